import type {
  Instrument,
  MarketStatus,
  OrderSide,
  OrderStatus,
  PriceAlertCondition,
  priceAlertStatuses,
} from '@agio/api-client/contract';
import type { CancelReason, Progress, StoredTerms } from './order-terms.ts';

/** A transaction of the ledger that touched a person's account; the legs of an asset sum to zero. */
export interface JournalRecord {
  time: number;
  /** `deposit`, `trade` and so on. */
  kind: string;
  /** Reference, for example the trade's id. */
  reference: string;
  legs: { account: string; asset: string; atoms: string; of?: string }[];
  /** US dollars for one unit by asset, as they were paid last; missing in records of before they were noted. */
  prices?: Record<string, string> | undefined;
}

export interface OrderRecord extends StoredTerms {
  accountId: string;
  market: string;
  sequence: number;
  createdAt: number;
  /** Missing in records of before it was noted. */
  triggeredAt?: number | null;
  updatedAt: number;
  status: OrderStatus;
  cancelReason: CancelReason;
  lots: string;
  /** Missing in records of before it was kept. */
  budget?: string | null;
  filledLots: string;
  filledQuote: string;
  /** Missing except for an iceberg order. */
  displayLots?: string;
  /** Missing except for an iceberg order. */
  shownLots?: string;
  /** Missing except for the entry of a bracket. */
  exitLots?: string;
  /** Missing except for an order that trades in slices. */
  progress?: Progress;
  fee: string;
  waiting: boolean;
}

export interface FillRecord {
  ticks: number;
  lots: string;
  fee: string;
  maker: boolean;
  time: number;
}

export interface MarketRecord {
  status: MarketStatus;
  /** Reason for the halt, shown to readers. */
  reason?: string | null;
  since?: string | null;
  /** Rules that differ from the catalogue's. */
  rules?: Partial<Instrument>;
}

/** Staff's changes of an asset. */
export interface AssetRecord {
  name?: string;
  displayDecimals?: number;
  depositEnabled?: boolean;
  withdrawalEnabled?: boolean;
  closedReason?: string | null;
  /** Differences of single networks, by their id. */
  networks?: Record<string, NetworkChange>;
}

/** Staff's changes of one network of an asset. */
export interface NetworkChange {
  depositEnabled?: boolean;
  withdrawalEnabled?: boolean;
  closedReason?: string | null;
  withdrawalFee?: string;
  minWithdrawal?: string;
  confirmations?: number;
}

export interface TradeRecord {
  id: string;
  ticks: number;
  lots: string;
  side: OrderSide;
  time: number;
}

/** `[minutes since 1970, open, high, low, close in ticks, volume in lots]` */
export type CandleRecord = [number, number, number, number, number, string];

export interface PriceAlertRecord {
  id: string;
  accountId: string;
  market: string;
  condition: PriceAlertCondition;
  status: (typeof priceAlertStatuses)[number];
  createdAt: number;
  /** Ticks of the trade that reached it. */
  reached: { time: number; ticks: number } | null;
}
