import { redirectToSignIn } from '../domain/session/sign-in.ts';
import type { ErrorText } from '../lib/texts.ts';
import { toast } from './toast-store.ts';

/**
 * Says in a toast that something failed. Where the session has ended that is said at once, before the browser leaves for the
 * sign-in half a second later.
 */
export function toastError({ title, detail, signedOut }: ErrorText): void {
  toast({ tone: 'error', title, detail, urgent: signedOut });
  if (signedOut) redirectToSignIn();
}
