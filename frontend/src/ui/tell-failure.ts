import { signInAgain } from '../lib/sign-in.ts';
import type { FailureWords } from '../lib/texts.ts';
import { toast } from './toast-store.ts';

/**
 * Says in a toast that something failed. Where the session has ended that is said at once, before the browser leaves for the
 * sign-in half a second later.
 */
export function tellFailure({ title, detail, signedOut }: FailureWords): void {
  toast({ tone: 'error', title, detail, urgent: signedOut });
  if (signedOut) signInAgain();
}
