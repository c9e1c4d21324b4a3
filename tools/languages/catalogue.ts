// @where Languages: English messages and their translations, by file
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';
import { wordAreas } from '../../packages/widgets/src/words/areas.ts';

/** Texts of a locale file, nested by the parts of their keys. */
export interface Texts {
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
export function formsOf(texts: Texts, path = ''): Map<string, Record<string, string>> {
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
export function pathOf(file: string, language: string): string {
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
export function translationOf(file: string, language: string): Texts {
  const path = pathOf(file, language);
  return existsSync(join(root, path)) ? (json(path) as Texts) : {};
}
