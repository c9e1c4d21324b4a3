import { describe, expect, expectTypeOf, test } from 'vitest';
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
