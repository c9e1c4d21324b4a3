// @where Client: form of an address of a network, its checksum, and its capitals
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base32nopad, base58, bech32, bech32m, createBase58check } from '@scure/base';
import { coreChecksum, ethereumChecksum, stellarChecksum } from './checksums.ts';

/** Networks whose addresses can be checked here. */
export const knownNetworks = [
  'bitcoin',
  'ethereum',
  'stellar',
  'core',
  'solana',
  'litecoin',
] as const;
export type KnownNetwork = (typeof knownNetworks)[number];

/** Fault of an address: it does not look like one of the network, or its checksum shows a wrong character. */
export type AddressFault = 'format' | 'checksum';

interface Format {
  /** Form of an address. */
  readonly pattern: RegExp;
  /** Returns true if the checksum is right; may throw if it is wrong. */
  readonly holds: (address: string) => boolean;
  /** Set where capitals do not make another address: they carry a checksum, or nothing. */
  readonly ignoresCapitals?: true;
  readonly encode: (payload: Uint8Array) => string;
}

const base58check = createBase58check(sha256);
const stellarAccount = 6 << 3;

/** SegWit addresses: bech32 for version 0, bech32m for later ones (BIP 173, BIP 350). */
function segwitHolds(address: string, prefix: string): boolean {
  const isFirst = address.startsWith(`${prefix}1q`);
  const coder = isFirst ? bech32 : bech32m;
  const { words } = coder.decode(address as `${string}1${string}`);
  const { length } = coder.fromWords(words.slice(1));
  return isFirst ? length === 20 || length === 32 : length >= 2 && length <= 40;
}

/** The two formats of Bitcoin and what descends from it. `versions` begin the older one. */
const bitcoinLike = (prefix: string, versions: readonly number[], first: string): Format => ({
  pattern: new RegExp(
    `^(?:${prefix}1[02-9ac-hj-np-z]{25,87}|[${first}][1-9A-HJ-NP-Za-km-z]{25,34})$`,
  ),
  holds: (address) => {
    if (address.startsWith(`${prefix}1`)) return segwitHolds(address, prefix);
    const bytes = base58check.decode(address);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  },
  encode: (payload) => bech32.encode(prefix, [0, ...bech32.toWords(payload.slice(0, 20))]),
});

const formats: Readonly<Record<KnownNetwork, Format>> = {
  bitcoin: bitcoinLike('bc', [0x00, 0x05], '13'),
  litecoin: bitcoinLike('ltc', [0x30, 0x32, 0x05], 'LM3'),
  ethereum: {
    pattern: /^0x[0-9a-fA-F]{40}$/,
    holds: (address) => {
      const hex = address.slice(2);
      // All in one case, it carries no checksum.
      const isPlain = hex === hex.toLowerCase() || hex === hex.toUpperCase();
      return isPlain || hex === ethereumChecksum(hex);
    },
    ignoresCapitals: true,
    encode: (payload) => `0x${bytesToHex(payload.slice(0, 20))}`,
  },
  stellar: {
    pattern: /^G[A-Z2-7]{55}$/,
    holds: (address) => {
      const bytes = base32nopad.decode(address);
      const [low, high] = stellarChecksum(bytes.slice(0, 33));
      return bytes[0] === stellarAccount && bytes[33] === low && bytes[34] === high;
    },
    encode: (payload) => {
      const bytes = Uint8Array.of(stellarAccount, ...payload.slice(0, 32));
      return base32nopad.encode(Uint8Array.of(...bytes, ...stellarChecksum(bytes)));
    },
  },
  core: {
    pattern: /^cb\d{2}[0-9a-fA-F]{40}$/,
    holds: (address) => address.slice(2, 4) === coreChecksum(address.slice(4)),
    ignoresCapitals: true,
    encode: (payload) => {
      const hex = bytesToHex(payload.slice(0, 20));
      return `cb${coreChecksum(hex)}${hex}`;
    },
  },
  solana: {
    pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    // A public key, without a checksum: the length is all that can be checked.
    holds: (address) => base58.decode(address).length === 32,
    encode: (payload) => base58.encode(payload.slice(0, 32)),
  },
};

/** Returns true if addresses of a network can be checked here. */
export const isKnownNetwork = (network: string): network is KnownNetwork =>
  Object.hasOwn(formats, network);

/**
 * Checks the format and the checksum of an address before it is sent. Undefined where nothing is wrong, also on a network
 * that is not known here: the exchange decides. Whether it may be sent to is for `wallet.checkAllowance` to say.
 *
 * @param network the id of the network: `bitcoin`
 * @param address as it was typed, without spaces
 */
export function checkAddress(network: string, address: string): AddressFault | undefined {
  if (!isKnownNetwork(network)) return undefined;
  const { pattern, holds } = formats[network];
  if (!pattern.test(address)) return 'format';
  try {
    return holds(address) ? undefined : 'checksum';
  } catch {
    return 'checksum';
  }
}

/** Returns an address in the spelling by which two of a network compare: small letters where capitals mean nothing. */
export const spellingOf = (network: string, address: string): string =>
  isKnownNetwork(network) && formats[network].ignoresCapitals ? address.toLowerCase() : address;

/** Returns the networks whose format an address has, to name them when it does not fit the chosen network. */
export const networksOf = (address: string): KnownNetwork[] =>
  knownNetworks.filter((network) => checkAddress(network, address) === undefined);

/**
 * Returns the address of a key or a hash on a network, for tests and exchanges that make addresses. Takes the first 20
 * bytes of the payload, 32 on Stellar and Solana.
 */
export const encodeAddress = (network: KnownNetwork, payload: Uint8Array): string =>
  formats[network].encode(payload);
