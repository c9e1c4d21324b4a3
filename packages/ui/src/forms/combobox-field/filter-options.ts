import type { RichOption } from '../../foundations/listbox/listbox-options.tsx';

/** An option that may also be found by other words: the name of an asset whose label is its symbol. */
export interface SearchableOption<V extends string = string> extends RichOption<V> {
  keywords?: readonly string[] | undefined;
}

/** Case and accents do not count. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * The options that a typed text leads to: first those whose label begins with it, then those that have it elsewhere in
 * label or keywords, each in their own order.
 */
export function filterOptions<V extends string>(
  options: readonly SearchableOption<V>[],
  text: string,
): SearchableOption<V>[] {
  const sought = plain(text.trim());
  if (sought === '') return [...options];
  const begins: SearchableOption<V>[] = [];
  const contains: SearchableOption<V>[] = [];
  for (const option of options) {
    if (plain(option.label).startsWith(sought)) begins.push(option);
    else if (
      [option.label, ...(option.keywords ?? [])].some((word) => plain(word).includes(sought))
    ) {
      contains.push(option);
    }
  }
  return [...begins, ...contains];
}
