import { toast } from '../../ui/feedback/toast-store.ts';
import { sendHeldDeletions } from '../lists/held-deletions.ts';
import { endSession } from './session.ts';

const failureTexts = {
  offline: {
    title: "You're offline, so you're still signed in here.",
    detail: "Try again once you're connected.",
  },
  trouble: {
    title: "We're having trouble right now, so you're still signed in here.",
    detail: 'Try again in a minute.',
  },
} as const;

/**
 * Signs the owner out. An error is shown in a toast.
 * @returns `leaving` after a success, because the page is about to reload
 */
export async function signOut(): Promise<undefined | 'leaving'> {
  await sendHeldDeletions();
  const checkError = await endSession();
  if (!checkError) return 'leaving';
  toast({ tone: 'error', ...failureTexts[checkError] });
  return undefined;
}
