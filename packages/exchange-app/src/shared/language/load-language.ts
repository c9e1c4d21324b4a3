// @where Languages: words of the language that is shown, loaded by area
import { storageKeys } from '@agio/api-client';
import { createLanguageStore } from '@agio/ui/language-store';
import { languageCalled, languageOf, localeOf, nameLanguage } from '@agio/ui/languages';
import type { Words } from '@agio/ui/words';
import { languageFile } from '@agio/whitelabel-themes/settings';
import { createPersisted } from '@agio/widgets/host';
import { areasOf, type WordArea } from '@agio/widgets/locales';
import * as v from 'valibot';
import { preferences } from '../storage/preferences.ts';
import english from './locales/en/boot.json';
import type { Namespace } from './words.ts';

/** A file of words: of the app's own, of the components, of an area of the widgets. */
export type Area = Namespace | 'ui' | WordArea;

/** Words of the frame in every language, and all of the app in English; others are listed with the first language that needs them. */
export const shells = import.meta.glob<Words>(
  ['./locales/*/shell.json', './locales/en/login.json'],
  { import: 'default' },
);

const isOwn = (area: string) => area === 'shell' || area === 'login';

type Copy = Readonly<Record<string, Readonly<Record<string, string>>>>;
let copy: Copy = {};
/** Languages of the deployment's own: address of their words, and the words once they have come. */
const brought = new Map<string, { readonly file: string; words?: Copy[string] }>();
const copyOf = (code: string) =>
  Object.entries({ ...brought.get(code)?.words, ...copy[code] }).map(([path, text]) => [
    path.replace(/^ui\./, ''),
    text,
  ]);

/** Fetched with the first file of a language. */
let textIn: typeof import('./translations.ts').textOf | undefined;

/** The language that is shown. */
export const language = createLanguageStore({
  always: ['shell', 'ui', 'common'] satisfies Area[],
  isRequired: isOwn,
  areasOf: (namespace) => (isOwn(namespace) ? [namespace] : areasOf(namespace)),
  fetchArea: (code, area) =>
    brought.has(code)
      ? fetchBrought(code, area)
      : isOwn(area)
        ? fetchOwn(code, area)
        : code === 'en'
          ? undefined
          : fetchFile(code, area),
  textOf: (code, path, count) => textIn?.(code, path, count),
  localeOf: (code) => localeOf(preferences.getSnapshot().defaultLanguage, code),
  overridesOf: (code) => Object.fromEntries(copyOf(code)),
});

language.subscribe(() => {
  const { tag: lang, direction: dir } = languageCalled(language.getSnapshot().code);
  Object.assign(globalThis.document?.documentElement ?? {}, { lang, dir });
});

// Figures in sentences follow the region, too.
preferences.subscribe(language.refreshLocale);

/** Offers the languages that the deployment brings; the words of one are read when it is shown. */
export function offerLanguages(
  languages: readonly { code: string; name: string; words: string }[],
) {
  for (const { code, name, words } of languages) {
    nameLanguage(code, name);
    brought.set(code, { file: words });
  }
}

/** Returns true if this build has the language, or the deployment brings it. */
export const hasLanguage = (code: string): boolean =>
  brought.has(code) || `./locales/${code}/shell.json` in shells;

/** Puts a brand's words in place of the app's own: by language, namespace and key, as in `ui.orderBook.title`. */
export function setCopy(words: Copy): void {
  copy = words;
  language.refresh();
}

/** Language of an address, for the way back from sign-in, which has no parameter. */
const asked = createPersisted(storageKeys.language, v.string(), '', () => sessionStorage);

/**
 * Shows the language that an address of this tab asked for (`?lang=de`), else the chosen one; English where it is not
 * active. The active ones are left out as long as the settings of the deployment are on their way.
 */
export async function showAskedLanguage(active?: readonly string[]): Promise<void> {
  const inAddress = new URLSearchParams(location.search).get('lang');
  if (inAddress !== null) asked.set(inAddress);
  const wanted = [asked.get(), languageOf(preferences.getSnapshot().defaultLanguage)];
  const isOffered = (code: string) => hasLanguage(code) && (active?.includes(code) ?? true);
  const code = wanted.find(isOffered) ?? 'en';
  if (!active || code !== language.getSnapshot().code) await language.show(code);
}

/** Shows a language and remembers it; an address that names another one does so no more. */
export function chooseLanguage(code: string): void {
  preferences.set({ defaultLanguage: code === 'en' ? 'en-us' : code, isLanguageSettled: true });
  asked.set('');
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  void language.show(code);
}

/** Returns the few words of a language that stand without the others. */
export async function bootWords(code: string): Promise<typeof english> {
  return code === 'en' ? english : { ...english, ...(await fetchFile(code, 'boot')) };
}

async function fetchFile(code: string, area: string): Promise<Words> {
  const { fileOf, textOf } = await import('./translations.ts');
  textIn = textOf;
  return fileOf(code, area)?.() ?? {};
}

/** Everything that a language of the deployment's own leaves out, or all if its file does not come, is English. */
function fetchBrought(code: string, area: string): Promise<Words> | undefined {
  if (!isOwn(area)) return undefined;
  const language = brought.get(code);
  const read = async () => {
    const { words } = v.parse(languageFile, await (await fetch(language?.file ?? '')).json());
    brought.set(code, { file: language?.file ?? '', words });
  };
  const reading = language?.words ? undefined : read();
  const english = shells[`./locales/en/${area}.json`]?.();
  return Promise.all([
    english,
    reading?.catch((error: unknown) => console.error(`No words of ${code}:`, error)),
  ]).then(([words = {}]) => ({ [area]: words }));
}

/** English stands for a file that does not come: no component has these words. */
async function fetchOwn(code: string, area: string): Promise<Words> {
  const fetchIn = (each: string) =>
    shells[`./locales/${each}/${area}.json`]?.() ?? fetchFile(each, area);
  return { [area]: await fetchIn(code).catch(() => fetchIn('en')) };
}
