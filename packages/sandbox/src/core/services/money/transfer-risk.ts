// @where Sandbox: risk score of a transfer: signals and their weights
import type { StaffTransfer } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import { day } from '../../market-data/resolution.ts';
import type { AddressRecord, TransferRecord } from '../../records/money.ts';
import { sameAddress } from './addresses/address-format.ts';
import type { AddressRules } from './addresses/address-rules.ts';
import { cameBack, type Transfers } from './transfers.ts';

export type TransferRisk = StaffTransfer['risk'];
type Reason = Exclude<TransferRisk['reasons'][number], 'Unknown'>;

/** Weight of each reason; a transfer has the risk `medium` or `high` from these points on. */
const weights: Readonly<Record<Reason, number>> = {
  AddressInvalidated: 4,
  AddressUnknown: 2,
  AddressNew: 1,
  AmountUnusual: 2,
  TierLow: 1,
  NetworkNew: 1,
};
/** Sum of weights from which a risk is medium. */
const medium = 2;
/** Sum of weights from which a risk is high. */
const high = 4;

/** Time over which a transfer is compared with the person's others, in milliseconds. */
const span = 30 * day;
/** Time for which an address is new. */
const newFor = day;
/** Below this nothing is unusual, in hundredths of the limits' currency. */
const notable = 100_000n;

/** Facts of a transfer that its risk follows from. */
export type JudgedTransfer = Pick<
  TransferRecord,
  'id' | 'accountId' | 'type' | 'network' | 'address' | 'memo' | 'status' | 'worth' | 'createdAt'
>;

/** Returns the transfers of an account, oldest first. */
export type TransfersOf = (accountId: string) => readonly JudgedTransfer[];

/** Movements of a person in the 30 days before a transfer. */
interface Before {
  worth: bigint;
  isOnNetwork: boolean;
}

/**
 * Risk of a transfer, by what the exchange knows now: the address in the person's book, the amount against their 30
 * days before it, their tier and the network. Made for one call, because it keeps what it has read of a person.
 */
export class TransferRisks {
  private readonly accounts: Accounts;
  private readonly addressRules: AddressRules;
  private readonly transfers: Transfers;
  private readonly ofAccount: TransfersOf;
  private readonly books = new Map<string, readonly AddressRecord[]>();
  private readonly befores = new Map<string, ReadonlyMap<string, Before>>();

  /** @param ofAccount transfers of an account, oldest first, where they are at hand */
  constructor(
    parts: { accounts: Accounts; addressRules: AddressRules; transfers: Transfers },
    ofAccount?: TransfersOf,
  ) {
    this.accounts = parts.accounts;
    this.addressRules = parts.addressRules;
    this.transfers = parts.transfers;
    this.ofAccount = ofAccount ?? ((accountId) => [...this.transfers.all({ accountId })].reverse());
  }

  of(record: JudgedTransfer): TransferRisk {
    const reasons = [...this.ofAddress(record), ...this.ofAmount(record)];
    const points = reasons.reduce((sum, reason) => sum + weights[reason], 0);
    return { level: points >= high ? 'High' : points >= medium ? 'Medium' : 'Low', reasons };
  }

  /** Returns the risk of a transfer that is not kept yet: it comes after all others of its person. */
  ofNew(record: TransferRecord): TransferRisk {
    const { accountId, createdAt } = record;
    const before = [...this.transfers.all({ accountId, from: isoTime(createdAt - span) })];
    this.befores.set(accountId, beforesIn([...before.reverse(), record]));
    return this.of(record);
  }

  /** Returns the reasons of a withdrawal's address; a deposit's sender is in no address book. */
  private ofAddress({ type, accountId, address, network, createdAt }: JudgedTransfer): Reason[] {
    if (type === 'Deposit') return [];
    const entry = this.bookOf(accountId).find(
      (each) => each.network === network && sameAddress(network, each.address, address),
    );
    if (entry === undefined) return ['AddressUnknown'];
    if (entry.invalidatedAt !== null) return ['AddressInvalidated'];
    return createdAt - entry.createdAt < newFor ? ['AddressNew'] : [];
  }

  private bookOf(accountId: string): readonly AddressRecord[] {
    const account = this.accounts.get(accountId);
    const book =
      this.books.get(accountId) ?? (account === undefined ? [] : this.addressRules.of(account));
    this.books.set(accountId, book);
    return book;
  }

  private ofAmount(record: JudgedTransfer): Reason[] {
    const worth = BigInt(record.worth);
    const before = this.beforesOf(record.accountId).get(record.id);
    const tier = this.accounts.get(record.accountId)?.information.complianceTier;
    return [
      ...(worth >= notable && worth > (before?.worth ?? 0n) ? (['AmountUnusual'] as const) : []),
      ...(worth >= notable && (tier === 'Tier0' || tier === 'Tier1') ? (['TierLow'] as const) : []),
      ...(before?.isOnNetwork === true ? [] : (['NetworkNew'] as const)),
    ];
  }

  private beforesOf(accountId: string): ReadonlyMap<string, Before> {
    const known = this.befores.get(accountId);
    if (known !== undefined) return known;
    const found = beforesIn(this.ofAccount(accountId));
    this.befores.set(accountId, found);
    return found;
  }
}

/** Returns the movements before each transfer of a person, in one pass from the first to the last. */
function beforesIn(all: readonly JudgedTransfer[]): ReadonlyMap<string, Before> {
  const found = new Map<string, Before>();
  const lastOn = new Map<string, number>();
  let first = 0;
  let moved = 0n;
  for (const record of all) {
    const since = record.createdAt - span;
    for (; (all[first]?.createdAt ?? since) < since; first += 1) moved -= movedBy(all[first]!);
    const isOnNetwork = (lastOn.get(record.network) ?? -Infinity) >= since;
    found.set(record.id, { worth: moved, isOnNetwork });
    moved += movedBy(record);
    if (!cameBack(record.status)) lastOn.set(record.network, record.createdAt);
  }
  return found;
}

const movedBy = ({ status, worth }: JudgedTransfer): bigint =>
  cameBack(status) ? 0n : BigInt(worth);
