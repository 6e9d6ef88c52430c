import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { DogForm, dogs } from '#shared/contract/dogs.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { createKey } from '../../lib/idempotency-keys.ts';
import { removeDraft } from '../../platform/storage/drafts.ts';
import { readJson, remove, writeJson } from '../../platform/storage/storage.ts';
import { wizardDraft } from './onboarding-entries.ts';
import { onboardingEntry, pendingDogEntry } from './pending-sign-up.ts';
import { SetupDog, toDogForm } from './setup-dog.ts';

type Owner = Pick<User, 'id' | 'email' | 'isFirstLogin'>;

/** A dog to create, with the idempotency key of every attempt. */
const PendingDog = z.object({
  ownerId: z.string(),
  idempotencyKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  dog: DogForm,
});
type PendingDog = z.output<typeof PendingDog>;

/**
 * Stores a dog to create for an owner. Storing the same dog again keeps its idempotency key, so that a retry after
 * a reload creates it once.
 */
export function savePendingDog(ownerId: string, dog: DogForm): PendingDog {
  const known = PendingDog.safeParse(readJson(pendingDogEntry)).data;
  if (known?.ownerId === ownerId && JSON.stringify(known.dog) === JSON.stringify(DogForm.parse(dog))) return known;
  const pending = { ownerId, idempotencyKey: createKey(), dog: DogForm.parse(dog) };
  writeJson(pendingDogEntry, pending);
  return pending;
}

/** Deletes the pending dog, once it was created or discarded. */
export function removePendingDog(): void {
  remove(pendingDogEntry);
}

/** Whether the wizard's answers on this device belong to this owner, and not to someone else on the same device. */
function belongsTo(owner: Owner, answers: unknown): boolean {
  const email = (answers as { email?: unknown } | null)?.email;
  return owner.isFirstLogin || (typeof email === 'string' && email.trim().toLowerCase() === owner.email);
}

/** The pending dog of this owner. The first call takes it from the setup wizard's answers. */
export function takePendingDog(owner: Owner): PendingDog | undefined {
  const known = PendingDog.safeParse(readJson(pendingDogEntry)).data;
  if (known?.ownerId === owner.id) return known;
  const answers = readJson(onboardingEntry);
  if (answers === null || !belongsTo(owner, answers)) return undefined;
  remove(onboardingEntry);
  const dog = SetupDog.safeParse(answers).data;
  return dog && savePendingDog(owner.id, toDogForm(dog));
}

let creating: Promise<boolean> | undefined;

/**
 * Creates this owner's pending dog, if there is one. Concurrent calls share one attempt. After a failure,
 * the dog stays pending, unless its fields are invalid.
 * @returns whether a dog was created
 * @throws CallError or NetworkError
 */
export function createPendingDog(owner: Owner): Promise<boolean> {
  creating ??= create(owner).finally(() => {
    creating = undefined;
  });
  return creating;
}

async function create(owner: Owner): Promise<boolean> {
  const pending = takePendingDog(owner);
  if (!pending) return false;
  try {
    await call(dogs.createDog, { body: pending.dog }, { idempotencyKey: pending.idempotencyKey });
  } catch (error) {
    // A dog with invalid fields can never be created as it is.
    if (error instanceof CallError && Object.keys(error.fields).length > 0) removePendingDog();
    throw error;
  }
  removePendingDog();
  // The wizard's draft has become this dog. Submitting it again would create a second one.
  removeDraft(wizardDraft);
  return true;
}
