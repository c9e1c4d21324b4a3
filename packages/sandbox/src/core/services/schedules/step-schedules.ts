import type { AuditChange, Schedule, Schedules } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { ScheduleRecord } from '../../records/tables.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Actor, Audit } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import type { Timed } from '../timed-records.ts';

/** Versions that one answer has, as in the contract. */
const mostShown = 200;

/** A collection of the versions of one schedule. */
interface Records<Step> {
  readonly size: number;
  get: (key: string) => ScheduleRecord<Step> | undefined;
  put: (key: string, record: ScheduleRecord<Step>) => void;
  values: () => IterableIterator<ScheduleRecord<Step>>;
  filter: (test: (record: ScheduleRecord<Step>) => boolean) => ScheduleRecord<Step>[];
}

/** Facts that differ between the schedule of fees and that of limits. */
export interface ScheduleRules<Step> {
  readonly records: Records<Step>;
  /** Steps that the exchange began with. */
  readonly first: readonly Step[];
  /** Returns the steps in order; throws a refusal for those that cannot be. */
  readonly check: (steps: readonly Step[]) => Step[];
  /** Returns what the trail says of other steps. */
  readonly changes: (before: readonly Step[], after: readonly Step[]) => AuditChange[];
  /** Subject and acts in the trail. */
  readonly subject: string;
  readonly acts: Record<'proposed' | 'approved' | 'rejected' | 'withdrawn' | 'inForce', string>;
  /** Refusal of an act after that of another administrator. */
  readonly changed: 'feesChanged' | 'limitsChanged';
  /** Does what a version in force asks for. */
  readonly apply?: (steps: readonly Step[]) => void;
}

/**
 * Versions of a schedule that two administrators change: the one in force, the next one, and those of the past. One
 * proposes steps with a start, another one approves, and they take effect by themselves.
 */
export class StepSchedules<Step> implements Timed {
  protected readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  private readonly rules: ScheduleRules<Step>;

  constructor(
    exchange: Exchange,
    { accounts, audit }: { accounts: Accounts; audit: Audit },
    rules: ScheduleRules<Step>,
  ) {
    this.exchange = exchange;
    this.accounts = accounts;
    this.audit = audit;
    this.rules = rules;
  }

  /** The steps in force. */
  get steps(): readonly Step[] {
    return this.inForce()?.steps ?? this.rules.first;
  }

  /** Approved steps that take effect later. */
  get planned(): { steps: readonly Step[]; startsAt: number } | undefined {
    const next = this.next();
    if (next === undefined || next.decided === null) return undefined;
    return { steps: next.steps, startsAt: next.startsAt ?? next.decided.time };
  }

  /** Takes a planned version into force whose time has come. */
  keepTime(now = this.exchange.now()): void {
    for (const id of this.due(now)) this.moveOn(id);
  }

  due(now: number): string[] {
    const { planned } = this;
    return planned !== undefined && planned.startsAt <= now ? [String(this.next()?.number)] : [];
  }

  moveOn(id: string): void {
    const record = this.rules.records.get(id);
    if (record === undefined || record.inForceSince !== null) return;
    const changes = this.rules.changes(this.steps, record.steps);
    this.put({ ...record, inForceSince: this.exchange.now() });
    this.rules.apply?.(record.steps);
    this.audit.add(this.rules.subject, 'System', this.rules.acts.inForce, { changes });
  }

  propose(
    by: Actor,
    request: {
      seenVersion: number;
      steps: readonly Step[];
      startsAt: string | null;
      reason: string;
    },
  ): void {
    this.keepTime();
    const { seenVersion, reason } = request;
    this.checkSeen(seenVersion);
    if (this.next() !== undefined) throw this.changed();
    const steps = this.rules.check(request.steps);
    const now = this.exchange.now();
    const startsAt = request.startsAt === null ? null : Date.parse(request.startsAt);
    if (startsAt !== null && startsAt <= now) throw refuse('expiryPast', 'startsAt');
    this.put({
      // The first schedule has number 1 and no record.
      number: this.rules.records.size + 2,
      steps,
      startsAt,
      proposed: { byId: by.account.id, time: now, reason },
      decided: null,
      inForceSince: null,
      acts: 0,
    });
    const from = startsAt === null ? [] : differences<object>({}, { from: isoTime(startsAt) });
    const changes = [...from, ...this.rules.changes(this.steps, steps)];
    this.audit.add(this.rules.subject, by, this.rules.acts.proposed, { detail: reason, changes });
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
    const changes = this.rules.changes(this.steps, record.steps);
    this.audit.add(this.rules.subject, by, this.rules.acts.approved, {
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

  private reject(by: Actor, record: ScheduleRecord<Step>): void {
    this.decide(by, record, 'Reject');
    const { acts, subject, changes } = this.rules;
    const isOwn = record.proposed.byId === by.account.id;
    this.audit.add(subject, by, isOwn ? acts.withdrawn : acts.rejected, {
      changes: changes(record.steps, this.steps),
    });
  }

  private decide(by: Actor, record: ScheduleRecord<Step>, decision: 'Approve' | 'Reject'): void {
    const act = { byId: by.account.id, time: this.exchange.now() };
    this.put({ ...record, decided: { ...act, decision } });
  }

  private put(record: ScheduleRecord<Step>): void {
    this.rules.records.put(String(record.number), { ...record, acts: record.acts + 1 });
  }

  private inForce(): ScheduleRecord<Step> | undefined {
    return this.rules.records
      .filter(({ inForceSince }) => inForceSince !== null)
      .toSorted((a, b) => b.number - a.number)[0];
  }

  private next(): ScheduleRecord<Step> | undefined {
    return this.rules.records.filter(
      ({ inForceSince, decided }) => inForceSince === null && decided?.decision !== 'Reject',
    )[0];
  }

  private get version(): number {
    return [...this.rules.records.values()].reduce((sum, { acts }) => sum + acts, 0);
  }

  private checkSeen(seenVersion: number): void {
    if (this.version !== seenVersion) throw this.changed();
  }

  /** Names the administrator who acted last. */
  private changed(): Refusal {
    const latest = [...this.rules.records.values()]
      .map(({ proposed, decided }) => decided ?? proposed)
      .reduce<{ byId: string; time: number } | undefined>(
        (last, act) => (last !== undefined && last.time > act.time ? last : act),
        undefined,
      );
    const name = latest === undefined ? '' : this.accounts.person(latest.byId).displayName;
    return refuse(this.rules.changed, 'seenVersion', { name });
  }

  view(): Schedules<Step> {
    const inForce = this.inForce();
    const next = this.next();
    const past = this.rules.records
      .filter((record) => record !== inForce && record !== next)
      .toSorted((a, b) => b.number - a.number)
      .map((record) => this.versionView(record));
    const first: Schedule<Step> = {
      number: 1,
      state: inForce === undefined ? 'InForce' : 'Past',
      steps: [...this.rules.first],
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

  private versionView(record: ScheduleRecord<Step>): Schedule<Step> {
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

  private stateOf(record: ScheduleRecord<Step>): Schedule<Step>['state'] {
    const { inForceSince, decided, proposed } = record;
    if (inForceSince !== null) return record === this.inForce() ? 'InForce' : 'Past';
    if (decided === null) return 'Proposed';
    if (decided.decision === 'Approve') return 'Planned';
    return decided.byId === proposed.byId ? 'Withdrawn' : 'Rejected';
  }
}
