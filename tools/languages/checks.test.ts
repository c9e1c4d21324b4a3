import { describe, expect, test } from 'vitest';
import { faultsOf, faultsOfLanguage, missingTerms } from './checks.ts';
import type { Message } from './catalogue.ts';

const plain = (text: string) => ({ '': text });
const oneLetter = 'a space after a word of one letter, where a no-break space belongs';
const plural = (one: string, other: string) => ({ one, other });

describe('a translation of a message', () => {
  test('has the gaps and tags of the English one', () => {
    expect(faultsOf('de', plain('Sell {{amount}}'), plain('{{amount}} verkaufen'))).toEqual([]);
    expect(faultsOf('de', plain('Sell {{amount}}'), plain('{{menge}} verkaufen'))).toEqual([
      'gaps are “{{menge}}”, not “{{amount}}”',
    ]);
    expect(faultsOf('de', plain('or <choose>choose</choose>'), plain('oder wählen'))).toEqual([
      'tags differ',
    ]);
    expect(faultsOf('de', plain('Sell {{amount}}'), plain('{{amount}} verkaufen}'))).toEqual([
      'a brace is left over',
    ]);
  });

  test('has every plural form of its language, and only the form of one number leaves the figure out', () => {
    const english = plural('{{count}} order', '{{count}} orders');
    const polish = { one: 'Jedno zlecenie', few: '{{count}} zlecenia', many: '{{count}} zleceń' };
    expect(faultsOf('pl', english, { ...polish, other: '{{count}} zlecenia' })).toEqual([]);
    expect(faultsOf('pl', english, polish)).toEqual(['the form other is missing']);
    expect(faultsOf('pl', english, { ...polish, other: 'zlecenia' })).toEqual([
      'gaps are “”, not “{{count}}”',
    ]);
    expect(faultsOf('ja', english, plural('{{count}}件', '{{count}}件'))).toEqual([
      'ja has no form one here',
    ]);
  });

  test('ends as the English one does, in the signs of its script', () => {
    expect(faultsOf('ja', plain('Nothing was sent.'), plain('何も送信されていません。'))).toEqual(
      [],
    );
    expect(faultsOf('de', plain('Nothing was sent.'), plain('Nichts wurde gesendet'))).toEqual([
      'ends with “t”, English with “.”',
    ]);
    expect(faultsOf('th', plain('Nothing was sent.'), plain('ยังไม่มีการส่ง'))).toEqual([]);
    expect(faultsOf('es', plain('Sent'), plain('Enviado.'))).toEqual([
      'a full stop that English does not have',
    ]);
  });

  test('keeps every number', () => {
    expect(faultsOf('de', plain('At most 1,000 rows'), plain('Höchstens 1.000 Zeilen'))).toEqual(
      [],
    );
    expect(faultsOf('de', plain('At most 1,000 rows'), plain('Höchstens 100 Zeilen'))).toEqual([
      'the number 1000 is missing',
    ]);
  });

  test.each([
    ['fa', 'ي', 'كيف پول شما', 'an Arabic letter: Persian has ی and ک'],
    ['ro', 'ş', 'Preţ', 'a cedilla: Romanian has ș and ț'],
    ['uk', 'a Latin letter', 'Цiна', 'a Latin letter among Cyrillic ones'],
    ['zh', 'a half-width comma', '价格,数量', 'half-width punctuation after a character'],
    ['sk', 'a one-letter word at the end of a line', 'Cena v mene', oneLetter],
    ['pl', 'a one-letter word at the end of a line', 'Cena (w euro)', oneLetter],
    ['fr', 'a straight apostrophe', "Prix de l'ordre", 'a straight apostrophe'],
  ])('in %s has no %s', (language, _, text, fault) => {
    expect(faultsOf(language, plain('Price of it'), plain(text))).toEqual([fault]);
  });

  test.each([
    ['de', 'Geben Sie deinen Preis ein', 'deinen'],
    ['fr', 'Saisissez ton prix', 'ton'],
    ['zh', '请输入你的价格', '你'],
    ['ru', 'Введите твой логин', 'твой'],
  ])('in %s keeps to one form of address', (language, text, word) => {
    expect(faultsOf(language, plain('Enter it'), plain(text))).toEqual([
      `“${word}” is another form of address`,
    ]);
  });

  test('says the terms of the glossary by their stems', () => {
    const terms = (language: string, english: string, own: string) =>
      missingTerms(language, plain(english), plain(own));
    expect(terms('de', 'Your API keys', 'Ihre API-Schlüssel')).toEqual([]);
    expect(terms('de', 'Your API keys', 'Ihre API-Codes')).toEqual([
      'no word of the glossary for “API key”: api-schlüs',
    ]);
    // Inflected, with a soft hyphen, a typographic apostrophe, a vowel sign.
    expect(terms('pl', 'Open orders', 'Brak otwar\u00adtych zleceń')).toEqual([]);
    expect(terms('fr', 'Order book', 'Carnet d’ordres')).toEqual([]);
    expect(terms('ar', 'Frozen', 'مجمَّد')).toEqual([]);
    expect(terms('ru', 'It holds {{wallet}}', 'Здесь {{wallet}}')).toEqual([]);
  });

  test.each([
    ['pl', 'Złożyłeś zlecenie', 'Złożyłeś'],
    ['cs', 'Zadala jste příkaz', 'Zadala jste'],
    ['sk', 'Nezadal ste sumu', 'Nezadal ste'],
    ['ru', 'Вы согласен с этим', 'Вы согласен'],
    ['uk', 'Ви підтвердила адресу', 'Ви підтвердила'],
  ])('in %s “%s” is no sentence, as it says the reader’s gender', (language, text, words) => {
    expect(faultsOf(language, plain('You did it'), plain(text))).toEqual([
      `“${words}” says the reader’s gender`,
    ]);
  });

  test.each([
    ['pl', 'Zlecenie zostało złożone'],
    ['cs', 'Příkaz jste zadali'],
    ['sk', 'Nezadali ste sumu'],
    ['ru', 'Вы согласны с этим'],
    ['uk', 'Ви підтвердили адресу'],
  ])('in %s “%s” says no gender', (language, text) => {
    expect(faultsOf(language, plain('You did it'), plain(text))).toEqual([]);
  });

  test('is in its script, and no English is left', () => {
    expect(
      faultsOf('ru', plain('The order was cancelled'), plain('The order was cancelled да')),
    ).toEqual(['mostly in another script']);
    expect(faultsOf('de', plain('Order book'), plain('Order book'))).toEqual([
      'English still; same-as-english.json lists what may be',
    ]);
    expect(faultsOf('de', plain('{{count}} XCB, CSV'), plain('{{count}} XCB, CSV'))).toEqual([]);
  });
});

