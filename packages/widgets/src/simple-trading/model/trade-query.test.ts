import type { TradeChoice } from './trade.ts';
import { expect, test } from 'vitest';
import { tradeChoiceOf, tradeQueryOf } from './trade-query.ts';

test('a trade is the same after it was in the address', () => {
  const choices: TradeChoice[] = [
    {},
    { commodity: 'XAUG', side: 'Sell', amount: '2' },
    { commodity: 'XAUG', quote: 'CHF', amount: '100.5', unit: 'fiat' },
    { commodity: 'VCO2', amount: '1234567.000000000000000001', unit: 'quote' },
    { commodity: 'VCO2', unit: 'base' },
  ];
  for (const choice of choices) expect(tradeChoiceOf(`?${tradeQueryOf(choice)}`)).toEqual(choice);
});

test('an amount counts units unless the address says otherwise', () => {
  expect(tradeQueryOf({ commodity: 'XAUG', side: 'Buy', amount: '2', unit: 'base' })).toBe(
    'commodity=XAUG&amount=2',
  );
  expect(tradeQueryOf({ commodity: 'XAUG', side: 'Buy', unit: 'fiat' })).toBe('commodity=XAUG');
});

test('an address may say anything: what is no amount, side or unit is none', () => {
  for (const amount of ['', '-1', '0', '1e9', '1,5', 'x', 'NaN', '9'.repeat(61)])
    expect(tradeChoiceOf(`?commodity=XAUG&amount=${amount}`).amount).toBeUndefined();
  expect(tradeChoiceOf('?commodity=<b>&amount=2')).toEqual({});
  expect(tradeChoiceOf('?commodity=xaug&side=steal&in=tons&with=%00')).toEqual({
    commodity: 'XAUG',
  });
});
