import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { openWorld } from '../testing/caller.ts';

test('X17 the fee of a seeded conversion is a part of what was received', async () => {
  const { as } = openWorld({});
  const { items } = (await as('trader').send('GET', '/frontoffice/api/recent')).json<{
    items: { quote: { toAmount: string; fee: string } }[];
  }>();
  expect(items.length).toBeGreaterThan(0);
  for (const { quote } of items) {
    const most = Decimal.of(quote.toAmount).times(Decimal.of('0.01'));
    expect({ ...quote, isSmall: most.gt(Decimal.of(quote.fee)) }).toMatchObject({ isSmall: true });
  }
});
