import { type ActivityStatus, type Tier } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Account } from '../../records/people.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Compliance } from '../people/compliance.ts';
import { type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';
import { checkMayDecide, decidedOf } from './staff-checks.ts';
import { english } from '../../language/language.ts';

/** Changes of a status or a tier by an officer. Each is written into the audit trail with their name. */
export class AccountChanges {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly compliance: Compliance;
  private readonly audit: Audit;

  constructor(
    exchange: Exchange,
    parts: { accounts: Accounts; compliance: Compliance; audit: Audit },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.compliance = parts.compliance;
    this.audit = parts.audit;
  }

  /**
   * Changes the status. If the new state keeps no open orders, they are taken out of the markets with it.
   *
   * @param seenStatus as the officer has seen it: a decision of another since then is not overwritten
   */
  changeStatus(
    by: Actor,
    userId: string,
    {
      status,
      comment,
      seenStatus,
    }: { status: ActivityStatus; comment: string; seenStatus: ActivityStatus },
  ): Account {
    const account = this.accounts.person(userId);
    checkMayDecide(by.account, account);
    if (seenStatus !== account.information.activityStatus) {
      throw this.statusChanged(account);
    }
    if (status === seenStatus) return account;
    const open = this.exchange.orders.open(account.id).length;
    const before = decidedOf(account);
    this.accounts.change(account, {
      information: {
        ...account.information,
        activityStatus: status,
        isFrozen: status === 'Frozen',
        isTerminated: status === 'Terminated',
      },
      statusReason: comment,
    });
    this.compliance.refreshStep(account);
    const changes = differences(before, decidedOf(account));
    const cancelled = open - this.exchange.orders.open(account.id).length;
    if (cancelled > 0) {
      changes.push({ field: 'openOrders', before: String(open), after: String(open - cancelled) });
    }
    this.audit.add(account.id, by, english.say('trail.accountSet', { status }), {
      detail: comment,
      changes,
    });
    return account;
  }

  downgrade(by: Actor, userId: string, tier: Tier, comment: string): Account {
    const account = this.accounts.person(userId);
    checkMayDecide(by.account, account);
    if (tier >= account.information.complianceTier) {
      throw refuse('tierNotLower', 'tier');
    }
    const before = decidedOf(account);
    this.compliance.reachTier(account, tier);
    if (tier === 'Tier0') this.sleep(account);
    const changes = differences(before, decidedOf(account));
    this.audit.add(account.id, by, english.say('trail.downgraded', { tier }), {
      detail: comment,
      changes,
    });
    return account;
  }

  /** Returns the refusal for the officer who comes second: it says who changed the status last. */
  private statusChanged(account: Account): Refusal {
    const { activityStatus } = account.information;
    const entry = this.audit
      .latestOf(account.id)
      .find(({ changes }) =>
        changes.some(({ field, after }) => field === 'activityStatus' && after === activityStatus),
      );
    const status = activityStatus;
    return entry === undefined
      ? refuse('statusChanged', 'seenStatus', { status })
      : refuse('statusChangedBy', 'seenStatus', {
          name: entry.actor,
          action: entry.action,
          status,
        });
  }

  private sleep(account: Account): void {
    const information = { ...account.information, activityStatus: 'WaitingForData' as const };
    this.accounts.change(account, { information });
    this.compliance.refreshStep(account);
  }
}
