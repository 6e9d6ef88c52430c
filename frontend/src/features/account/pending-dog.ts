import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { call } from '../../lib/call.ts';
import { intentKeys } from '../../lib/intent.ts';
import { readJson, remove, writeJson } from '../../lib/storage.ts';
import { dogFromOnboarding } from './onboarding-data.ts';

type Owner = Pick<User, 'id' | 'email' | 'isFirstLogin'>;

/** What stands beside the wizard's answers once their dog was asked for: whose it is, and the name of the intent. */
const Waiting = z.object({
  email: z.catch(z.string(), ''),
  waitsFor: z.catch(z.nullable(z.string()), null),
  intent: z.catch(z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))), null),
});

/** Whether answers on this device are this owner's: a stranger's, who never signed up, make no dog for the next owner. */
export function isFor(owner: Owner, answers: unknown): boolean {
  const known = Waiting.safeParse(answers);
  if (!known.success) return false;
  const { waitsFor, email } = known.data;
  if (waitsFor !== null) return waitsFor === owner.id;
  return owner.isFirstLogin || email.trim().toLowerCase() === owner.email;
}

let making: Promise<boolean> | undefined;

/**
 * Makes the dog of the set-up wizard, if there is one for this owner. What fails is kept and made at a later call, under
 * the same name of the intent, so that an answer that got lost makes no second dog.
 * @returns whether a dog was made
 */
export function makeKeptDog(owner: Owner): Promise<boolean> {
  making ??= make(owner).finally(() => {
    making = undefined;
  });
  return making;
}

async function make(owner: Owner): Promise<boolean> {
  const answers = readJson('onboarding_data');
  if (answers === null || !isFor(owner, answers)) return false;
  const dog = dogFromOnboarding(answers);
  if (!dog) {
    // Not made by the wizard as it is: nothing can come of it.
    remove('onboarding_data');
    return false;
  }
  const intent = Waiting.parse(answers).intent ?? intentKeys().keyFor(dog);
  writeJson('onboarding_data', { ...(answers as object), waitsFor: owner.id, intent });
  try {
    await call(dogs.createDog, { body: dog }, { idempotencyKey: intent });
  } catch (error) {
    console.warn('The dog of the set-up could not be made.', error);
    return false;
  }
  remove('onboarding_data');
  return true;
}
