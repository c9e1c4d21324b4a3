import type {
  Aggregation,
  holdReasons,
  RampQuote,
  rampStatuses,
  referralStates,
  rewardKinds,
  SwapQuote,
  swapStatuses,
  transferStatuses,
} from '@agio/api-client/contract';
import type { Visit } from './people.ts';

export interface AddressRecord {
  id: string;
  accountId: string;
  name: string;
  asset: string;
  network: string;
  address: string;
  memo: string | null;
  source: 'Internal' | 'CorePass' | 'External';
  proof: 'Signature' | 'SignedForm' | 'CorePass' | null;
  provenAt: number | null;
  /** A signed form that a person still looks at: when they will have. */
  formCheckedAt: number | null;
  invalidatedAt: number | null;
  /** Missing in records of before it was kept. */
  invalidatedReason?: string | null;
  /** Since when a new proof waits for an officer; missing or null while none does. */
  reprovedAt?: number | null;
  /** Withdrawals of its proof that are over, oldest first; missing where there were none. */
  withdrawals?: readonly EndedWithdrawal[];
  /** Since when it is out of the book; missing while it is in it. */
  removedAt?: number;
  createdAt: number;
}

/** A proof that was withdrawn, until an officer accepted a new one or withdrew that as well. */
interface EndedWithdrawal {
  at: number;
  reason: string | null;
  until: number;
  isAccepted: boolean;
}

export interface BlockedAddressRecord {
  network: string;
  address: string;
  /** For staff. */
  reason: string;
  since: number;
}

export interface OwnershipChallengeRecord {
  addressId: string;
  nonce: string;
  message: string;
  expiresAt: number;
}

export interface DepositAddressRecord {
  accountId: string;
  asset: string;
  network: string;
  address: string;
  memo: string | null;
  createdAt: number;
}

/** Act of an officer on a withdrawal that waits. */
export interface HoldAct {
  readonly officerId: string;
  readonly time: number;
  readonly comment: string | null;
  readonly isApproval: boolean;
  /** A customer stood in for the officer, in a demonstration. */
  readonly isPlayed?: boolean;
}

export interface TransferRecord {
  id: string;
  accountId: string;
  clientTransferId: string | null;
  type: 'Deposit' | 'Withdrawal';
  asset: string;
  network: string;
  /** Atoms. */
  amount: string;
  fee: string;
  address: string;
  addressName: string | null;
  memo: string | null;
  status: (typeof transferStatuses)[number];
  /** Times at which it came into its states, oldest first. Missing in records from before this was kept. */
  events?: readonly { status: (typeof transferStatuses)[number]; at: number }[];
  confirmations: number;
  requiredConfirmations: number;
  transaction: string | null;
  rejectReason: string | null;
  /** Worth in the currency of limits when it was made, in hundredths. */
  worth: string;
  /** Present if it waits for an officer, or did. */
  hold?: {
    readonly reasons: readonly {
      readonly kind: (typeof holdReasons)[number];
      readonly bound: string | null;
    }[];
    readonly version: number;
    readonly expiresAt: number;
    readonly needsTwo: boolean;
    readonly firstApproval: HoldAct | null;
    readonly decision: HoldAct | null;
  };
  createdAt: number;
  updatedAt: number;
  /** Time of its next step; null if there is none. */
  dueAt: number | null;
}

export interface RampOrderRecord {
  id: string;
  accountId: string;
  reference: string;
  quote: RampQuote;
  status: (typeof rampStatuses)[number];
  /** Worth in the currency of limits, in hundredths. */
  worth: string;
  createdAt: number;
  updatedAt: number;
  dueAt: number | null;
  /** The provider's words, of an order that failed. */
  reason?: string;
  /** Times at which it came into its states, oldest first. Missing in records from before this was kept. */
  events?: readonly { status: (typeof rampStatuses)[number]; at: number }[];
  /** Missing in records of before there was one: their page is closed. */
  visit?: Visit;
}

export interface SwapRecord {
  id: string;
  accountId: string;
  quote: SwapQuote;
  status: (typeof swapStatuses)[number];
  createdAt: number;
}

export interface RewardRecord {
  id: string;
  accountId: string;
  assetId: string;
  amount: string;
  claimedAt: number | null;
  /** Missing in records of before there were others: USDC was of invitations, all else of the initial order phase. */
  kind?: (typeof rewardKinds)[number];
  createdAt?: number;
}

export interface ReferralRecord {
  id: string;
  /** Account that invited. */
  accountId: string;
  name: string;
  /** The friend's account, when it is one of this exchange. */
  friendId: string | null;
  /** State of a friend who has no account here. */
  state: (typeof referralStates)[number];
  earned: string;
  /** Times at which `earned` came together; if missing, the day of joining. */
  earnedAt?: readonly { time: number; amount: string }[];
  joinedAt: number;
  /** Time at which the friend's first verification was seen. */
  verifiedAt?: number;
}

export interface WalletSourceRecord {
  walletId: string;
  address: string;
  atoms: string;
}

export interface WalletMoveRecord {
  kind: 'Deposit' | 'Withdrawal' | 'Aggregation' | 'ToCold' | 'FromCold';
  time: number;
  /** Below zero for what left. */
  atoms: string;
  /** Balance of the wallet after it. */
  balance: string;
  reference: string;
}

export interface AggregationRecord {
  aggregation: Omit<Aggregation, 'proposerId'>;
  proposerId: string;
  dueAt: number | null;
}

/** Atoms of one asset that were held, by place, and owed to customers. */
export interface ReserveRecord {
  owed: string;
  hot: string;
  deposits: string;
  cold: string;
  inTransit: string;
}

/** All assets as they were when a day began, or at the first start in it. */
export interface ReserveDayRecord {
  time: number;
  assets: Readonly<Record<string, ReserveRecord>>;
}
