/**
 * Seeded chance. Only integer arithmetic and the four basic operations are used, so that the same seed gives the
 * same numbers in every engine. Nothing of it is fit for secrets: those are of `secretText`, from a secure source.
 */
import { toBase64Url } from './base64.ts';

/** A 32 bit hash of text (FNV-1a), to turn names into seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mixes two whole numbers into 32 well-spread bits. `index` may be any safe integer. */
export function hashNumbers(seed: number, index: number): number {
  const high = Math.floor(index / 0x100000000);
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index | 0, 0xc2b2ae35) ^ high;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends only on its arguments. */
export function unitAt(seed: number, index: number): number {
  return hashNumbers(seed, index) / 0x100000000;
}

export interface Random {
  /** [0, 1) */
  next(): number;
  /** A whole number in [0, bound). */
  below(bound: number): number;
}

/** A stream of numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
  return { next, below: (bound) => Math.floor(next() * bound) };
}

/** Fills an array with chance and answers it. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/** Unpredictable random bytes of the platform. */
export const secureBytes: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** The same chance for the same seed: for pages and tests whose time stands still. */
export function seededBytes(seed: number): RandomBytes {
  const random = createRandom(seed);
  return (bytes) => bytes.map(() => random.below(256));
}

/** 128 bits as 22 characters that an address takes as they are (base64url): what one has to know to get somewhere. */
export function secretText(random: RandomBytes): string {
  return toBase64Url(random(new Uint8Array(16)));
}
