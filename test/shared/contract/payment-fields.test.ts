import { expect, test } from 'vitest';
import { billing } from '#shared/contract/billing.ts';

const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2030, cvv: '123' };
const bank = { type: 'bank', accountNumber: '000123456789', routingNumber: '110000000', accountType: 'checking' };
const leaveOut = 'Please leave card and account numbers out of this field';

const findMessage = (body: object) => billing.createPaymentToken.body?.safeParse(body).error?.issues[0]?.message;

test.each(['123456', '4242 4242 4242 4242', 'Maya 12-34-56', '４２４２４２', '٤٢٤٢٤٢', '1a2b3c4d5e6f'])(
  'a holder or bank called %s is refused, because it may be a card or account number',
  (name) => {
    expect(findMessage({ ...card, cardholderName: name })).toBe(leaveOut);
    expect(findMessage({ ...bank, bankName: name })).toBe(leaveOut);
  },
);

test.each(['Maya Lopez III', 'Bank 12345', 'First Bank of 1889'])('a holder or bank called %s is accepted', (name) => {
  expect(findMessage({ ...card, cardholderName: name })).toBeUndefined();
  expect(findMessage({ ...bank, bankName: name })).toBeUndefined();
});
