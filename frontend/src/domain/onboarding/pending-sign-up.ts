import * as z from 'zod/mini';
import { addressFields, Email, maxNameLength, text } from '#shared/contract/fields.ts';
import { type Interval, isPaid, type PaidPlan } from '#shared/plans.ts';
import { readJson, readText, remove, writeJson, writeText } from '../../lib/storage.ts';

/**
 * The pending sign-up: what a visitor chose and typed on the payment page and in the set-up wizard until their account is
 * created. This is the only file that reads and writes its storage entries, but for the invite code's (`invite-code.ts`).
 */
interface PendingSignUp {
  plan: ChosenPlan;
  /** From the payment form. Never holds card fields. */
  contact: { name: string; email: string; address: string; city: string; state: string; zipCode: string };
  /** The set-up wizard's complete answers; see `pending-dog.ts` for the dog in them. */
  onboarding: object;
}

/** A paid plan that was chosen, and how it will be paid. */
export interface ChosenPlan {
  plan: PaidPlan;
  interval: Interval;
}

/**
 * Stores a part of the pending sign-up.
 * @returns false where the browser refuses to store it, so that it lives in this page only
 */
export function updatePendingSignUp({ plan, contact, onboarding }: Partial<PendingSignUp>): boolean {
  return [
    plan === undefined || writeJson('selected_plan', plan),
    contact === undefined || writeJson('signup_data', contact),
    onboarding === undefined || writeJson('onboarding_data', onboarding),
  ].every(Boolean);
}

/** Deletes the pending sign-up: the account was created. The dog of the set-up is deleted once that was created as well. */
export function clearPendingSignUp(): void {
  removePendingPlan();
  remove('signup_data');
  remove('invite_code');
  remove('draft.payment');
}

/** The plan that was chosen; undefined where none was, or the entry holds no paid plan. */
export function pendingPlan(): ChosenPlan | undefined {
  const { plan, interval } = (readJson('selected_plan') ?? {}) as Record<string, string | undefined>;
  return isPaid(plan) ? { plan, interval: interval === 'annual' ? 'annual' : 'monthly' } : undefined;
}

/** Stores the payment provider's token for the chosen plan, in this tab only; false where a reload would lose it. */
export function savePaymentToken(token: string): boolean {
  return writeText('payment_token', token);
}

/** The payment token for exactly this plan and interval; null where there is none, or the tab was closed since. */
export function pendingPaymentToken(wanted: { plan: string; interval: Interval }): string | null {
  const chosen = pendingPlan();
  const isSame = chosen?.plan === wanted.plan && chosen.interval === wanted.interval;
  return isSame ? readText('payment_token') : null;
}

/** Deletes the payment token: the provider rejects it, or it is not wanted anymore. */
export function removePaymentToken(): void {
  remove('payment_token');
}

/** Deletes the chosen plan and its payment token. */
export function removePendingPlan(): void {
  remove('selected_plan');
  removePaymentToken();
}

/** The set-up wizard's complete answers, unchecked; empty where there are none. */
export function pendingOnboarding(): Record<string, unknown> {
  const stored = readJson('onboarding_data');
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}

/** Whether the set-up wizard was completed on this device and its dog is still to be created. */
export function hasPendingOnboarding(): boolean {
  return readJson('onboarding_data') !== null;
}

/** Whether a dog of the set-up wizard may still be to be created for someone. */
export function hasPendingDog(): boolean {
  return hasPendingOnboarding() || readJson('pending_dog') !== null;
}

const Name = z.catch(text(1, maxNameLength, ''), '');
const { homeAddress, city, state, zipCode } = addressFields;

/** The stored fields that an account could have. Invalid values count as blank: storage can be tampered with. */
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

/** Default values for forms: what the visitor has typed into the payment form, else into the wizard. Blank where neither. */
export function pendingContact() {
  const [payment, wizard] = [readJson('signup_data'), readJson('onboarding_data')].map(
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
