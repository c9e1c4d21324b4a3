// @where Back office: lifetime of an invitation of staff
import { guardedRoles, type Role, roles, type StaffMember } from '@agio/api-client/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Accounts, hasRole, newAccount, rankOf } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { english } from '../../language/language.ts';
import { trail } from '../../language/staff-messages.ts';
import type { Account, StaffRecord } from '../../records/people.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import type { Aggregations } from '../money/wallets/aggregations.ts';
import type { WithdrawalHolds } from '../money/withdrawal-holds.ts';
import { type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';
import type { Review } from './review.ts';

/** Milliseconds for which an invitation holds. */
const invitationLasts = 3 * 24 * 60 * 60_000;

const hashOf = (token: string) => bytesToHex(sha256(utf8ToBytes(token)));

/** Returns the roles of an account as the contract writes them. */
const rolesOf = (account: Account): Role[] => roles.filter((role) => hasRole(account, role));

/** Staff, their roles, and invitations of new colleagues. */
export class StaffRoles {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  /** Parts in which a member of the staff begins what others finish. */
  private readonly work: {
    review: Review;
    holds: WithdrawalHolds;
    aggregations: Aggregations;
    /** Schedules of which an administrator may have proposed a change. */
    schedules: readonly { endProposalsOf: (by: Actor, authorId: string) => void }[];
  };
  private readonly records: Collection<'staff'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; audit: Audit } & StaffRoles['work'],
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.audit = parts.audit;
    this.work = parts;
    this.records = new Collection(exchange, store, 'staff');
  }

  /** Returns the accounts that have a role, or that a proposal would give one. */
  all(): Account[] {
    return [...this.accounts.all()].filter((account) => this.isMember(account));
  }

  /** @throws Refusal unless it is one of `all` */
  find(id: string): Account {
    const account = this.accounts.person(id);
    if (!this.isMember(account)) throw refuse('userNotFound', 'id');
    return account;
  }

  private isMember(account: Account): boolean {
    return rankOf(account) > 0 || this.recordOf(account).proposal !== null;
  }

  /** Returns true for an account with a role whose invitation, if there was one, was used. */
  hasJoined = (account: Account): boolean =>
    rankOf(account) > 0 && this.recordOf(account).invitation === null;

  private recordOf({ id }: Account): StaffRecord {
    return (
      this.records.get(id) ?? { version: 0, changedById: null, proposal: null, invitation: null }
    );
  }

  /**
   * Gives roles to a new account or, by its e-mail address, to one that exists.
   *
   * @returns the account, and the token of its invitation, which is stored nowhere; null if it signs in already
   */
  invite(
    by: Actor,
    request: { email: string; name: string; roles: Role[]; reason: string },
  ): { account: Account; token: string | null } {
    const present = this.accounts.withEmail(request.email);
    const account = present ?? this.newcomer(request);
    const { invitation, version } = this.recordOf(account);
    const token = present === undefined || invitation !== null ? this.exchange.secretId('i') : null;
    if (token !== null) {
      const expiresAt = this.exchange.now() + invitationLasts;
      this.records.put(account.id, {
        ...this.recordOf(account),
        invitation: { hash: hashOf(token), expiresAt },
      });
    }
    const wanted = [...new Set([...rolesOf(account), ...request.roles])];
    const action = token === null ? undefined : trail.invited;
    this.change(by, account.id, { ...request, roles: wanted, seenVersion: version }, action);
    return { account, token };
  }

  private newcomer({ email, name }: { email: string; name: string }): Account {
    const account = newAccount(
      {
        id: this.exchange.secretId('u'),
        email,
        displayName: name,
        information: {
          coreId: null,
          verificationLevel: null,
          roles: [],
          complianceTier: 'Tier0',
          complianceStep: 'NoData',
          activityStatus: 'Active',
          isTerminated: false,
          isFrozen: false,
          documentExpirationDate: null,
          lastRequest: null,
        },
      },
      this.exchange.now(),
    );
    this.accounts.add(account);
    return account;
  }

  /**
   * Gives and takes roles: at once, or as a proposal where two administrators have to agree.
   *
   * @param action in the trail, by default that of a change or a proposal
   */
  change(
    by: Actor,
    id: string,
    { roles: wanted, seenVersion, reason }: { roles: Role[]; seenVersion: number; reason: string },
    action?: string,
  ): Account {
    const account = this.accounts.person(id);
    this.checkSeen(account, seenVersion);
    const { given, taken } = this.difference(account, wanted);
    if (given.length + taken.length === 0) return account;
    if (given.length > 0 && by.account.id === id) throw refuse('ownAccount');
    this.checkStays(account, wanted);
    if (![...given, ...taken].some((role) => guardedRoles.includes(role))) {
      this.give(by, account, wanted, { reason, action });
      return account;
    }
    const changes = differences({ roles: rolesOf(account) }, { roles: wanted });
    this.audit.add(id, by, action ?? trail.rolesProposed, { detail: reason, changes });
    this.keep(by, account, {
      proposal: { roles: wanted, byId: by.account.id, time: this.exchange.now(), reason },
    });
    return account;
  }

  /** Confirms a proposal of another administrator, or ends one. */
  resolve(
    by: Actor,
    id: string,
    { decision, seenVersion }: { decision: 'Approve' | 'Reject'; seenVersion: number },
  ): Account {
    const account = this.accounts.person(id);
    this.checkSeen(account, seenVersion);
    const { proposal } = this.recordOf(account);
    if (proposal === null) throw this.changed(account);
    if (decision === 'Reject') {
      const changes = differences<object>({ proposal: proposal.roles }, {});
      const action = proposal.byId === by.account.id ? trail.rolesWithdrawn : trail.rolesRejected;
      this.audit.add(id, by, action, { changes });
      this.keep(by, account, { proposal: null });
      return account;
    }
    if (proposal.byId === by.account.id) throw refuse('anotherMustApprove', 'decision');
    const { given } = this.difference(account, proposal.roles);
    if (given.length > 0 && by.account.id === id) throw refuse('ownAccount');
    this.checkStays(account, proposal.roles);
    this.give(by, account, proposal.roles, proposal);
    return account;
  }

  private give(
    by: Actor,
    account: Account,
    wanted: readonly Role[],
    { reason, action = trail.rolesChanged }: { reason: string; action?: string | undefined },
  ): void {
    const before = rolesOf(account);
    const { taken } = this.difference(account, wanted);
    const ordered = roles.filter((role) => wanted.includes(role));
    this.accounts.change(account, { information: { ...account.information, roles: ordered } });
    const changes = differences({ roles: before }, { roles: ordered });
    this.audit.add(account.id, by, action, { detail: reason, changes });
    this.keep(by, account, { proposal: null });
    if (taken.some((role) => guardedRoles.includes(role))) this.endWork(by, account);
  }

  /** Ends what an account began with a role that it has no more. */
  private endWork(by: Actor, former: Account): void {
    if (!['ComplianceReviewer', 'admin'].some((role) => hasRole(former, role))) {
      const note = english.say('trail.workEnded', { name: former.displayName });
      this.work.review.endWorkOf(by, former.id, note);
      this.work.holds.endApprovalsOf(by, former.id, note);
    }
    if (hasRole(former, 'admin')) return;
    this.work.aggregations.endProposalsOf(by, former.id);
    for (const each of this.work.schedules) each.endProposalsOf(by, former.id);
    for (const account of this.all()) {
      const { proposal } = this.recordOf(account);
      if (proposal?.byId !== former.id) continue;
      const changes = differences<object>({ proposal: proposal.roles }, {});
      this.audit.add(account.id, by, trail.rolesRejected, { changes });
      this.keep(by, account, { proposal: null });
    }
  }

  private difference(account: Account, wanted: readonly Role[]) {
    return {
      given: wanted.filter((role) => !hasRole(account, role)),
      taken: rolesOf(account).filter((role) => !wanted.includes(role)),
    };
  }

  /** @throws Refusal if no administrator would be left who can sign in */
  private checkStays(account: Account, wanted: readonly Role[]): void {
    if (!hasRole(account, 'admin') || wanted.includes('admin')) return;
    const isLeft = [...this.accounts.all()].some(
      (other) =>
        other.id !== account.id &&
        hasRole(other, 'admin') &&
        other.information.activityStatus === 'Active' &&
        this.recordOf(other).invitation === null,
    );
    if (!isLeft) throw refuse('lastAdministrator', 'roles');
  }

  private checkSeen(account: Account, seenVersion: number): void {
    if (this.recordOf(account).version !== seenVersion) throw this.changed(account);
  }

  /** Names the administrator who acted first. */
  private changed(account: Account): Refusal {
    const { changedById } = this.recordOf(account);
    const name = changedById === null ? '' : this.accounts.person(changedById).displayName;
    return refuse('rolesChanged', 'seenVersion', { name });
  }

  private keep(by: Actor, account: Account, change: Pick<StaffRecord, 'proposal'>): void {
    const record = { ...this.recordOf(account), ...change, changedById: by.account.id };
    // An invitation to no role leads nowhere.
    const isOver = rankOf(account) === 0 && record.proposal === null;
    this.records.put(account.id, {
      ...record,
      version: record.version + 1,
      invitation: isOver ? null : record.invitation,
    });
  }

  /** Returns the account whose invitation a link belongs to, if it can be used now. */
  invited(token: string): Account | undefined {
    const hash = hashOf(token);
    const now = this.exchange.now();
    return this.all().find((account) => {
      const { invitation } = this.recordOf(account);
      return invitation?.hash === hash && invitation.expiresAt > now && rankOf(account) > 0;
    });
  }

  /** Ends an invitation that was used: from now on its owner signs in. */
  accepted(account: Account, address: string): void {
    this.records.put(account.id, { ...this.recordOf(account), invitation: null });
    this.audit.add(account.id, { account, address, requestId: null }, trail.invitationUsed);
  }

  view(account: Account): Omit<StaffMember, 'signIns' | 'skills' | 'cases'> {
    const { version, proposal, invitation } = this.recordOf(account);
    const { id, displayName, email, lastSeenAt } = account;
    return {
      id,
      name: displayName,
      email,
      state: invitation !== null ? 'Invited' : rankOf(account) === 0 ? 'Proposed' : 'Active',
      roles: rolesOf(account),
      lastSeenAt: lastSeenAt === null ? null : isoTime(lastSeenAt),
      version,
      proposal: proposal && {
        roles: [...proposal.roles],
        officerId: proposal.byId,
        officer: this.accounts.person(proposal.byId).displayName,
        time: isoTime(proposal.time),
        comment: proposal.reason,
      },
      invitedUntil: invitation && isoTime(invitation.expiresAt),
    };
  }
}
