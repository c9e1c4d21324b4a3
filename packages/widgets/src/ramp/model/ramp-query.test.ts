import { expect, test } from 'vitest';
import { rampChoiceOf, rampQueryOf } from './ramp-query.ts';
import type { RampChoice } from './ramp-state.ts';

test('choices are the same after they were in the address', () => {
  const choices: RampChoice[] = [
    { side: 'Buy', asset: 'BTC', fiat: 'CHF', amount: '500' },
    { side: 'Sell', asset: 'ETH', fiat: 'EUR', receive: '1234.56' },
    { side: 'Sell', asset: 'XCB' },
    { side: 'Buy', orderId: 'yN8fQ2kTr0vYbWcD3lM9pA' },
  ];
  for (const choice of choices) expect(rampChoiceOf(`?${rampQueryOf(choice)}`)).toEqual(choice);
});

test('an address may say anything: what it says wrongly is left out', () => {
  expect(rampChoiceOf('')).toEqual({ side: 'Buy' });
  expect(rampChoiceOf('?side=gift&crypto=<b>&fiat=%00&amount=-1&orderId=../x')).toEqual({
    side: 'Buy',
  });
  expect(rampChoiceOf('?amount=1&receive=2')).toMatchObject({ amount: '1', receive: undefined });
});
