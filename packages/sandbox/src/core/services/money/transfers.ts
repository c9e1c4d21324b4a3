import {
  errorCodes,
  type ListTotal,
  type Transfer,
  type WalletNetwork,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Account } from '../../records/people.ts';
import { networks, type NetworkDefinition } from '../../catalog/networks.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { contains } from '../../engine/order-history.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { exactAtoms, fromAtoms } from '../../fixed.ts';
import type { Valuation } from '../../market-data/valuation.ts';
import { History, type HistoryLists, type HistoryPage } from '../../record-history.ts';
import type { PageQuery } from '../../paged-lists.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { TransferRecord } from '../../records/money.ts';
import { makeAddress, makeTransaction } from './address-format.ts';
import type { AssetSettings } from '../staff/asset-settings.ts';
import type { BlockedAddresses } from './blocked-addresses.ts';
import type { DepositAddresses } from './deposit-addresses.ts';
import type { HotWallets } from './hot-wallets.ts';
import { worthOf } from './limits.ts';
import { type Timed, TimedRecords } from '../timed-records.ts';
import { LimitUsage } from './limit-usage.ts';

/** Times of the sandbox: long enough to see every state, short enough to wait for. Milliseconds. */
export const pace = { approve: 6000, broadcast: 8000, deposit: 12_000, longestArrival: 45_000 };

/** Memos of recipients that do not take the money, to see what becomes of it then. */
export const memoOfFate = { failed: '500', returned: '404' };

