import { CallError, isUnauthorized, NetworkError } from './call-errors.ts';

/** What a screen says about one operation. The keys of a feature's `texts.ts` are the operations' names. */
export interface OperationTexts {
  succeeded: string;
  failed: string;
}

/** What a toast says: a title and, where the server gave its own sentence, that as detail. */
export interface ErrorText {
  title: string;
  detail?: string;
  /** The session has ended: the browser should go to sign in. */
  signedOut: boolean;
}

/** Said whenever a change is refused because the session has ended. */
export const signedOutWords = 'Unauthorized: You are logged out. Logging in again...';

/** How a failed change is put into words: the screen's fixed sentence first, the server's own as detail. */
export function textsFor(error: unknown, texts: Pick<OperationTexts, 'failed'>): ErrorText {
  if (isUnauthorized(error)) return { title: signedOutWords, signedOut: true };
  const lost = error instanceof NetworkError ? 'Please check your connection.' : undefined;
  const detail = error instanceof CallError ? error.words : lost;
  return { title: texts.failed, detail, signedOut: false };
}
