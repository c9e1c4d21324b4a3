import type { LanguageProviderProps } from '../packages/ui/src/foundations/language/language.tsx';
import {
  languageCalled,
  languages,
  localeOf,
} from '../packages/ui/src/foundations/languages/languages.ts';
import {
  longer,
  pseudo,
  pseudoTexts,
} from '../packages/ui/src/foundations/pseudo-locale/pseudo-locale.ts';
import { createWords, type Words } from '../packages/ui/src/foundations/words/words.ts';
import { areasOf, wordAreas } from '../packages/widgets/src/locales/index.ts';

/** Invented languages of the toolbar: each shows one kind of mistake. */
const invented: Readonly<
  Record<string, { title: string; locale: string; change?: typeof pseudo }>
> = {
  letters: { title: 'Other letters, Georgian figures', locale: 'ka', change: pseudo },
  long: { title: 'Long texts in brackets', locale: 'en', change: longer },
  mirrored: { title: 'English from right to left', locale: 'ar' },
};

/** Entries of the toolbar. */
export const languageItems = [
  ...languages.map(({ code, name }) => ({ value: code, title: name, right: code })),
  ...Object.entries(invented).map(([value, { title }]) => ({ value, title })),
];

const files = import.meta.glob<Words>(
  ['../packages/ui/locales/*.json', '../packages/widgets/locales/*/*.json'],
  { import: 'default' },
);

/** Language of a story: what its provider gets, and the attributes of the page. */
export interface StoryLanguage extends Pick<LanguageProviderProps, 'locale' | 'translate'> {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

const loaded = new Map<string, Promise<StoryLanguage>>();

/** Loads all words of a language; undefined for English, in which stories are without it. */
export function loadStoryLanguage(name: string): Promise<StoryLanguage> | undefined {
  if (name === 'en') return undefined;
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}

async function load(name: string): Promise<StoryLanguage> {
  const { locale, change } = invented[name] ?? { locale: localeOf(name, name) };
  const { direction: dir } = languageCalled(locale);
  const words = createWords({
    areasOf,
    fetchArea: (area) =>
      files[
        `../packages/${area === 'ui' ? `ui/locales/${name}` : `widgets/locales/${name}/${area}`}.json`
      ]?.(),
    words: change && pseudoTexts(await english(), change),
  });
  await words.load(['ui', ...Object.keys(wordAreas)]);
  return {
    locale,
    lang: new Intl.Locale(locale).baseName,
    dir,
    translate: words.translateIn(locale),
  };
}

/** English texts of components and widgets, whose terms stand in one `common`. */
async function english() {
  const [{ default: ui }, { default: widgets }] = await Promise.all([
    import('../packages/ui/messages.json'),
    import('../packages/widgets/messages.json'),
  ]);
  return { ...ui, ...widgets, common: { ...ui.common, ...widgets.common } };
}

/** Shows the app of a screen in a language; the language stays until another one is shown. */
export async function showInApp(name: string): Promise<void> {
  if (name === shownInApp) return;
  shownInApp = name;
  const [{ hasLanguage, language }, { english: own }] = await Promise.all([
    import('../packages/exchange-app/src/shared/language/load-language.ts'),
    import('../packages/exchange-app/src/shared/language/locales/en/index.ts'),
  ]);
  const { locale, change } = invented[name] ?? {};
  if (name === 'en') language.showWith('en', own);
  else if (locale === undefined) {
    // A story has the view without its route, which would load the words.
    await language.withWords(['login'], () => Promise.resolve());
    await language.show(hasLanguage(name) ? name : 'en');
  } else if (change === undefined) language.showWith(locale, own);
  else
    language.showWith(locale, {
      ...pseudoTexts(await english(), change),
      shell: pseudoTexts(own.shell, change),
      login: pseudoTexts(own.login, change),
    });
}

let shownInApp = 'en';
