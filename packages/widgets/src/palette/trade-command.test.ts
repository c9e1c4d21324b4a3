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

describe('typed commands', () => {
  test('a conversion, with an amount or without', () => {
    expect(read('Convert BTC to USDC')).toEqual({ kind: 'convert', from: 'BTC', to: 'USDC' });
    expect(read('  convert 0.5 btc TO usdc ')).toMatchObject({ amount: '0.5', from: 'BTC' });
  });

  test('an order with its amount, by the rules of the language', () => {
    const order = { kind: 'order', side: 'Buy', asset: 'XCB', amount: '10' };
    expect(read('Buy 10 XCB')).toEqual({ ...order, quote: undefined, price: undefined });
    expect(read('sell 1,234.5 xcb')).toMatchObject({ side: 'Sell', amount: '1234.5' });
    expect(read('buy 10,5 xcb', 'de')).toMatchObject({ amount: '10.5' });
  });

  test('M8 an order with a price, which may say what it counts', () => {
    const order = { side: 'Buy', asset: 'BTC', amount: '0.5', price: '80000' };
    expect(read('buy 0.5 btc at 80000')).toMatchObject({ ...order, quote: undefined });
    expect(read('buy 0.5 btc @ 80,000 usdc')).toMatchObject({ ...order, quote: 'USDC' });
    expect(read('buy 0.5 btc/usdc at 80000')).toMatchObject({ ...order, quote: 'USDC' });
  });

  test('M8 all of an asset is sold, never bought', () => {
    expect(read('sell all xcb')).toMatchObject({ side: 'Sell', asset: 'XCB', amount: null });
    expect(read('buy all xcb')).toBeUndefined();
  });

  test('M8 an alert at a price, and all orders to be cancelled', () => {
    const alert = { kind: 'alert', asset: 'XCB', price: '7' };
    expect(read('alert XCB 7')).toMatchObject({ ...alert, quote: undefined });
    expect(read('alert xcb at 7 ctn')).toMatchObject({ ...alert, quote: 'CTN' });
    expect(read('Cancel all')).toEqual({ kind: 'cancelAll' });
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
    'buy 10 XCB at',
    'buy 10 XCB at 0',
    'buy 10 XCB for 6',
    'buy 10 XCB/BTC',
    'buy 10 XCB at 6 BTC',
    'buy 10 XCB/CTN at 6 CTN now',
    'sell all',
    'cancel',
    'cancel all XCB',
    'alert XCB',
    'alert XCB seven',
    'alert NOPE 7',
  ])('%s is none', (text) => expect(read(text)).toBeUndefined());
});
