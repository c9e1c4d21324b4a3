import { foldText } from '../fold-text/fold-text.ts';

/** Compares two names without case, accents and spaces, such as a typed signature with the name of the account. */
export function isSameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

const plain = (name: string): string => foldText(name).replace(/\s+/g, ' ').trim();
