// @where Sandbox: notification centre: number of entries that are kept, and what makes one
import type { Device, InboxItem } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Changes, Notice } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { isHouse } from '../../engine/ledger.ts';
import type { Order } from '../../engine/order.ts';
import { orderView } from '../../engine/views/order-view.ts';
import { defaultLimit, type PageQuery, placeOf } from '../../store/paged-lists.ts';
import type { Write } from '../../store/store.ts';
import type { AccountRecord, InboxRecord } from '../../records/people.ts';
import { rewardView } from '../money/referrals.ts';
import type { Transfers } from '../money/transfers.ts';

type About = InboxRecord['about'];
type Row = readonly [key: string, record: InboxRecord];

/** Items that are kept of an account; the oldest go first. */
export const maxKept = 500;

/** States of a withdrawal and a deposit that their owner wants to read of later: not each step on the way. */
const toldStates: Record<'Deposit' | 'Withdrawal', readonly string[]> = {
  Deposit: ['Broadcast', 'Confirming', 'Confirmed', 'Rejected'],
  Withdrawal: ['Requested', 'Confirmed', 'Rejected', 'Cancelled', 'Failed', 'Returned'],
};

/**
 * The notification centre of every account. It writes down the effects of a command on an account, as part of that
 * command: acknowledged commands are in it, and undone ones are not.
 */
export class Inbox {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly transfers: Transfers;

