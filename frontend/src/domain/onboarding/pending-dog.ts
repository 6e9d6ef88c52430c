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

/** A dog to create, with the one idempotency key that all attempts send. */
const PendingDog = z.object({
  ownerId: z.string(),
  idempotencyKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  dog: DogForm,
});
type PendingDog = z.output<typeof PendingDog>;

/**
 * Stores a dog to create for an owner. If the same dog is already stored, keeps its idempotency key, so that a retry
 * after a reload does not create a second dog.
 */
export function savePendingDog(ownerId: string, dog: DogForm): PendingDog {
  const known = PendingDog.safeParse(readJson(pendingDogEntry)).data;
  if (known?.ownerId === ownerId && JSON.stringify(known.dog) === JSON.stringify(DogForm.parse(dog))) return known;
  const pending = { ownerId, idempotencyKey: createKey(), dog: DogForm.parse(dog) };
  writeJson(pendingDogEntry, pending);
  return pending;
}

/** Deletes the pending dog after the dog was created or discarded. */
export function removePendingDog(): void {
  remove(pendingDogEntry);
}

/**
 * Whether the wizard's answers on this device belong to this owner: the account is new, or the email address is the
 * same.
 */
function belongsTo(owner: Owner, answers: unknown): boolean {
  const email = (answers as { email?: unknown } | null)?.email;
  return owner.isFirstLogin || (typeof email === 'string' && email.trim().toLowerCase() === owner.email);
}

/**
 * Returns this owner's pending dog; undefined if there is none. The first call moves the dog from the setup wizard's
 * answers to an entry of its own.
 */
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
 * Creates this owner's pending dog, if there is one. Concurrent calls share one attempt. After a failure, the dog stays
 * pending, unless the server rejected a field.
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
    // A retry would fail again, because the fields stay invalid.
    if (error instanceof CallError && Object.keys(error.fields).length > 0) removePendingDog();
    throw error;
  }
  removePendingDog();
  // The wizard's draft contains the same dog. Submitting the draft again would create a second one.
  removeDraft(wizardDraft);
  return true;
}
