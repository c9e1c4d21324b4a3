import { expect, test } from 'vitest';
import { messagesIn } from '../../foundations/language/language.tsx';
import { valueChartMessages, valueSummary } from './value-words.ts';

test('M01 the lowest and the highest value are exact, however long they are', () => {
  const values = ['9007199254740993.01', '9007199254740992.99', '9007199254740993.02'];
  const said = valueSummary(
    values.map((value, index) => ({ time: new Date(index * 60_000).toISOString(), value })),
    {
      labels: {
        ...messagesIn(valueChartMessages, { locale: 'en' }),
        summary: ({ lowest, highest }) => `${lowest} ${highest}`,
      },
      name: 'Total value',
      format: (value) => value,
      masked: false,
      moment: new Intl.DateTimeFormat('en', { timeZone: 'UTC' }),
    },
  );
  expect(said).toBe('9007199254740992.99 9007199254740993.02');
});
