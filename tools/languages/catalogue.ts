// @where Languages: English messages and their translations, by file
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.ts';
import { wordAreas } from '../../packages/widgets/src/words/areas.ts';

/** Texts of a locale file, nested by the parts of their keys. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/** Forms of a text: one under the empty name, or those of a plural by their CLDR categories. */
export type Forms = Readonly<Record<string, string>>;

export interface Message {
  /** Locale file, as in `widgets/convert`. */
  readonly file: string;
  /** Place in the file without the form of a plural, as in `convert.review.title`. */
  readonly key: string;
  readonly english: Forms;
  readonly note: string | undefined;
}

const form = /_(zero|one|two|few|many|other)$/;

/** Returns the texts of a locale file by place, the forms of a plural together. */
function formsOf(texts: Texts, path = ''): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string') {
      for (const [place, forms] of formsOf(text, `${path}${key}.`)) found.set(place, forms);
      continue;
    }
    const place = path + key.replace(form, '');
    found.set(place, { ...found.get(place), [form.exec(key)?.[1] ?? '']: text });
  }
  return found;
}

const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const app = 'packages/exchange-app/src/shared/language/locales';

/** Returns the path of a locale file of a language below the root. */
function pathOf(file: string, language: string): string {
  const [home = '', name = ''] = file.split('/');
  if (home === 'widgets') return `packages/widgets/locales/${language}/${name}.json`;
  if (home === 'app') return `${app}/${language}/${name}.json`;
  return `packages/${home}/locales/${language}.json`;
}

/** Returns the languages that have a file. */
export const languagesOnFile = (): string[] =>
  readdirSync(join(root, app), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .toSorted();

/** Returns a locale file of a language, or no texts where it does not exist. */
function translationOf(file: string, language: string): Texts {
  const path = pathOf(file, language);
  return existsSync(join(root, path)) ? (json(path) as Texts) : {};
}

/** Returns the names of the terms that only staff read; the file of the area `people` has them. */
function staffTerms(): Set<string> {
  const source = readFileSync(join(root, 'packages/widgets/src/back-office/terms.ts'), 'utf8');
  return new Set([...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name));
}

/** Returns all English messages in the order of what customers see. */
export function englishMessages(): Message[] {
  const staff = staffTerms();
  const components = json('packages/ui/messages.json') as Texts;
  const widgets = json('packages/widgets/messages.json') as Texts;
  const notes = {
    ui: json('packages/ui/messages.notes.json') as Record<string, string>,
    widgets: json('packages/widgets/messages.notes.json') as Record<string, string>,
    sandbox: json('packages/sandbox/messages.notes.json') as Record<string, string>,
  };
  const read = (file: string, texts: Texts, its: Readonly<Record<string, string>> = {}) =>
    [...formsOf(texts)].map(([key, english]): Message => {
      const group = key.slice(0, key.lastIndexOf('.'));
      return { file, key, english, note: its[key] ?? its[`${key}_one`] ?? its[group] };
    });
  const isOf = (area: string) => (message: Message) => {
    const [namespace = '', term = ''] = message.key.split('.');
    if (namespace === 'common')
      return area === (staff.has(term) || staff.has(`${term}_other`) ? 'people' : 'common');
    return (wordAreas as Readonly<Record<string, readonly string[]>>)[area]?.includes(namespace);
  };
  const ofWidgets = read('widgets', widgets, notes.widgets);
  return [
    ...read('ui', components, notes.ui),
    ...Object.keys(wordAreas).flatMap((area) =>
      ofWidgets.filter(isOf(area)).map((message) => ({ ...message, file: `widgets/${area}` })),
    ),
    ...['shell', 'login', 'boot'].flatMap((name) =>
      read(`app/${name}`, json(`${app}/en/${name}.json`) as Texts),
    ),
    ...read('sandbox', json('packages/sandbox/messages.json') as Texts, notes.sandbox),
  ];
}

/** Returns the term of each place, of all packages. */
export const placesOfTerms = (): Readonly<Record<string, string>> => ({
  ...(json('packages/ui/messages.terms.json') as Record<string, string>),
  ...(json('packages/widgets/messages.terms.json') as Record<string, string>),
});

/** Returns all texts of a language by file and place. */
export function translationsOf(
  language: string,
  messages: readonly Message[],
): Map<string, Map<string, Forms>> {
  const files = new Set(messages.map(({ file }) => file));
  return new Map([...files].map((file) => [file, formsOf(translationOf(file, language))]));
}

/** Writes a locale file of a language, nested by the parts of the keys. */
export function writeTranslation(
  file: string,
  language: string,
  texts: ReadonlyMap<string, Forms>,
): void {
  const all: Record<string, unknown> = {};
  for (const [place, forms] of texts)
    for (const [each, text] of Object.entries(forms)) {
      const path = place.split('.');
      const last = path.pop() ?? '';
      let group = all;
      for (const part of path) group = (group[part] ??= {}) as Record<string, unknown>;
      group[each === '' ? last : `${last}_${each}`] = text;
    }
  const path = join(root, pathOf(file, language));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(all, undefined, 2)}\n`);
}
