// @where Sandbox: pace of hub messages: book, tickers, candles, topics of staff
import { contract, type BackOfficeTopic, type Endpoint } from '@agio/api-client/contract';
import type { Account } from '../records/people.ts';
import { mayCall } from '../rest/gates.ts';
import type { Write } from '../store/store.ts';
import type { Tables } from '../records/tables.ts';

/** Change of a topic and the account that it belongs to; null for several accounts or none. */
export interface TopicChange {
  id: string | null;
  userId: string | null;
}

/** Milliseconds between two messages of one topic: a busy market is one question a second, not a hundred. */
const spacing = 1000;

/** Records that staff see, by the topic that tells of them. */
const topicOf: Partial<Record<keyof Tables, BackOfficeTopic>> = {
  requests: 'Compliance',
  applications: 'Compliance',
  identityChecks: 'Compliance',
  documents: 'Compliance',
  addresses: 'Compliance',
  notes: 'Compliance',
  caseFiles: 'Compliance',
  accounts: 'Users',
  staff: 'Users',
  skills: 'Users',
  balances: 'Balances',
  orders: 'Orders',
  transfers: 'Transfers',
  aggregations: 'Wallets',
  walletSources: 'Wallets',
  walletMoves: 'Wallets',
  reserveDays: 'Wallets',
  apiKeys: 'ApiKeys',
  announcements: 'Announcements',
  feeSchedules: 'Fees',
  limitSchedules: 'Fees',
  savedViews: 'Views',
  alertRules: 'Alerts',
  alerts: 'Alerts',
  webhook: 'Alerts',
  webhookDeliveries: 'Alerts',
  audit: 'Audit',
  // Changes with the deposits of a network.
  assets: 'Services',
};

/** The call that reads a topic: who may make it may hear of it. */
const readers: Record<BackOfficeTopic, Endpoint> = {
  Compliance: contract.backOfficeCompliance.queue,
  Users: contract.backOfficeUsers.list,
  Balances: contract.backOfficeUsers.portfolio,
  Orders: contract.backOfficeTrading.orders,
  Transfers: contract.backOfficeTrading.transfers,
  Wallets: contract.backOfficeWallets.hot,
  ApiKeys: contract.backOfficeApiKeys.list,
  Announcements: contract.backOfficeAnnouncements.list,
  Fees: contract.backOfficeFees.read,
  Views: contract.backOfficeViews.list,
  Alerts: contract.backOfficeAlerts.read,
  Audit: contract.backOfficeAudit.list,
  Services: contract.backOfficeOverview.read,
};

export const mayHear = (account: Account, topic: BackOfficeTopic): boolean =>
  mayCall(readers[topic], account);

/** Says of each topic at most once a second that it has changed: at once, and what follows at the second's end. */
export class StaffTopics {
  private readonly sentAt = new Map<BackOfficeTopic, number>();
  private readonly pending = new Map<BackOfficeTopic, TopicChange>();

  /** Takes in what a command has written. */
  add(writes: readonly Write[]): void {
    for (const write of writes) {
      const topic = topicOf[write.table];
      if (topic === undefined) continue;
      const change = changeOf(write);
      const before = this.pending.get(topic) ?? change;
      this.pending.set(topic, {
        id: before.id === change.id ? change.id : null,
        userId: before.userId === change.userId ? change.userId : null,
      });
    }
  }

  /** Marks a topic that has no record. */
  mark(topic: BackOfficeTopic): void {
    this.pending.set(topic, { id: null, userId: null });
  }

  /** Returns the changes that are due now. */
  due(now: number): [BackOfficeTopic, TopicChange][] {
    const due = [...this.pending].filter(
      ([topic]) => now - (this.sentAt.get(topic) ?? -Infinity) >= spacing,
    );
    for (const [topic] of due) {
      this.pending.delete(topic);
      this.sentAt.set(topic, now);
    }
    return due;
  }
}

function changeOf({ table, key, value }: Write): TopicChange {
  const [first = key] = key.split('/');
  switch (table) {
    case 'accounts':
    case 'staff':
    case 'skills':
    case 'applications':
    case 'caseFiles':
      return { id: first, userId: first };
    case 'balances':
      return { id: null, userId: first };
    default:
      return { id: key === first ? key : null, userId: ownerOf(value) };
  }
}

function ownerOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('accountId' in value)) return null;
  return typeof value.accountId === 'string' ? value.accountId : null;
}
