import { expect, test } from 'vitest';
import { createLanguages } from './language.ts';
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

test('a language knows its variety', () => {
  const varied = createLanguages({ zh: {}, pt: {}, de: {} });
  const tags = ['zh-CN', 'pt-PT', 'de-AT', 'en-GB'].map((wish) => varied.of(wish).tag);
  expect(tags).toEqual(['zh-Hans', 'pt-BR', 'de', 'en']);
  expect(varied.of('zh-TW, de;q=0.8').tag).toBe('de');
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
