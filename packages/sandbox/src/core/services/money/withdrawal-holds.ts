import type { HeldWithdrawal } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { releasePolicy } from '../../catalog/release-policy.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { exactAtoms, fromAtoms } from '../../fixed.ts';
import { reasons } from '../../language/data-messages.ts';
import { english } from '../../language/language.ts';
import type { HoldAct, TransferRecord } from '../../records/money.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { type Actor, type Audit, nameOf } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import { checkMayDecide } from '../staff/staff-checks.ts';
import { sameAddress } from './addresses/address-format.ts';
import type { AddressRules } from './addresses/address-rules.ts';
import { TransferRisks } from './transfer-risk.ts';
import {
  cameBack,
  type Held,
  heldSince,
  holdStateOf,
  isHeld,
  stepDurationsMs,
  type Transfers,
  wasHeld,
} from './transfers.ts';

const worthOf = (amount: string) => exactAtoms(amount, 2);

type Hold = Held['hold'];
/** Acts in the trail; the words are those of aggregations where they say the same. */
type Act =
  | 'withdrawalApprovedFirst'
  | 'aggregationApproved'
  | 'aggregationRejected'
  | 'aggregationWithdrawn';

/**
 * Transfers that wait for an officer, by the policy of the exchange. The money of withdrawals stays reserved, that of
 * deposits is not credited.
 */
export class WithdrawalHolds {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly addressRules: AddressRules;
  private readonly transfers: Transfers;
  private readonly audit: Audit;

  constructor(
    exchange: Exchange,
    parts: { accounts: Accounts; addressRules: AddressRules; transfers: Transfers; audit: Audit },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.addressRules = parts.addressRules;
    this.transfers = parts.transfers;
    this.audit = parts.audit;
  }

  /** Returns a transfer as it is kept: with a hold where a rule of the policy applies. */
  judged(record: TransferRecord): TransferRecord {
    const found = this.reasonsOf(record);
    if (found.length === 0) return record;
    const time = record.updatedAt;
    const expiresAt = time + releasePolicy.holdMs;
    const hold: Hold = {
      reasons: found,
      version: 1,
      expiresAt,
      needsTwo: BigInt(record.worth) >= worthOf(releasePolicy.twoFrom),
      firstApproval: null,
      decision: null,
    };
    const action = english.say('trail.withdrawalHeld', { token: record.id });
    const detail = found.map(({ kind }) => kind).join(', ');
    this.audit.add(record.accountId, 'System', action, { detail, time });
    return { ...record, hold, dueAt: expiresAt };
  }

  private reasonsOf(record: TransferRecord): Hold['reasons'] {
    const { id, accountId, type, asset, network, address, createdAt } = record;
    const worth = BigInt(record.worth);
    const isAfter = ({ count, withinMs }: { count: number; withinMs: number }) => {
      const from = isoTime(createdAt - withinMs);
      let found = 0;
      for (const _ of this.transfers.all({ accountId, type, from }))
        if ((found += 1) === count) return true;
      return false;
    };
    const addressAge = () => {
      const entry = this.addressRules
        .of(this.accounts.person(accountId))
        .find((each) => each.network === network && sameAddress(network, each.address, address));
      return createdAt - (entry?.createdAt ?? createdAt);
    };
    const isFirstOfAll = () => {
      for (const other of this.transfers.all({ accountId, type }))
        if (other.id !== id && !cameBack(other.status)) return false;
      return true;
    };
    const parts = {
      accounts: this.accounts,
      addressRules: this.addressRules,
      transfers: this.transfers,
    };
    const risk = () => {
      const risks = new TransferRisks(parts);
      const isKept = this.exchange.records.get('transfers', id) !== undefined;
      return isKept ? risks.of(record) : risks.ofNew(record);
    };
    const rules = type === 'Deposit' ? releasePolicy.deposits : releasePolicy.rules;
    return rules.flatMap((rule) => {
      const { kind, from, isHighRisk, addressNewFor, isFirst, after, assets } = rule;
      const isMet =
        (from === undefined || worth >= worthOf(from)) &&
        (assets?.includes(asset) ?? true) &&
        (addressNewFor === undefined || addressAge() < addressNewFor) &&
        (after === undefined || isAfter(after)) &&
        (isFirst === undefined || isFirstOfAll()) &&
        (isHighRisk === undefined || risk().level === 'High');
      if (!isMet) return [];
      return { kind, bound: after === undefined ? (from ?? null) : String(after.count) };
    });
  }

  /** @throws Refusal unless it is or was held */
  find(id: string): Held {
    const record = this.exchange.records.get('transfers', id);
    if (record === undefined || !wasHeld(record)) throw refuse('transferNotFound', 'id');
    return record;
  }

  /** Returns the transfers that wait, the one that waits longest first. */
  waiting(): Held[] {
    return [...this.transfers.underWay.values()]
      .filter(isHeld)
      .toSorted((a, b) => a.createdAt - b.createdAt);
  }

