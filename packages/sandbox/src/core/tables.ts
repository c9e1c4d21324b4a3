import type {
  Aggregation,
  Announcement,
  ApiKey,
  AuditChange,
  AuditEntryKind,
  ComplianceAnswers,
  ComplianceStep,
  Device,
  InboxItem,
  Instrument,
  MarketStatus,
  OrderSide,
  OrderStatus,
  RampQuote,
  rampStatuses,
  referralStates,
  requestStatuses,
  requestTypes,
  rewardKinds,
  Role,
  SwapQuote,
  swapStatuses,
  Tier,
  transferStatuses,
} from '@agio/api-client/contract';
import type { Account } from './accounts.ts';
import type { OrderTerms } from './engine/order-terms.ts';
import type { CancelReason } from './engine/order.ts';
import type { Visit } from './partners/visit.ts';
import type { TargetTier } from './services/people/compliance-steps.ts';

/** The records of the store, by table. Whole numbers beyond 2^53 are text. Times are milliseconds since 1970. */
export interface Tables {
  meta: MetaRecord;
  accounts: AccountRecord;
  /** Where records stand in lists that grow for ever; see `paged-lists.ts`. Key `table:list/place`; id and facts. */
  lists: string[];
  /** Ids by names that callers gave: key `table/account/name`. */
  names: string;
  /** What is not over yet, and is therefore read at the start. Key `table/id`. */
  underWay: true;
  /** What counts against a limit: key `kind/account/day since 1970`, worth in hundredths of the limits' currency. */
  usage: { worth: string };
  /** Key: the account's id. */
  activity: ActivityRecord;
  /** One record. */
  checkpoint: CheckpointRecord;
  /** Key `account/asset`; total atoms. */
  balances: { atoms: string };
  journal: JournalRecord;
  /** Key `account/day since 1970`; what the account's entries of that day add up to, atoms by asset. */
  ledgerDays: Record<string, string>;
  orders: OrderRecord;
  /** Key `orderId/fillId`. */
  fills: FillRecord;
  /** Key: the market's id. */
  markets: MarketRecord;
  /** Key `day since 1970/account/endpoint/key`. */
  idempotency: IdempotencyRecord;
  /** One record a market: its latest trades. */
  tapes: { trades: TradeRecord[] };
  audit: AuditRecord;
  notes: NoteRecord;
  documents: DocumentRecord;
  /** Key `document/officer`: when the officer opened it last. */
  documentLooks: { time: number };
  /** What is in a document, base 64. Key: the document's id. */
  contents: string;
  /** Key: the account's id. */
  applications: ApplicationRecord;
  requests: RequestRecord;
  identityChecks: IdentityCheckRecord;
  addresses: AddressRecord;
  /** Key `network/address`, in the one spelling that all those of an address have. */
  blockedAddresses: BlockedAddressRecord;
  ownershipChallenges: OwnershipChallengeRecord;
  /** Key `account/asset/network`. */
  depositAddresses: DepositAddressRecord;
  transfers: TransferRecord;
  rampOrders: RampOrderRecord;
  swaps: SwapRecord;
  rewards: RewardRecord;
  referrals: ReferralRecord;
  announcements: Announcement;
  aggregations: AggregationRecord;
  /** Key `wallet/address`: what waits there to be collected. */
  walletSources: WalletSourceRecord;
  /** Key `wallet/place in time`: what changed the balance of a hot wallet. */
  walletMoves: WalletMoveRecord;
  apiKeys: ApiKey;
  /** The notification centre. Key `account/place in time`. */
  inbox: InboxRecord;
  /** Key: the account's id. */
  inboxCounts: { kept: number; unread: number };
  /** Key: the asset's id. */
  assets: AssetRecord;
  /** Key `market/hour since 1970`; the minutes of that hour that had trades. */
  candles: { minutes: CandleRecord[] };
}

