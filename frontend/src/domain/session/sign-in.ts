import { startSignInPath } from '../../lib/first-calls.ts';
import { saveReturnAddress } from './return-address.ts';
import { sessionNow } from './session.ts';

/** How long a toast about an expired session is shown before the browser leaves, in milliseconds. */
export const leaveAfterMs = 500;

/** Where sign-in starts. */
export const signInAddress = startSignInPath;

/** Sends the browser to sign in, after a moment to read why. Signing in leads back to this screen. */
export function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  saveReturnAddress(pathname + search, sessionNow().user?.id);
  setTimeout(() => window.location.assign(signInAddress), leaveAfterMs);
}
