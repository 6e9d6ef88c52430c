import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('SIGNING_SECRET', 'a secret of this test');
const { openToken, tokenize } = await import('#functions/core/payments.ts');

const card = {
  cardNumber: '4242424242424242',
  expiryMonth: 12,
  expiryYear: 2027,
  cvv: '123',
  cardholderName: 'Maya Thompson',
};

afterEach(() => {
  vi.useRealTimers();
});

function at(instant: string) {
  vi.useFakeTimers({ now: new Date(instant) });
}

describe('a card', () => {
  it('becomes a token that tells brand, last four, expiry and holder, and nothing of the number or code', () => {
    at('2026-11-21T12:00:00Z');
    const token = tokenize(card);
    const readable = Buffer.from(token.slice(4).split('.')[0] ?? '', 'base64url').toString();
    expect(openToken(token)).toMatchObject({ brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2027 });
    expect(readable).not.toContain('424242');
    expect(readable).not.toContain('123');
  });

  it('is recognised when it comes again with the same holder', () => {
    at('2026-11-21T12:00:00Z');
    const again = tokenize({ ...card, cardholderName: 'MAYA THOMPSON' });
    expect(openToken(again).fingerprint).toBe(openToken(tokenize(card)).fingerprint);
  });

  it('is good to the last moment of its month and not a moment longer', () => {
    at('2027-12-31T23:59:59.999Z');
    expect(() => tokenize(card)).not.toThrow();
    at('2028-01-01T00:00:00.000Z');
    expect(() => tokenize(card)).toThrow(expect.objectContaining({ fields: { expiryYear: 'This card has expired' } }));
  });

  it('that is not a published test card is refused, a real one included', () => {
    at('2026-11-21T12:00:00Z');
    expect(() => tokenize({ ...card, cardNumber: '4539578763621486' })).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

describe('a token', () => {
  it.each(['', 'tok_', 'tok_e30.AAAA', 'x'])('that was made up is refused: "%s"', (made) => {
    expect(() => openToken(made)).toThrow(
      expect.objectContaining({ fields: { paymentToken: 'Please enter the card again' } }),
    );
  });

  it('that was altered is refused', () => {
    at('2026-11-21T12:00:00Z');
    const [body = '', seal = ''] = tokenize(card).slice(4).split('.');
    const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('Visa', 'Amex')).toString('base64url');
    expect(() => openToken(`tok_${other}.${seal}`)).toThrow();
  });
});
