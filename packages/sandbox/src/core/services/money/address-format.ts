import type { ChainId } from '../../catalog/networks.ts';
import { hashNumbers, hashText } from '../../random.ts';

const hex = '0123456789abcdef';
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

interface Format {
  prefix: string;
  alphabet: string;
  length: number;
  pattern: RegExp;
}

/**
 * What addresses look like, by network. The shape only: the checksums of real addresses are not computed, because no
 * address here leads to a chain.
 */
const formats: Record<ChainId, Format> = {
  bitcoin: {
    prefix: 'bc1q',
    alphabet: bech32,
    length: 38,
    pattern: /^(?:bc1[a-z0-9]{25,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  },
  ethereum: { prefix: '0x', alphabet: hex, length: 40, pattern: /^0x[0-9a-fA-F]{40}$/ },
  stellar: { prefix: 'G', alphabet: base32, length: 55, pattern: /^G[A-Z2-7]{55}$/ },
  core: { prefix: 'cb', alphabet: hex, length: 42, pattern: /^cb[0-9a-fA-F]{42}$/ },
  solana: { prefix: '', alphabet: base58, length: 44, pattern: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ },
  litecoin: {
    prefix: 'ltc1q',
    alphabet: bech32,
    length: 38,
    pattern: /^(?:ltc1[a-z0-9]{25,87}|[LM3][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  },
};

const transactionLength = 64;

export function isAddress(network: string, address: string): boolean {
  return formats[network as ChainId]?.pattern.test(address) ?? false;
}

/** An address that looks right for a network; the same for the same name. */
export function makeAddress(network: string, name: string): string {
  const { prefix, alphabet, length } = formats[network as ChainId];
  return prefix + letters(`${network}:${name}`, alphabet, length);
}

/** The hash of a transaction that looks right; the same for the same name. */
export function makeTransaction(name: string): string {
  return letters(`tx:${name}`, hex, transactionLength);
}

/** Two spellings of one address compare as equal where the network does not care about case. */
export function sameAddress(network: string, a: string, b: string): boolean {
  const careless = network === 'ethereum' || network === 'core';
  return careless ? a.toLowerCase() === b.toLowerCase() : a === b;
}

function letters(name: string, alphabet: string, length: number): string {
  const seed = hashText(name);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += alphabet[hashNumbers(seed, index) % alphabet.length] ?? '';
  }
  return text;
}
