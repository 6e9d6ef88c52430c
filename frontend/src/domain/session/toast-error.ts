import type { ErrorText } from '../../lib/texts.ts';
import { toast } from '../../ui/toast-store.ts';
import { redirectToSignIn } from './sign-in.ts';

/** Shows a failure in a toast. An expired session is shown at once and sends the browser to sign in. */
export function toastError({ title, detail, signedOut }: ErrorText): void {
  toast({ tone: 'error', title, detail, urgent: signedOut });
  if (signedOut) redirectToSignIn();
}