describe('a language', () => {
  const messages: Message[] = [
    { file: 'ui', key: 'common.cancelled', english: plain('Cancelled'), note: undefined },
    { file: 'widgets/trade', key: 'orders.title', english: plain('Orders'), note: undefined },
  ];
  const faults = (own: Record<string, Record<string, string>>) =>
    faultsOfLanguage(
      'es',
      messages,
      new Map(
        Object.entries(own).map(([file, texts]) => [
          file,
          new Map(Object.entries(texts).map(([key, text]) => [key, plain(text)])),
        ]),
      ),
      { 'orders.statuses.Cancelled': 'cancelled' },
    );

  test('has every message, none that is unknown, and may say a term anew at its places', () => {
    const ui = { 'common.cancelled': 'Cancelado' };
    expect(
      faults({
        ui,
        'widgets/trade': { 'orders.title': 'Órdenes', 'orders.statuses.Cancelled': 'Cancelada' },
      }),
    ).toEqual([]);
    expect(faults({ ui, 'widgets/trade': { 'orders.statuses.Filled': 'Ejecutada' } })).toEqual([
      { file: 'widgets/trade', key: 'orders.title', fault: 'missing' },
      { file: 'widgets/trade', key: 'orders.statuses.Filled', fault: 'unknown' },
    ]);
  });
});
