import { toast } from '../../ui/toast-store.ts';
import { endSession } from './session.ts';

const whyNot = {
  offline: {
    title: 'You are offline, so you are still signed in here.',
    detail: 'Please try again once you are connected.',
  },
  trouble: {
    title: 'Houndwell has trouble right now, so you are still signed in here.',
    detail: 'Please try again in a moment.',
  },
} as const;

/** Signs out. Where that did not work, a toast says so and the page stays as it was. */
export async function signOut(): Promise<undefined | 'leaving'> {
  const unsure = await endSession();
  if (!unsure) return 'leaving';
  toast({ tone: 'error', ...whyNot[unsure] });
  return undefined;
}
