import {
  checkAddress,
  encodeAddress,
  isKnownNetwork,
  spellingOf,
  type AddressFault,
} from '@agio/api-client/addresses';
import type { ChainId } from '../../../catalog/networks.ts';
import { hashNumbers, hashText } from '../../../random.ts';

const hex = '0123456789abcdef';
const transactionLength = 64;

/** Returns the error of an address. A network that has no rules cannot be sent to. */
export const faultOf = (network: string, address: string): AddressFault | undefined =>
  isKnownNetwork(network) ? checkAddress(network, address) : 'format';

/** A valid address on a network; the same for the same name. */
export function makeAddress(network: string, name: string): string {
  const seed = hashText(`${network}:${name}`);
  const payload = Uint8Array.from({ length: 32 }, (_, index) => hashNumbers(seed, index) & 0xff);
  return encodeAddress(network as ChainId, payload);
}

/** The hash of a transaction that looks right; the same for the same name. */
export function makeTransaction(name: string): string {
  return letters(`tx:${name}`, hex, transactionLength);
}

/** Two spellings of one address compare as equal where the network does not care about case. */
export function sameAddress(network: string, a: string, b: string): boolean {
  return spellingOf(network, a) === spellingOf(network, b);
}

function letters(name: string, alphabet: string, length: number): string {
  const seed = hashText(name);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += alphabet[hashNumbers(seed, index) % alphabet.length] ?? '';
  }
  return text;
}
