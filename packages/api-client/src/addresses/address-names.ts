const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns whether two names of addresses read the same: capitals, spaces and the coding of letters do not count. */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);

/** Alphabets with letters that look like those of another one. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/**
 * Returns true if a word of a name has letters of two alphabets that look alike, such as `Nоrthbank` with a Cyrillic `о`:
 * it may be made to be taken for another name. Words of different alphabets beside each other, such as `Ledger холодный`,
 * are what people write.
 */
export function mixesScripts(name: string): boolean {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
}
