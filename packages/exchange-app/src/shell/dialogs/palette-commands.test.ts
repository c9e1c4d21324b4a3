import type { Instrument } from '@agio/api-client';
import { readTradeCommand } from '@agio/widgets/order-entry';
import { describe, expect, test } from 'vitest';
import { addressOf } from './palette-commands.ts';

const market = (baseAsset: string, quoteAsset: string) =>
  ({ id: `${baseAsset}-${quoteAsset}`, baseAsset, quoteAsset }) as Instrument;
const markets = [
  market('BTC', 'USDC'),
  market('XCB', 'USDC'),
  market('XCB', 'CTN'),
  market('XAUG', 'USDC'),
];
describe('where it leads', () => {
  const lead = (text: string, ...pages: [id: 'convert' | 'simpleTrading', to: string][]) => {
    const command = readTradeCommand(text, markets, 'en');
    if (!command) throw new Error(`No command: ${text}`);
    const shown = pages.map(([id, to]) => ({ id, to }));
    return addressOf(command, shown, markets, 'XCB-CTN');
  };

  test('a conversion leads to Convert, and nowhere in a brand without it', () => {
    expect(lead('convert 2 BTC to USDC', ['convert', '/convert'])).toBe(
      '/convert?from=BTC&to=USDC&amount=2',
    );
    expect(lead('convert BTC to USDC')).toBeUndefined();
  });

  test('an order leads to the desk of its market, the default one first, or to simple trading', () => {
    expect(lead('buy 10 XCB')).toBe('/trade/XCB-CTN?side=buy&amount=10');
    expect(lead('sell 5 XAUG')).toBe('/trade/XAUG-USDC?side=sell&amount=5');
    expect(lead('sell 5 XAUG', ['simpleTrading', '/aurum/simple-trading'])).toBe(
      '/aurum/simple-trading?commodity=XAUG&side=sell&amount=5',
    );
    expect(lead('buy 5 USDC')).toBeUndefined();
  });
});