/** Money that comes from and goes to the chains. What is under way moves on with the clock. */
export class Transfers implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly valuation: Valuation;
  private readonly deposits: DepositAddresses;
  private readonly assetSettings: AssetSettings;
  private readonly hotWallets: HotWallets;
  private readonly blocks: BlockedAddresses;
  private readonly history: History<'transfers'>;
  private readonly withdrawn: LimitUsage;
  private readonly timed: TimedRecords<'transfers'>;
  /** Set by whoever knows: what is on such a network waits there. */
  isNetworkDown: (network: string) => boolean = () => false;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: {
      accounts: Accounts;
      valuation: Valuation;
      deposits: DepositAddresses;
      assetSettings: AssetSettings;
      hotWallets: HotWallets;
      blocks: BlockedAddresses;
    },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.valuation = parts.valuation;
    this.deposits = parts.deposits;
    this.assetSettings = parts.assetSettings;
    this.hotWallets = parts.hotWallets;
    this.blocks = parts.blocks;
    this.history = new History(exchange, 'transfers', transferLists);
    this.withdrawn = new LimitUsage(exchange, 'withdrawal');
    this.timed = new TimedRecords(exchange, store, 'transfers');
  }

  network(asset: string, id: string): NetworkDefinition {
    const found = networks.find((network) => network.asset === asset && network.id === id);
    if (found === undefined) {
      throw refuse(404, errorCodes.notFound, `${asset} does not use this network.`, 'network');
    }
    return this.assetSettings.networkOf(found);
  }

  networksView(asset: string | undefined): WalletNetwork[] {
    return networks
      .filter((network) => asset === undefined || network.asset === asset)
      .map((network) => this.assetSettings.networkOf(network))
      .map((network) => ({
        id: network.id,
        name: network.name,
        asset: network.asset,
        ...this.assetSettings.transfersOf(network.asset, network.id),
        memoRequired: network.memoLabel !== null,
        memoLabel: network.memoLabel,
        confirmations: network.confirmations,
        arrivalSeconds: network.arrivalSeconds,
        minDeposit: network.minDeposit,
        depositFee: '0',
        minWithdrawal: network.minWithdrawal,
        withdrawalFee: network.withdrawalFee,
        decimals: network.decimals,
        explorerUrl: network.explorerUrl,
      }));
  }

  /** Of one account or of everybody, newest first. */
  page(filter: TransferFilter & PageQuery): HistoryPage<TransferRecord> {
    return this.history.page(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** How many `page` has. */
  count(filter: TransferFilter & Pick<PageQuery, 'from' | 'to'>): ListTotal {
    return this.history.count(listOf(filter.accountId), filter, testOf(filter), matchOf(filter));
  }

  /** As `page`, all of them, read piece by piece. */
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
      throw refuse(404, errorCodes.notFound, 'Transfer not found.', 'id');
    }
    return record;
  }

  /** Ends a withdrawal whose money has not left: all of it is free again. */
  giveBack(record: TransferRecord, rest: Pick<TransferRecord, 'status' | 'rejectReason'>) {
    const { accountId, asset } = record;
    const atoms = BigInt(record.amount);
    this.exchange.post('withdrawal', record.id, [
      { account: houseAccounts.withdrawals, asset, atoms: -atoms },
      { account: accountId, asset, atoms },
    ]);
    return this.put({ ...record, ...rest, updatedAt: this.exchange.now(), dueAt: null });
  }

  /** What counts against the limits of withdrawals, since the beginning of a day. */
  withdrawnSince(accountId: string, time: number): bigint {
    return this.withdrawn.since(accountId, time);
  }

  /** A deposit that will arrive: seen on the chain first, credited when it is confirmed often enough. */
  expectDeposit(account: Account, network: NetworkDefinition, amount: string): TransferRecord {
    const { record: target } = this.deposits.obtain(account.id, network);
    const atoms = exactAtoms(amount, this.exchange.decimalsOf(network.asset));
    return this.put(
      this.newRecord('Deposit', account, network, {
        amount: String(atoms),
        address: makeAddress(network.id, `sender:${account.id}:${network.asset}`),
        memo: target.memo,
        worth: String(worthOf(this.valuation, this.exchange, network.asset, atoms)),
        dueAt: this.exchange.now() + pace.deposit,
      }),
    );
  }

  isUnderWay(id: string): boolean {
    return this.timed.get(id) !== undefined;
  }

  due(now: number): string[] {
    return this.timed.due(now).filter((id) => !this.waitsForNetwork(this.timed.get(id)));
  }

  private waitsForNetwork(record: TransferRecord | undefined): boolean {
    if (record === undefined || !this.isNetworkDown(record.network)) return false;
    return record.type === 'Deposit' || isOnNetwork(record);
  }

  /**
   * What of the transfers under way needs somebody: withdrawals that are held while their owner's account is not active,
   * and those that wait for confirmations for longer than twice the usual time.
   */
  stuck(now: number): { held: TransferRecord[]; slow: TransferRecord[] } {
    const underWay = [...this.timed.values()];
    return {
      held: underWay.filter(
        ({ type, status, accountId }) =>
          type === 'Withdrawal' &&
          status === 'Requested' &&
          this.accounts.get(accountId)?.information.activityStatus !== 'Active',
      ),
      slow: underWay.filter(
        (record) =>
          isOnNetwork(record) &&
          now - broadcastAt(record) > 2 * arrivalOf(this.network(record.asset, record.network)),
      ),
    };
  }

  moveOn(id: string, now: number): void {
    const record = this.timed.get(id);
    const account = this.accounts.get(record?.accountId ?? '');
    if (record !== undefined && account !== undefined) this.step(record, account, now);
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
      events: (record.events ?? []).map(({ status, at }) => ({ status, time: isoTime(at) })),
      createdAt: isoTime(record.createdAt),
      updatedAt: isoTime(record.updatedAt),
    };
  }

  /** Keeps a transfer as it is now, and tells its owner. */
  put(changed: TransferRecord): TransferRecord {
    const record = withEvent(changed);
    const before = this.history.put(record.id, record);
    this.timed.follow(record);
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

  private step(record: TransferRecord, account: Account, now: number): void {
    const network = this.network(record.asset, record.network);
    const perConfirmation = Math.ceil(arrivalOf(network) / network.confirmations);
    const moved = { ...record, updatedAt: now };
    const isHeldBack = record.status === 'Requested' || record.status === 'Approved';
    if (record.type === 'Withdrawal' && isHeldBack && this.blocks.find(record) !== undefined) {
      const rejectReason = 'Withdrawals to this address are not allowed.';
      this.giveBack(record, { status: 'Rejected', rejectReason });
    } else if (record.type === 'Withdrawal' && record.status === 'Requested') {
      // Withdrawals of an account that is not active are held, not refused.
      const held = account.information.activityStatus !== 'Active';
      if (held) this.put({ ...record, dueAt: now + pace.approve });
      else this.put({ ...moved, status: 'Approved', dueAt: now + pace.broadcast });
    } else if (record.type === 'Withdrawal' && record.memo === memoOfFate.failed) {
      const rejectReason = 'The network did not take the transaction.';
      this.giveBack(record, { status: 'Failed', rejectReason });
    } else if (record.status === 'Requested' || record.status === 'Approved') {
      const transaction = makeTransaction(record.id);
      this.put({ ...moved, status: 'Broadcast', transaction, dueAt: now + perConfirmation });
    } else if (record.confirmations + 1 < record.requiredConfirmations) {
      const confirmations = record.confirmations + 1;
      this.put({ ...moved, status: 'Confirming', confirmations, dueAt: now + perConfirmation });
    } else {
      this.finish(moved);
    }
  }

  private finish(record: TransferRecord): void {
    const amount = BigInt(record.amount);
    const fee = BigInt(record.fee);
    const { asset } = record;
    if (record.type === 'Deposit') {
      this.exchange.deposit(record.accountId, asset, amount, record.id);
      const { address } = this.deposits.obtain(
        record.accountId,
        this.network(asset, record.network),
      ).record;
      this.hotWallets.receive(asset, record.network, {
        address,
        atoms: amount,
        reference: record.id,
      });
    } else if (record.memo === memoOfFate.returned) {
      this.exchange.post('withdrawal', record.id, [
        { account: houseAccounts.withdrawals, asset, atoms: -amount },
        { account: record.accountId, asset, atoms: amount - fee },
        { account: houseAccounts.fees, asset, atoms: fee },
      ]);
      const rejectReason = 'The recipient does not know this memo.';
      this.put({ ...record, status: 'Returned', rejectReason, dueAt: null });
      return;
    } else {
      this.exchange.post('withdrawal', record.id, [
        { account: houseAccounts.withdrawals, asset, atoms: -amount },
        { account: houseAccounts.outside, asset, atoms: amount - fee },
        { account: houseAccounts.fees, asset, atoms: fee },
      ]);
      this.hotWallets.pay(asset, record.network, { atoms: amount - fee, reference: record.id });
    }
    const confirmations = record.requiredConfirmations;
    this.put({ ...record, status: 'Confirmed', confirmations, dueAt: null });
  }
}

