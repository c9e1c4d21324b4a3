import type { Asset } from '@agio/api-client/contract';

/**
 * Every asset of the sandbox. `decimals` of a chain asset are those of its chain; commodities have 8, because a fee
 * on a small fill must not be rounded up to a noticeable part of it.
 */
export const assets: readonly Asset[] = [
  { id: 'USDC', name: 'USD Coin', kind: 'Crypto', decimals: 6, displayDecimals: 2 },
  { id: 'USDX', name: 'USDX', kind: 'Crypto', decimals: 6, displayDecimals: 2 },
  { id: 'XCB', name: 'Core', kind: 'Crypto', decimals: 18, displayDecimals: 6 },
  { id: 'CTN', name: 'CoreToken', kind: 'Crypto', decimals: 18, displayDecimals: 4 },
  { id: 'BTC', name: 'Bitcoin', kind: 'Crypto', decimals: 8, displayDecimals: 6 },
  { id: 'ETH', name: 'Ethereum', kind: 'Crypto', decimals: 18, displayDecimals: 6 },
  { id: 'SOL', name: 'Solana', kind: 'Crypto', decimals: 9, displayDecimals: 4 },
  { id: 'LTC', name: 'Litecoin', kind: 'Crypto', decimals: 8, displayDecimals: 5 },
  { id: 'XAUG', name: 'Gold, 1 g', kind: 'Commodity', decimals: 8, displayDecimals: 4 },
  { id: 'XAGO', name: 'Silver, 1 oz', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  { id: 'XPTG', name: 'Platinum, 1 g', kind: 'Commodity', decimals: 8, displayDecimals: 4 },
  { id: 'XPDG', name: 'Palladium, 1 g', kind: 'Commodity', decimals: 8, displayDecimals: 4 },
  { id: 'COPR', name: 'Copper, 1 lb', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  { id: 'VCO2', name: 'Carbon removal, 1 t', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  { id: 'EUAX', name: 'EU allowance, 1 t', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  { id: 'FRST', name: 'Forest credit, 1 t', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  { id: 'NGAS', name: 'Natural gas, 1 MMBtu', kind: 'Commodity', decimals: 8, displayDecimals: 3 },
  {
    id: 'WREC',
    name: 'Wind certificate, 1 MWh',
    kind: 'Commodity',
    decimals: 8,
    displayDecimals: 2,
  },
  {
    id: 'SREC',
    name: 'Solar certificate, 1 MWh',
    kind: 'Commodity',
    decimals: 8,
    displayDecimals: 2,
  },
  {
    id: 'HREC',
    name: 'Hydro certificate, 1 MWh',
    kind: 'Commodity',
    decimals: 8,
    displayDecimals: 2,
  },
  { id: 'USD', name: 'US dollar', kind: 'Fiat', decimals: 6, displayDecimals: 2 },
  { id: 'EUR', name: 'Euro', kind: 'Fiat', decimals: 6, displayDecimals: 2 },
  { id: 'CHF', name: 'Swiss franc', kind: 'Fiat', decimals: 6, displayDecimals: 2 },
  { id: 'JPY', name: 'Japanese yen', kind: 'Fiat', decimals: 6, displayDecimals: 0 },
];
