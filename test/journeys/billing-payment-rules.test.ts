import { describe, expect, test } from 'vitest';
import { billing } from '#shared/contract/billing.ts';
import { odd } from '#test/generated/mutations.ts';
import { createFactories, testBank, testCard } from '#test/support/factories.ts';
import type { Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
// The year must not change during a test.
app.clock.freeze();

const year = app.clock.now().getUTCFullYear();
const card = testCard(app.clock.now());
const bank = testBank;

const { browser } = await create.owner();
const refused = (reply: Reply) => [reply.status, (reply.body as { fields?: Record<string, string> }).fields];

describe('the form rules reject', () => {
  const required = 'All required fields must be filled';
  test.each<[string, object, Record<string, string>]>([
    ['an empty body', {}, { type: required }],
    ['numbers without a type', { cardNumber: card.cardNumber }, { type: required }],
    ['another type', { ...card, type: 'cash' }, { type: 'Please choose card or bank' }],
    ['an empty type', { ...card, type: '' }, { type: required }],
    ['a missing card number', { ...card, cardNumber: undefined }, { cardNumber: required }],
    ['an empty card number', { ...card, cardNumber: '  ' }, { cardNumber: required }],
    ['a card number of 12 digits', { ...card, cardNumber: '4242 4242 4242' }, { cardNumber: 'Invalid card number' }],
    ['a card number of 20 digits', { ...card, cardNumber: '4'.repeat(20) }, { cardNumber: 'Invalid card number' }],
    [
      'a card number with letters',
      { ...card, cardNumber: '4242 4242 4242 424x' },
      { cardNumber: 'Invalid card number' },
    ],
    [
      'a card number that is not a string',
      { ...card, cardNumber: 4242424242424242 },
      { cardNumber: 'Invalid card number' },
    ],
    ['month 0', { ...card, expiryMonth: 0 }, { expiryMonth: 'Invalid month' }],
    ['month 13', { ...card, expiryMonth: 13 }, { expiryMonth: 'Invalid month' }],
    ['a fraction of a month', { ...card, expiryMonth: 1.5 }, { expiryMonth: 'Invalid month' }],
    ['no month', { ...card, expiryMonth: null }, { expiryMonth: required }],
    ['last year', { ...card, expiryYear: year - 1 }, { expiryYear: 'Invalid year' }],
    ['11 years ahead', { ...card, expiryYear: year + 11 }, { expiryYear: 'Invalid year' }],
    ['a year of two digits', { ...card, expiryYear: 30 }, { expiryYear: 'Invalid year' }],
    ['no year', { ...card, expiryYear: undefined }, { expiryYear: required }],
    ['a CVV of 2 digits', { ...card, cvv: '12' }, { cvv: 'CVV must be 3-4 digits' }],
    ['a CVV of 5 digits', { ...card, cvv: '12345' }, { cvv: 'CVV must be 3-4 digits' }],
    ['a CVV with letters', { ...card, cvv: 'abc' }, { cvv: 'CVV must be 3-4 digits' }],
    ['no CVV', { ...card, cvv: '' }, { cvv: required }],
    [
      'a cardholder name of one letter',
      { ...card, cardholderName: 'M' },
      { cardholderName: 'Invalid cardholder name' },
    ],
    [
      'a cardholder name with a digit',
      { ...card, cardholderName: 'Maya 2' },
      { cardholderName: 'Invalid cardholder name' },
    ],
    [
      'a cardholder name of 101 letters',
      { ...card, cardholderName: 'm'.repeat(101) },
      { cardholderName: 'Invalid cardholder name' },
    ],
    ['a missing cardholder name', { ...card, cardholderName: ' ' }, { cardholderName: required }],
    ['an account number of 3 digits', { ...bank, accountNumber: '123' }, { accountNumber: 'Invalid account number' }],
    [
      'an account number of 18 digits',
      { ...bank, accountNumber: '1'.repeat(18) },
      { accountNumber: 'Invalid account number' },
    ],
    ['an account number with letters', { ...bank, accountNumber: '12a4' }, { accountNumber: 'Invalid account number' }],
    ['a missing account number', { ...bank, accountNumber: '' }, { accountNumber: required }],
    [
      'a routing number of 8 digits',
      { ...bank, routingNumber: '11000000' },
      { routingNumber: 'Routing number must be 9 digits' },
    ],
    [
      'a routing number of 10 digits',
      { ...bank, routingNumber: '1'.repeat(10) },
      { routingNumber: 'Routing number must be 9 digits' },
    ],
    ['a missing routing number', { ...bank, routingNumber: undefined }, { routingNumber: required }],
    ['another account type', { ...bank, accountType: 'gold' }, { accountType: 'Please choose checking or savings' }],
    ['a missing account type', { ...bank, accountType: '' }, { accountType: required }],
    [
      'a bank name of 101 letters',
      { ...bank, bankName: 'b'.repeat(101) },
      { bankName: 'Please enter the bank name in up to 100 characters' },
    ],
    [
      'an account number as the bank name',
      { ...bank, bankName: 'Bank 000-123-456' },
      { bankName: 'Please leave card and account numbers out of this field' },
    ],
    ['a missing bank name', { ...bank, bankName: '' }, { bankName: required }],
    ['an empty token', { paymentToken: '' }, { paymentToken: required }],
    ['an invented token', { paymentToken: 'tok_e30.AAAA' }, { paymentToken: 'Please enter the card again' }],
    ['"yes" as the default', { ...card, isDefault: 'yes' }, { isDefault: 'Please enter true or false' }],
    ['an unknown field', { ...card, isAdmin: true }, { isAdmin: 'This field is not known' }],
    [
      'a card number together with a token',
      { paymentToken: 'tok_e30.AAAA', cvv: '123' },
      { cvv: 'This field is not known' },
    ],
  ])('%s', async (_case, body, fields) => {
    expect(refused(await browser.post('/api/payment-methods', body))).toEqual([400, fields]);
  });

  test('several invalid fields at once, each with its own message', async () => {
    const wrong = { ...card, cardNumber: '4', expiryMonth: 13, cvv: '', cardholderName: '7' };
    expect(refused(await browser.post('/api/payment-methods', wrong))).toEqual([
      400,
      {
        cardNumber: 'Invalid card number',
        expiryMonth: 'Invalid month',
        cvv: required,
        cardholderName: 'Invalid cardholder name',
      },
    ]);
  });

  test.each([
    ['a real card', { ...card, cardNumber: '4012888888881881' }, 'cardNumber', /^Only the published test card numbers/],
    [
      'a card of 13 digits',
      { ...card, cardNumber: '4222222222222' },
      'cardNumber',
      /^Only the published test card numbers/,
    ],
    [
      'a card of 19 digits',
      { ...card, cardNumber: '6304'.padEnd(19, '1') },
      'cardNumber',
      /^Only the published test card/,
    ],
    ['a declined card', { ...card, cardNumber: '4000 0000 0000 0002' }, 'cardNumber', /^This card was declined$/],
    ['a real routing number', { ...bank, routingNumber: '021000021' }, 'routingNumber', /^Only the published test/],
    ['a real account', { ...bank, accountNumber: '40128888881' }, 'accountNumber', /^Only the published test account/],
    ['a closed account', { ...bank, accountNumber: '000111111113' }, 'accountNumber', /^This account is closed$/],
  ])('%s with its own message, which does not repeat the number', async (_case, body, field, message) => {
    const reply = await browser.post('/api/payment-methods', body);
    const [status, fields] = refused(reply);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
    expect((fields as Record<string, string>)[field]).toMatch(message);
    expect(reply.text).not.toMatch(
      /4012888888881881|4222222222222|6304111|4000 ?0000 ?0000|021000021|40128888881|000111111113/,
    );
  });

  test('unusual values in any field with our own error message', async () => {
    const faults: string[] = [];
    for (const good of [card, bank, { paymentToken: 'tok_e30.AAAA' }]) {
      for (const field of Object.keys(good)) {
        for (const value of odd) {
          const { status, text } = await browser.post('/api/payment-methods', { ...good, [field]: value });
          // Some of the unusual values are valid names.
          const fine = status === 201 ? /name/i.test(field) : status === 400 && !text.includes('Invalid input');
          if (!fine) faults.push(`${field} = ${JSON.stringify(value).slice(0, 40)}: ${status} ${text.slice(0, 100)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

test('the form rules accept valid input', async () => {
  const owner = await create.owner();
  const add = (body: object) => owner.browser.ask(billing.addPaymentMethod, { body: body as typeof card });
  for (const [cardNumber, brand, cvv] of [
    ['5555-5555-5555-4444', 'Mastercard', '123'],
    ['3782 822463 10005', 'American Express', '1234'],
    ['6011111111111117', 'Discover', '123'],
  ]) {
    expect(await add({ ...card, cardNumber, cvv })).toMatchObject({ brand });
  }
  const later = { ...card, expiryYear: year + 10, cardholderName: '  José María Łukasz ' };
  expect(await add(later)).toMatchObject({ holder: 'José María Łukasz', expiryYear: year + 10 });
});

test('a card that expired last month is rejected, and one that expires this month is accepted', async () => {
  app.clock.moveTo(new Date(Date.UTC(year + 1, 5, 15)));
  const owner = await create.owner();
  const add = (expiryMonth: number) =>
    owner.browser.post('/api/payment-methods', { ...card, expiryMonth, expiryYear: year + 1 });
  expect(refused(await add(5))).toEqual([400, { expiryYear: 'This card has expired' }]);
  expect((await add(6)).status).toBe(201);
});
