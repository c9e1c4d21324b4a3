// @where Sandbox: assets: names, decimals; unit of a commodity, and its backing
import type { Asset, Commodity } from '@agio/api-client/contract';
import { assets as texts, backings } from '../language/data-messages.ts';

type Row = readonly [id: string, name: string, decimals: number, displayDecimals: number];

const of =
  (kind: Asset['kind']) =>
  ([id, name, decimals, displayDecimals]: Row): Asset => ({
    id,
    name,
    kind,
    decimals,
    displayDecimals,
    commodity: null,
  });

const crypto: readonly Row[] = [
  ['USDC', 'USD Coin', 6, 2],
  ['USDX', 'USDX', 6, 2],
  ['XCB', 'Core', 18, 6],
  ['CTN', 'CoreToken', 18, 4],
  ['BTC', 'Bitcoin', 8, 6],
  ['ETH', 'Ethereum', 18, 6],
  ['SOL', 'Solana', 9, 4],
  ['LTC', 'Litecoin', 8, 5],
];

const fiat: readonly Row[] = [
  ['USD', texts.USD.name, 6, 2],
  ['EUR', texts.EUR.name, 6, 2],
  ['CHF', texts.CHF.name, 6, 2],
  ['JPY', texts.JPY.name, 6, 0],
];

type CommodityRow = readonly [
  id:
    | 'XAUG'
    | 'XAGO'
    | 'XPTG'
    | 'XPDG'
    | 'COPR'
    | 'VCO2'
    | 'EUAX'
    | 'FRST'
    | 'NGAS'
    | 'WREC'
    | 'SREC'
    | 'HREC',
  displayDecimals: number,
  category: Commodity['category'],
  backing: keyof typeof backings,
];

const commodities: readonly CommodityRow[] = [
  ['XAUG', 4, 'Metal', 'metals'],
  ['XAGO', 3, 'Metal', 'metals'],
  ['XPTG', 4, 'Metal', 'metals'],
  ['XPDG', 4, 'Metal', 'metals'],
  ['COPR', 3, 'Metal', 'copper'],
  ['VCO2', 3, 'Carbon', 'carbon'],
  ['EUAX', 3, 'Carbon', 'allowance'],
  ['FRST', 3, 'Carbon', 'forest'],
  ['NGAS', 3, 'Energy', 'gas'],
  ['WREC', 2, 'Energy', 'energy'],
  ['SREC', 2, 'Energy', 'energy'],
  ['HREC', 2, 'Energy', 'energy'],
];

/**
 * Every asset of the sandbox. `decimals` of a chain asset are those of its chain; commodities have 8, because a fee
 * on a small fill must not be rounded up to a noticeable part of it.
 */
export const assets: readonly Asset[] = [
  ...crypto.map(of('Crypto')),
  ...commodities.map(([id, displayDecimals, category, backing]) => ({
    ...of('Commodity')([id, texts[id].name, 8, displayDecimals]),
    commodity: { category, unit: texts[id].unit, backing: backings[backing] },
  })),
  ...fiat.map(of('Fiat')),
];
