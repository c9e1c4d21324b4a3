// @where Languages: letters that a search takes as equal: accents, capitals, scripts
/**
 * Texts as searches compare them: without case, accents and marks that are not seen.
 * @module
 */

/**
 * Returns a text as searches compare it: in lower case, without accents, vowel signs of Arabic and marks that are not
 * seen. The same in every language, so that `lınk`, typed on a Turkish keyboard, finds LINK, and `zloty` finds złoty.
 */
export function foldText(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[ıłđøςيىك]/g, (letter) => sameLetters[letter] ?? letter);
}

/** ASCII. */
const isPlain = /^[ -~]*$/;
/** Marks that make no other letter, as those of Thai and Japanese do. */
const marks = /[\u0640\p{Cf}\u0300-\u036f\u064b-\u065f\u0670]/gu;
const sameLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
};