export interface MetaRecord {
  /** How often the exchange has started on this store. */
  starts: number;
  scenario: string;
  seededAt: number;
  /** Names this exchange among all others; missing in stores of before it was named, until the next start. */
  exchange?: string;
  /** Of the records; see `migrate.ts`. Missing: the first. */
  layout?: number;
}

/** What an account has traded since it was opened. */
export interface ActivityRecord {
  trades: number;
  /** Atoms of fees that it has paid, by asset. */
  fees: Record<string, string>;
}

/** What the journal adds up to, so that a start reads only what came after. */
export interface CheckpointRecord {
  /** The last key that is in it. */
  through: string;
  /** Atoms by `account/asset`. */
  balances: Record<string, string>;
}

/** As `Account`; fields that were added later may be missing. */
export type AccountRecord = Pick<Account, 'id' | 'email' | 'displayName' | 'information'> &
  Partial<Account>;

/** A transaction of the ledger that touched somebody's account; the legs of an asset sum to zero. */
export interface JournalRecord {
  time: number;
  /** `deposit`, `trade` and so on. */
  kind: string;
  /** What it belongs to, for example the trade's id. */
  reference: string;
  legs: { account: string; asset: string; atoms: string; of?: string }[];
  /** US dollars for one unit by asset, as they were paid last; missing in records of before they were noted. */
  prices?: Record<string, string> | undefined;
}

export interface OrderRecord extends OrderTerms {
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
  /** Why it was halted, for those who look. */
  reason?: string | null;
  since?: string | null;
  /** Rules that differ from the catalogue's. */
  rules?: Partial<Instrument>;
}

/** What staff changed of an asset. */
export interface AssetRecord {
  name?: string;
  displayDecimals?: number;
  depositEnabled?: boolean;
  withdrawalEnabled?: boolean;
  closedReason?: string | null;
  /** What is another on single networks, by their id. */
  networks?: Record<string, NetworkChange>;
}

/** What staff changed of one network of an asset. */
export interface NetworkChange {
  depositEnabled?: boolean;
  withdrawalEnabled?: boolean;
  closedReason?: string | null;
  withdrawalFee?: string;
  minWithdrawal?: string;
  confirmations?: number;
}

export interface AuditRecord {
  id: string;
  subject: string;
  time: number;
  /** How the actor was called then. */
  actor: string;
  actorId?: string | null;
  actorEmail?: string | null;
  role?: Role | null;
  address?: string | null;
  requestId?: string | null;
  action: string;
  detail: string | null;
  changes?: AuditChange[];
  /** Missing in entries of before there were kinds. */
  kind?: AuditEntryKind;
  /** Its place in the chain, from 1. */
  number: number;
  /** Of this entry and the one before it; see `trail-chain.ts`. */
  hash: string;
}

/** What staff wrote down of an account for each other. */
export interface NoteRecord {
  id: string;
  accountId: string;
  time: number;
  officerId: string;
  /** How the officer was called then. */
  officer: string;
  text: string;
}

export interface DocumentRecord {
  id: string;
  accountId: string;
  documentType: 'ProofOfFunds' | 'SignedForm';
  fileName: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  uploadedAt: number;
}

export interface ApplicationRecord {
  answers: ComplianceAnswers;
  identityChecked: boolean;
  proofs: string[];
  targetTier: TargetTier;
  savedAt: number | null;
  /** What was chosen or typed and not sent, by step. Missing in records of before there were any. */
  drafts?: { step: ComplianceStep; content: string; savedAt: number }[];
  /** What the identity partner found. Missing: nothing that staff has to look at. */
  finding?: 'nameDiffers' | 'highRisk';
  /** What the identity partner sent. Missing in records of before it sent anything. */
  identity?: IdentityRecord & { receivedAt: number };
}

/** What the identity partner reads in a document. Days are of the calendar: `1984-02-29`. */
export interface IdentityRecord {
  dateOfBirth: string;
  nationality: string;
  residence: string;
  documentType: 'Passport' | 'IdentityCard';
  documentNumber: string;
  validUntil: string;
}

