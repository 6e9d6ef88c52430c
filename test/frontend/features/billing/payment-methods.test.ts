import { describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { blankMethod, listExpiryYears, MethodForm } from '../../../../frontend/src/features/billing/add-method-form.ts';
import { findGroupedCaret, groupDigits } from '../../../../frontend/src/features/billing/card-number-field.tsx';
import {
  describeMethod,
  describeRemoval,
  formatMethodName,
  formatShortMethodName,
  hasExpired,
} from '../../../../frontend/src/features/billing/method-texts.ts';

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

describe('a card number', () => {
  test.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 x4242', '4242 4242 4242'],
    ['4'.repeat(25), '4444 4444 4444 4444 444'],
    ['', ''],
  ])('typed as "%s" is shown as "%s"', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });

  test('keeps the caret after the same digit', () => {
    expect(findGroupedCaret('42421 4242', 5)).toBe('4242 1'.length);
    expect(findGroupedCaret('4242', 4)).toBe(4);
    expect(findGroupedCaret('x4', 1)).toBe(0);
  });
});

describe('the form that adds a payment method', () => {
  const typed = { ...blankMethod, cardNumber: '4242 4242 4242 4242', expiryMonth: '12', expiryYear: '2030' };
  const card = { ...typed, cvv: '123', cardholderName: ' Maya Lopez ' };
  const findErrors = (form: typeof blankMethod) =>
    Object.fromEntries(
      (MethodForm.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join(), message]),
    );

  test('sends a card without the fields of a bank account', () => {
    expect(MethodForm.parse(card)).toEqual({
      details: {
        type: 'card',
        cardNumber: '4242424242424242',
        expiryMonth: 12,
        expiryYear: 2030,
        cvv: '123',
        cardholderName: 'Maya Lopez',
      },
      isDefault: false,
    });
  });

  test('reports blank and invalid fields of the chosen type', () => {
    const fields = {
      card: ['cardNumber', 'expiryMonth', 'expiryYear', 'cvv', 'cardholderName'],
      bank: ['bankName', 'routingNumber', 'accountNumber', 'accountType'],
    };
    for (const type of ['card', 'bank'] as const) {
      const expected = Object.fromEntries(fields[type].map((name) => [name, 'This field is required']));
      expect(findErrors({ ...blankMethod, type })).toEqual(expected);
    }
    expect(findErrors({ ...card, cvv: '12', cardholderName: "O'Brien" })).toEqual({
      cvv: 'CVV must be 3-4 digits',
      cardholderName: 'Invalid cardholder name',
    });
  });

  test('offers ten years, from the current one on', () => {
    const years = listExpiryYears(new Date('2026-11-21T12:00:00Z'));
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2035, 10]);
  });
});

describe('the text about a payment method', () => {
  const at = (moment: string) => describeMethod(visa, new Date(moment));

  test("shows a card's expiry and holder, and whether it has expired", () => {
    expect(formatMethodName(visa)).toBe('Visa ending in 4242');
    expect(at('2030-03-31T23:59:59.999Z')).toBe('Expires 03/2030 · Maya Lopez');
    expect(at('2030-04-01T00:00:00.000Z')).toBe('Expired 03/2030 · Maya Lopez');
    expect(hasExpired(bank, new Date('2099-01-01T00:00:00Z'))).toBe(false);
  });

  test('truncates a long bank name', () => {
    expect(formatMethodName(bank)).toBe('First Farmers and Merchants Ba… ending in 6789');
    expect(formatShortMethodName(bank)).toBe('First Farmers an… 6789');
    expect(describeMethod(bank, new Date())).toBe('Bank account');
  });

  test('describes the consequence of a removal', () => {
    const trial = { tier: 'free-trial', chosenPlan: 'basic' } as const;
    expect(describeRemoval(visa, [visa, bank], trial)).toBe(`${formatMethodName(bank)} becomes your default.`);
    expect(describeRemoval(bank, [visa, bank], trial)).toBe('Your default stays the same.');
    expect(describeRemoval(visa, [visa], trial)).toContain("Basic won't start after your trial");
    const paid = { tier: 'basic', chosenPlan: 'basic' } as const;
    expect(describeRemoval(visa, [visa], paid)).toContain(
      'the next payment fails, and Basic ends after the last retry',
    );
    expect(describeRemoval(visa, [visa], { tier: 'free', chosenPlan: 'free' })).toContain("you can't be charged");
    expect(describeRemoval(visa, [visa], undefined)).toContain("you can't be charged");
  });
});
