import { startSignInPath } from './first-calls.ts';

/** How long a toast about an ended session stands before the browser leaves, in milliseconds. */
export const leaveAfterMs = 500;

/** Where signing in starts. */
export const signInAddress = startSignInPath;

/** Sends the browser to sign in, after the toast that says why could be read. */
export function signInAgain(): void {
  setTimeout(() => window.location.assign(signInAddress), leaveAfterMs);
}
