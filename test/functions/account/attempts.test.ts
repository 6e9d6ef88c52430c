import { describe, expect, it, vi } from 'vitest';

vi.stubEnv('TABLE_NAME', 'houndwell');
vi.stubEnv('AWS_REGION', 'us-east-1');
const { pauseAfter } = await import('#functions/account/attempts.ts');
const { networkOf } = await import('#functions/account/network.ts');

describe('guessing a password', () => {
  it('is free four times, then each failure is followed by a longer pause', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((failures) => pauseAfter('account', failures) / 1000);
    expect(pauses).toEqual([0, 0, 0, 0, 1, 2, 4, 8]);
  });

  it('never pauses longer than 15 minutes', () => {
    expect(pauseAfter('account', 500)).toBe(15 * 60 * 1000);
  });

  it('has more room from one address than on one account', () => {
    expect(pauseAfter('address', 19)).toBe(0);
    expect(pauseAfter('address', 20)).toBe(1000);
  });
});

describe('the address that failures are counted on', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
    ['2001:DB8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0012::', '2001:db8:0:12::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s, since a subscriber has a whole IPv6 network', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
