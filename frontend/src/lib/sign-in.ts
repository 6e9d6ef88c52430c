import { startSignInPath } from './first-calls.ts';
import { sessionNow } from './session.ts';
import { keepAddress } from './unsent.ts';

/** How long a toast about an ended session stands before the browser leaves, in milliseconds. */
export const leaveAfterMs = 500;

/** Where signing in starts. */
export const signInAddress = startSignInPath;

/** Sends the browser to sign in, after the toast that says why could be read; signing in leads back here. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  keepAddress(pathname + search, sessionNow().user?.id);
  setTimeout(() => window.location.assign(signInAddress), leaveAfterMs);
}