  /**
   * Approves or rejects. Where two officers must approve, the first approval leaves it waiting.
   *
   * @param seenVersion version of the hold as the officer has seen it
   */
  resolve(
    by: Actor,
    id: string,
    {
      decision,
      seenVersion,
      comment = null,
    }: {
      decision: 'Approve' | 'Reject';
      seenVersion: number;
      comment?: string | null | undefined;
    },
  ): Held {
    const record = this.find(id);
    const { hold } = record;
    if (!isHeld(record) || hold.version !== seenVersion) throw this.decided(record);
    if (decision === 'Reject' && comment === null) throw refuse('reasonForUserRequired', 'comment');
    const account = this.accounts.person(record.accountId);
    checkMayDecide(by.account, account);
    const now = this.exchange.now();
    const act: HoldAct = {
      officerId: by.account.id,
      time: now,
      comment,
      isApproval: decision === 'Approve',
      ...(by.playedBy !== undefined && { isPlayed: true }),
    };
    const version = hold.version + 1;
    if (decision === 'Reject') {
      this.trail(by, record, 'aggregationRejected', comment);
      const rejected = { ...record, hold: { ...hold, version, decision: act } };
      this.transfers.refund(rejected, { status: 'Rejected', rejectReason: comment });
      return this.find(id);
    }
    if (hold.needsTwo && hold.firstApproval === null) {
      this.trail(by, record, 'withdrawalApprovedFirst', comment);
      return this.keep({ ...record, hold: { ...hold, version, firstApproval: act } });
    }
    if (hold.firstApproval?.officerId === by.account.id) {
      throw refuse('secondOfficerRequired', 'decision');
    }
    this.trail(by, record, 'aggregationApproved', comment);
    // The owner's account may have been closed meanwhile: then a withdrawal waits until that is active again.
    const isActive = account.information.activityStatus === 'Active';
    return this.keep({
      ...record,
      hold: { ...hold, version, decision: act },
      updatedAt: now,
      ...(isActive && record.type === 'Withdrawal'
        ? { status: 'Approved', dueAt: now + stepDurationsMs.broadcast }
        : { dueAt: now }),
    });
  }

  /** Gives the money back when the time for a decision is over. */
  expire(record: Held): void {
    const action = english.say('trail.withdrawalExpired', { token: record.id });
    this.audit.add(record.accountId, 'System', action);
    const rejectReason = reasons.transfers.reviewExpired;
    this.transfers.refund(record, { status: 'Rejected', rejectReason });
  }

  /** Notes that the owner took it back. */
  cancelled(by: Actor, record: TransferRecord): void {
    if (isHeld(record)) this.trail(by, record, 'aggregationWithdrawn', null);
  }

  /** Looks at once again at those to an address: it was blocked. */
  wake({ network, address }: Pick<TransferRecord, 'network' | 'address'>): void {
    for (const record of this.waiting()) {
      const isThere = record.network === network && sameAddress(network, record.address, address);
      if (isThere) this.keep({ ...record, dueAt: this.exchange.now() });
    }
  }

  /** Takes back the first approvals of an officer who may not approve any more. */
  endApprovalsOf(by: Actor, officerId: string, action: string): void {
    for (const record of this.waiting()) {
      const { hold } = record;
      if (hold.firstApproval?.officerId !== officerId) continue;
      const version = hold.version + 1;
      const changes = differences({ version: hold.version }, { version });
      this.audit.add(record.accountId, by, action, { detail: record.id, changes });
      this.keep({ ...record, hold: { ...hold, version, firstApproval: null } });
    }
  }

  view(record: Held): HeldWithdrawal['hold'] {
    const act = (done: HoldAct | null) =>
      done && {
        officerId: done.officerId,
        officer: this.nameOf(done),
        time: isoTime(done.time),
        comment: done.comment,
      };
    const { worth, hold } = record;
    return {
      state: holdStateOf(record),
      reasons: [...hold.reasons],
      version: hold.version,
      since: isoTime(heldSince(record)),
      expiresAt: isoTime(hold.expiresAt),
      value: fromAtoms(BigInt(worth), 2),
      currency: limitsCurrency,
      needsTwo: hold.needsTwo,
      firstApproval: act(hold.firstApproval),
      decision: act(hold.decision),
    };
  }

  private nameOf({ officerId, isPlayed }: HoldAct): string {
    return nameOf(this.accounts.person(officerId), isPlayed === true);
  }

  private keep(record: Held): Held {
    this.transfers.put(record);
    return record;
  }

  private trail(
    by: Actor,
    { id, accountId, hold }: Held,
    action: Act,
    detail: string | null,
  ): void {
    const changes = differences({ version: hold.version }, { version: hold.version + 1 });
    this.audit.add(accountId, by, english.say(`trail.${action}`, { token: id }), {
      detail,
      changes,
    });
  }

  /** Returns, in words for the officer who comes second, who acted first and how. */
  private decided({ hold: { decision, firstApproval } }: Held): Refusal {
    const last = decision ?? firstApproval;
    if (last === null) return refuse('requestDecided', 'id');
    const name = this.nameOf(last);
    if (decision === null) return refuse('requestApprovedOnce', 'id', { name });
    return refuse(decision.isApproval ? 'requestApproved' : 'requestRejected', 'id', { name });
  }
}