export interface RequestRecord {
  id: string;
  accountId: string;
  requestType: (typeof requestTypes)[number];
  status: (typeof requestStatuses)[number];
  toTier: Tier;
  comment: string | null;
  createdAt: number;
  readyToReviewAt: number | null;
  /** When an officer decided last, also to ask for more data. */
  decidedAt: number | null;
  acknowledgedAt: number | null;
  uploads: string[];
  /** Of two officers who must approve; missing in records of before they had to. */
  firstApproval?: {
    officerId: string;
    time: number;
    comment: string | null;
    /** Given in a demonstration, in the officer's place. */
    isPlayed?: boolean;
  } | null;
  /** The officer who works on it; missing in records of before it was kept. */
  assignee?: { officerId: string; since: number } | null;
}

export interface IdentityCheckRecord {
  id: string;
  accountId: string;
  state: 'Started' | 'Approved' | 'Declined' | 'Refused';
  /** Where on the partner's page its visitor is. Missing in records of before it had several. */
  at?: 'consent' | 'document' | 'capture' | 'result';
  /** Which document the visitor has at hand, once they have said so. */
  document?: 'passport' | 'card';
  expiresAt: number;
  /** Missing in records of before there was one: their page is closed. */
  visit?: Visit;
}

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
export interface EndedWithdrawal {
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
  /** When it came into its states, oldest first. Missing in records of before this was kept. */
  events?: readonly { status: (typeof transferStatuses)[number]; at: number }[];
  confirmations: number;
  requiredConfirmations: number;
  transaction: string | null;
  rejectReason: string | null;
  /** Worth in the currency of limits when it was made, in hundredths. */
  worth: string;
  createdAt: number;
  updatedAt: number;
  /** When the next thing happens to it; null when nothing will. */
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
  /** When it came into its states, oldest first. Missing in records of before this was kept. */
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
  /** Who invited. */
  accountId: string;
  name: string;
  /** The friend's account, when it is one of this exchange. */
  friendId: string | null;
  /** Of a friend who has no account here. */
  state: (typeof referralStates)[number];
  earned: string;
  /** When `earned` came together; missing: on the day of joining. */
  earnedAt?: readonly { time: number; amount: string }[];
  joinedAt: number;
  /** When the friend's first verification was seen. */
  verifiedAt?: number;
}

export interface WalletSourceRecord {
  walletId: string;
  address: string;
  atoms: string;
}

export interface WalletMoveRecord {
  kind: 'Deposit' | 'Withdrawal' | 'Aggregation';
  time: number;
  /** Below zero for what left. */
  atoms: string;
  /** What the wallet held after it. */
  balance: string;
  reference: string;
}

export interface AggregationRecord {
  aggregation: Omit<Aggregation, 'proposerId'>;
  proposerId: string;
  dueAt: number | null;
}

/**
 * Something that happened to an account. What has a record of its own is read there: here is only what that does not keep,
 * such as the state that it was in.
 */
export interface InboxRecord {
  time: number;
  isRead: boolean;
  about:
    | { kind: 'Transfer'; id: string; status: (typeof transferStatuses)[number] }
    | { kind: 'Order' | 'RampOrder'; id: string }
    | { kind: 'Orders'; orders: NonNullable<InboxItem['orders']> }
    | { kind: 'Reward'; id: string; isClaimed: boolean }
    | { kind: 'Request'; request: NonNullable<InboxItem['request']> }
    | { kind: 'Account'; account: NonNullable<InboxItem['account']> }
    | { kind: 'Address'; address: NonNullable<InboxItem['address']> }
    | { kind: 'SignIn'; signIn: Device };
}

export interface IdempotencyRecord {
  /** SHA-256 of what was asked for. */
  fingerprint: string;
  status: number;
  body: string;
  time: number;
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
