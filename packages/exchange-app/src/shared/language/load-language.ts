// @where Languages: words of the language that is shown, loaded by area
import { languageCalled, languageOf } from '@agio/ui/languages';
import { createWords, type LoadedWords, type Words } from '@agio/ui/words';
import { areasOf, type WordArea } from '@agio/widgets/locales';
import { preferences } from '../storage/preferences.ts';
import { localeOf } from './languages.ts';
import { setLanguage } from './translator.ts';
import type { Namespace } from './words.ts';

/** A file of words: of the app's own, of the components, of an area of the widgets. */
export type Area = Namespace | 'ui' | WordArea;

/** Words of the frame in every language, and all of the app in English; others are listed with the first language that needs them. */
export const shells = import.meta.glob<Words>(
  ['./locales/*/shell.json', './locales/en/login.json'],
  {
    import: 'default',
  },
);

const own: readonly string[] = ['shell', 'login'] satisfies Namespace[];
const isOwn = (area: string) => own.includes(area);
/** Areas on the page, whatever its language. */
const wanted = new Set<string>(['shell', 'ui', 'common'] satisfies Area[]);

type Copy = Readonly<Record<string, Readonly<Record<string, string>>>>;
let copy: Copy = {};
let shown: { code: string; words: LoadedWords; locale: string } | undefined;
let choices = 0;

/** Returns true if this build has the language. */
export const hasLanguage = (code: string): boolean => `./locales/${code}/shell.json` in shells;

/**
 * Puts a brand's words in place of the app's own, now and in every language that is shown later: by language, then by
 * namespace and key, as in `shell.footer.copyright` or, of a component, `ui.orderBook.title`.
 */
export function setCopy(words: Copy): void {
  copy = words;
  if (shown) show(shown.code, shown.words);
}

// Figures in sentences follow the region, too.
preferences.subscribe(() => {
  if (shown && shown.locale !== chosenLocale(shown.code)) show(shown.code, shown.words);
});

const chosenLocale = (code: string) => localeOf(preferences.getSnapshot().defaultLanguage, code);

function show(code: string, words: LoadedWords): void {
  const locale = chosenLocale(code);
  shown = { code, words, locale };
  const its = Object.entries(copy[code] ?? {}).map(([path, text]) => [
    path.replace(/^ui\./, ''),
    text,
  ]);
  const translate = words.translateIn(locale, Object.fromEntries(its));
  setLanguage({ code, locale, translate, wordsOf: words.wordsOf });
  const page = globalThis.document?.documentElement;
  if (!page) return;
  const { tag, direction } = languageCalled(code);
  page.lang = tag;
  page.dir = direction;
}

/** Shows a language with words at hand, as stories and tests have them: `ui` has those of components by namespace. */
export function showLanguage(code: string, { ui, ...texts }: Readonly<Record<string, Words>>) {
  const fetchArea = () => undefined;
  show(code, createWords({ areasOf, fetchArea, words: { ...ui, ...texts } }));
}

/**
 * Shows the language of the address (`?lang=de`), else the chosen one; English where it is not among the active ones. They
 * are left out as long as the settings of the deployment are on their way.
 */
export async function showAskedLanguage(active?: readonly string[]): Promise<void> {
  const inAddress = new URLSearchParams(location.search).get('lang');
  const asked = [inAddress ?? '', languageOf(preferences.getSnapshot().defaultLanguage)];
  const isOffered = (code: string) => hasLanguage(code) && (active?.includes(code) ?? true);
  const code = asked.find(isOffered) ?? 'en';
  if (code !== shown?.code) await loadLanguage(code);
}

/** Loads the areas on the page and shows a language; one that this build does not have is English. The last call wins. */
export async function loadLanguage(code: string): Promise<void> {
  choices += 1;
  const choice = choices;
  const language = hasLanguage(code) ? code : 'en';
  const words = createWords({
    areasOf: (namespace) => (isOwn(namespace) ? [namespace] : areasOf(namespace)),
    fetchArea: (area) => {
      wanted.add(area);
      return fetchArea(language, area);
    },
  });
  // Again for what came to be wanted meanwhile.
  for (let known = 0; known < wanted.size;) {
    known = wanted.size;
    await load(words, [...wanted]);
  }
  if (choice === choices) show(language, words);
}

/** Undefined: the components say it in English themselves. */
function fetchArea(code: string, area: string): Promise<Words> | undefined {
  if (isOwn(area)) return fetchOwn(code, area);
  return code === 'en' ? undefined : fetchFile(code, area);
}

async function fetchFile(code: string, area: string): Promise<Words> {
  const { fileOf } = await import('./translations.ts');
  return fileOf(code, area)?.() ?? {};
}

async function fetchOwn(code: string, area: string): Promise<Words> {
  const fetchIn = (language: string) =>
    shells[`./locales/${language}/${area}.json`]?.() ?? fetchFile(language, area);
  return {
    [area]: await (code === 'en' ? fetchIn(code) : fetchIn(code).catch(() => fetchIn('en'))),
  };
}

/** Words of components that do not come are asked for again when they are shown, and are English then. */
async function load(words: LoadedWords, areas: readonly string[]): Promise<void> {
  const others = words.load(areas.filter((area) => !isOwn(area))).catch(() => undefined);
  await Promise.all([words.load(areas.filter(isOwn)), others]);
}

/** A part of the app with the words that it shows, fetched side by side. */
export async function withWords<T>(areas: readonly Area[], part: () => Promise<T>): Promise<T> {
  for (const area of areas) wanted.add(area);
  const [loaded] = await Promise.all([part(), shown && load(shown.words, areas)]);
  return loaded;
}
