import { describe, expect, test } from 'vitest';
import { findPairs, type SelectablePair } from './find-pairs.ts';

const pair = (id: string, baseName: string, kind: SelectablePair['kind'] = 'Cryptocurrency') => {
  const [baseAsset = '', quoteAsset = ''] = id.split('-');
  return { id, baseAsset, quoteAsset, baseName, kind, tickSize: '0.01' };
};
const pairs = [
  pair('XCB-CTN', 'Core'),
  pair('BTC-USDC', 'Bitcoin'),
  pair('ETH-BTC', 'Ethereum'),
  pair('XAUG-USDC', 'Gold, 1 g', 'Commodity'),
];
const find = (
  text: string,
  group: Parameters<typeof findPairs>[1]['group'] = 'all',
  ...favourites: string[]
) => findPairs(pairs, { text, group, favourites: new Set(favourites) }).map((each) => each.id);

describe('finding a market', () => {
  test.each([
    ['btc', ['BTC-USDC', 'ETH-BTC']],
    ['BTC/USDC', ['BTC-USDC']],
    ['btc usdc', ['BTC-USDC']],
    ['btcus', ['BTC-USDC']],
    ['bitcoin', ['BTC-USDC']],
    ['gold', ['XAUG-USDC']],
    ['core', ['XCB-CTN']],
    ['zzz', []],
  ])('%j finds %j', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });

  test('favourites come first and the rest keeps its order while there is no text', () => {
    expect(find('', 'all', 'ETH-BTC')).toEqual(['ETH-BTC', 'XCB-CTN', 'BTC-USDC', 'XAUG-USDC']);
  });

  test('a quote asset shows only its own', () => {
    const asked = { text: '', group: 'all', quote: 'BTC', favourites: new Set<string>() } as const;
    expect(findPairs(pairs, asked).map(({ id }) => id)).toEqual(['ETH-BTC']);
  });

  test('a group shows only its own', () => {
    expect(find('', 'commodities')).toEqual(['XAUG-USDC']);
    expect(find('', 'favourites')).toEqual([]);
    expect(find('usdc', 'favourites', 'XAUG-USDC')).toEqual(['XAUG-USDC']);
  });
});
