import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('SIGNING_SECRET', 'a secret of this test');
vi.stubEnv('PAYMENTS', 'test');
const { openToken, tokenize } = await import('#functions/billing/payments.ts');

const card = {
  cardNumber: '4242424242424242',
  expiryMonth: 12,
  expiryYear: 2027,
  cvv: '123',
  cardholderName: 'Maya Thompson',
};

const refusal = expect.objectContaining({ fields: { paymentToken: 'Please enter the card again' } });

afterEach(() => {
  vi.useRealTimers();
});

function at(instant: string) {
  vi.useFakeTimers({ now: new Date(instant) });
}

it('card and account numbers are rejected when payments are real', () => {
  vi.stubEnv('PAYMENTS', 'stripe');
  const refused = (field: string) => expect.objectContaining({ fields: { [field]: 'Numbers are not accepted here' } });
  expect(() => tokenize(card)).toThrow(refused('cardNumber'));
  const bank = { type: 'bank', accountNumber: '000123456789', routingNumber: '110000000', bankName: 'First' } as const;
  expect(() => tokenize(bank)).toThrow(refused('accountNumber'));
  vi.stubEnv('PAYMENTS', 'test');
});

describe('a card', () => {
  it('becomes a token that reveals nothing about it', () => {
    at('2026-11-21T12:00:00Z');
    const token = tokenize(card);
    expect(openToken(token).method).toMatchObject({
      brand: 'Visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2027,
      holder: 'Maya Thompson',
    });
    // One token can contain three characters by chance; leaked content would be in all of them.
    const readable = Array.from({ length: 10 }, () => {
      const made = tokenize(card);
      return `${made} ${Buffer.from(made.slice(4), 'base64url').toString('latin1')}`;
    });
    const parts = ['4242', '123', 'Visa', 'Maya', 'Thompson', '2027', 'card'];
    expect(parts.filter((part) => readable.every((each) => each.includes(part)))).toEqual([]);
  });

  it('becomes a different token each time, with the same fingerprint for the same holder', () => {
    at('2026-11-21T12:00:00Z');
    const [first, again] = [tokenize(card), tokenize({ ...card, cardholderName: 'MAYA THOMPSON' })].map(openToken);
    expect(again?.method.fingerprint).toBe(first?.method.fingerprint);
    expect(again?.id).not.toBe(first?.id);
  });

  it('is valid until the end of the month in which it expires', () => {
    at('2027-12-31T23:59:59.999Z');
    expect(() => tokenize(card)).not.toThrow();
    at('2028-01-01T00:00:00.000Z');
    expect(() => tokenize(card)).toThrow(expect.objectContaining({ fields: { expiryYear: 'This card has expired' } }));
  });

  it('is rejected when it is not a published test card', () => {
    at('2026-11-21T12:00:00Z');
    expect(() => tokenize({ ...card, cardNumber: '4539578763621486' })).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('a token', () => {
  it.each(['', 'tok_', 'tok_e30', 'tok_e30.AAAA', `tok_${'A'.repeat(400)}`, 'x'])(
    'is rejected when it is forged as "%s"',
    (made) => {
      expect(() => openToken(made)).toThrow(refusal);
    },
  );

  it('is rejected when any byte is altered', () => {
    at('2026-11-21T12:00:00Z');
    const bytes = Buffer.from(tokenize(card).slice(4), 'base64url');
    for (const place of bytes.keys()) {
      const altered = Buffer.from(bytes);
      altered.writeUInt8(altered.readUInt8(place) ^ 1, place);
      expect(() => openToken(`tok_${altered.toString('base64url')}`)).toThrow(refusal);
    }
  });

  it('expires after a day', () => {
    at('2026-11-21T12:00:00Z');
    const token = tokenize(card);
    at('2026-11-22T11:59:59.999Z');
    expect(openToken(token).method.lastFour).toBe('4242');
    at('2026-11-22T12:00:00.000Z');
    expect(() => openToken(token)).toThrow(refusal);
  });
});
