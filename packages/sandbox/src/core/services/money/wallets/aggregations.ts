import { type Aggregation } from '@agio/api-client/contract';
import type { HotWalletDefinition } from '../../../catalog/hot-wallets.ts';
import { isoTime } from '../../../clock.ts';
import { hasRole } from '../../../accounts.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { Faults } from '../../../faults.ts';
import type { AggregationRecord } from '../../../records/money.ts';
import { refuse } from '../../../refusal.ts';
import { type Actor, type Audit } from '../../staff/audit.ts';
import { differences } from '../../staff/differences.ts';
import { isDue, type Timed } from '../../timed-records.ts';
import { AggregationArrivals } from './aggregation-arrivals.ts';
import { type AggregationProposals, type TreasuryMove } from './aggregation-proposals.ts';
import { actedFirst, approvalLasts, isMove, viewOf } from './aggregation-state.ts';
import type { ColdWallets } from './cold-wallets.ts';
import type { HotWallets } from './hot-wallets.ts';
import { english } from '../../../language/language.ts';

/** An aggregation in a state that a person has brought it to. */
type Moved = AggregationRecord['aggregation'] & {
  state: 'Proposed' | 'Approved' | 'Broadcast' | 'Rejected' | 'Withdrawn';
};

/**
 * Collection of the balances of deposit addresses into the hot wallets, and moves between these and cold storage: one
 * person proposes, others approve, then it is sent. Sending cannot be taken back, so each is a step of its own.
 */
export class Aggregations implements Timed {
  private readonly exchange: Exchange;
  private readonly wallets: HotWallets;
  private readonly audit: Audit;
  private readonly faults: Pick<Faults, 'isNetworkDown' | 'takeRefusedSource'>;
  private readonly proposals: AggregationProposals;
  private readonly arrivals: AggregationArrivals;

  constructor(
    exchange: Exchange,
    parts: {
      hotWallets: HotWallets;
      coldWallets: ColdWallets;
      proposals: AggregationProposals;
      audit: Audit;
      faults: Aggregations['faults'];
    },
  ) {
    this.exchange = exchange;
    this.wallets = parts.hotWallets;
    this.audit = parts.audit;
    this.faults = parts.faults;
    this.proposals = parts.proposals;
    this.arrivals = new AggregationArrivals(parts);
  }

  /** Newest first. */
  aggregationsOf(walletId: string): Aggregation[] {
    return this.wallets.aggregations
      .filter(({ aggregation }) => aggregation.walletId === walletId)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** Returns the aggregations of every wallet in one state, the one that is longest in it first. */
  inEveryWallet(state: Aggregation['state']): Aggregation[] {
    return this.wallets.aggregations
      .filter(({ aggregation }) => aggregation.state === state)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  sponsorOf(wallet: HotWalletDefinition) {
    return this.arrivals.sponsorOf(wallet);
  }

  propose(by: Actor, request: Parameters<AggregationProposals['collection']>[1]): Aggregation {
    return this.begin(by, this.proposals.collection(by, request));
  }

  /** Proposes to move an amount between a hot wallet and its cold storage. */
  proposeMove(by: Actor, request: TreasuryMove): Aggregation {
    return this.begin(by, this.proposals.move(by, request));
  }

  private begin(by: Actor, record: AggregationRecord): Aggregation {
    const { aggregation } = record;
    this.trail(by, { ...aggregation, state: 'Proposed' }, null, aggregation.proposalReason);
    return this.put(record);
  }

  /** Approves a proposal, which can be broadcast when it has as many approvals as it needs. */
  approve(by: Actor, token: string): Aggregation {
    const record = this.inState(token, ['Proposed']);
    const { aggregation } = record;
    const { approvals = [], approvalsNeeded = 1 } = aggregation;
    if (record.proposerId === by.account.id) {
      throw refuse('anotherMustApprove', 'token');
    }
    if (isMove(aggregation) && !hasRole(by.account, 'admin')) {
      throw refuse('administratorMustApprove', 'token');
    }
    if (approvals.some(({ officerId }) => officerId === by.account.id)) {
      throw refuse('aggregationApprovedOnce', 'token');
    }
    const now = this.exchange.now();
    const officer = by.account.displayName;
    const given = [...approvals, { officerId: by.account.id, officer, time: isoTime(now) }];
    if (given.length < approvalsNeeded) {
      const count = (each: typeof given) => `${each.length} / ${approvalsNeeded}`;
      const changes = differences({ approvals: count(approvals) }, { approvals: count(given) });
      const action = english.say('trail.aggregationApproved', { token });
      this.audit.add(`wallet:${aggregation.walletId}`, by, action, { changes });
      return this.put({ ...record, aggregation: { ...aggregation, approvals: given } });
    }
    const due = now + approvalLasts(aggregation);
    this.trail(by, { ...aggregation, state: 'Approved' }, 'Proposed');
    return this.put({
      ...record,
      dueAt: due,
      aggregation: {
        ...aggregation,
        state: 'Approved',
        approvedBy: officer,
        approvals: given,
        expiresAt: isoTime(due),
      },
    });
  }

  /** Rejects an aggregation. Its proposer withdraws it instead. */
  reject(by: Actor, token: string, reason: string): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId === by.account.id) {
      throw refuse('aggregationOwn', 'token');
    }
    return this.end(by, record, 'Rejected', reason);
  }

