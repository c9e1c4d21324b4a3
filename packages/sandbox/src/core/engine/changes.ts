import type {
  AddressBookEntry,
  addressChanges,
  Asset,
  ComplianceRequest,
  OrderSide,
  PriceAlert,
  priceAlertChanges,
  RampOrder,
  Reward,
  Transfer,
} from '@agio/api-client/contract';
import type { AnnouncementRecord } from '../records/tables.ts';
import type { Write } from '../store/store.ts';
import type { Leg } from './ledger.ts';
import type { Market } from './market.ts';
import type { Fill, Order } from './order.ts';

/** A trade as everybody sees it. `side` is the taker's. */
export interface Trade {
  id: string;
  ticks: number;
  lots: bigint;
  side: OrderSide;
  time: number;
}

export type AddressChange = (typeof addressChanges)[number];
export type PriceAlertChange = (typeof priceAlertChanges)[number];

/** A message to one person, or with null to every signed-in user. */
export type Notice = { accountId: string | null } & (
  | { event: 'transfer'; content: { transfer: Transfer } }
  | { event: 'rampOrder'; content: { orderId: string; status: RampOrder['status'] } }
  | { event: 'address'; content: { entry: AddressBookEntry; change: AddressChange } }
  | { event: 'referral'; content: { reward: Reward | null } }
  | { event: 'priceAlert'; content: { alert: PriceAlert; change: PriceAlertChange } }
  | { event: 'compliance'; content: { request: ComplianceRequest } }
  /** Each reader hears of the first that is for them: one that they lose is told as over. */
  | { event: 'announcement'; content: { announcements: readonly AnnouncementRecord[] } }
);

/** A transaction of the ledger that touched a person's account. */
interface JournalEntry {
  /** Sorts as text in the order of time. */
  key: string;
  kind: string;
  reference: string;
  legs: readonly Leg[];
  time: number;
  /**
   * Last price of one unit of each asset of the legs, in US dollars; missing for the past that a scenario begins with.
   */
  prices: Record<string, string> | undefined;
}

/** Changes of one command: written to the store as a whole, then sent to listeners. */
export interface Changes {
  /** Orders of people (the house's are not kept) with the fills that they got. */
  orders: Map<Order, Fill[]>;
  trades: { market: Market; trade: Trade }[];
  /** Assets whose balance changed, by account. */
  balances: Map<string, Set<string>>;
  journal: JournalEntry[];
  /** Markets whose status or rules changed. */
  markets: Set<Market>;
  accounts: Set<string>;
  assets: Asset[];
  notices: Notice[];
  /** Records of other parts of the exchange. */
  writes: Write[];
}

export function noChanges(): Changes {
  return {
    orders: new Map(),
    trades: [],
    balances: new Map(),
    journal: [],
    markets: new Set(),
    accounts: new Set(),
    assets: [],
    notices: [],
    writes: [],
  };
}

export function isEmpty(changes: Changes): boolean {
  const { orders, trades, balances, journal, markets, accounts, assets, notices, writes } = changes;
  return (
    orders.size + balances.size + markets.size + accounts.size === 0 &&
    trades.length + journal.length + assets.length + notices.length + writes.length === 0
  );
}
