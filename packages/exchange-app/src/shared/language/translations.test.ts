import components from '@agio/ui/messages.json' with { type: 'json' };
import widgets from '@agio/widgets/messages.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { languages } from '@agio/ui/languages';
import { english } from './locales/en/index.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const common = { ...components.common, ...widgets.common };
const ui = { ...components, ...widgets, common };
const source: Readonly<Record<string, Texts>> = { ...english, ui };

const plural = /_(?:zero|one|two|few|many|other)$/;
const gapsOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join(' ');

/** Every text by its path; the forms of a plural under the path of the plural. */
function flat(texts: Texts, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') {
      const at = path + key.replace(plural, '');
      found.set(at, [...(found.get(at) ?? []), `${key.match(plural)?.[0] ?? ''} ${text}`]);
    } else for (const [at, forms] of flat(text, `${path}${key}.`)) found.set(at, forms);
  }
  return found;
}

/** Returns the faults of a translation, each at its path. */
function faultsOf(original: Texts, translation: Texts, language: string): string[] {
  const [from, to] = [flat(original), flat(translation)];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const faults = [...to.keys()].filter((path) => !from.has(path)).map((path) => `${path}: unknown`);
  for (const [path, texts] of from) {
    const own = to.get(path);
    if (!own) {
      faults.push(`${path}: missing`);
      continue;
    }
    if (texts.length > 1)
      for (const form of forms)
        if (!own.some((text) => text.startsWith(`_${form} `)))
          faults.push(`${path}_${form}: missing`);
    const gaps = gapsOf(texts.join(''));
    if (gapsOf(own.join('')) !== gaps) faults.push(`${path}: its gaps are ${gaps}`);
  }
  return faults;
}

describe('a translation', () => {
  const original = {
    title: 'Orders',
    of: 'of {{name}}',
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
  };

  test('is whole with every text, every plural form of its language and the same gaps', () => {
    const polish = {
      title: 'Zlecenia',
      of: '{{name}}',
      rows_one: '{{count}} wiersz',
      rows_few: '{{count}} wiersze',
      rows_many: '{{count}} wierszy',
      rows_other: '{{count}} wiersza',
    };
    expect(faultsOf(original, polish, 'pl')).toEqual([]);
    expect(faultsOf(original, { ...polish, of: 'X', more: 'Y' }, 'pl')).toEqual([
      'more: unknown',
      'of: its gaps are {{name}}',
    ]);
    expect(faultsOf(original, { title: 'Aufträge', rows_other: '{{count}}' }, 'de')).toEqual([
      'of: missing',
      'rows_one: missing',
    ]);
  });
});

test('no two packages have words under one name', () => {
  expect(Object.keys(components).filter((name) => name in widgets)).toEqual(['common']);
  expect(Object.keys(components.common).filter((name) => name in widgets.common)).toEqual([]);
});

const files = import.meta.glob<Texts>('./locales/*/*.json', { eager: true, import: 'default' });
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');
const begun = others.filter((code) =>
  Object.keys(files).some((path) => path.includes(`/${code}/`)),
);

test('every language that the app has is whole', () => {
  const faults = begun.flatMap((code) =>
    Object.entries(source).flatMap(([namespace, texts]) =>
      faultsOf(texts, files[`./locales/${code}/${namespace}.json`] ?? {}, code).map(
        (fault) => `${code}/${namespace}.json ${fault}`,
      ),
    ),
  );
  expect(faults).toEqual([]);
});
