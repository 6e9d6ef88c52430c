import { expect, test } from 'vitest';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import type { ChangePreview, SubscriptionDetails } from '#shared/contract/subscription.ts';
import { listRetries } from '../../../../frontend/src/features/billing/billing-dates.ts';
import { describeChange } from '../../../../frontend/src/features/billing/due-today.tsx';
import { formatAmount } from '../../../../frontend/src/features/billing/invoice-texts.ts';
import { describeNext, listNextSteps } from '../../../../frontend/src/features/billing/next-steps.ts';
import { splitPrice } from '../../../../frontend/src/features/billing/plan-texts.ts';

const timeZone = 'America/Chicago';
const method: PaymentMethod = {
  id: 'a',
  type: 'card',
  brand: 'Visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2030,
  holder: 'Maya Lopez',
  isDefault: true,
};
const around = { method, plansOnSale: true, timeZone };
const active: SubscriptionDetails = {
  status: 'active',
  plan: 'basic',
  interval: 'monthly',
  priceCents: 895,
  currentPeriodStart: '2026-11-04T18:00:00.000Z',
  currentPeriodEnd: '2026-12-04T18:00:00.000Z',
  nextBillingDate: '2026-12-04T18:00:00.000Z',
  nextCents: 895,
  scheduledChange: null,
  pastDue: null,
  credits: 0,
  balanceCents: 0,
};
const trial: SubscriptionDetails = {
  ...active,
  status: 'trial',
  plan: null,
  interval: null,
  priceCents: 0,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  nextBillingDate: null,
  nextCents: null,
};
const at = '2026-12-04T18:00:00.000Z';
const basic = { plan: 'basic', interval: 'monthly', at } as const;

/** Returns the texts of the timeline as one text with plain spaces. */
const read = (details: Partial<SubscriptionDetails>, part: Partial<typeof around> | { method: undefined } = {}) =>
  listNextSteps({ ...active, ...details }, { ...around, ...part })
    .map(({ when, text }) => `${when}: ${text}`)
    .join(' ')
    .replaceAll('\u00a0', ' ');

test('the timeline of a paid plan names the next charge and what follows', () => {
  expect(read({})).toBe(
    'November 4: This period began. Basic is paid until December 4. December 4: We charge $8.95 to Visa ending in 4242. Every month after that: If you do nothing, $8.95 again, until you cancel.',
  );
  expect(read({ nextCents: 0 })).toContain('so nothing is charged');
  expect(read({}, { method: undefined })).toContain("$8.95 is due, but there's no payment method.");
  expect(read({ scheduledChange: { plan: 'free', interval: null, at } })).toContain('Basic ends, and Free starts.');
  const down = read({ plan: 'advanced', priceCents: 1785, scheduledChange: basic });
  expect(down).toContain('Basic replaces Advanced. We charge $8.95 to Visa');
});

test('the timeline of a trial promises a charge only if one will be made', () => {
  expect(describeNext(trial)).toBe("You haven't chosen a plan. You won't be charged.");
  const chosen = { ...trial, scheduledChange: basic };
  const priced = { ...chosen, nextBillingDate: at, nextCents: 895 };
  expect(read(priced)).toContain('Basic starts when your trial ends. We charge $8.95 to Visa');
  expect(read(priced, { method: undefined })).toContain("Without one, you won't be charged.");
  expect(read(chosen)).toContain('It starts only if you choose it again.');
  expect(read(chosen, { plansOnSale: false })).toContain("Basic isn't on sale yet");
  const free = { plan: 'free', interval: null, at } as const;
  expect(read({ ...trial, scheduledChange: free })).toContain(
    "Free starts when your trial ends. You won't be charged.",
  );
});

test('an owner without a plan is not charged', () => {
  expect(describeNext({ ...trial, status: 'expired' })).toContain("You won't be charged.");
  expect(describeNext({ ...trial, status: 'unpaid' })).toContain("You weren't charged");
  expect(describeNext({ ...trial, status: 'active', plan: 'free' })).toContain("You won't be charged.");
});

test('the remaining retries of a failed payment are 1, 3 and 7 days after the period began, or as much later', () => {
  const start = '2026-11-20T00:00:00.000Z';
  expect(listRetries(1, '2026-11-21T00:00:00.000Z', start).map((date) => date.slice(5, 10))).toEqual([
    '11-21',
    '11-23',
    '11-27',
  ]);
  expect(listRetries(3, '2026-11-30T00:00:00.000Z', start)).toHaveLength(1);
  expect(listRetries(2, '2026-11-29T00:00:00.000Z', start).map((date) => date.slice(5, 10))).toEqual([
    '11-29',
    '12-03',
  ]);
});

test('a change is described with what is paid now and what follows', () => {
  const preview: ChangePreview = {
    kind: 'upgrade',
    plan: 'advanced',
    interval: 'monthly',
    effectiveAt: at,
    dueTodayCents: 1337,
    lines: [{ kind: 'plan', text: 'Advanced, monthly', cents: 1785 }],
    balanceCents: 0,
    nextBillingDate: '2027-01-04T18:00:00.000Z',
    nextCents: 1785,
  };
  const describe = (part: Partial<ChangePreview>) =>
    describeChange({ ...preview, ...part }, 'Visa ending in 4242', timeZone).replaceAll('\u00a0', ' ');
  expect(describe({})).toBe(
    'Paid now with Visa ending in 4242. Advanced starts at once. $17.85 is charged on January 4, and then the plan renews every month until you cancel.',
  );
  const later = { dueTodayCents: 0, lines: [] };
  expect(describe({ kind: 'downgrade', plan: 'basic', ...later })).toContain('Basic starts on December 4.');
  expect(describe({ kind: 'cancel', plan: 'free', interval: null, ...later })).toContain(
    'You keep everything until then',
  );
});

test('amounts are shown with their taxes and fees', () => {
  expect([formatAmount(0), formatAmount(895), formatAmount(-418)]).toEqual(['$0.00', '$8.95', '\u2212$4.18']);
  expect([splitPrice(895), splitPrice(1785)]).toEqual([
    { base: 799, tax: 96 },
    { base: 1594, tax: 191 },
  ]);
});
