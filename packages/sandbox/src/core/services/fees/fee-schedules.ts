import {
  type FeeSchedule,
  type FeeSchedules as View,
  type FeeStep,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { firstFeeSteps } from '../../catalog/fee-tiers.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import { applyFeeSchedule } from '../../engine/market-changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { trail } from '../../language/staff-messages.ts';
import type { FeeScheduleRecord } from '../../records/tables.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { type Actor, type Audit, feesSubject } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import type { Timed } from '../timed-records.ts';
import { checkSteps } from './fee-steps.ts';

/** Versions that one answer has, as in the contract. */
const mostShown = 200;

/** Versions of the fee schedule: the one in force, the next one, and those of the past. */
export class FeeSchedules implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  private readonly records: Collection<'feeSchedules'>;

  constructor(exchange: Exchange, store: Store, parts: { accounts: Accounts; audit: Audit }) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.audit = parts.audit;
    this.records = new Collection(exchange, store, 'feeSchedules');
  }

  /** Puts the markets under the schedule in force, after a start. */
  open(): void {
    const { assets, markets } = this.exchange;
    for (const market of markets.values()) applyFeeSchedule(assets, market, this.steps);
  }

  /** The steps in force. */
  get steps(): readonly FeeStep[] {
    return this.inForce()?.steps ?? firstFeeSteps;
  }

  /** Approved steps that take effect later. */
  get planned(): { steps: readonly FeeStep[]; startsAt: number } | undefined {
    const next = this.next();
    if (next === undefined || next.decided === null) return undefined;
    return { steps: next.steps, startsAt: next.startsAt ?? next.decided.time };
  }

  /** Takes a planned schedule into force whose time has come: before any fill after its start. */
  keepTime(now = this.exchange.now()): void {
    for (const id of this.due(now)) this.moveOn(id);
  }

  due(now: number): string[] {
    const { planned } = this;
    return planned !== undefined && planned.startsAt <= now ? [String(this.next()?.number)] : [];
  }

  moveOn(id: string): void {
    const record = this.records.get(id);
    if (record === undefined || record.inForceSince !== null) return;
    const changes = stepChanges(this.steps, record.steps);
    this.put({ ...record, inForceSince: this.exchange.now() });
    for (const market of this.exchange.markets.values()) {
      this.exchange.undo.keep(market);
      applyFeeSchedule(this.exchange.assets, market, record.steps);
      this.exchange.touchMarket(market);
    }
    this.audit.add(feesSubject, 'System', trail.feesInForce, { changes });
  }

  propose(
    by: Actor,
    request: { seenVersion: number; steps: FeeStep[]; startsAt: string | null; reason: string },
  ): void {
    this.keepTime();
    const { seenVersion, reason } = request;
    this.checkSeen(seenVersion);
    if (this.next() !== undefined) throw this.changed();
    const steps = checkSteps(request.steps);
    const now = this.exchange.now();
    const startsAt = request.startsAt === null ? null : Date.parse(request.startsAt);
    if (startsAt !== null && startsAt <= now) throw refuse('expiryPast', 'startsAt');
    this.put({
      // The first schedule has number 1 and no record.
      number: this.records.size + 2,
      steps,
      startsAt,
      proposed: { byId: by.account.id, time: now, reason },
      decided: null,
      inForceSince: null,
      acts: 0,
    });
    const from = startsAt === null ? [] : differences<object>({}, { from: isoTime(startsAt) });
    const changes = [...from, ...stepChanges(this.steps, steps)];
    this.audit.add(feesSubject, by, trail.feesProposed, { detail: reason, changes });
  }

  resolve(
    by: Actor,
    { seenVersion, decision }: { seenVersion: number; decision: 'Approve' | 'Reject' },
  ): void {
    this.keepTime();
    this.checkSeen(seenVersion);
    const record = this.next();
    if (record === undefined) throw this.changed();
    if (decision === 'Reject') {
      this.reject(by, record);
      return;
    }
    if (record.decided !== null) throw this.changed();
    if (record.proposed.byId === by.account.id) throw refuse('anotherMustApprove', 'decision');
    this.decide(by, record, 'Approve');
    const changes = stepChanges(this.steps, record.steps);
    this.audit.add(feesSubject, by, trail.feesApproved, {
      detail: record.proposed.reason,
      changes,
    });
    this.keepTime();
  }

  /** Ends a proposal whose author is no administrator any more. One that is approved stays. */
  endProposalsOf(by: Actor, authorId: string): void {
    const record = this.next();
    if (record?.decided === null && record.proposed.byId === authorId) this.reject(by, record);
  }

  private reject(by: Actor, record: FeeScheduleRecord): void {
    this.decide(by, record, 'Reject');
    const isOwn = record.proposed.byId === by.account.id;
    const changes = stepChanges(record.steps, this.steps);
    this.audit.add(feesSubject, by, isOwn ? trail.feesWithdrawn : trail.feesRejected, { changes });
  }

  private decide(by: Actor, record: FeeScheduleRecord, decision: 'Approve' | 'Reject'): void {
    const act = { byId: by.account.id, time: this.exchange.now() };
    this.put({ ...record, decided: { ...act, decision } });
  }

  private put(record: FeeScheduleRecord): void {
    this.records.put(String(record.number), { ...record, acts: record.acts + 1 });
  }

  private inForce(): FeeScheduleRecord | undefined {
    return this.records
      .filter(({ inForceSince }) => inForceSince !== null)
      .toSorted((a, b) => b.number - a.number)[0];
  }

  private next(): FeeScheduleRecord | undefined {
    return this.records.filter(
      ({ inForceSince, decided }) => inForceSince === null && decided?.decision !== 'Reject',
    )[0];
  }

  private get version(): number {
    return [...this.records.values()].reduce((sum, { acts }) => sum + acts, 0);
  }

  private checkSeen(seenVersion: number): void {
    if (this.version !== seenVersion) throw this.changed();
  }

  /** Names the administrator who acted last. */
  private changed(): Refusal {
    const latest = [...this.records.values()]
      .map(({ proposed, decided }) => decided ?? proposed)
      .reduce<{ byId: string; time: number } | undefined>(
        (last, act) => (last !== undefined && last.time > act.time ? last : act),
        undefined,
      );
    const name = latest === undefined ? '' : this.accounts.person(latest.byId).displayName;
    return refuse('feesChanged', 'seenVersion', { name });
  }

  view(): View {
    const inForce = this.inForce();
    const next = this.next();
    const past = [...this.records.values()]
      .filter((record) => record !== inForce && record !== next)
      .toSorted((a, b) => b.number - a.number)
      .map((record) => this.versionView(record));
    const first: FeeSchedule = {
      number: 1,
      state: inForce === undefined ? 'InForce' : 'Past',
      steps: [...firstFeeSteps],
      startsAt: null,
      inForceSince: null,
      proposed: null,
      decided: null,
    };
    return {
      currency: limitsCurrency,
      version: this.version,
      inForce: inForce === undefined ? first : this.versionView(inForce),
      next: next === undefined ? null : this.versionView(next),
      past: [...past, ...(inForce === undefined ? [] : [first])].slice(0, mostShown),
    };
  }

  private versionView(record: FeeScheduleRecord): FeeSchedule {
    const { number, steps, startsAt, inForceSince, proposed, decided } = record;
    const act = ({ byId, time }: { byId: string; time: number }, comment: string | null) => ({
      officerId: byId,
      officer: this.accounts.person(byId).displayName,
      time: isoTime(time),
      comment,
    });
    return {
      number,
      state: this.stateOf(record),
      steps: [...steps],
      startsAt: startsAt === null ? null : isoTime(startsAt),
      inForceSince: inForceSince === null ? null : isoTime(inForceSince),
      proposed: act(proposed, proposed.reason),
      decided: decided === null ? null : act(decided, null),
    };
  }

  private stateOf(record: FeeScheduleRecord): FeeSchedule['state'] {
    const { inForceSince, decided, proposed } = record;
    if (inForceSince !== null) return record === this.inForce() ? 'InForce' : 'Past';
    if (decided === null) return 'Proposed';
    if (decided.decision === 'Approve') return 'Planned';
    return decided.byId === proposed.byId ? 'Withdrawn' : 'Rejected';
  }
}

/** Returns the steps that differ, by tier and volume, with their fees as fractions. */
function stepChanges(before: readonly FeeStep[], after: readonly FeeStep[]) {
  const facts = (steps: readonly FeeStep[]) =>
    Object.fromEntries(
      steps.flatMap(({ tier, volume, makerFee, takerFee }) => [
        [`makerFee.${tier}.${volume}`, makerFee],
        [`takerFee.${tier}.${volume}`, takerFee],
      ]),
    );
  return differences(facts(before), facts(after));
}
