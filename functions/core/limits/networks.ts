/** The networks of an IP address. A request counts toward the rate limit of each network. */
export interface Networks {
  /** The IPv4 address, or the /64 of an IPv6 address, which is the smallest network of a subscriber. */
  narrow: string;
  /** The /48 of an IPv6 address, which is the largest network of a site. Absent for IPv4. */
  wide?: string;
}

/** Finds the networks of an IP address. An IPv4-mapped IPv6 address counts as IPv4. */
export function findNetworks(address: string): Networks {
  if (!address.includes(':')) return { narrow: address };
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return { narrow: mapped };
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const all = [...groups, ...zeros, ...rest].map((group) => group.replace(/^0+(?=.)/, ''));
  return { narrow: `${all.slice(0, 4).join(':')}::/64`, wide: `${all.slice(0, 3).join(':')}::/48` };
}
