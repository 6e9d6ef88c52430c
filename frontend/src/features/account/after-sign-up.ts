import type { User } from '#shared/contract/account.ts';
import { forgetChosenPlan } from '../../domain/plan/chosen-plan.ts';
import { homeWithTour, paths } from '../../lib/paths.ts';
import { readJson, readText, remove } from '../../lib/storage.ts';

/** Where a new owner goes first: to the tour where the wizard asked for it, home after the wizard, else to the wizard. */
export function firstAddress({ wantsTour, wasOnboarded }: { wantsTour: boolean; wasOnboarded: boolean }): string {
  if (wantsTour) return homeWithTour;
  return wasOnboarded ? paths.home : paths.onboarding;
}

/**
 * Finishes a sign-up: makes the dog of the set-up wizard, forgets what was kept for this moment and answers where to go.
 * A dog that cannot be made stops nobody: it is tried again when the signed-in part starts.
 */
export async function finishSignUp(owner: User): Promise<string> {
  const wasOnboarded = readJson('onboarding_data') !== null;
  // Breeds and rules of a dog weigh something: they come only with a dog to make.
  if (wasOnboarded)
    await import('./pending-dog.ts').then(({ makeKeptDog }) => makeKeptDog(owner)).catch(() => undefined);
  forgetChosenPlan();
  remove('invite_code');
  remove('signup_data');
  remove('payment_draft');
  // Whoever had an account on this device before has seen the tour; this owner has not.
  remove('tutorial_completed');
  remove('quick_start_seen');
  return firstAddress({ wantsTour: readText('start_guided_tutorial') === 'true', wasOnboarded });
}
