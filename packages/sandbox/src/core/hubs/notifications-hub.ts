import { isoTime } from '../clock.ts';
import { userInformationView, type Accounts } from '../accounts.ts';
import type { Changes, Notice } from '../engine/changes.ts';
import type { Exchange } from '../engine/exchange.ts';
import { fillView, orderView } from '../engine/views/order-view.ts';
import { amountsOf } from '../engine/views/balance-view.ts';
import { has } from '../account-standing.ts';
import { english, type Language } from '../language/language.ts';
import type { AnnouncementRecord } from '../records/tables.ts';
import { announcementIn, isForReader } from '../services/staff/announcements.ts';
import { checkArguments, deliver, HubError, type HubPeer, type HubSession } from './hub-session.ts';
import { inboxCounts } from '../services/people/inbox.ts';
import { mayHear, StaffTopics } from './staff-topics.ts';

/** Messages that terminated and banned accounts receive too. */
const ofClosed: ReadonlySet<string> = new Set(['userInformation', 'order']);

/**
 * The notifications hub: what happens to a person's orders, money, requests and account is told to
 * that person only, an announcement to all for whom it is, what changed in the back office to staff who may read it. Who is
 * terminated or banned hears of their account and of the orders that end with it, and of nothing else (S56): so they
 * learn of it at once, and that it is over.
 */
export class NotificationsHub {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly topics = new StaffTopics();
  private readonly peers = new Map<string, Set<HubPeer>>();

  constructor(exchange: Exchange, accounts: Accounts) {
    this.exchange = exchange;
    this.accounts = accounts;
    exchange.onCommit('notifications', (changes) => this.tell(changes));
  }

  open(accountId: string, peer: HubPeer): HubSession {
    let peers = this.peers.get(accountId);
    if (peers === undefined) this.peers.set(accountId, (peers = new Set()));
    peers.add(peer);
    return {
      invoke: async (method, args) => checkArguments('notifications', 'methods', method, args),
      stream: (method) => {
        throw new HubError(`Unknown hub method '${method}'.`, 'no-such-method');
      },
      close: () => {
        peers.delete(peer);
        if (peers.size === 0 && this.peers.get(accountId) === peers) this.peers.delete(accountId);
      },
    };
  }

  drop(error: Error): void {
    for (const peers of this.peers.values()) {
      for (const peer of peers) peer.drop?.(error);
    }
  }

  private tell(changes: Changes): void {
    if (this.peers.size === 0) return;
    // First: what follows makes a client read again, and some of that it may not read any more.
    for (const accountId of changes.accounts) {
      const account = this.accounts.get(accountId);
      if (account === undefined) continue;
      this.send(accountId, 'userInformation', { user: userInformationView(account) });
    }
    for (const [order, fills] of changes.orders) {
      this.send(order.accountId, 'order', {
        order: orderView(order),
        fills: fills.map((fill) => fillView(order, fill)),
      });
    }
    for (const [accountId, assets] of changes.balances) {
      const balances = [...assets].map((asset) => amountsOf(this.exchange, accountId, asset));
      this.send(accountId, 'balances', { balances });
    }
    for (const notice of changes.notices) this.sendNotice(notice);
    for (const [accountId, unread] of inboxCounts(changes.writes)) {
      this.send(accountId, 'inbox', { unread });
    }
    this.topics.add(changes.writes);
    this.flush(this.exchange.now());
  }

  /** A part of the exchange fails, or works again: staff are notified with the next flush. */
  servicesChanged(): void {
    this.topics.mark('Services');
  }

  /** Tells staff what of their pages has changed: nothing of it, and nothing of what their role may not read. */
  flush(now: number): void {
    if (this.peers.size === 0) return;
    const due = this.topics.due(now);
    if (due.length === 0) return;
    for (const accountId of this.peers.keys()) {
      const account = this.accounts.get(accountId);
      if (account === undefined) continue;
      for (const [topic, change] of due) {
        if (mayHear(account, topic))
          this.send(accountId, 'backOfficeChanged', { topic, ...change });
      }
    }
  }

  private sendNotice({ accountId, event, content }: Notice): void {
    for (const id of accountId === null ? this.peers.keys() : [accountId]) {
      if (event === 'announcement') this.announce(id, content.announcements);
      else this.send(id, event, content);
    }
  }

  /** Sends the first announcement that is for a reader, in the language of each of their connections. */
  private announce(accountId: string, announcements: readonly AnnouncementRecord[]): void {
    const account = this.accounts.get(accountId);
    const record = announcements.find((each) => isForReader(each, account));
    if (record === undefined) return;
    this.send(accountId, 'announcement', (language) => ({
      announcement: announcementIn(record, language),
    }));
  }

  private mayHear(accountId: string, event: string): boolean {
    const account = this.accounts.get(accountId);
    return account === undefined || has(account, 'open') || ofClosed.has(event);
  }

  private send(
    accountId: string,
    event: string,
    content: Record<string, unknown> | ((language: Language) => Record<string, unknown>),
  ): void {
    const peers = this.peers.get(accountId);
    if (peers === undefined || !this.mayHear(accountId, event)) return;
    const notification = {
      notificationId: this.exchange.nextId('n'),
      time: isoTime(this.exchange.now()),
    };
    if (typeof content === 'function') {
      for (const peer of peers) {
        deliver(peer, event, [{ ...notification, ...content(peer.language ?? english) }]);
      }
      return;
    }
    const args = [{ ...notification, ...content }];
    for (const peer of peers) deliver(peer, event, args);
  }
}
