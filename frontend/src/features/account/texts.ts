import type { ErrorCode } from '#shared/errors.ts';
import { CallError, NetworkError } from '../../lib/call-errors.ts';
import { type ErrorText, type OperationTexts, textsFor } from '../../lib/texts.ts';

/** What the open screens say when an operation has failed. With a colon at its end, the server's words follow. */
export const accountTexts = {
  login: { failed: 'Login failed: ', offline: 'Network error during login' },
  register: { failed: 'Registration failed: ', offline: 'Network error during registration' },
  forgotPassword: { failed: 'The mail was not sent', offline: 'The mail was not sent' },
  resetPassword: { failed: 'Your password was not changed', offline: 'Your password was not changed' },
  verifyEmail: { failed: 'Your email is not confirmed', offline: 'Your email is not confirmed' },
  changePassword: { failed: 'Your password was not changed', offline: 'Your password was not changed' },
} as const;

/** What toasts of the Account tab say when an operation has ended. */
export const accountToasts = {
  updateUser: { succeeded: 'Saved', failed: 'Your changes were not saved. Please try again.' },
  changePassword: {
    succeeded: 'Your password was changed',
    failed: 'Your password was not changed. Please try again.',
  },
  resendVerification: { succeeded: 'The mail is on its way', failed: 'The mail was not sent. Please try again.' },
  endSession: { succeeded: 'Signed out', failed: 'This browser was not signed out. Please try again.' },
  signOutEverywhere: { succeeded: 'Signed out everywhere', failed: 'You were not signed out. Please try again.' },
} as const satisfies Record<string, OperationTexts>;

/** What to do about a failure, where the alert's own words do not say it. */
const advice: Partial<Record<ErrorCode, string>> = {
  wrongCredentials: 'The email or the password is not right. Please check both and try again.',
};

/** "30 seconds", "2 minutes". */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How long to wait, where the server says so. */
export function waitSentence(error: unknown): string | undefined {
  if (!(error instanceof CallError) || !error.retryAfter) return undefined;
  return `You can try again in ${waitWords(error.retryAfter)}.`;
}

/** Words without their general "try again", where it is known when that helps. */
function withoutAdvice(words: string): string {
  return words.replace(/ Please (wait a moment and )?try again\.$/, '');
}

/** How a failed change of the account is put into words; a known wait takes the place of "please try again". */
export function failureWords(error: unknown, texts: Pick<OperationTexts, 'failed'>): ErrorText {
  const words = textsFor(error, texts);
  const wait = waitSentence(error);
  return wait ? { ...words, title: withoutAdvice(words.title), detail: wait } : words;
}

/** An alert about a failed operation of the open screens: what failed, and beneath it why and what to do. */
export function alertFor(error: unknown, operation: keyof typeof accountTexts): { title: string; detail?: string } {
  const texts = accountTexts[operation];
  if (error instanceof NetworkError)
    return { title: texts.offline, detail: 'Please check your connection and try again.' };
  const said = error instanceof CallError ? error.words : 'Something went wrong. Please try again.';
  const code = error instanceof CallError ? error.code : undefined;
  const wait = waitSentence(error);
  const words = wait ? withoutAdvice(said) : said;
  const next = wait ?? (code && advice[code]);
  if (texts.failed.endsWith(': ')) return { title: `${texts.failed}${words}`, detail: next };
  return { title: texts.failed, detail: next ? `${words} ${next}` : words };
}
