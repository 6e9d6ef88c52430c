import * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { dogOf } from '../../domain/onboarding/setup-dog.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import type { IntentKeys } from '../../lib/intent.ts';
import { readDraft, removeDraft, writeDraft, writeJson, writeText } from '../../lib/storage.ts';
import type { Field, OnboardingRecord } from './onboarding-form.ts';

/** Remembers that the wizard is through and that the tour comes next; false where the browser kept none of it. */
function noteCompletion(): boolean {
  const onboarded = writeText('user_onboarded', 'true');
  return writeText('start_guided_tutorial', 'true') && onboarded;
}

/** Keeps a visitor's answers for the sign-up. Where the browser refuses, they live as long as the page: false. */
export function keepForSignUp(record: OnboardingRecord): boolean {
  const kept = writeJson('onboarding_data', record);
  return noteCompletion() && kept;
}

const Intent = z.object({ content: z.string(), key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const intentDraft = 'onboarding-intent';

/** The name of making this dog, kept through a reload of the page: what may have been done already is not done twice. */
function keptKey(dog: object, keys: IntentKeys): string {
  const content = JSON.stringify(dog);
  const { data: kept } = Intent.safeParse(readDraft(intentDraft));
  if (kept?.content === content) return kept.key;
  const key = keys.keyFor(dog);
  writeDraft(intentDraft, { content, key });
  return key;
}

/**
 * Makes the dog of a signed-in owner and saves the address. Repeated after a failure it makes no second dog.
 * @throws CallError or NetworkError
 */
export async function saveForOwner(record: OnboardingRecord, keys: IntentKeys): Promise<void> {
  const dog = dogOf(record);
  await call(dogs.createDog, { body: dog }, { idempotencyKey: keptKey(dog, keys) });
  const { ownerName: firstName, homeAddress, city, state, zipCode } = record;
  await call(account.updateUser, { body: { firstName, homeAddress, city, state, zipCode } });
  keys.done();
  removeDraft(intentDraft);
  noteCompletion();
}

const fieldOfCall: Record<string, Field> = {
  name: 'dogName',
  breed: 'dogBreed',
  age: 'dogAge',
  weight: 'dogWeight',
  firstName: 'ownerName',
  homeAddress: 'homeAddress',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
};

/** What the server says about single fields, at the wizard's own. */
export function fieldErrorsOf(error: unknown): Partial<Record<Field, string>> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, words]) => (fieldOfCall[name] ? [[fieldOfCall[name], words]] : [])),
  );
}
