import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  parseInviteCode,
  readInviteCode,
  rememberInvite,
} from '../../../../frontend/src/domain/onboarding/invite-code.ts';
import {
  clearPendingSignUp,
  readPaymentToken,
  readPendingContact,
  readPendingPlan,
  removePendingPlan,
  savePaymentToken,
  updatePendingSignUp,
} from '../../../../frontend/src/domain/onboarding/pending-sign-up.ts';
import { clearOwnerData, storageEntry, writeJson } from '../../../../frontend/src/platform/storage/storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => {
  clearOwnerData();
  vi.unstubAllGlobals();
});

const wizard = { ownerName: 'Sam', email: 'sam@example.com', city: 'Austin' };

test('the chosen plan and its payment token are remembered until the plan is removed', () => {
  const plan = { plan: 'basic', interval: 'annual' } as const;
  updatePendingSignUp({ plan });
  savePaymentToken('tok');
  expect(readPendingPlan()).toEqual(plan);
  expect(readPaymentToken(plan)).toBe('tok');
  removePendingPlan();
  expect(readPendingPlan()).toBeUndefined();
  expect(readPaymentToken(plan)).toBeNull();
});

test('a payment token is used only for the plan and interval it was created for', () => {
  updatePendingSignUp({ plan: { plan: 'basic', interval: 'monthly' } });
  savePaymentToken('tok');
  expect(readPaymentToken({ plan: 'basic', interval: 'annual' })).toBeNull();
  expect(readPaymentToken({ plan: 'advanced', interval: 'monthly' })).toBeNull();
});

test.each([null, 7, { plan: 'free' }, { plan: 'gold', interval: 'monthly' }])(
  'the invalid plan %j is ignored',
  (stored) => {
    writeJson(storageEntry('selected_plan'), stored);
    expect(readPendingPlan()).toBeUndefined();
  },
);

test('contact fields are filled in from the payment form first, then from the wizard', () => {
  updatePendingSignUp({ onboarding: wizard });
  expect(readPendingContact()).toMatchObject({ name: 'Sam', email: 'sam@example.com', city: 'Austin', state: '' });
  const payment = { name: 'Sam Lee', email: '', address: '1 Oak St', city: '', state: '', zipCode: '' };
  updatePendingSignUp({ contact: payment });
  expect(readPendingContact()).toMatchObject({ name: 'Sam Lee', homeAddress: '1 Oak St', city: 'Austin' });
});

test('invalid stored values are ignored', () => {
  const endless = 'x'.repeat(50_000);
  writeJson(storageEntry('signup_data'), {
    name: endless,
    email: `${endless}@example.com`,
    address: endless,
    city: 7,
    zipCode: null,
  });
  expect(readPendingContact()).toEqual({ name: '', email: '', homeAddress: '', city: '', state: '', zipCode: '' });
  writeJson(storageEntry('onboarding_data'), {
    ...wizard,
    ownerName: endless,
    state: 'T\u0000X',
    zipCode: '7'.repeat(21),
  });
  expect(readPendingContact()).toMatchObject({
    name: '',
    email: 'sam@example.com',
    city: 'Austin',
    state: '',
    zipCode: '',
  });
});

test('the invite code of a shared link is read', () => {
  expect(parseInviteCode('?ref=ABCD2345')).toBe('ABCD2345');
  expect(parseInviteCode('?plan=basic')).toBeNull();
  expect(parseInviteCode('?ref=')).toBeNull();
  expect(parseInviteCode(`?ref=${'A'.repeat(65)}`)).toBeNull();
});

test("everything except the wizard's answers is cleared once the account is created", () => {
  updatePendingSignUp({ plan: { plan: 'basic', interval: 'monthly' }, onboarding: wizard });
  rememberInvite('?ref=ABCD2345');
  savePaymentToken('tok');
  clearPendingSignUp();
  expect([readPendingPlan(), readInviteCode()]).toEqual([undefined, null]);
  expect(readPendingContact()).toMatchObject({ name: 'Sam' });
});
