import { languageCalled, languageOf } from '@agio/ui/languages';

/**
 * The language that is shown with the region of the choice, as `Intl` takes it. `en-us` is the default and plain English;
 * the region of another language than the shown one says nothing.
 */
export function localeOf(chosen: string, shown: string): string {
  const plain = languageCalled(shown).tag;
  const hasRegion = chosen !== 'en-us' && chosen !== shown && languageOf(chosen) === shown;
  return hasRegion ? (Intl.getCanonicalLocales(chosen)[0] ?? plain) : plain;
}
