import type { AddWords, Texts } from './show-language.ts';
import type { Namespace } from './words.ts';

/** One file per language and namespace, each fetched when it is needed. */
const files = import.meta.glob<Texts>(['./locales/*/*.json', '!./locales/*/boot.json'], {
  import: 'default',
});

/** Namespaces on the page, whatever its language. */
const wanted = new Set<Namespace>(['shell']);
/** Undefined where all words were given (english.ts), as to stories and tests. */
let shown: { code: string; namespaces: Set<string>; addWords: AddWords } | undefined;

async function textsOf(
  code: string,
  namespaces: readonly Namespace[],
): Promise<[namespace: Namespace, texts: Texts][]> {
  return Promise.all(
    namespaces.map(async (namespace) => {
      const load = files[`./locales/${code}/${namespace}.json`];
      if (!load) throw new Error(`There are no ${namespace} words in ${code}.`);
      return [namespace, await load()];
    }),
  );
}

/** Loads and shows a language; one that this build does not have is shown in English. */
export async function loadLanguage(code: string): Promise<void> {
  const known = `./locales/${code}/shell.json` in files ? code : 'en';
  // Words of the components; English is built in.
  const ui = files[`./locales/${known}/ui.json`]?.();
  // Beside the words, not after them.
  const showing = import('./show-language.ts');
  const texts = new Map<Namespace, Texts>();
  // Again for what came to be wanted meanwhile.
  for (let missing = [...wanted]; missing.length > 0;) {
    for (const [namespace, its] of await textsOf(known, missing)) texts.set(namespace, its);
    const { showLanguage } = await showing;
    missing = [...wanted].filter((namespace) => !texts.has(namespace));
    if (missing.length > 0) continue;
    const addWords = showLanguage(known, { ...Object.fromEntries(texts), ui: (await ui) ?? {} });
    shown = { code: known, namespaces: new Set(texts.keys()), addWords };
  }
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
  const missing = namespaces.filter((namespace) => language?.namespaces.has(namespace) === false);
  if (!language || missing.length === 0) return;
  for (const [namespace, texts] of await textsOf(language.code, missing)) {
    language.namespaces.add(namespace);
    language.addWords(namespace, texts);
  }
  if (shown !== language) await loadWords(namespaces);
}
