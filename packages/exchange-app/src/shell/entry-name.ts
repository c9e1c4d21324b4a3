import type { Translate } from '../i18n/words.ts';

const known = ['dashboard', 'simpleTrading', 'advancedTrading', 'portfolio', 'buyAndSell'] as const;

/** The words of an entry of a variant's navigation; one that a partner made up is shown by its id. */
export function entryName(id: string, t: Translate<'shell'>): string {
  const name = known.find((each) => each === id);
  return name ? t(`variant.${name}`) : id;
}
