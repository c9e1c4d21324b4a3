import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLanguages, leaves } from './language.ts';
import { messages } from './messages.ts';

const languages = createLanguages({
  de: {
    identity: { signIn: { title: 'Anmelden' } },
    assets: { XAUG: { name: 'Gold, 1 g (Barren)' } },
    trail: { setTo: 'auf {{status}} gesetzt', changedField: '{{field}} geändert' },
  },
  pl: {
    identity: {
      refusals: {
        tooManyWrong_one: '{{count}} minuta',
        tooManyWrong_few: '{{count}} minuty',
        tooManyWrong_many: '{{count}} minut',
        tooManyWrong_other: '{{count}} minuty',
      },
    },
  },
  fa: {},
});

test.each([
  [[], 'en'],
  [[undefined, null, ''], 'en'],
  [['de'], 'de'],
  [['de-CH'], 'de'],
  [['DE'], 'de'],
  [['fr de'], 'de'],
  [['fr', 'pl,en;q=0.5'], 'pl'],
  [['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5'], 'en'],
  [['en;q=0.2, fa ; q=0.9'], 'fa'],
  [['de;q=0, pl'], 'pl'],
  [['en', 'de'], 'en'],
  [['__proto__ constructor ../../etc'], 'en'],
] as const)('%j is answered in %s', (wishes, code) => {
  expect(languages.of(...wishes).code).toBe(code);
});

test('a text that has no translation is English, and a language knows its direction', () => {
  const german = languages.of('de');
  expect(german.say('identity.signIn.title')).toBe('Anmelden');
  expect(german.say('identity.signIn.lead')).toBe(messages.identity.signIn.lead);
  expect([german.direction, languages.of('fa').direction]).toEqual(['ltr', 'rtl']);
});

test('a count chooses the plural form of the language, or of English', () => {
  const minutes = (code: string, count: number) =>
    languages.of(code).say('identity.refusals.tooManyWrong', { count });
  expect([1, 3, 5].map((count) => minutes('pl', count))).toEqual([
    '1 minuta',
    '3 minuty',
    '5 minut',
  ]);
  expect(minutes('de', 1)).toMatch(/ 1 minute\.$/);
  expect(minutes('de', 15)).toMatch(/ 15 minutes\.$/);
});

test('texts of the server in records are translated, and those of people stay', () => {
  const german = languages.of('de');
  expect(german.translate('Gold, 1 g')).toBe('Gold, 1 g (Barren)');
  expect(german.translate('High risk.')).toBe('High risk.');
  expect(german.translate('We keep gold, 1 g')).toBe('We keep gold, 1 g');
  expect(german.translateAct('set to Halted, changed tickSize')).toBe(
    'auf Halted gesetzt, tickSize geändert',
  );
  expect(german.translateAct('took the case over from Doe, Ann')).toBe(
    'took the case over from Doe, Ann',
  );
});

test('messages.json is all that the server says (npm run unit -- packages/sandbox/src/core/language -u)', async () => {
  await expect(`${JSON.stringify(messages, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../../messages.json',
  );
});

test('messages.notes.json has the comments above texts, for translators (npm run unit -- packages/sandbox/src/core/language -u)', async () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('-messages.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const notes: Record<string, string> = {};
  for (const source of files) {
    const path: string[] = [];
    let note: string | undefined;
    for (const line of source.split('\n')) {
      const opened = /^(?:export const |\s+)['"]?([\w-]+)['"]?(?: =|:) \{$/.exec(line)?.[1];
      const key = /^\s+['"]?([\w-]+)['"]?:/.exec(line)?.[1];
      if (opened !== undefined) path.push(opened);
      const name = opened === undefined ? [...path, key].join('.') : path.join('.');
      if (note !== undefined && path.length > 0 && (key ?? opened) !== undefined) {
        notes[name] = note;
      }
      note = /^\s*\/\*\* (.+) \*\/$/.exec(line)?.[1];
      if (/^\s*\}/.test(line)) path.pop();
    }
  }
  const comments = Object.values(files)
    .join('\n')
    .match(/\/\*\*/g);
  expect(Object.keys(notes)).toHaveLength(comments?.length ?? 0);
  const places = leaves(messages).map(([key]) => key);
  expect(Object.keys(notes).filter((name) => !places.some((key) => key.startsWith(name)))).toEqual(
    [],
  );
  await expect(`${JSON.stringify(notes, undefined, 2)}\n`).toMatchFileSnapshot(
    '../../../messages.notes.json',
  );
});
