import { CallError, isUnauthorized, NetworkError } from './call-errors.ts';

/** Toast texts of one operation. The keys of a feature's `texts.ts` are operation names. */
export interface OperationTexts {
  succeeded: string;
  failed: string;
}

/** An error as a toast shows it: our title, and the server's message as detail. */
export interface ErrorText {
  title: string;
  detail?: string;
  /** The session has expired: the browser goes to sign in. */
  signedOut: boolean;
}

/** Shown when a change is rejected because the session has expired. */
export const signedOutWords = 'Unauthorized: You are logged out. Logging in again...';

/** How a failed change is put into words: the screen's fixed sentence first, the server's own as detail. */
export function textsFor(error: unknown, texts: Pick<OperationTexts, 'failed'>): ErrorText {
  if (isUnauthorized(error)) return { title: signedOutWords, signedOut: true };
  const lost = error instanceof NetworkError ? 'Please check your connection.' : undefined;
  const detail = error instanceof CallError ? error.words : lost;
  return { title: texts.failed, detail, signedOut: false };
}
