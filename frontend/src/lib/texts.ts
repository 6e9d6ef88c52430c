import { CallError, isUnauthorized, NetworkError } from './call-errors.ts';

/** The toast texts of one operation. A feature's `texts.ts` has them by operation name. */
export interface OperationTexts {
  succeeded: string;
  failed: string;
}

/** The texts of an error toast: our title, and the server's message as the detail. */
export interface ErrorText {
  title: string;
  detail?: string;
  /** Whether the session has expired, which redirects to sign-in. */
  signedOut: boolean;
}

/** Shown when a change is rejected because the session has expired. */
export const signedOutMessage = 'Unauthorized: You are logged out. Logging in again...';

/** Formats a wait, in seconds below 90 and otherwise in minutes, rounded up: "30 seconds", "2 minutes". */
export function formatWait(seconds: number): string {
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns a sentence that says when to try again after a rate limit; undefined if the server did not send the time. */
export function describeRetry(error: unknown): string | undefined {
  if (!(error instanceof CallError) || !error.retryAfter) return undefined;
  return `You can try again in ${formatWait(error.retryAfter)}.`;
}

/** Removes the general "Please try again" at the end of a text, for use when a sentence with the exact time follows. */
export function removeRetryAdvice(text: string): string {
  return text.replace(/ Please (wait a moment and )?try again\.$/, '');
}

/**
 * Returns the toast texts of a failed operation: the operation's own message as the title, the server's as the detail.
 */
export function toErrorText(error: unknown, { failed }: Pick<OperationTexts, 'failed'>): ErrorText {
  if (isUnauthorized(error)) return { title: signedOutMessage, signedOut: true };
  if (error instanceof NetworkError)
    return { title: failed, detail: 'Please check your connection.', signedOut: false };
  if (!(error instanceof CallError)) return { title: failed, signedOut: false };
  const retry = describeRetry(error);
  if (!retry) return { title: failed, detail: error.serverMessage, signedOut: false };
  return {
    title: removeRetryAdvice(failed),
    detail: `${removeRetryAdvice(error.serverMessage)} ${retry}`,
    signedOut: false,
  };
}

/** Formats the local date of an instant, with no-break spaces: "November 28, 2026". */
export function formatFullDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, dateStyle: 'long' }).replaceAll(' ', '\u00a0');
}
