import { foldText } from '../../foundations/fold-text/fold-text.ts';
import type { RichOption } from '../../foundations/listbox/listbox-options.tsx';

/** An option with further search words, such as the name of an asset whose label is its symbol. */
export interface SearchableOption<V extends string = string> extends RichOption<V> {
  keywords?: readonly string[] | undefined;
}

/**
 * The options that match a typed text, ignoring case and accents: first those whose label begins with it, then those with it elsewhere in label or
 * keywords, both in their original order.
 */
export function filterOptions<V extends string>(
  options: readonly SearchableOption<V>[],
  text: string,
): SearchableOption<V>[] {
  const sought = foldText(text.trim());
  if (sought === '') return [...options];
  const begins: SearchableOption<V>[] = [];
  const contains: SearchableOption<V>[] = [];
  for (const option of options) {
    if (foldText(option.label).startsWith(sought)) begins.push(option);
    else if (
      [option.label, ...(option.keywords ?? [])].some((word) => foldText(word).includes(sought))
    ) {
      contains.push(option);
    }
  }
  return [...begins, ...contains];
}
