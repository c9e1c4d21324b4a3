import ipaddr from 'ipaddr.js';

/** Returns true for an IP address or a block of them: `185.12.40.0/28`, `2001:db8::/32`. */
export const isRange = (text: string): boolean => parseRange(text) !== undefined;

/** Returns true if an address is in a range; an IPv4 address is also found behind its spelling in IPv6. */
export function isInRange(address: string, range: string): boolean {
  const block = parseRange(range);
  if (block === undefined || !ipaddr.isValid(address)) return false;
  const one = ipaddr.process(address);
  return one.kind() === block[0].kind() && one.match(block);
}

/** Version 4 is four decimal numbers: shorter and octal spellings mean different addresses to different machines. */
function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [address = '', bits] = text.split('/');
  const isVersion4 = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isVersion4 && (!ipaddr.IPv6.isValid(address) || address.includes('%'))) return undefined;
  const block = bits === undefined ? `${address}/${isVersion4 ? 32 : 128}` : text;
  return ipaddr.isValidCIDR(block) ? ipaddr.parseCIDR(block) : undefined;
}
