import type * as z from 'zod/mini';
import { DogForm } from '#shared/contract/dogs.ts';
import { dogOf, SetupDog } from '../../domain/onboarding/setup-dog.ts';

/** The dog that the set-up wizard described, as the dog form; null where there is none or it does not fit the wizard's rules. */
export function dogFromOnboarding(answers: unknown): z.output<typeof DogForm> | null {
  const known = SetupDog.safeParse(answers);
  if (!known.success) return null;
  const form = DogForm.safeParse(dogOf(known.data));
  return form.success ? form.data : null;
}
