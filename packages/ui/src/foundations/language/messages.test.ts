import { describe, expect, expectTypeOf, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { defineMessages, messagesIn, type MessagesOf } from './messages.ts';

const messages = defineMessages('basket', {
  title: 'Basket',
  of: 'Basket of {{name}}',
  rows_one: 'one row of {{name}}',
  rows_other: '{{count}} rows of {{name}}',
  sides: { buy: 'Bought', sell: 'Sold' },
});
type Basket = MessagesOf<typeof messages>;

describe('the text of a component', () => {
  const english = messagesIn(messages, { locale: 'en' });

  test('is English where nothing is translated', () => {
    expect(english.title).toBe('Basket');
    expect(english.of({ name: 'Ada' })).toBe('Basket of Ada');
    expect(english.sides.sell).toBe('Sold');
  });

  test('has a plural form for each count, with the figures of the language', () => {
    expect(english.rows({ count: 1, name: 'Ada' })).toBe('one row of Ada');
    expect(english.rows({ count: 1200, name: 'Ada' })).toBe('1,200 rows of Ada');
    expect(messagesIn(messages, { locale: 'de' }).rows({ count: 1200, name: 'Ada' })).toBe(
      '1.200 rows of Ada',
    );
  });

  test('fills a gap with the value as it is', () => {
    expect(english.of({ name: '{{name}} $& <b>' })).toBe('Basket of {{name}} $& <b>');
  });

  test('keeps the order of a value in a language from right to left, in a translation too', () => {
    const values: unknown[] = [];
    const persian = messagesIn(messages, {
      locale: 'fa-IR',
      translate: (_namespace, _key, given) => {
        values.push(given);
        return undefined;
      },
    });
    expect(persian.of({ name: '−1.25%' })).toBe('Basket of \u2068−1.25%\u2069');
    expect(persian.rows({ count: 1, name: 'Ada' })).toBe('one row of \u2068Ada\u2069');
    expect(values.at(-1)).toEqual({ count: 1, name: '\u2068Ada\u2069' });
    expect(messagesIn(messages, { locale: 'uk' }).of({ name: '−1.25%' })).toBe('Basket of −1.25%');
  });

  test('asks the translation by namespace and path, and says English where there is none', () => {
    const asked: string[] = [];
    const german = messagesIn(messages, {
      locale: 'de',
      translate: (namespace, key, values) => {
        asked.push(`${namespace}.${key}`);
        if (key === 'title') return 'Korb';
        return key === 'rows' ? `${values?.['count']} Zeilen` : undefined;
      },
    });
    expect(german.title).toBe('Korb');
    expect(german.rows({ count: 2, name: 'Ada' })).toBe('2 Zeilen');
    expect(german.sides.buy).toBe('Bought');
    expect(asked).toContain('basket.sides.buy');
  });

  test('is typed: a text is a string, one with gaps takes their values, a plural takes a count', () => {
    expectTypeOf<Basket['title']>().toEqualTypeOf<string>();
    expectTypeOf<Basket['of']>().parameter(0).toEqualTypeOf<Readonly<{ name: string | number }>>();
    expectTypeOf<Basket['rows']>()
      .parameter(0)
      .toEqualTypeOf<Readonly<{ name: string | number; count: number }>>();
    expectTypeOf<keyof Basket>().toEqualTypeOf<'title' | 'of' | 'rows' | 'sides'>();
  });
});

describe('a term, which stands in several places', () => {
  const status = '@status Status';
  const of = '@of of {{name}}';
  const rows_one = '@rows_one {{count}} row';
  const rows_other = '@rows_other {{count}} rows';
  const list = defineMessages('list', {
    head: status,
    part: of,
    shown_one: rows_one,
    shown_other: rows_other,
    empty: 'Nothing yet',
  });
  const table = defineMessages('table', { group: { status } });
  const told = (words: Record<string, string>) =>
    messagesIn(list, {
      locale: 'de',
      translate: (namespace, key) => words[`${namespace}.${key}`],
    });

  test('is English where nothing is translated, with its gaps and plural forms', () => {
    const english = messagesIn(list, { locale: 'en' });
    expect(english.head).toBe('Status');
    expect(english.part({ name: 'Ada' })).toBe('of Ada');
    expect(english.shown({ count: 1 })).toBe('1 row');
    expect(english.shown({ count: 2 })).toBe('2 rows');
  });

  test('is translated once, by its own name', () => {
    const german = told({
      'common.status': 'Zustand',
      'common.of': 'von',
      'common.rows': 'Zeilen',
    });
    expect(german.head).toBe('Zustand');
    expect(german.part({ name: 'Ada' })).toBe('von');
    expect(german.shown({ count: 2 })).toBe('Zeilen');
  });

  test('is said in other words at a place that has a translation of its own', () => {
    const own = told({ 'common.status': 'Zustand', 'list.head': 'Lage', 'list.shown': 'alle' });
    expect(own.head).toBe('Lage');
    expect(own.shown({ count: 2 })).toBe('alle');
  });

  test('is typed as its text is', () => {
    type List = MessagesOf<typeof list>;
    expectTypeOf<List['head']>().toEqualTypeOf<string>();
    expectTypeOf<List['part']>().parameter(0).toEqualTypeOf<Readonly<{ name: string | number }>>();
    expectTypeOf<List['shown']>().parameter(0).toEqualTypeOf<Readonly<{ count: number }>>();
    expectTypeOf<keyof List>().toEqualTypeOf<'head' | 'part' | 'shown' | 'empty'>();
  });

  test('is in the catalogue once, and no more where another package has it', () => {
    const common = {
      of: 'of {{name}}',
      rows_one: '{{count}} row',
      rows_other: '{{count}} rows',
      status: 'Status',
    };
    expect(catalogueOf([table, list])).toEqual({ common, list: { empty: 'Nothing yet' } });
    expect(catalogueOf([table], { common })).toEqual({ common: {} });
  });

  test('has one text, and no form of a plural stands for another', () => {
    const other = defineMessages('other', { status: '@status State' });
    expect(() => catalogueOf([list, other])).toThrow('two texts');
    expect(() => catalogueOf([defineMessages('one', { rows_one: rows_other })])).toThrow('form');
  });
});