  constructor(exchange: Exchange, parts: { accounts: Accounts; transfers: Transfers }) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.transfers = parts.transfers;
  }

  /** Begins to write down. What was before is no news. */
  open(): void {
    this.exchange.beforeCommit('inbox', (changes) => this.note(changes));
  }

  /** Adds an item in the command under way. */
  add(accountId: string, about: About): void {
    const now = this.exchange.now();
    const { kept, unread } = this.countsOf(accountId);
    const key = `${accountId}/${placeOf(now, this.exchange.nextSequence())}`;
    this.put(key, { time: now, isRead: false, about });
    let dropped: Row | undefined;
    if (kept >= maxKept) {
      [dropped] = this.exchange.records.range('inbox', { ...rangeOf(accountId), limit: 1 });
      if (dropped !== undefined) this.put(dropped[0], undefined);
    }
    this.count(accountId, {
      kept: kept + 1 - (dropped === undefined ? 0 : 1),
      unread: unread + 1 - (dropped === undefined || dropped[1].isRead ? 0 : 1),
    });
  }

  /** Tells the owner of an account that it was used on a device that it was not used on before. */
  tellOfDevice(accountId: string, signIn: Device): void {
    this.add(accountId, { kind: 'SignIn', signIn });
  }

  page(accountId: string, { cursor, limit = defaultLimit }: PageQuery) {
    const range = rangeOf(accountId);
    const to = cursor === undefined ? range.to : `${accountId}/${cursor}`;
    const asked = { from: range.from, to: to < range.to ? to : range.to, backwards: true };
    const rows = this.exchange.records.range('inbox', { ...asked, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.flatMap((row) => this.view(accountId, row) ?? []),
      nextCursor: rows.length > limit && last !== undefined ? idOf(last[0]) : null,
    };
  }

  unread(accountId: string): number {
    return this.countsOf(accountId).unread;
  }

  /** Marks one item, or all up to one, as read. */
  markRead(
    accountId: string,
    { id, through }: { id?: string | undefined; through?: string | undefined },
  ) {
    const unread = this.rows(accountId, through).filter(
      ([key, { isRead }]) => !isRead && (id === undefined || idOf(key) === id),
    );
    for (const [key, record] of unread) this.put(key, { ...record, isRead: true });
    return this.without(accountId, { kept: 0, unread: unread.length });
  }

  /** Removes all items up to one. */
  clear(accountId: string, through: string | undefined) {
    const rows = this.rows(accountId, through);
    for (const [key] of rows) this.put(key, undefined);
    const unread = rows.filter(([, { isRead }]) => !isRead).length;
    return this.without(accountId, { kept: rows.length, unread });
  }

  private without(accountId: string, gone: { kept: number; unread: number }) {
    const { kept, unread } = this.countsOf(accountId);
    const left = { kept: kept - gone.kept, unread: unread - gone.unread };
    if (gone.kept + gone.unread > 0) this.count(accountId, left);
    return { unread: left.unread };
  }

  private rows(accountId: string, through: string | undefined): readonly Row[] {
    const { from, to } = rangeOf(accountId);
    const last = through === undefined ? to : `${accountId}/${through}~`;
    const end = last < to ? last : to;
    return this.exchange.records.range('inbox', { from, to: end, limit: maxKept + 1 });
  }

  private countsOf(accountId: string) {
    return this.exchange.records.get('inboxCounts', accountId) ?? { kept: 0, unread: 0 };
  }

  private count(accountId: string, value: { kept: number; unread: number }): void {
    this.exchange.write({ table: 'inboxCounts', key: accountId, value });
  }

  private put(key: string, value: InboxRecord | undefined): void {
    this.exchange.write({ table: 'inbox', key, value });
  }

  /** Undefined of something whose record is gone. */
  private view(accountId: string, [key, { time, isRead, about }]: Row): InboxItem | undefined {
    const subject = this.subjectOf(accountId, about);
    if (subject === undefined) return undefined;
    return { id: idOf(key), time: isoTime(time), isRead, kind: about.kind, ...subject };
  }

  private subjectOf(accountId: string, about: About): Partial<InboxItem> | undefined {
    const { records, orders } = this.exchange;
    switch (about.kind) {
      case 'Transfer': {
        const record = records.get('transfers', about.id);
        return record && { transfer: this.transfers.viewThen(record, about) };
      }
      case 'Order': {
        const order = orders.get(about.id);
        return order?.accountId === accountId ? { order: orderView(order) } : undefined;
      }
      case 'RampOrder': {
        const order = records.get('rampOrders', about.id);
        if (order === undefined) return undefined;
        const { side, asset, assetAmount, fiatCurrency, fiatAmount } = order.quote;
        const { id, status, reason = null } = order;
        const what = { side, asset, assetAmount, fiatCurrency, fiatAmount };
        return { rampOrder: { id, status, reason, ...what } };
      }
      case 'Reward': {
        const reward = records.get('rewards', about.id);
        return reward && { reward: { ...rewardView(reward), isClaimed: about.isClaimed } };
      }
      default: {
        const { kind: _, ...subject } = about;
        return subject;
      }
    }
  }

  private note(changes: Changes): void {
    const { notices, orders, accounts, journal } = changes;
    if (notices.length + orders.size + accounts.size + journal.length === 0) return;
    const told: [accountId: string, about: About][] = [];
    for (const notice of notices) {
      const about = this.aboutNotice(notice);
      if (about !== undefined && notice.accountId !== null) told.push([notice.accountId, about]);
    }
    const ended = [...orders.entries()].map(([order]) => order).filter(hasEnded);
    for (const accountId of new Set(ended.map((order) => order.accountId))) {
      const own = ended.filter((order) => order.accountId === accountId);
      const together = this.endedTogether(accountId, own);
      if (together !== undefined) told.push([accountId, { kind: 'Orders', orders: together }]);
      else for (const { id } of own) told.push([accountId, { kind: 'Order', id }]);
    }
    for (const { kind, legs, reference: id } of journal) {
      const owner = kind === 'reward' ? legs.find(({ account }) => !isHouse(account)) : undefined;
      if (owner) told.push([owner.account, { kind: 'Reward', id, isClaimed: true }]);
    }
    for (const accountId of accounts) {
      // A request moves the account on, and says more.
      const byRequest = notices.some(
        (notice) => notice.event === 'compliance' && notice.accountId === accountId,
      );
      const account = byRequest ? undefined : this.accountChange(accountId);
      if (account !== undefined) told.push([accountId, { kind: 'Account', account }]);
    }
    for (const [accountId, about] of told) this.add(accountId, about);
  }

  /** Orders that an account lost with its state are one item; undefined where they ended otherwise, or only one did. */
  private endedTogether(accountId: string, ended: readonly Order[]): InboxItem['orders'] {
    const { activityStatus, statusBefore } = this.accountChange(accountId) ?? {};
    if (activityStatus === undefined || activityStatus === statusBefore) return undefined;
    if (ended.length < 2 || ended.some(({ status }) => status !== 'Cancelled')) return undefined;
    return { count: ended.length, activityStatus };
  }

  private aboutNotice(notice: Notice): About | undefined {
    switch (notice.event) {
      case 'transfer': {
        const { id, type, status, review } = notice.content.transfer;
        if (type === 'Unknown' || status === 'Unknown') return undefined;
        const before = this.exchange.storedBefore('transfers', id);
        if (review !== undefined && before?.hold === undefined)
          return { kind: 'Transfer', id, status, isHeld: true };
        // An approval is news to an owner who waited for it.
        const isTold =
          status === 'Approved' ? before?.hold !== undefined : toldStates[type].includes(status);
        // A deposit is on its way once, however many confirmations it waits for.
        const isOnItsWay = status === 'Confirming' && before?.status === 'Broadcast';
        if (!isTold || isOnItsWay || before?.status === status) return undefined;
        return { kind: 'Transfer', id, status };
      }
      case 'rampOrder': {
        const { orderId: id, status } = notice.content;
        return status === 'Completed' || status === 'Failed'
          ? { kind: 'RampOrder', id }
          : undefined;
      }
      case 'compliance': {
        const { id, statusType, requestType, comment } = notice.content.request;
        const isDecision = ['Approved', 'Denied', 'RequestedMoreData', 'Open'].includes(statusType);
        if (!isDecision || this.exchange.storedBefore('requests', id)?.status === statusType)
          return undefined;
        return { kind: 'Request', request: { id, statusType, requestType, comment } };
      }
      case 'address': {
        const { change, entry } = notice.content;
        const byOthers =
          change === 'Invalidated' || (change === 'Proven' && entry.proof === 'SignedForm');
        if (!byOthers) return undefined;
        const { id, name, asset, invalidatedReason } = entry;
        return { kind: 'Address', address: { id, name, asset, change, invalidatedReason } };
      }
      case 'referral': {
        const { reward } = notice.content;
        return reward === null ? undefined : { kind: 'Reward', id: reward.id, isClaimed: false };
      }
      case 'priceAlert': {
        const { alert, change } = notice.content;
        return change === 'Reached' ? { kind: 'PriceAlert', priceAlert: alert } : undefined;
      }
      case 'announcement':
        return undefined;
    }
  }

  private accountChange(accountId: string): InboxItem['account'] {
    const before = this.exchange.storedBefore('accounts', accountId);
    const account = this.accounts.get(accountId);
    if (before === undefined || account === undefined) return undefined;
    const [statusBefore, activityStatus] = [stateOf(before), stateOf(account)];
    const { complianceTier: tierBefore } = before.information;
    const { complianceTier } = account.information;
    if (statusBefore === activityStatus && tierBefore === complianceTier) return undefined;
    return { activityStatus, statusBefore, complianceTier, tierBefore };
  }
}

/** Returns the state that its owner sees: a flag of the account says more than its status. */
function stateOf({ information }: Pick<AccountRecord, 'information'>) {
  const { isTerminated, isFrozen, activityStatus } = information;
  if (isTerminated) return 'Terminated';
  return isFrozen ? 'Frozen' : activityStatus;
}

/** Returns the number of unread items of each person for whom a command changed it, or changed the items. */
export function inboxCounts(writes: readonly Write[]): ReadonlyMap<string, number> {
  return new Map(
    writes.flatMap(({ table, key, value }) =>
      table === 'inboxCounts' ? [[key, (value as { unread: number }).unread] as const] : [],
    ),
  );
}

const rangeOf = (accountId: string) => ({ from: `${accountId}/`, to: `${accountId}0` });

const idOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** An order of a person that was filled, or ended without their doing. */
function hasEnded({ accountId, status, cancelReason }: Order): boolean {
  if (isHouse(accountId)) return false;
  if (status === 'Cancelled') return cancelReason !== 'CancelledByTrader';
  return status === 'Filled' || status === 'Rejected';
}
