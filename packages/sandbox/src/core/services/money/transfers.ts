// @where Sandbox: statuses in which a transfer can be cancelled or returned
import { type ListTotal, type Transfer } from '@agio/api-client/contract';
import type { NetworkDefinition } from '../../catalog/networks.ts';
import { releasePolicy } from '../../catalog/release-policy.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { fromAtoms } from '../../fixed.ts';
import type { PageQuery } from '../../store/paged-lists.ts';
import { History, type HistoryPage } from '../../store/record-history.ts';
import type { TransferRecord } from '../../records/money.ts';
import type { Account } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { TimedRecords } from '../timed-records.ts';
import { LimitUsage } from './limit-usage.ts';
import { listOf, matchOf, testOf, type TransferFilter, transferLists } from './transfer-filter.ts';

/** A transfer that waits for an officer, or did. */
export type Held = TransferRecord & { hold: NonNullable<TransferRecord['hold']> };

/** Times of the sandbox: long enough to see every state, short enough to wait for. Milliseconds. */
export const stepDurationsMs = {
  approve: 6000,
  broadcast: 8000,
  deposit: 12_000,
  longestArrival: 45_000,
};

/** Transfers between the exchange and the chains, as they are stored and announced to their owners. */
export class Transfers {
  private readonly exchange: Exchange;
  private readonly history: History<'transfers'>;
  private readonly withdrawn: LimitUsage;
  readonly underWay: TimedRecords<'transfers'>;

  constructor(exchange: Exchange, store: Store) {
    this.exchange = exchange;
    this.history = new History(exchange, 'transfers', transferLists);
    this.withdrawn = new LimitUsage(exchange, 'withdrawal');
    this.underWay = new TimedRecords(exchange, store, 'transfers');
  }

