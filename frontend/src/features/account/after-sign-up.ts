import type { User } from '#shared/contract/account.ts';
import {
  quickStartSeenEntry,
  tourCompletedEntry,
  tourRequestEntry,
} from '../../domain/onboarding/onboarding-entries.ts';
import { onboardingPath, tourPath } from '../../domain/onboarding/paths.ts';
import { clearPendingSignUp, hasPendingOnboarding } from '../../domain/onboarding/pending-sign-up.ts';
import { forgetOtherOwner } from '../../platform/session/after-sign-in.ts';
import { homePath } from '../../platform/session/paths.ts';
import { readText, remove } from '../../platform/storage/storage.ts';

/** Chooses a new owner's first screen: the tour if `wantsTour`, home after the setup wizard, else the wizard. */
export function chooseFirstAddress({ wantsTour, wasOnboarded }: { wantsTour: boolean; wasOnboarded: boolean }): string {
  if (wantsTour) return tourPath;
  return wasOnboarded ? homePath : onboardingPath;
}

/**
 * Finishes a sign-up: creates the setup wizard's dog and clears the pending sign-up. If creating the dog fails, the
 * signed-in app retries when it starts.
 * @returns the path to go to
 */
export async function finishSignUp(owner: User): Promise<string> {
  const wasOnboarded = hasPendingOnboarding();
  if (wasOnboarded) {
    // This module is loaded on demand: it includes the breed list and the rules of dogs, which are large.
    const { createPendingDog } = await import('../../domain/onboarding/pending-dog.ts');
    await createPendingDog(owner).catch((error: unknown) =>
      console.warn('The dog from the setup wizard could not be created.', error),
    );
  }
  clearPendingSignUp();
  forgetOtherOwner(owner.id);
  // These entries may come from another account on this device. The new owner has not seen the tour.
  remove(tourCompletedEntry);
  remove(quickStartSeenEntry);
  return chooseFirstAddress({ wantsTour: readText(tourRequestEntry) === 'true', wasOnboarded });
}
