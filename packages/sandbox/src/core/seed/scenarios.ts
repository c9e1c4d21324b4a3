// @where Sandbox: scenarios of the demonstration: funds, customers, pace of the markets
import type { MarketRecord } from '../records/trading.ts';
import {
  manyOrders,
  manyPastTrades,
  traderFunds,
  traderOrders,
  traderPastTrades,
  type PastTrade,
  type RestingOrder,
} from './trader-funds.ts';
import { reasons } from '../language/data-messages.ts';

export interface Scenario {
  /** Deposits of the trader, by asset. */
  funds: Readonly<Record<string, string>>;
  pastTrades: readonly PastTrade[];
  resting: readonly RestingOrder[];
  /** Markets that differ from the catalogue's. */
  markets: Readonly<Record<string, MarketRecord>>;
  /** True if the trader has earlier addresses, transfers, conversions and so on. */
  trader: boolean;
  /** Customers besides those who have a name in the catalogue, and how many of them wait for a decision. */
  crowd: {
    customers: number;
    waiting: number;
    /** Orders and transfers of their past. */
    orders?: number;
    transfers?: number;
  };
  /** Pace of the markets; 1 is an ordinary day. At 0 the house leaves its quotes as they are and takes nothing. */
  pace: number;
}

const ordinary: Scenario = {
  funds: traderFunds,
  pastTrades: traderPastTrades,
  resting: traderOrders,
  trader: true,
  markets: {},
  crowd: { customers: 0, waiting: 0 },
  pace: 1,
};

const waiting: Scenario = {
  ...ordinary,
  pastTrades: manyPastTrades(),
  resting: manyOrders(),
  crowd: { customers: 2000, waiting: 100 },
};

/** The states that the sandbox can begin in, by name. */
export const scenarios = {
  /** An ordinary day. */
  default: ordinary,
  /** The trader has just been verified: no money, no orders, no past. */
  empty: { ...ordinary, funds: {}, pastTrades: [], resting: [], trader: false },
  /** The trader has many orders and a long past. */
  busy: { ...ordinary, pastTrades: manyPastTrades(), resting: manyOrders(), pace: 3 },
  /** A back office with a lot to do: 2,000 customers, of whom 100 wait for a decision, and lists of some length. */
  waiting,
  /** The same, and lists of the length of years: 200,000 orders and 20,000 transfers. Meant for a database on the disk. */
  crowded: { ...waiting, crowd: { ...waiting.crowd, orders: 200_000, transfers: 20_000 } },
  /** The main markets stand still. */
  halted: {
    ...ordinary,
    markets: {
      'XCB-CTN': { status: 'Halted', reason: reasons.markets.noPriceSource },
      'USDX-USDC': { status: 'Halted', reason: reasons.markets.maintenance },
      'XAUG-USDC': { status: 'Paused', reason: reasons.markets.goldFixing },
      'VCO2-USDC': { status: 'Halted' },
    },
  },
  /** Only people trade: a book holds what they left there. */
  quiet: { ...ordinary, pace: 0 },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
