import { afterEach, describe, expect, test } from 'vitest';
import { untilTrialEnds } from '../../../../frontend/src/domain/plan/use-subscription.ts';
import { planSentences } from '../../../../frontend/src/features/billing/billing-tab.tsx';
import { keepPaymentDraft, knownPayment } from '../../../../frontend/src/features/billing/payment-draft.ts';
import {
  cardOf,
  emptyFields,
  type PaymentForm,
  parseExpiry,
  paymentFields,
  signupDataOf,
} from '../../../../frontend/src/features/billing/payment-form.ts';
import { readText, remove, writeJson } from '../../../../frontend/src/lib/storage.ts';
import { upgradeWords } from '../../../../frontend/src/ui/upgrade-card.tsx';

const form: PaymentForm = {
  firstName: ' Maya ',
  lastName: 'Lopez',
  email: 'maya@example.com',
  cardNumber: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  address: '1 Elm St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

test('the fields stand in their order', () => {
  expect(paymentFields.join(' ')).toBe('firstName lastName email cardNumber expiry cvc address city state zipCode');
});

test('every field is required', () => {
  expect(emptyFields(form)).toEqual([]);
  for (const field of paymentFields) expect(emptyFields({ ...form, [field]: '  ' })).toEqual([field]);
});

describe('an expiry', () => {
  test.each([
    ['04/30', 4, 2030],
    [' 4/30 ', 4, 2030],
    ['04 / 2030', 4, 2030],
    ['0430', 4, 2030],
    ['13/30', 13, 2030],
  ])('%s is read', (typed, expiryMonth, expiryYear) => {
    expect(parseExpiry(typed)).toEqual({ expiryMonth, expiryYear });
  });
  test.each(['', 'April', '04/3', '04/30/30', '4'])('%j is not', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined();
    expect(cardOf({ ...form, expiry: typed })).toEqual({ wrong: { expiry: 'Write it as MM/YY' } });
  });
});

test('an email that no mail could reach is told at its field, together with an expiry that nobody can read', () => {
  const email = 'Please enter a valid email address';
  expect(cardOf({ ...form, email: 'not an email' })).toEqual({ wrong: { email } });
  expect(cardOf({ ...form, email: 'maya@', expiry: '4' })).toEqual({ wrong: { email, expiry: 'Write it as MM/YY' } });
});

describe('the form begins with what is known', () => {
  afterEach(() => {
    for (const name of ['payment_draft', 'signup_data', 'onboarding_data'] as const) remove(name);
  });

  test('with what was typed in this tab, of which nothing of the card is kept', () => {
    keepPaymentDraft(form);
    writeJson('signup_data', { name: 'Somebody Else' });
    expect(readText('payment_draft')).not.toMatch(/4242|123|04\/30/);
    expect(knownPayment(null)).toEqual({ ...form, cardNumber: '', expiry: '', cvc: '' });
    writeJson('payment_draft', { firstName: 'x'.repeat(50_000), city: 7 });
    expect(knownPayment(null)).toMatchObject({ firstName: '', city: '' });
  });

  test('else with what the visitor told when paying before or in the set-up', () => {
    writeJson('onboarding_data', { ownerName: 'Sam', email: 'sam@example.com', homeAddress: '1 Oak St' });
    expect(knownPayment(null)).toMatchObject({ firstName: 'Sam', lastName: '', address: '1 Oak St' });
    writeJson('signup_data', signupDataOf({ ...form, firstName: 'Maya', lastName: 'de la Cruz' }));
    expect(knownPayment(null)).toMatchObject({ firstName: 'Maya', lastName: 'de la Cruz', address: '1 Elm St' });
  });
});

test('what is kept for the sign-up holds nothing of the card', () => {
  expect(signupDataOf(form)).toEqual({
    name: 'Maya Lopez',
    email: 'maya@example.com',
    address: '1 Elm St',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
});

test('an upgrade card names the smallest plan that has the feature', () => {
  expect(upgradeWords('forumPosting')).toBe('Posting in the community is part of the Basic plan.');
  expect(upgradeWords('aiExercisePlans')).toBe('AI exercise plans are part of the Advanced plan.');
});

test('the wait for the end of a trial is exact, and there is none on other tiers', () => {
  const trialEndsAt = '2028-03-03T12:00:00.000Z';
  const at = (moment: string) => untilTrialEnds({ tier: 'free-trial', trialEndsAt }, new Date(moment));
  expect(at('2028-03-03T11:59:59.999Z')).toBe(1);
  expect(at('2028-03-03T12:00:00.000Z')).toBe(0);
  expect(at('2028-03-04T12:00:00.000Z')).toBe(0);
  expect(untilTrialEnds({ tier: 'free', trialEndsAt }, new Date(trialEndsAt))).toBeNull();
});

test('the billing tab says what is and what comes', () => {
  const status = {
    tier: 'free-trial',
    trialExpired: false,
    canAccess: true,
    chosenPlan: null,
    chosenInterval: null,
  } as const;
  const trialEndsAt = '2026-11-28T12:00:00.000Z';
  const words = (part: object) => planSentences({ ...status, trialEndsAt, ...part }, 'America/Chicago').join(' ');
  // No line ends inside a date.
  const day = 'November\u00a028,\u00a02026';
  expect(words({})).toBe(`Free trial with full access until ${day}. No plan is chosen. Nothing is charged.`);
  expect(words({ chosenPlan: 'free' })).toContain('Free is chosen for afterwards.');
  expect(words({ chosenPlan: 'basic' })).toContain('Basic is chosen for afterwards.');
  expect(words({ chosenPlan: 'basic', chosenInterval: 'annual' })).toContain('Basic, paid by the year, is chosen');
  expect(words({ tier: 'expired', trialExpired: true })).toBe(
    `Your 7-day free trial ended on ${day}. No plan is running. Nothing is charged.`,
  );
  expect(words({ tier: 'expired' })).toBe(
    'The payment for your plan did not go through. No plan is running. Nothing is charged.',
  );
  expect(words({ tier: 'free' })).toBe('You are on the Free plan. Nothing is charged.');
});
