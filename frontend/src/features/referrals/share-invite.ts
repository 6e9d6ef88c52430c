import { toast } from '../../ui/feedback/toast-store.ts';

const text = 'Join me on Houndwell. You get one month of credit when you verify your email.';

/** Whether the device has a dialog to share links. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's dialog to share an invite link. Never rejects. */
export async function shareInvite(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Houndwell', text, url });
  } catch (error) {
    // `AbortError`: the owner closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      tone: 'error',
      title: "We couldn't open the share menu.",
      detail: 'You can copy your link in Profile > Referrals.',
    });
  }
}