/** Milliseconds until a transfer has all its confirmations. */
const arrivalOf = ({ arrivalSeconds }: NetworkDefinition): number =>
  Math.min(arrivalSeconds * 1000, pace.longestArrival);

const isOnNetwork = ({ status }: TransferRecord): boolean =>
  status === 'Broadcast' || status === 'Confirming';

const broadcastAt = ({ events = [], createdAt }: TransferRecord): number =>
  events.find(({ status }) => status === 'Broadcast')?.at ?? createdAt;

/** With its state among those that it was in. */
function withEvent(record: TransferRecord): TransferRecord {
  const { events = [], status, updatedAt: at } = record;
  return events.at(-1)?.status === status
    ? record
    : { ...record, events: [...events, { status, at }] };
}

export interface TransferFilter {
  accountId?: string | undefined;
  type?: string | undefined;
  asset?: string | undefined;
  status?: string | undefined;
  /** What an id, an address or a transaction contains. */
  search?: string | undefined;
  /** Accounts that the search finds besides. */
  people?: ReadonlySet<string> | undefined;
  /** What else a transfer has to be. */
  test?: ((record: TransferRecord) => boolean) | undefined;
}

export const transferLists: HistoryLists<TransferRecord> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [listOf(undefined), listOf(accountId)],
  facts: ({ type, asset }) => [type, asset],
};

const isFound = (
  { id, clientTransferId, address, transaction }: TransferRecord,
  search: string,
): boolean =>
  [id, clientTransferId, address, transaction].some(
    (word) => word !== null && contains(word, search),
  );

function listOf(accountId: string | undefined): string {
  return accountId === undefined ? 'all' : `of:${accountId}`;
}

/** Undefined when everything passes. */
function testOf({ type, asset }: TransferFilter) {
  if (type === undefined && asset === undefined) return undefined;
  return (facts: readonly string[]) =>
    (type === undefined || facts[0] === type) && (asset === undefined || facts[1] === asset);
}

/** What is no fact of a transfer, as it changes; undefined when everything passes. */
function matchOf({ status, search, people, test }: TransferFilter) {
  if (status === undefined && search === undefined) return test;
  return (record: TransferRecord) =>
    (status === undefined || record.status === status) &&
    (search === undefined || isFound(record, search) || people?.has(record.accountId) === true) &&
    (test?.(record) ?? true);
}

/** Whether one transfer passes: for lists that are in memory. */
export const isAskedFor = (record: TransferRecord, filter: TransferFilter): boolean =>
  (filter.accountId === undefined || record.accountId === filter.accountId) &&
  (testOf(filter)?.(transferLists.facts(record)) ?? true) &&
  (matchOf(filter)?.(record) ?? true);

/** Until it is approved a withdrawal is its owner's to take back. */
export function isCancellable({ type, status }: TransferRecord): boolean {
  return type === 'Withdrawal' && status === 'Requested';
}

export function transferName(accountId: string, clientTransferId: string): string {
  return `transfers/${accountId}/${clientTransferId}`;
}

/** What a transfer takes of the limits of withdrawals. */
export function withdrawnBy(record: TransferRecord | undefined): bigint {
  if (record?.type !== 'Withdrawal') return 0n;
  const cameBack = ['Rejected', 'Cancelled', 'Failed', 'Returned'].includes(record.status);
  return cameBack ? 0n : BigInt(record.worth);
}
