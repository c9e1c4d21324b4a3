/** An octet with a leading zero is octal to some machines and decimal to others. */
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** A network address as a number of so many bits. */
interface Address {
  value: bigint;
  bits: number;
}

/** Returns true for an IP address or a block of them: `185.12.40.0/28`, `2001:db8::/32`. */
export const isRange = (text: string): boolean => parseRange(text) !== undefined;

/** Returns true if an address is in a range; an IPv4 address is also found behind its spelling in IPv6. */
export function isInRange(address: string, range: string): boolean {
  const [one, within] = [parseAddress(address.split('%')[0] ?? ''), parseRange(range)];
  if (one === undefined || within === undefined || one.bits !== within.bits) return false;
  const rest = BigInt(within.bits - within.length);
  return one.value >> rest === within.value >> rest;
}

function parseRange(text: string): (Address & { length: number }) | undefined {
  const [, given = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const address = parseAddress(given);
  if (address === undefined) return undefined;
  const length = bits === undefined ? address.bits : Number(bits);
  return length <= address.bits ? { ...address, length } : undefined;
}

function parseAddress(text: string): Address | undefined {
  if (ipv4.test(text)) {
    return { value: numberOf(text.split('.').map(Number), 8n), bits: 32 };
  }
  // In brackets, a URL accepts only an address of version 6 as its host, and writes it in one spelling.
  if (!URL.canParse(`http://[${text}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');
  const groups = [...(left ?? []), ...zeros, ...(right ?? [])].map((each) =>
    Number.parseInt(each, 16),
  );
  const value = numberOf(groups, 16n);
  return value >> 32n === 0xffffn ? { value: value & 0xffffffffn, bits: 32 } : { value, bits: 128 };
}

const numberOf = (parts: readonly number[], width: bigint): bigint =>
  parts.reduce((sum, part) => (sum << width) | BigInt(part), 0n);
