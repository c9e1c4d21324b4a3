import { showLanguage } from './show-language.ts';
import type { Texts } from './translation.ts';
import type { Namespace } from './words.ts';

/** One file per language and namespace, each fetched when it is needed. */
const files = import.meta.glob<Texts>(['./locales/*/*.json', '!./locales/*/boot.json'], {
  import: 'default',
});

/** What is on the page, whatever its language. */
const wanted = new Set<Namespace>(['shell']);
/** Undefined where all words were given (english.ts), as to stories and tests. */
let shown: { code: string; texts: Record<string, Texts> } | undefined;

async function textsOf(code: string, namespaces: readonly Namespace[]) {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => {
      const load = files[`./locales/${code}/${namespace}.json`];
      if (!load) throw new Error(`There are no ${namespace} words in ${code}.`);
      return [namespace, await load()] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

/** Loads and shows a language; one that this build does not have is shown in English. */
export async function loadLanguage(code: string): Promise<void> {
  const known = `./locales/${code}/shell.json` in files ? code : 'en';
  const texts: Record<string, Texts> = {};
  // Again for what came to be wanted meanwhile.
  for (let missing = [...wanted]; missing.length > 0;) {
    Object.assign(texts, await textsOf(known, missing));
    missing = [...wanted].filter((namespace) => !(namespace in texts));
  }
  shown = { code: known, texts };
  showLanguage(known, texts);
}

/** A part of the app with the words that it shows, fetched side by side. */
export async function withWords<T>(
  namespaces: readonly Namespace[],
  load: () => Promise<T>,
): Promise<T> {
  const [part] = await Promise.all([load(), loadWords(namespaces)]);
  return part;
}

async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  const language = shown;
  const missing = namespaces.filter((namespace) => language && !(namespace in language.texts));
  if (!language || missing.length === 0) return;
  // Nobody shows them yet: they need no telling.
  Object.assign(language.texts, await textsOf(language.code, missing));
  if (shown !== language) await loadWords(namespaces);
}