  /** Withdraws an aggregation. Only its proposer may. */
  withdraw(by: Actor, token: string, reason: string | undefined): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId !== by.account.id) {
      throw refuse('aggregationOfAnother', 'token', { name: record.aggregation.proposedBy });
    }
    return this.end(by, record, 'Withdrawn', reason);
  }

  /**
   * Withdraws what an account proposed that may not propose any more, and takes back its approvals where more are still
   * needed.
   */
  endProposalsOf(by: Actor, formerId: string): void {
    for (const record of this.wallets.aggregations.values()) {
      const { aggregation, proposerId } = record;
      const { state, approvals = [] } = aggregation;
      if ((state === 'Proposed' || state === 'Approved') && proposerId === formerId) {
        this.end(by, record, 'Withdrawn', '');
      } else if (state === 'Proposed' && isMove(aggregation)) {
        const left = approvals.filter(({ officerId }) => officerId !== formerId);
        if (left.length < approvals.length)
          this.put({ ...record, aggregation: { ...aggregation, approvals: left } });
      }
    }
  }

  private end(
    by: Actor,
    record: AggregationRecord,
    state: 'Rejected' | 'Withdrawn',
    reason: string | undefined,
  ): Aggregation {
    const { aggregation } = record;
    const said = (reason ?? '') === '' ? null : (reason ?? null);
    this.trail(by, { ...aggregation, state }, aggregation.state, said);
    return this.put({
      ...record,
      dueAt: null,
      aggregation: { ...aggregation, state, endedBy: by.account.displayName, reason: said },
    });
  }

  private trail(
    by: Actor,
    { walletId, token, amount, destination, state }: Moved,
    before: Aggregation['state'] | null,
    detail: string | null = null,
  ): void {
    const first = before === null ? {} : { state: before, amount, destination };
    const changes = differences<object>(first, { state, amount, destination });
    const action = english.say(`trail.aggregation${state}`, { token });
    this.audit.add(`wallet:${walletId}`, by, action, { changes, detail });
  }

  broadcast(by: Actor, token: string): Aggregation {
    const record = this.inState(token, ['Approved']);
    this.trail(by, { ...record.aggregation, state: 'Broadcast' }, 'Approved');
    return this.put(this.arrivals.depart(record, this.exchange.now()));
  }

  due(now: number): string[] {
    const isStuck = ({ aggregation: { state, network } }: AggregationRecord) =>
      state === 'Broadcast' && this.faults.isNetworkDown(network);
    return this.wallets.aggregations
      .filter((record) => isDue(record, now) && !isStuck(record))
      .map(({ aggregation }) => aggregation.token);
  }

  moveOn(token: string, now: number): void {
    const record = this.wallets.aggregations.get(token);
    if (record === undefined) return;
    if (record.aggregation.state === 'Broadcast') this.put(this.arrivals.next(record, now));
    else {
      this.put({
        ...record,
        dueAt: null,
        aggregation: { ...record.aggregation, state: 'Expired' },
      });
    }
  }

  private inState(token: string, states: readonly Aggregation['state'][]): AggregationRecord {
    const record = this.wallets.aggregations.get(token);
    if (record === undefined) {
      throw refuse('aggregationNotFound', 'token');
    }
    if (!states.includes(record.aggregation.state)) {
      throw actedFirst(record.aggregation);
    }
    return record;
  }

  private put(record: AggregationRecord): Aggregation {
    this.wallets.aggregations.put(record.aggregation.token, record);
    return viewOf(record);
  }
}
