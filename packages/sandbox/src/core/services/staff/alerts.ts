import {
  type Alert,
  alertBounds,
  type AlertRule,
  type AlertRuleName,
  alertRules,
  contract,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { trail } from '../../language/staff-messages.ts';
import type { AlertRecord, AlertRuleRecord } from '../../records/alerts.ts';
import { refuse } from '../../refusal.ts';
import { mayCall } from '../../rest/gates.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import type { Inbox } from '../people/inbox.ts';
import { type AlertSources, type Finding, findings } from './alert-findings.ts';
import { alertSubject, type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';
import type { Webhook } from './webhook.ts';

/** Milliseconds between two looks at the rules. */
const spacing = 5000;
/** Alerts that are over and still shown. */
const mostOver = 100;

/** Tells staff when a rule is broken, once per occurrence, and when that is over. */
export class Alerts {
  private readonly exchange: Exchange;
  private readonly parts: { accounts: Accounts; audit: Audit; inbox: Inbox; webhook: Webhook };
  private readonly rules: Collection<'alertRules'>;
  private readonly records: Collection<'alerts'>;
  private lookedAt = -Infinity;

  constructor(exchange: Exchange, store: Store, parts: Alerts['parts']) {
    this.exchange = exchange;
    this.parts = parts;
    this.rules = new Collection(exchange, store, 'alertRules');
    this.records = new Collection(exchange, store, 'alerts');
  }

  list(): { rules: AlertRule[]; alerts: Alert[] } {
    const newest = [...this.records.values()].toSorted((a, b) => b.since - a.since);
    const alerts = [
      ...newest.filter(({ endedAt }) => endedAt === null),
      ...newest.filter(({ endedAt }) => endedAt !== null),
    ];
    return {
      rules: alertRules.map((rule) => ruleView(this.rule(rule))),
      alerts: alerts.map(({ since, endedAt, ...rest }) => ({
        ...rest,
        since: isoTime(since),
        endedAt: endedAt === null ? null : isoTime(endedAt),
      })),
    };
  }

  changeRule(
    by: Actor,
    {
      rule,
      isOn,
      threshold,
      seenVersion,
      reason,
    }: Pick<AlertRuleRecord, 'rule' | 'isOn' | 'threshold'> & {
      seenVersion: number;
      reason: string;
    },
  ): AlertRule {
    const before = this.rule(rule);
    if (before.version !== seenVersion) {
      throw refuse('alertsChanged', '', { name: before.changed?.officer ?? rule });
    }
    const { least, most } = alertBounds[rule];
    if (threshold < least || threshold > most) {
      throw refuse('thresholdOutOfBounds', 'threshold', {
        least: String(least),
        most: String(most),
      });
    }
    const { account } = by;
    const time = isoTime(this.exchange.now());
    const changed = { officerId: account.id, officer: account.displayName, time };
    const after = { rule, isOn, threshold, version: seenVersion + 1, changed };
    this.rules.put(rule, after);
    const facts = ({ isOn: on, threshold: at }: AlertRuleRecord) => ({
      [`${rule}.on`]: on,
      [`${rule}.threshold`]: at,
    });
    this.parts.audit.add(alertSubject, by, trail.alertRuleChanged, {
      detail: reason,
      changes: differences(facts(before), facts(after)),
    });
    return ruleView(after);
  }

  /** Looks at the rules, every few seconds: alerts begin and end here. */
  advance(now: number, sources: Omit<AlertSources, 'exchange'>): void {
    if (Math.abs(now - this.lookedAt) < spacing) return;
    this.lookedAt = now;
    const found = alertRules.flatMap((name) => {
      const { isOn, threshold } = this.rule(name);
      if (!isOn) return [];
      return findings[name]({ ...sources, exchange: this.exchange }, threshold, now).map(
        (finding) => ({ ...finding, rule: name }),
      );
    });
    const open = this.records.filter(({ endedAt }) => endedAt === null);
    const isOf = (one: Pick<AlertRecord, 'rule' | 'subject'>) => (other: typeof one) =>
      one.rule === other.rule && one.subject === other.subject;
    const begun = found.filter((finding) => !open.some(isOf(finding)));
    const over = open.filter((alert) => !found.some(isOf(alert)));
    if (begun.length + over.length === 0) return;
    this.exchange.command(() => {
      for (const finding of begun) this.begin(finding, now);
      for (const alert of over) this.end(alert, now);
      this.forgetOldest();
    });
  }

  private begin({ rule, subject, value }: Finding & { rule: AlertRuleName }, now: number): void {
    const id = this.exchange.nextId('l');
    const record: AlertRecord = { id, rule, subject, since: now, endedAt: null, value };
    this.records.put(id, record);
    this.tell(record, 'AlertRaised');
  }

  private end(before: AlertRecord, now: number): void {
    const record = { ...before, endedAt: now };
    this.records.put(record.id, record);
    this.tell(record, 'AlertEnded');
  }

  private tell(record: AlertRecord, event: 'AlertRaised' | 'AlertEnded'): void {
    const { accounts, inbox, webhook } = this.parts;
    const { id, rule, subject, since, endedAt, value } = record;
    const alert = { id, rule, subject, isOver: event === 'AlertEnded' };
    for (const account of accounts.all()) {
      if (!mayCall(contract.backOfficeAlerts.read, account)) continue;
      inbox.add(account.id, { kind: 'Alert', alert });
    }
    const times = { since: isoTime(since), endedAt: endedAt === null ? null : isoTime(endedAt) };
    webhook.add(event, {
      id,
      rule,
      subject,
      value,
      threshold: this.rule(rule).threshold,
      ...times,
    });
  }

  private forgetOldest(): void {
    const over = this.records
      .filter(({ endedAt }) => endedAt !== null)
      .toSorted((a, b) => b.since - a.since);
    for (const { id } of over.slice(mostOver)) this.records.remove(id);
  }

  private rule(rule: AlertRuleName): AlertRuleRecord {
    const { usual } = alertBounds[rule];
    return (
      this.rules.get(rule) ?? { rule, isOn: true, threshold: usual, version: 0, changed: null }
    );
  }
}

const ruleView = (record: AlertRuleRecord): AlertRule => ({ ...record });
