/** Words between the last two of a list: none, only the separator of the language; "and"; or "or". */
export type ListEnd = 'plain' | 'and' | 'or';

const options = {
  plain: { type: 'conjunction', style: 'narrow' },
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
} as const satisfies Record<ListEnd, Intl.ListFormatOptions>;

/**
 * Joins words as the language does: `Read, Trade`, or `Read、Trade` in Chinese. Symbols and ids, which are the same in
 * every language, need none of it.
 */
export const listOf = (words: readonly string[], locale: string, end: ListEnd = 'plain'): string =>
  new Intl.ListFormat(locale, options[end]).format(words);
