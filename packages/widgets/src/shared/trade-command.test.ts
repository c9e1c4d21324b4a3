import type { Instrument } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { readTradeCommand } from './trade-command.ts';

const market = (baseAsset: string, quoteAsset: string) =>
  ({ id: `${baseAsset}-${quoteAsset}`, baseAsset, quoteAsset }) as Instrument;
const markets = [
  market('BTC', 'USDC'),
  market('XCB', 'USDC'),
  market('XCB', 'CTN'),
  market('XAUG', 'USDC'),
];
const read = (text: string, locale = 'en') => readTradeCommand(text, markets, locale);

describe('what is typed as a command', () => {
  test('a conversion, with an amount or without', () => {
    expect(read('Convert BTC to USDC')).toEqual({ kind: 'convert', from: 'BTC', to: 'USDC' });
    expect(read('  convert 0.5 btc TO usdc ')).toMatchObject({ amount: '0.5', from: 'BTC' });
  });

  test('an order with its amount, by the rules of the language', () => {
    expect(read('Buy 10 XCB')).toEqual({ kind: 'order', side: 'Buy', asset: 'XCB', amount: '10' });
    expect(read('sell 1,234.5 xcb')).toMatchObject({ side: 'Sell', amount: '1234.5' });
    expect(read('buy 10,5 xcb', 'de')).toMatchObject({ amount: '10.5' });
  });

  test.each([
    'buy',
    'buy XCB',
    'buy 10',
    'buy 0 XCB',
    'buy -1 XCB',
    'buy 10 NOPE',
    'buy 10 XCB now',
    'buy 10,5 XCB',
    'convert BTC',
    'convert BTC to BTC',
    'convert BTC for USDC',
    'convert x BTC to USDC',
    'send 10 XCB',
  ])('%s is none', (text) => expect(read(text)).toBeUndefined());
});
