import * as z from 'zod/mini';
import { DogForm } from '#shared/contract/dogs.ts';
import { readJson } from '../../lib/storage.ts';

/** The part of the wizard's answers that a dog is made of. Other parts are other screens' business. */
const OnboardingDog = z.object({
  dogName: z.string(),
  dogBreed: z.string(),
  dogAge: z.number(),
  dogWeight: z.optional(z.number()),
  experienceLevel: z._default(z.string(), ''),
  primaryGoals: z._default(z.array(z.string()), []),
});

/** The dog that the set-up wizard described, as the dog form; null where there is none or it does not fit the rules. */
export function dogFromOnboarding(answers: unknown): z.output<typeof DogForm> | null {
  const known = OnboardingDog.safeParse(answers);
  if (!known.success) return null;
  const { dogName, dogBreed, dogAge, dogWeight, experienceLevel, primaryGoals } = known.data;
  const form = DogForm.safeParse({
    name: dogName,
    breed: dogBreed,
    age: dogAge,
    weight: dogWeight,
    description: `${experienceLevel} owner focused on: ${primaryGoals.join(', ')}`,
  });
  return form.success ? form.data : null;
}

const KnownVisitor = z.object({
  name: z.catch(z.string(), ''),
  ownerName: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  homeAddress: z.catch(z.string(), ''),
  address: z.catch(z.string(), ''),
  city: z.catch(z.string(), ''),
  state: z.catch(z.string(), ''),
  zipCode: z.catch(z.string(), ''),
});

/** What the visitor has already typed into the payment form or the wizard, so that nobody types it twice. */
export function typedBefore() {
  const [paid, told] = [readJson('signup_data'), readJson('onboarding_data')].map((kept) => {
    const known = KnownVisitor.safeParse(kept);
    return known.success ? known.data : KnownVisitor.parse({});
  });
  const first = (...values: (string | undefined)[]) => values.find(Boolean) ?? '';
  return {
    name: first(paid?.name, told?.ownerName),
    email: first(paid?.email, told?.email),
    homeAddress: first(paid?.address, told?.homeAddress),
    city: first(paid?.city, told?.city),
    state: first(paid?.state, told?.state),
    zipCode: first(paid?.zipCode, told?.zipCode),
  };
}
