import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import {
  blankMethod,
  checkMethod,
  expiryYears,
  methodFields,
} from '../../../../frontend/src/features/billing/add-method-form.ts';
import { caretIn, grouped } from '../../../../frontend/src/features/billing/card-number.ts';
import {
  aboutMethod,
  afterRemoval,
  hasExpired,
  methodName,
  shortMethodName,
} from '../../../../frontend/src/features/billing/method-texts.ts';
import { withMethod, withoutMethod } from '../../../../frontend/src/features/billing/use-payment-methods.ts';

const visa: PaymentMethod = {
  id: 'a',
  type: 'card',
  brand: 'Visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2030,
  holder: 'Maya Lopez',
  isDefault: true,
};
const bank: PaymentMethod = {
  id: 'b',
  type: 'bank',
  brand: 'First Farmers and Merchants Bank of Ames',
  lastFour: '6789',
  expiryMonth: null,
  expiryYear: null,
  holder: null,
  isDefault: false,
};

describe('a card number while it is typed', () => {
  test.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 x4242', '4242 4242 4242'],
    ['4'.repeat(25), '4444 4444 4444 4444 444'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(grouped(typed)).toBe(shown);
  });

  test('keeps the caret behind the digit where it was', () => {
    expect(caretIn('42421 4242', 5)).toBe('4242 1'.length);
    expect(caretIn('4242', 4)).toBe(4);
    expect(caretIn('x4', 1)).toBe(0);
  });
});

describe('the form that adds one', () => {
  const typed = { ...blankMethod, cardNumber: '4242 4242 4242 4242', expiryMonth: '12', expiryYear: '2030' };
  const card = { ...typed, cvv: '123', cardholderName: ' Maya Lopez ' };

  test('sends a card without the fields of a bank account', () => {
    expect(checkMethod(card)).toEqual({
      right: true,
      values: {
        numbers: {
          type: 'card',
          cardNumber: '4242424242424242',
          expiryMonth: 12,
          expiryYear: 2030,
          cvv: '123',
          cardholderName: 'Maya Lopez',
        },
        isDefault: false,
      },
    });
  });

  test('names each field in which nothing stands, and what is wrong with the others', () => {
    for (const type of ['card', 'bank'] as const) {
      const checked = checkMethod({ ...blankMethod, type });
      expect(checked).toEqual({
        right: false,
        errors: Object.fromEntries(methodFields[type].map((name) => [name, 'Please fill this in'])),
      });
    }
    expect(checkMethod({ ...card, cvv: '12', cardholderName: "O'Brien" })).toEqual({
      right: false,
      errors: { cvv: 'CVV must be 3-4 digits', cardholderName: 'Invalid cardholder name' },
    });
  });

  test('offers ten years, from the current one on', () => {
    const years = expiryYears(new Date('2026-11-21T12:00:00Z'));
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2035, 10]);
  });
});

describe('a method in words', () => {
  const at = (moment: string) => aboutMethod(visa, new Date(moment));

  test('a card tells its expiry and holder, and whether its last month is over', () => {
    expect(methodName(visa)).toBe('Visa ending in 4242');
    expect(at('2030-03-31T23:59:59.999Z')).toBe('Expires 03/2030 · Maya Lopez');
    expect(at('2030-04-01T00:00:00.000Z')).toBe('Expired 03/2030 · Maya Lopez');
    expect(hasExpired(bank, new Date('2099-01-01T00:00:00Z'))).toBe(false);
  });

  test('a bank with a long name is cut where there is little room', () => {
    expect(methodName(bank)).toBe('First Farmers and Merchants Ba… ending in 6789');
    expect(shortMethodName(bank)).toBe('First Farmers an… 6789');
    expect(aboutMethod(bank, new Date())).toBe('Bank account');
  });

  test('a removal says what follows from it', () => {
    const trial = { tier: 'free-trial', chosenPlan: 'basic' } as const;
    expect(afterRemoval(visa, [visa, bank], trial)).toBe(`${methodName(bank)} becomes your default.`);
    expect(afterRemoval(bank, [visa, bank], trial)).toBe('Your default stays as it is.');
    expect(afterRemoval(visa, [visa], trial)).toContain('Basic does not start after your trial');
    expect(afterRemoval(visa, [visa], { tier: 'free', chosenPlan: 'free' })).toContain('nothing can be charged');
    expect(afterRemoval(visa, [visa], undefined)).toContain('nothing can be charged');
  });
});

test('the list shows a change as the server makes it', () => {
  const marks = (methods: readonly PaymentMethod[]) => methods.map(({ id, isDefault }) => (isDefault ? `${id}*` : id));
  expect(marks(withMethod([], visa))).toEqual(['a*']);
  expect(marks(withMethod([visa], bank))).toEqual(['a*', 'b']);
  expect(marks(withMethod([visa, bank], { ...bank, isDefault: true }))).toEqual(['a', 'b*']);
  expect(marks(withoutMethod([visa, bank, { ...bank, id: 'c' }], 'a'))).toEqual(['b', 'c*']);
  expect(marks(withoutMethod([visa, bank], 'b'))).toEqual(['a*']);
  expect(marks(withoutMethod([visa], 'a'))).toEqual([]);
});
