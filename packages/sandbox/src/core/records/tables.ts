// @where Sandbox: records of the store
import type {
  Announcement,
  FeeStep,
  LimitStep,
  StaffAnnouncement,
  viewLists,
} from '@agio/api-client/contract';
import type { AlertRecord, AlertRuleRecord, DeliveryRecord, WebhookRecord } from './alerts.ts';
import type {
  AddressRecord,
  AggregationRecord,
  BlockedAddressRecord,
  DepositAddressRecord,
  OwnershipChallengeRecord,
  RampOrderRecord,
  ReserveDayRecord,
  ReferralRecord,
  RewardRecord,
  SwapRecord,
  TransferRecord,
  WalletMoveRecord,
  WalletSourceRecord,
} from './money.ts';
import type {
  AccountRecord,
  ApiKeyRecord,
  ApplicationRecord,
  AuditRecord,
  CaseFileRecord,
  DocumentRecord,
  IdentityCheckRecord,
  InboxRecord,
  NoteRecord,
  RequestRecord,
  SkillRecord,
  StaffRecord,
} from './people.ts';
import type {
  AssetRecord,
  CandleRecord,
  FillRecord,
  JournalRecord,
  MarketRecord,
  OrderRecord,
  PriceAlertRecord,
  TradeRecord,
} from './trading.ts';

/** The records of the store, by table. Whole numbers beyond 2^53 are text. Times are milliseconds since 1970. */
export interface Tables {
  meta: MetaRecord;
  accounts: AccountRecord;
  /** Places of records in lists that grow for ever; see `paged-lists.ts`. Key `table:list/place`; id and facts. */
  lists: string[];
  /** Ids by names that callers gave: key `table/account/name`. */
  names: string;
  /** Unfinished records, which are read at the start. Key `table/id`. */
  underWay: true;
  /**
   * Amounts that count against a limit: key `kind/account/day since 1970`, worth in hundredths of the limits' currency.
   */
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
  /** Key: the account's id. */
  staff: StaffRecord;
  /** Key: the account's id; without a record, every type. */
  skills: SkillRecord;
  documents: DocumentRecord;
  /** Key `document/officer`: when the officer opened it last. */
  documentLooks: { time: number };
  /** Content of a document, base 64. Key: the document's id. */
  contents: string;
  /** Key: the account's id. */
  applications: ApplicationRecord;
  requests: RequestRecord;
  /** Key: the account's id. */
  caseFiles: CaseFileRecord;
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
  announcements: AnnouncementRecord;
  /** Key: the number of the version. */
  feeSchedules: ScheduleRecord<FeeStep>;
  limitSchedules: ScheduleRecord<LimitStep>;
  savedViews: SavedViewRecord;
  priceAlerts: PriceAlertRecord;
  alertRules: AlertRuleRecord;
  alerts: AlertRecord;
  webhook: WebhookRecord;
  webhookDeliveries: DeliveryRecord;
  aggregations: AggregationRecord;
  /** Key `wallet/address`: what waits there to be collected. */
  walletSources: WalletSourceRecord;
  /** Key `wallet/place in time`: what changed the balance of a hot wallet. */
  walletMoves: WalletMoveRecord;
  /** Key: the asset. Atoms of the exchange's own that were in its wallets when cold storage was opened. */
  ownCapital: { atoms: string };
  /** Key: day since 1970, in six digits. */
  reserveDays: ReserveDayRecord;
  apiKeys: ApiKeyRecord;
  /** The notification centre. Key `account/place in time`. */
  inbox: InboxRecord;
  /** Key: the account's id. */
  inboxCounts: { kept: number; unread: number };
  /** Key: the asset's id. */
  assets: AssetRecord;
  /** Key `market/hour since 1970`; the minutes of that hour that had trades. */
  candles: { minutes: CandleRecord[] };
}

/** A view that one of the staff keeps of a list. */
export interface SavedViewRecord {
  id: string;
  list: (typeof viewLists)[number];
  name: string;
  query: string;
  isShared: boolean;
  ownerId: string;
  createdAt: number;
  changedAt: number;
}

interface MetaRecord {
  /** Number of starts of the exchange on this store. */
  starts: number;
  scenario: string;
  seededAt: number;
  /** Names this exchange among all others; missing in stores of before it was named, until the next start. */
  exchange?: string;
  /** Version of the records; see `migrate.ts`. Missing: the first. */
  layout?: number;
}

/** The text of `description` is for readers of all languages without a translation. What is missing was not chosen. */
export interface AnnouncementRecord
  extends Announcement, Partial<Pick<StaffAnnouncement, 'tiers' | 'countries' | 'changed'>> {
  /** Texts by the code of their language. */
  translations?: Readonly<Record<string, string>>;
  /** Missing: 1, as the exchange began with it. */
  version?: number;
  isWithdrawn?: boolean;
}

/** A version of fees or limits. The one of before the first change has no record: it is in the catalogue. */
export interface ScheduleRecord<Step> {
  number: number;
  steps: readonly Step[];
  /** Null: as soon as it is approved. */
  startsAt: number | null;
  proposed: ScheduleActRecord & { reason: string };
  /** Null while another administrator has to decide. */
  decided: (ScheduleActRecord & { decision: 'Approve' | 'Reject' }) | null;
  /** Time at which it took effect. */
  inForceSince: number | null;
  /** Counts what was done with it. */
  acts: number;
}

interface ScheduleActRecord {
  byId: string;
  time: number;
}

/** Totals of an account's trades since it was opened. */
export interface ActivityRecord {
  trades: number;
  /** Atoms of fees that it has paid, by asset. */
  fees: Record<string, string>;
}

/** Sums of the journal, so that a start reads only what came after. */
interface CheckpointRecord {
  /** The last key that is in it. */
  through: string;
  /** Atoms by `account/asset`. */
  balances: Record<string, string>;
}

export interface IdempotencyRecord {
  /** SHA-256 of what was asked for. */
  fingerprint: string;
  status: number;
  body: string;
  time: number;
}
