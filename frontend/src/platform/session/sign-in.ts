import { account } from '#shared/contract/account.ts';
import type { ErrorText } from '../../lib/texts.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { saveReturnAddress } from './return-address.ts';
import { getSession } from './session.ts';

/** How long a toast about an expired session is shown before the redirect, in milliseconds. */
export const leaveAfterMs = 500;

/** The address to which the app redirects for sign-in. */
export const signInAddress: string = account.startSignIn.path;

/** The address to which the app redirects for sign-up. */
export const signUpAddress = `${signInAddress}?new=true`;

/**
 * Redirects to sign-in after a short delay, so that the owner can read the reason. Signing in leads back to this
 * screen.
 */
export function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  saveReturnAddress(pathname + search, getSession().user?.id);
  setTimeout(() => window.location.assign(signInAddress), leaveAfterMs);
}

/** Shows an error in a toast and returns the toast's ID. If the session has expired, also redirects to sign-in. */
export function toastError({ title, detail, signedOut }: ErrorText): number {
  if (signedOut) redirectToSignIn();
  return toast({ tone: 'error', title, detail, urgent: signedOut });
}
