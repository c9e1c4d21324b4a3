import { languageCalled, preferredOf } from '@agio/ui/languages';
import { createWords, type LoadedWords } from '@agio/ui/words';
import { areasOf } from '@agio/widgets/locales';
import type { WidgetsProviderProps } from '@agio/widgets/provider';
import type { Brand } from './brand.ts';
import { languages } from './languages/index.ts';

export type Code = keyof typeof languages;

const key = 'language';
const isCode = (code: string | null): code is Code => code !== null && code in languages;

/** Languages that the reader may choose. */
export const offered = ({ activeLanguages = [] }: Brand): Code[] => [
  'en',
  ...activeLanguages.filter((code) => code !== 'en').filter(isCode),
];

/** The language that the reader chose, else the first of the browser's that is offered. */
export function chosen(brand: Brand): Code {
  const codes = offered(brand);
  const kept = localStorage.getItem(key);
  const wanted = preferredOf([...(kept === null ? [] : [kept]), ...navigator.languages], codes);
  return codes.find((code) => code === wanted) ?? 'en';
}

export function choose(code: string): void {
  localStorage.setItem(key, code);
  location.reload();
}

export interface Spoken {
  locale: string;
  direction: 'ltr' | 'rtl';
  wordsOf: LoadedWords['wordsOf'];
  translate: ReturnType<LoadedWords['translateIn']>;
  /** Markets that the brand puts first, with the names of their categories. */
  markets: WidgetsProviderProps['markets'];
}

/** The words of a language for `LanguageProvider`: those of the packages, and the brand's own in their place. */
export function speak(code: Code, brand: Brand): Spoken {
  const { areas } = languages[code];
  const words = createWords({
    areasOf,
    fetchArea: (area) => areas[area]?.().then((file) => file.default),
  });
  const { tag, direction } = languageCalled(code);
  const translate = words.translateIn(tag, ownWords(code, brand));
  return {
    locale: tag,
    direction,
    wordsOf: words.wordsOf,
    translate,
    markets: marketsIn(code, brand),
  };
}

function marketsIn(code: Code, { brandIdentity: { markets } }: Brand) {
  const categories = markets?.categories.map(({ label, ...category }) => ({
    ...category,
    label: label[code] ?? label['en'] ?? category.id,
  }));
  return markets && categories && { ...markets, categories };
}

/** Words of widgets and components begin with `ui.` in a brand's folder; the others are of the exchange's own app. */
function ownWords(code: Code, { brandIdentity }: Brand): Record<string, string> {
  const copy = Object.entries(brandIdentity.copy?.[code] ?? {});
  return Object.fromEntries(
    copy.filter(([path]) => path.startsWith('ui.')).map(([path, text]) => [path.slice(3), text]),
  );
}
