import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownWords } from './check-words.ts';

type Texts = Readonly<Record<string, unknown>>;

function flat(texts: Texts, above = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[above + key, value] as [string, string]]
      : flat(value as Texts, `${above}${key}.`),
  );
}

/** Returns every word of the app in English, from the sources of the other packages. */
export function collectWords(packages: string): Record<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(join(packages, file), 'utf8')) as Texts;
  const own = 'exchange-app/src/shared/language/locales/en';
  return Object.fromEntries(
    [
      ...flat(read('ui/messages.json')),
      ...flat(read('widgets/messages.json')),
      ...flat({ shell: read(`${own}/shell.json`), login: read(`${own}/login.json`) }),
    ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Returns the words that a brand may change: as published, else from the sources. */
export function knownWords(): KnownWords {
  const published = join(import.meta.dirname, '../words.json');
  const words = existsSync(published)
    ? (JSON.parse(readFileSync(published, 'utf8')) as Record<string, string>)
    : collectWords(join(import.meta.dirname, '../../..'));
  return new Map(Object.entries(words));
}
