import { CallError, isUnauthorized, NetworkError } from './call-errors.ts';

/** Toast texts of one operation. The keys of a feature's `texts.ts` are operation names. */
export interface OperationTexts {
  succeeded: string;
  failed: string;
}

/** An error's texts in a toast: our title, and the server's message as detail. */
export interface ErrorText {
  title: string;
  detail?: string;
  /** Whether the session has expired, which redirects to sign-in. */
  signedOut: boolean;
}

/** Shown when a change is rejected because the session has expired. */
export const signedOutMessage = 'Unauthorized: You are logged out. Logging in again...';

/** "30 seconds", "2 minutes". */
export function formatWait(seconds: number): string {
  const [count, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** When to try again after hitting a rate limit; undefined if the server did not send it. */
export function describeRetry(error: unknown): string | undefined {
  if (!(error instanceof CallError) || !error.retryAfter) return undefined;
  return `You can try again in ${formatWait(error.retryAfter)}.`;
}

/** Removes the general "Please try again" from a text that is followed by the exact time. */
export function removeRetryAdvice(text: string): string {
  return text.replace(/ Please (wait a moment and )?try again\.$/, '');
}

/** The texts of a failed operation: the screen's message as title, the server's message as detail. */
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

/** "November 28, 2026" in the owner's time zone, with no-break spaces. */
export function formatFullDay(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone, dateStyle: 'long' }).replaceAll(' ', '\u00a0');
}