  /** Returns transfers of one account or of all, newest first. */
  page(filter: TransferFilter & PageQuery): HistoryPage<TransferRecord> {
    return this.history.page(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** Like `page`, and its first page says how long the list is. */
  counted(filter: TransferFilter & PageQuery): HistoryPage<TransferRecord> {
    return this.history.counted(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** Returns the number of transfers of `page`. */
  count(filter: TransferFilter & Pick<PageQuery, 'from' | 'to'>): ListTotal {
    return this.history.count(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** Like `page`, but streams every match. */
  all(filter: TransferFilter & Omit<PageQuery, 'cursor' | 'limit'>): Generator<TransferRecord> {
    return this.history.all(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** The one that was sent under this name. */
  named(accountId: string, clientTransferId: string): TransferRecord | undefined {
    const id = this.exchange.records.get('names', transferName(accountId, clientTransferId));
    return id === undefined ? undefined : this.history.get(id);
  }

  own(account: Account, id: string): TransferRecord {
    const record = this.history.get(id);
    if (record?.accountId !== account.id) {
      throw refuse('transferNotFound', 'id');
    }
    return record;
  }

  /**
   * Ends a withdrawal whose money has not left: all of it is free again. Ends a deposit that was not credited: its sender
   * gets it back, and it was never in the books.
   */
  refund(record: TransferRecord, rest: Pick<TransferRecord, 'status' | 'rejectReason'>) {
    const { accountId, asset } = record;
    const atoms = BigInt(record.amount);
    if (record.type === 'Withdrawal')
      this.exchange.post('withdrawal', record.id, [
        { account: houseAccounts.withdrawals, asset, atoms: -atoms },
        { account: accountId, asset, atoms },
      ]);
    return this.put({ ...record, ...rest, updatedAt: this.exchange.now(), dueAt: null });
  }

  /** Returns the amount that counts against the limits of withdrawals, since the beginning of a day. */
  withdrawnSince(accountId: string, time: number): bigint {
    return this.withdrawn.since(accountId, time);
  }

  view(record: TransferRecord): Transfer {
    const decimals = this.exchange.decimalsOf(record.asset);
    return {
      id: record.id,
      clientTransferId: record.clientTransferId,
      type: record.type,
      asset: record.asset,
      network: record.network,
      amount: fromAtoms(BigInt(record.amount), decimals),
      fee: fromAtoms(BigInt(record.fee), decimals),
      netAmount: fromAtoms(BigInt(record.amount) - BigInt(record.fee), decimals),
      address: record.address,
      addressName: record.addressName,
      memo: record.memo,
      status: record.status,
      confirmations: record.confirmations,
      requiredConfirmations: record.requiredConfirmations,
      transaction: record.transaction,
      rejectReason: record.rejectReason,
      cancellable: isCancellable(record),
      ...(isHeld(record) && {
        review: {
          since: isoTime(heldSince(record)),
          usualHours: releasePolicy.usualHours,
          until: isoTime(record.hold.expiresAt),
        },
      }),
      events: (record.events ?? []).map(({ status, at }) => ({ status, time: isoTime(at) })),
      createdAt: isoTime(record.createdAt),
      updatedAt: isoTime(record.updatedAt),
    };
  }

  /** Returns a transfer as it was in an earlier state, in which it was held or not; `cancellable` is of now. */
  viewThen(
    record: TransferRecord,
    { status, isHeld: wasWaiting }: Pick<TransferRecord, 'status'> & { isHeld?: true },
  ): Transfer {
    const { hold, ...rest } = record;
    const then = {
      ...rest,
      status,
      rejectReason: cameBack(status) ? rest.rejectReason : null,
      ...(wasWaiting === true && hold !== undefined && { hold: { ...hold, decision: null } }),
    };
    return { ...this.view(then), cancellable: isCancellable(record) };
  }

  /** Keeps a transfer as it is now, and tells its owner. */
  put(changed: TransferRecord): TransferRecord {
    const record = withEvent(changed);
    const before = this.history.put(record.id, record);
    this.underWay.follow(record);
    const { accountId, clientTransferId, createdAt } = record;
    if (before === undefined && clientTransferId !== null) {
      const key = transferName(accountId, clientTransferId);
      this.exchange.write({ table: 'names', key, value: record.id });
    }
    this.withdrawn.add(accountId, createdAt, withdrawnBy(record) - withdrawnBy(before));
    this.exchange.tell({
      accountId: record.accountId,
      event: 'transfer',
      content: { transfer: this.view(record) },
    });
    return record;
  }

  newRecord(
    type: TransferRecord['type'],
    account: Account,
    network: NetworkDefinition,
    rest: Pick<TransferRecord, 'amount' | 'address' | 'worth'> & Partial<TransferRecord>,
  ): TransferRecord {
    const now = this.exchange.now();
    return {
      id: this.exchange.nextId('x'),
      accountId: account.id,
      clientTransferId: null,
      type,
      asset: network.asset,
      network: network.id,
      fee: '0',
      addressName: null,
      memo: null,
      status: 'Requested',
      confirmations: 0,
      requiredConfirmations: network.confirmations,
      transaction: null,
      rejectReason: null,
      createdAt: now,
      updatedAt: now,
      dueAt: null,
      ...rest,
    };
  }
}

/** With its state among those that it was in. */
function withEvent(record: TransferRecord): TransferRecord {
  const { events = [], status, updatedAt: at } = record;
  return events.at(-1)?.status === status
    ? record
    : { ...record, events: [...events, { status, at }] };
}

/** Until it is approved a withdrawal is its owner's to take back. */
export function isCancellable({ type, status }: TransferRecord): boolean {
  return type === 'Withdrawal' && status === 'Requested';
}

export function transferName(accountId: string, clientTransferId: string): string {
  return `transfers/${accountId}/${clientTransferId}`;
}

/** Returns what a transfer takes of the limits of withdrawals. */
export function withdrawnBy(record: TransferRecord | undefined): bigint {
  if (record?.type !== 'Withdrawal') return 0n;
  return cameBack(record.status) ? 0n : BigInt(record.worth);
}

/** Returns true for a transfer whose money is back. */
export const cameBack = (status: TransferRecord['status']): boolean =>
  status === 'Rejected' || status === 'Cancelled' || status === 'Failed' || status === 'Returned';

/** Returns the state of a hold, which follows from the transfer and the decision. */
export function holdStateOf({
  status,
  updatedAt,
  hold,
}: Pick<Held, 'status' | 'updatedAt' | 'hold'>) {
  if (hold.decision !== null) return hold.decision.isApproval ? 'Approved' : 'Rejected';
  // A deposit has its confirmations, and is not credited.
  if (status === 'Requested' || status === 'Confirming') return 'Held';
  if (status === 'Cancelled') return 'Cancelled';
  return updatedAt >= hold.expiresAt ? 'Expired' : 'Rejected';
}

export const wasHeld = (record: TransferRecord): record is Held => record.hold !== undefined;

/** Time since which a transfer waits for an officer, or did. */
export const heldSince = ({ hold }: Pick<Held, 'hold'>): number =>
  hold.expiresAt - releasePolicy.holdMs;

/** Returns true for a transfer that waits for an officer. */
export const isHeld = (record: TransferRecord): record is Held =>
  wasHeld(record) && holdStateOf(record) === 'Held';
