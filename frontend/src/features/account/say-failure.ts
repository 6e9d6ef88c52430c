import { wordsFor } from '../../lib/texts.ts';
import { tellFailure } from '../../ui/tell-failure.ts';
import { type accountToasts, waitSentence } from './texts.ts';

/**
 * Says in a toast how a change of the account went wrong. An ended session leads to sign-in.
 * @returns whether the session had ended
 */
export function sayFailure(error: unknown, texts: (typeof accountToasts)[keyof typeof accountToasts]): boolean {
  const { title, detail, signedOut } = wordsFor(error, texts);
  tellFailure({ title, detail: waitSentence(error) ?? detail, signedOut });
  return signedOut;
}
