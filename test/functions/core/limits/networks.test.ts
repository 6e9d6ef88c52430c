import { expect, it } from 'vitest';
import { findNetworks } from '#functions/core/limits/networks.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('findNetworks returns only the IPv4 address for %s, without a wider network', (address, narrow) => {
  expect(findNetworks(address)).toEqual({ narrow });
});

it.each([
  ['2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64', '2001:db8:0::/48'],
  ['2001:DB8:0:12::1', '2001:db8:0:12::/64', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0db8:0000:0012::', '2001:db8:0:12::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('findNetworks returns the /64 and the /48 of the IPv6 address %s', (address, narrow, wide) => {
  expect(findNetworks(address)).toEqual({ narrow, wide });
});
