import { startSignInPath } from '../../lib/first-calls.ts';
import { keepAddress } from '../../lib/unsent.ts';
import { sessionNow } from './session.ts';

/** How long a toast about an ended session stands before the browser leaves, in milliseconds. */
export const leaveAfterMs = 500;

/** Where signing in starts. */
export const signInAddress = startSignInPath;

/** Sends the browser to sign in, after the toast that says why could be read; signing in leads back here. */
export function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  keepAddress(pathname + search, sessionNow().user?.id);
  setTimeout(() => window.location.assign(signInAddress), leaveAfterMs);
}
