import { toastError } from '../../domain/session/toast-error.ts';
import { type accountToasts, failureWords } from './texts.ts';

/**
 * Says in a toast how a change of the account went wrong. An ended session leads to sign-in.
 * @returns whether the session had ended
 */
export function toastAccountError(error: unknown, texts: (typeof accountToasts)[keyof typeof accountToasts]): boolean {
  const words = failureWords(error, texts);
  toastError(words);
  return words.signedOut;
}
