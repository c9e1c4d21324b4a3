import type { ConvertChoice } from './conversion.ts';
import { expect, test } from 'vitest';
import { convertChoiceOf, convertQueryOf } from './convert-query.ts';

const usual = ['USDC', 'XCB'] as const;
const of = (query: string) => convertChoiceOf(query, usual);

test('a conversion is the same after it was in the address', () => {
  const choices: ConvertChoice[] = [
    { from: 'BTC', to: 'USDC', amount: '0.1', receive: undefined },
    { from: 'XCB', to: 'CTN', amount: undefined, receive: '1234567.000000000000000001' },
    { from: 'USDC', to: 'XCB', amount: undefined, receive: undefined },
  ];
  for (const choice of choices) expect(of(`?${convertQueryOf(choice)}`)).toEqual(choice);
});

test('parts that the address leaves out take their defaults, and never the same asset twice', () => {
  expect(of('')).toMatchObject({ from: 'USDC', to: 'XCB' });
  expect(of('?from=btc')).toMatchObject({ from: 'BTC', to: 'XCB' });
  expect(of('?from=XCB')).toMatchObject({ from: 'XCB', to: 'USDC' });
  expect(of('?to=USDC')).toMatchObject({ from: 'XCB', to: 'USDC' });
  expect(of('?from=ETH&to=eth')).toMatchObject({ from: 'ETH', to: 'XCB' });
});

test('an address may say anything: what is no amount is none', () => {
  for (const amount of ['', '-1', '0', '1e9', '1,5', 'x', 'NaN', '9'.repeat(61)])
    expect(of(`?from=BTC&to=USDC&amount=${amount}`).amount).toBeUndefined();
  expect(of('?from=<b>&to=%00')).toMatchObject({ from: 'USDC', to: 'XCB' });
  expect(of('?amount=1&receive=2')).toMatchObject({ amount: '1', receive: undefined });
});
