import { inGaps } from '@agio/ui/language';
import type { ShownLanguage } from '@agio/ui/language-store';
import { language } from './load-language.ts';
import type { Namespace, Translate } from './words.ts';

type AnyTranslate = (key: string, values?: Record<string, string | number>) => string;

const translators = new WeakMap<ShownLanguage, Map<Namespace, AnyTranslate>>();

/** The text function of a namespace: the same function as long as the language stays. */
export function translator<N extends Namespace>(namespace: N): Translate<N> {
  const from = language.getSnapshot();
  const known = translators.get(from) ?? new Map<Namespace, AnyTranslate>();
  translators.set(from, known);
  const translate: AnyTranslate =
    known.get(namespace) ??
    ((key, values = {}) => from.translate(namespace, key, inGaps(values, from.code)) ?? key);
  known.set(namespace, translate);
  return translate;
}
