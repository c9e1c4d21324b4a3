// @where Sandbox: funds, open orders and past trades of the trader
/* Start of the trader: funds, trades of the past, open orders. */

/** A position of the past: bought or sold against the house, `daysAgo` before the sandbox began. */
export interface PastTrade {
  market: string;
  side: 'Buy' | 'Sell';
  amount: string;
  daysAgo: number;
}

/** An order that rests from the beginning, at a price given as a part of the fair one. */
export interface RestingOrder {
  market: string;
  side: 'Buy' | 'Sell';
  amount: string;
  /** `0.98` is 2 % under the fair price. */
  priceFactor: number;
  type?: 'Limit' | 'StopLimit';
}

/** Deposits of the trader, by asset. */
export const traderFunds = {
  USDC: '52430.25',
  USDX: '4000',
  XCB: '2400.5',
  CTN: '21480.62',
  BTC: '0.58421',
  ETH: '8.915008',
  SOL: '42.5',
  LTC: '18.25',
  XAUG: '180.5',
  XAGO: '95',
  XPTG: '60',
  XPDG: '45.5',
  COPR: '820',
  VCO2: '88.25',
  EUAX: '40',
  FRST: '130',
  NGAS: '510',
  WREC: '600',
  SREC: '75',
  HREC: '420',
  CHF: '12500',
};

export const traderPastTrades: readonly PastTrade[] = [
  { market: 'BTC-USDC', side: 'Buy', amount: '0.1', daysAgo: 41.3 },
  { market: 'XAUG-USDC', side: 'Buy', amount: '32', daysAgo: 33.9 },
  { market: 'ETH-USDC', side: 'Buy', amount: '1.25', daysAgo: 26.1 },
  { market: 'ETH-USDC', side: 'Sell', amount: '0.75', daysAgo: 19.6 },
  { market: 'VCO2-USDC', side: 'Buy', amount: '8', daysAgo: 12.4 },
  { market: 'XCB-CTN', side: 'Buy', amount: '640', daysAgo: 6.2 },
  { market: 'SOL-USDC', side: 'Buy', amount: '6.5', daysAgo: 3.8 },
  { market: 'XCB-CTN', side: 'Sell', amount: '210.5', daysAgo: 1.1 },
];

export const traderOrders: readonly RestingOrder[] = [
  { market: 'XCB-CTN', side: 'Buy', amount: '500', priceFactor: 0.9886 },
  { market: 'XCB-CTN', side: 'Sell', amount: '640', priceFactor: 1.0124 },
  { market: 'XCB-CTN', side: 'Sell', amount: '350', priceFactor: 1.0366 },
  { market: 'BTC-USDC', side: 'Sell', amount: '0.05', priceFactor: 1.042 },
  { market: 'XAUG-USDC', side: 'Buy', amount: '25', priceFactor: 0.982 },
  { market: 'ETH-USDC', side: 'Sell', amount: '1.5', priceFactor: 0.951, type: 'StopLimit' },
];

/** For a long table of open orders. */
export function manyOrders(): RestingOrder[] {
  const places = ['XCB-CTN', 'BTC-USDC', 'ETH-USDC', 'XAUG-USDC', 'VCO2-USDC', 'SOL-USDC'];
  const sizes = ['40', '0.004', '0.12', '2.5', '1.5', '0.8'];
  return Array.from({ length: 90 }, (_, index): RestingOrder => {
    const side = index % 2 === 0 ? 'Buy' : 'Sell';
    const distance = 0.004 + index * 0.0011;
    return {
      market: places[index % places.length] ?? 'XCB-CTN',
      side,
      amount: sizes[index % sizes.length] ?? '1',
      priceFactor: side === 'Buy' ? 1 - distance : 1 + distance,
    };
  });
}

/** For a long order history. */
export function manyPastTrades(): PastTrade[] {
  return Array.from({ length: 180 }, (_, index): PastTrade => {
    const source = traderPastTrades[index % traderPastTrades.length];
    return {
      market: source?.market ?? 'XCB-CTN',
      side: index % 3 === 0 ? 'Sell' : 'Buy',
      amount: source?.market === 'BTC-USDC' ? '0.0015' : '0.6',
      daysAgo: 120 - index * 0.66,
    };
  });
}
