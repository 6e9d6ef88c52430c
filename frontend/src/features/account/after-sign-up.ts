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

/** Chooses where a new owner goes first: to the tour if the wizard requested it, home after the wizard, else to the wizard. */
export function chooseFirstAddress({ wantsTour, wasOnboarded }: { wantsTour: boolean; wasOnboarded: boolean }): string {
  if (wantsTour) return tourPath;
  return wasOnboarded ? homePath : onboardingPath;
}

/**
 * Finishes a sign-up: creates the setup wizard's dog and clears the pending sign-up. A dog that can't be created now is
 * retried when the signed-in app starts.
 * @returns the path to go to
 */
export async function finishSignUp(owner: User): Promise<string> {
  const wasOnboarded = hasPendingOnboarding();
  if (wasOnboarded) {
    // Loaded on demand: the breed list and dog rules are large.
    const { createPendingDog } = await import('../../domain/onboarding/pending-dog.ts');
    await createPendingDog(owner).catch((error: unknown) =>
      console.warn('The dog of the setup could not be created.', error),
    );
  }
  clearPendingSignUp();
  forgetOtherOwner(owner.id);
  // An earlier account on this device may have seen the tour; this owner has not.
  remove(tourCompletedEntry);
  remove(quickStartSeenEntry);
  return chooseFirstAddress({ wantsTour: readText(tourRequestEntry) === 'true', wasOnboarded });
}
