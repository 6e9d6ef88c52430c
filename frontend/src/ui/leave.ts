import { signOut } from '../lib/session.ts';
import { toast } from './toast-store.ts';

const whyNot = {
  offline: 'You are offline, so you are still signed in here.',
  trouble: 'Houndwell has trouble right now, so you are still signed in here.',
} as const;

/** Signs out. Where that did not work, a toast says so and the page stays as it was. */
export async function leave(): Promise<undefined | 'leaving'> {
  const unsure = await signOut();
  if (!unsure) return 'leaving';
  toast({ tone: 'error', title: whyNot[unsure], detail: 'Please try again in a moment.' });
  return undefined;
}
