/** The networks whose limits a request from an address counts for. */
export interface Networks {
  /** An IPv4 address, or the /64 that an IPv6 subscriber has at least. */
  narrow: string;
  /** The /48 that an IPv6 site may have. */
  wide?: string;
}

/** Finds the networks of an address. IPv4 addresses written as IPv6 count as IPv4. */
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
