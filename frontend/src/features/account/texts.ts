import { CallError, NetworkError } from '../../lib/call-errors.ts';
import { describeRetry, type OperationTexts, removeRetryAdvice } from '../../lib/texts.ts';
import { isAddedAlready, isCanceled } from './passkey-support.ts';

/** Titles of the alerts in account forms, by operation. The server's message follows a title that ends with a colon. */
export const alertTexts = {
  login: { failed: 'Login failed: ', offline: 'Network error during login' },
  register: { failed: 'Registration failed: ', offline: 'Network error during registration' },
  forgotPassword: { failed: "The email wasn't sent", offline: "The email wasn't sent" },
  resetPassword: { failed: "Your password wasn't changed", offline: "Your password wasn't changed" },
  verifyEmail: { failed: "Your email isn't confirmed", offline: "Your email isn't confirmed" },
  changePassword: { failed: "Your password wasn't changed", offline: "Your password wasn't changed" },
  passkey: { failed: "You're not signed in", offline: "You're not signed in" },
  addPasskey: { failed: "The passkey wasn't added", offline: "The passkey wasn't added" },
  deleteAccount: { failed: "Your account wasn't changed", offline: "Your account wasn't changed" },
} as const;

/** Toasts of the Account tab, by operation. */
export const accountToasts = {
  updateUser: { succeeded: 'Saved', failed: "Your changes weren't saved. Please try again." },
  resendVerification: {
    succeeded: 'A new email is on its way. Its link works once, within 7 days.',
    failed: "The email wasn't sent. Please try again.",
  },
  endSession: { succeeded: 'Signed out', failed: "That browser wasn't signed out. Please try again." },
  addPasskey: { succeeded: 'Passkey added', failed: "The passkey wasn't added. Please try again." },
  renamePasskey: { succeeded: 'Renamed', failed: "The passkey wasn't renamed. Please try again." },
  removePasskey: { succeeded: 'Passkey removed', failed: "The passkey wasn't removed. Please try again." },
  signOutEverywhere: { succeeded: 'Signed out everywhere', failed: "You weren't signed out. Please try again." },
} as const satisfies Record<string, OperationTexts>;

function describeError(error: unknown): string {
  if (isCanceled(error)) return 'No passkey was used. Try again, or use your password.';
  if (isAddedAlready(error)) return 'This device already has a passkey for your account.';
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  // The API's message for every 401 is "Unauthorized", which does not help the owner.
  return error.code === 'wrongCredentials' ? "That email and password don't match." : error.serverMessage;
}

/** Returns the title and the detail of an alert about a failed operation. */
export function chooseAlertTexts(
  error: unknown,
  operation: keyof typeof alertTexts,
): { title: string; detail?: string } {
  const { failed, offline } = alertTexts[operation];
  if (error instanceof NetworkError) return { title: offline, detail: 'Please check your connection and try again.' };
  const retry = describeRetry(error);
  const message = describeError(error);
  const shown = retry ? removeRetryAdvice(message) : message;
  if (failed.endsWith(': ')) return { title: `${failed}${shown}`, detail: retry };
  return { title: failed, detail: [shown, retry].filter(Boolean).join(' ') };
}
