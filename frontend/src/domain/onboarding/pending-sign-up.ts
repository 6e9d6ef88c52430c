import * as z from 'zod/mini';
import { addressFields, Email, maxNameLength, text } from '#shared/contract/fields.ts';
import { type Interval, isPaid, type PaidPlan } from '#shared/plans.ts';
import { removeDraft } from '../../platform/storage/drafts.ts';
import { readJson, readText, remove, storageEntry, writeJson, writeText } from '../../platform/storage/storage.ts';
import { inviteEntry } from './invite-code.ts';

const planEntry = storageEntry('selected_plan');
const contactEntry = storageEntry('signup_data');
/** The setup wizard's answers. */
export const onboardingEntry = storageEntry('onboarding_data');
/** The payment provider's token, for this tab only. */
const paymentTokenEntry = storageEntry('payment_token', 'tab');
/** The setup wizard's dog, until the dog was created after sign-up. */
export const pendingDogEntry = storageEntry('pending_dog');

/**
 * The pending sign-up: what a visitor chose and typed on the payment page and in the setup wizard, until the account is
 * created. Only this file uses the storage entries of a pending sign-up, except for the invite code (`invite-code.ts`).
 */
interface PendingSignUp {
  plan: ChosenPlan;
  /** The contact fields of the payment form. Card fields are never stored. */
  contact: { name: string; email: string; address: string; city: string; state: string; zipCode: string };
  /** The answers of the completed setup wizard. `pending-dog.ts` creates the dog that they describe. */
  onboarding: object;
}

/** A paid plan that the visitor chose, and how often the plan is billed. */
export interface ChosenPlan {
  plan: PaidPlan;
  interval: Interval;
}

/**
 * Stores the given parts of the pending sign-up.
 * @returns false if the browser cannot store them, so that they are lost when the page closes
 */
export function updatePendingSignUp({ plan, contact, onboarding }: Partial<PendingSignUp>): boolean {
  return [
    plan === undefined || writeJson(planEntry, plan),
    contact === undefined || writeJson(contactEntry, contact),
    onboarding === undefined || writeJson(onboardingEntry, onboarding),
  ].every(Boolean);
}

/** Deletes the pending sign-up after the account was created. Keeps the wizard's dog, which is created later. */
export function clearPendingSignUp(): void {
  removePendingPlan();
  remove(contactEntry);
  remove(inviteEntry);
  removeDraft('payment');
  removeDraft('sign_up');
}

/** Reads the chosen plan; undefined if none or no paid plan was chosen. */
export function readPendingPlan(): ChosenPlan | undefined {
  const { plan, interval } = (readJson(planEntry) ?? {}) as Record<string, string | undefined>;
  return isPaid(plan) ? { plan, interval: interval === 'annual' ? 'annual' : 'monthly' } : undefined;
}

/** Stores the payment token of the chosen plan, in this tab only. Returns false if a reload would lose the token. */
export function savePaymentToken(token: string): boolean {
  return writeText(paymentTokenEntry, token);
}

/** Reads the payment token for exactly this plan and interval; null if this tab has none. */
export function readPaymentToken(wanted: { plan: string; interval: Interval }): string | null {
  const chosen = readPendingPlan();
  const isSame = chosen?.plan === wanted.plan && chosen.interval === wanted.interval;
  return isSame ? readText(paymentTokenEntry) : null;
}

/** Deletes the payment token, after it was rejected or discarded. */
export function removePaymentToken(): void {
  remove(paymentTokenEntry);
}

/** Deletes the chosen plan and its payment token. */
export function removePendingPlan(): void {
  remove(planEntry);
  removePaymentToken();
}

/** Reads the answers of the completed setup wizard, without validation; an empty object if there are none. */
export function readPendingOnboarding(): Record<string, unknown> {
  const stored = readJson(onboardingEntry);
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

const DogName = z.catch(text(1, 100, ''), '');

/** Reads the name of the setup wizard's dog; an empty string if there is none. */
export function readPendingDogName(): string {
  return DogName.parse(readPendingOnboarding().dogName);
}

/** Whether the setup wizard was completed on this device and its dog has not been created yet. */
export function hasPendingOnboarding(): boolean {
  return readJson(onboardingEntry) !== null;
}

/** Whether a dog of the setup wizard may still be pending, for any owner. */
export function hasPendingDog(): boolean {
  return hasPendingOnboarding() || readJson(pendingDogEntry) !== null;
}

const Name = z.catch(text(1, maxNameLength, ''), '');
const { homeAddress, city, state, zipCode } = addressFields;

/** The stored contact fields. Storage can be tampered with, so an invalid value counts as blank. */
const StoredContact = z.object({
  name: Name,
  ownerName: Name,
  email: z.catch(Email, ''),
  homeAddress: z.catch(homeAddress, ''),
  address: z.catch(homeAddress, ''),
  city: z.catch(city, ''),
  state: z.catch(state, ''),
  zipCode: z.catch(zipCode, ''),
});

/**
 * Reads default values for contact fields: from the payment form or else from the setup wizard; blank if neither has
 * them.
 */
export function readPendingContact() {
  const [payment, wizard] = [readJson(contactEntry), readJson(onboardingEntry)].map(
    (stored) => StoredContact.safeParse(stored).data ?? StoredContact.parse({}),
  );
  const first = (...values: (string | null | undefined)[]) => values.find(Boolean) ?? '';
  return {
    name: first(payment?.name, wizard?.ownerName),
    email: first(payment?.email, wizard?.email),
    homeAddress: first(payment?.address, wizard?.homeAddress),
    city: first(payment?.city, wizard?.city),
    state: first(payment?.state, wizard?.state),
    zipCode: first(payment?.zipCode, wizard?.zipCode),
  };
}
