import type { Instrument } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { choicesFor } from './command-choices.ts';
import { readTradeCommand } from './trade-command.ts';

const market = (baseAsset: string, quoteAsset: string) =>
  ({
    id: `${baseAsset}-${quoteAsset}`,
    symbol: `${baseAsset}/${quoteAsset}`,
    baseAsset,
    quoteAsset,
  }) as Instrument;
const instruments = [
  market('BTC', 'USDC'),
  market('XCB', 'USDC'),
  market('XCB', 'CTN'),
  market('XAUG', 'USDC'),
];
const desk = { market: (id: string) => `/trade/${id}` };

function lead(
  text: string,
  { links = desk, first = ['XCB-CTN'], isSignedIn = true }: Partial<Context> = {},
) {
  const command = readTradeCommand(text, instruments, 'en');
  if (!command) throw new Error(`No command: ${text}`);
  const choices = choicesFor(command, { links, instruments, first, isSignedIn });
  return choices.map(({ does }) => ('address' in does ? does.address : does.alert));
}
type Context = Parameters<typeof choicesFor>[1];

describe('where a typed command leads', () => {
  test('a conversion leads to Convert, and nowhere in a brand without it', () => {
    expect(lead('convert 2 BTC to USDC', { links: { convert: '/convert' } })).toEqual([
      '/convert?from=BTC&to=USDC&amount=2',
    ]);
    expect(lead('convert BTC to USDC')).toEqual([]);
  });

  test('M8 an order can be placed in each market of its asset: the one on screen is first, then the default one', () => {
    expect(lead('buy 10 XCB')).toEqual([
      '/trade/XCB-CTN?side=buy&amount=10',
      '/trade/XCB-USDC?side=buy&amount=10',
    ]);
    expect(lead('buy 10 XCB', { first: ['XCB-USDC', 'XCB-CTN'] })).toEqual([
      '/trade/XCB-USDC?side=buy&amount=10',
      '/trade/XCB-CTN?side=buy&amount=10',
    ]);
    expect(lead('buy 10 XCB/USDC')).toEqual(['/trade/XCB-USDC?side=buy&amount=10']);
    expect(lead('sell 5 XAUG')).toEqual(['/trade/XAUG-USDC?side=sell&amount=5']);
  });

  test('M8 price and "all" go along', () => {
    expect(lead('buy 0.5 btc at 80000')).toEqual([
      '/trade/BTC-USDC?side=buy&amount=0.5&price=80000',
    ]);
    expect(lead('sell all xcb at 6.5 ctn')).toEqual([
      '/trade/XCB-CTN?side=sell&amount=all&price=6.5',
    ]);
  });

  test('an order at the price of the market leads to simple trading where the brand has it, one with a price to the desk', () => {
    const links = {
      ...desk,
      buy: (asset: string) => `/aurum/simple-trading?commodity=${asset}`,
    };
    expect(lead('sell 5 XAUG', { links })).toEqual([
      '/aurum/simple-trading?commodity=XAUG&side=sell&amount=5',
    ]);
    expect(lead('sell 5 XAUG at 90', { links })).toEqual([
      '/trade/XAUG-USDC?side=sell&amount=5&price=90',
    ]);
  });

  test('M8 "cancel all" leads to the question on the desk, of who can have orders', () => {
    expect(lead('cancel all')).toEqual(['/trade/XCB-CTN?ask=cancel-all']);
    expect(lead('cancel all', { isSignedIn: false })).toEqual([]);
    expect(lead('cancel all', { links: {} })).toEqual([]);
  });

  test('M8 an alert is for one market', () => {
    expect(lead('alert xcb 7')).toEqual([
      { market: 'XCB-CTN', price: '7' },
      { market: 'XCB-USDC', price: '7' },
    ]);
  });
});
