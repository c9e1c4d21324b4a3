import type { NavigationEntry } from '@agio/whitelabel-themes';
import { useLocale, useTranslate } from '../i18n/use-translate.ts';

const known = ['dashboard', 'simpleTrading', 'advancedTrading', 'portfolio', 'buyAndSell'] as const;

/** What an entry of a brand's navigation is called: by its own label, by the app's word for its id, or by the id. */
export function useEntryName(): (entry: NavigationEntry) => string {
  const t = useTranslate('shell');
  const locale = useLocale();
  return ({ id, label }) => {
    const own = label?.[locale] ?? label?.['en'];
    if (own !== undefined) return own;
    const name = known.find((each) => each === id);
    return name ? t(`variant.${name}`) : id;
  };
}
