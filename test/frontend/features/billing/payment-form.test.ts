import { describe, expect, test } from 'vitest';
import { formatUpgradeTitle } from '../../../../frontend/src/domain/billing/upgrade-card.tsx';
import { updatePendingSignUp } from '../../../../frontend/src/domain/onboarding/pending-sign-up.ts';
import { insertSlash } from '../../../../frontend/src/features/billing/expiry-field.tsx';
import {
  PaymentDraft,
  PaymentForm,
  parseExpiry,
  pickCard,
  pickContact,
  readPaymentDefaults,
} from '../../../../frontend/src/features/billing/payment-form.ts';
import { describeAnnualPrice } from '../../../../frontend/src/features/billing/plan-texts.ts';
import { computeTrialLeft } from '../../../../frontend/src/platform/session/use-watched-subscription.ts';
import { remove, storageEntry } from '../../../../frontend/src/platform/storage/storage.ts';

const typed = {
  firstName: ' Maya ',
  lastName: 'Lopez',
  email: 'maya@example.com',
  cardNumber: '4242 4242 4242 4242',
  expiry: '04/30',
  cvv: '123',
  address: '1 Elm St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
};

function findErrors(part: object): Record<string, string> {
  const issues = PaymentForm.safeParse({ ...typed, ...part }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join(), message]));
}

test('the payment form requires every field', () => {
  expect(findErrors({})).toEqual({});
  for (const field of Object.keys(typed))
    expect(findErrors({ [field]: '  ' })).toEqual({ [field]: 'This field is required' });
});

describe('an expiry', () => {
  test.each([
    ['04/30', 4, 2030],
    [' 4/30 ', 4, 2030],
    ['04 / 2030', 4, 2030],
    ['0430', 4, 2030],
    ['13/30', 13, 2030],
  ])('typed as "%s" is read as month %s of %s', (expiry, expiryMonth, expiryYear) => {
    expect(parseExpiry(expiry)).toEqual({ expiryMonth, expiryYear });
  });
  test.each(['April', '04/3', '04/30/30', '4'])('typed as %j is rejected', (expiry) => {
    expect(parseExpiry(expiry)).toBeUndefined();
    expect(findErrors({ expiry })).toEqual({ expiry: 'Enter it as MM/YY' });
  });
});

test('an expiry that is typed as digits only gets a slash, which can be deleted', () => {
  expect(['1', '12', '123', '1230', '122030', '12/', '12/3', '1/30'].map(insertSlash)).toEqual([
    '1',
    '12',
    '12/3',
    '12/30',
    '12/2030',
    '12/',
    '12/3',
    '1/30',
  ]);
});

test.each([
  ['cardNumber', '4242', 'Invalid card number'],
  ['cvv', '12', 'CVV must be 3-4 digits'],
  ['expiry', '13/30', 'Invalid month'],
  ['expiry', '01/20', 'This card has expired'],
])('the field %s with "%s" is rejected before anything is sent, with the message "%s"', (field, value, message) => {
  expect(findErrors({ [field]: value })).toEqual({ [field]: message });
});

test('an invalid email is reported together with an unreadable expiry', () => {
  expect(findErrors({ email: 'maya@', expiry: '4' })).toEqual({
    email: 'Please enter a valid email address',
    expiry: 'Enter it as MM/YY',
  });
});

test.each(['firstName', 'lastName', 'address', 'city', 'state', 'zipCode'])(
  'a card number in the field %s is refused and not stored',
  (field) => {
    const misplaced = { [field]: '4242 4242 4242 4242' };
    expect(findErrors(misplaced)).toEqual({ [field]: 'Please leave card and account numbers out of this field' });
    expect(PaymentDraft.parse({ ...typed, ...misplaced })).toMatchObject({ [field]: '' });
  },
);

test('only the card is sent to the tokenizer', () => {
  expect(pickCard(PaymentForm.parse(typed))).toEqual({
    cardNumber: '4242424242424242',
    expiryMonth: 4,
    expiryYear: 2030,
    cvv: '123',
    cardholderName: 'Maya Lopez',
  });
});

test('no card details are stored, either in the draft or for the sign-up', () => {
  expect(JSON.stringify(PaymentDraft.parse(typed))).not.toMatch(/4242|123|04\/30/);
  expect(PaymentDraft.parse({ firstName: 'x'.repeat(50_000), city: 7 })).toMatchObject({ firstName: '', city: '' });
  expect(pickContact(PaymentForm.parse(typed))).toEqual({
    name: 'Maya Lopez',
    email: 'maya@example.com',
    address: '1 Elm St',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  });
});

test('the payment form starts with what a visitor has typed on earlier screens', () => {
  updatePendingSignUp({ onboarding: { ownerName: 'Sam', email: 'sam@example.com', homeAddress: '1 Oak St' } });
  expect(readPaymentDefaults(null)).toMatchObject({ firstName: 'Sam', lastName: '', address: '1 Oak St' });
  const contact = pickContact(PaymentForm.parse({ ...typed, lastName: 'de la Cruz' }));
  updatePendingSignUp({ contact });
  expect(readPaymentDefaults(null)).toMatchObject({ firstName: 'Maya', lastName: 'de la Cruz', address: '1 Elm St' });
  for (const name of ['signup_data', 'onboarding_data']) remove(storageEntry(name));
});

test('the price of annual billing is shown per month, with the savings per year', () => {
  expect(describeAnnualPrice('basic')).toBe("That's $7.97 a month. You save $11.76 a year.");
  expect(describeAnnualPrice('advanced')).toBe("That's $16.07 a month. You save $21.42 a year.");
});

test('an upgrade card names the smallest plan with the feature', () => {
  expect(formatUpgradeTitle('forumPosting')).toBe('Posting in the community is part of the Basic plan.');
  expect(formatUpgradeTitle('aiExercisePlans')).toBe('AI exercise plans are part of the Advanced plan.');
});

test('the time left in the trial is computed, and other tiers have none', () => {
  const trialEndsAt = '2028-03-03T12:00:00.000Z';
  const at = (moment: string) => computeTrialLeft({ tier: 'free-trial', trialEndsAt }, new Date(moment));
  expect(at('2028-03-03T11:59:59.999Z')).toBe(1);
  expect(at('2028-03-03T12:00:00.000Z')).toBe(0);
  expect(at('2028-03-04T12:00:00.000Z')).toBe(0);
  expect(computeTrialLeft({ tier: 'free', trialEndsAt }, new Date(trialEndsAt))).toBeNull();
});
