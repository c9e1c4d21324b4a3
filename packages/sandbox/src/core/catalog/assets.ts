// @where Sandbox: unit of a commodity, and its backing
// @where Sandbox: assets with decimals; markets with ticks, minimum orders and fees
import type { Asset, Commodity } from '@agio/api-client/contract';

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
  ['USD', 'US dollar', 6, 2],
  ['EUR', 'Euro', 6, 2],
  ['CHF', 'Swiss franc', 6, 2],
  ['JPY', 'Japanese yen', 6, 0],
];

interface CommodityRow extends Commodity {
  id: string;
  name: string;
  displayDecimals: number;
}

const metals = 'Allocated bars in a vault in Zurich, counted by an auditor every quarter.';
const registry = (name: string) =>
  `A certificate held for you in the ${name}. It can be retired at any time.`;

const commodities: readonly CommodityRow[] = [
  {
    id: 'XAUG',
    name: 'Gold, 1 g',
    displayDecimals: 4,
    category: 'Metal',
    unit: '1 g of fine gold (999.9)',
    backing: metals,
  },
  {
    id: 'XAGO',
    name: 'Silver, 1 oz',
    displayDecimals: 3,
    category: 'Metal',
    unit: '1 troy ounce of fine silver (999)',
    backing: metals,
  },
  {
    id: 'XPTG',
    name: 'Platinum, 1 g',
    displayDecimals: 4,
    category: 'Metal',
    unit: '1 g of platinum (999.5)',
    backing: metals,
  },
  {
    id: 'XPDG',
    name: 'Palladium, 1 g',
    displayDecimals: 4,
    category: 'Metal',
    unit: '1 g of palladium (999.5)',
    backing: metals,
  },
  {
    id: 'COPR',
    name: 'Copper, 1 lb',
    displayDecimals: 3,
    category: 'Metal',
    unit: '1 lb of grade A copper cathode',
    backing: 'Warehouse receipts for copper in Rotterdam, counted by an auditor every quarter.',
  },
  {
    id: 'VCO2',
    name: 'Carbon removal, 1 t',
    displayDecimals: 3,
    category: 'Carbon',
    unit: '1 t of CO₂ taken out of the air',
    backing: registry('carbon removal registry'),
  },
  {
    id: 'EUAX',
    name: 'EU allowance, 1 t',
    displayDecimals: 3,
    category: 'Carbon',
    unit: 'The right to emit 1 t of CO₂ in the EU',
    backing: 'An allowance held for you in the Union Registry.',
  },
  {
    id: 'FRST',
    name: 'Forest credit, 1 t',
    displayDecimals: 3,
    category: 'Carbon',
    unit: '1 t of CO₂ kept in standing forest',
    backing: registry('forest carbon registry'),
  },
  {
    id: 'NGAS',
    name: 'Natural gas, 1 MMBtu',
    displayDecimals: 3,
    category: 'Energy',
    unit: '1 MMBtu of natural gas, about 293 kWh',
    backing: 'Gas in storage in Austria, by the receipts of the operator.',
  },
  {
    id: 'WREC',
    name: 'Wind certificate, 1 MWh',
    displayDecimals: 2,
    category: 'Energy',
    unit: 'Proof of 1 MWh from wind',
    backing: registry('registry of energy certificates'),
  },
  {
    id: 'SREC',
    name: 'Solar certificate, 1 MWh',
    displayDecimals: 2,
    category: 'Energy',
    unit: 'Proof of 1 MWh from the sun',
    backing: registry('registry of energy certificates'),
  },
  {
    id: 'HREC',
    name: 'Hydro certificate, 1 MWh',
    displayDecimals: 2,
    category: 'Energy',
    unit: 'Proof of 1 MWh from water',
    backing: registry('registry of energy certificates'),
  },
];

/**
 * Every asset of the sandbox. `decimals` of a chain asset are those of its chain; commodities have 8, because a fee
 * on a small fill must not be rounded up to a noticeable part of it.
 */
export const assets: readonly Asset[] = [
  ...crypto.map(of('Crypto')),
  ...commodities.map(({ id, name, displayDecimals, ...commodity }) => ({
    ...of('Commodity')([id, name, 8, displayDecimals]),
    commodity,
  })),
  ...fiat.map(of('Fiat')),
];
