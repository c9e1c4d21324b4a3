import { type ComplianceRequest, type ComplianceStep } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type {
  Account,
  ApplicationRecord,
  IdentityRecord,
  RequestRecord,
} from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { makeAddress } from '../money/addresses/address-format.ts';
import { type Actor, type Audit } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import { progress, startOf } from './application-view.ts';
import { ComplianceRequests, type RiskOf } from './compliance-requests.ts';
import { firstOpen, nextTier } from './compliance-steps.ts';
import type { Documents } from './documents.ts';
import { findings, trail } from '../../language/staff-messages.ts';

/** From the first tier on everybody is reviewed; before it, those at whom the identity partner found something. */
const requestTypeOf = {
  'Tier0 Tier1': 'NameDiscrepancyToTier1',
  'Tier0 Tier2': 'HighRiskToTier2',
  'Tier1 Tier2': 'Tier1ToTier2',
  'Tier1 Tier3': 'Tier1ToTier3',
  'Tier2 Tier3': 'Tier2ToTier3',
} as const;

/** The application of a person, their requests and the step that they are at. */
export class Compliance {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly audit: Audit;
  readonly applications: Collection<'applications'>;
  readonly requests: ComplianceRequests;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; documents: Documents; audit: Audit; riskOf: RiskOf },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.audit = parts.audit;
    this.applications = new Collection(exchange, store, 'applications');
    this.requests = new ComplianceRequests(exchange, store, parts);
  }

  /** The application as it was kept last. */
  application(account: Account): ApplicationRecord {
    return this.applications.get(account.id) ?? startOf(account);
  }

  /** Keeps a person's earlier answers, for the start of a scenario. */
  restoreAnswers(account: Account, answers: Partial<ApplicationRecord['answers']>): void {
    const application = this.application(account);
    this.applications.put(account.id, {
      ...application,
      answers: { ...application.answers, ...answers },
    });
  }

  /** The identity partner's word on who a person is; `finding`: what staff have to look at. */
  identityConfirmed(
    account: Account,
    identity: IdentityRecord,
    finding?: ApplicationRecord['finding'],
  ): void {
    this.takeDocument(account, identity);
    const detail = finding === undefined ? {} : { detail: findings[finding] };
    this.audit.add(account.id, 'CorePass', trail.identityConfirmed, detail);
    this.keep(account, {
      ...this.application(account),
      identityChecked: true,
      ...(finding === undefined ? {} : { finding }),
      // A high risk is looked at with all that the second tier asks.
      ...(finding === 'highRisk' ? { targetTier: 'Tier2' as const } : {}),
    });
    this.completeFirstTier(account);
  }

  /** A new document took the place of one that ends. */
  documentRenewed(account: Account, identity: IdentityRecord): void {
    this.takeDocument(account, identity);
    this.audit.add(account.id, 'CorePass', trail.identityRenewed);
  }

  private takeDocument(account: Account, identity: IdentityRecord): void {
    const received = { ...identity, receivedAt: this.exchange.now() };
    this.applications.put(account.id, { ...this.application(account), identity: received });
    this.accounts.change(account, {
      verificationError: null,
      // The name that was shown, whatever the account is called later.
      legalName: account.legalName ?? account.displayName,
      information: {
        ...account.information,
        coreId: account.information.coreId ?? makeAddress('core', `wallet:${account.id}`),
        documentExpirationDate: `${identity.validUntil}T00:00:00.000Z`,
      },
    });
  }

  /** The identity is not confirmed, for this reason, which the person reads. */
  identityNotConfirmed(account: Account, reason: string): void {
    this.accounts.change(account, { verificationError: reason });
    this.audit.add(account.id, 'CorePass', trail.identityDeclined, { detail: reason });
  }

  /** Sends an application for review, or again after more data was asked for. */
  submit(by: Actor): ComplianceRequest {
    return this.sendForReview(by.account, by);
  }

  private sendForReview(account: Account, by: Actor | 'System'): ComplianceRequest {
    const again = this.requests.openOf(account);
    if (again?.status === 'PendingForReview') {
      throw refuse('applicationInReview');
    }
    const application = this.application(account);
    const requestType = again?.requestType ?? this.reviewOf(account, application);
    // A request that was in review before was complete then.
    const open = again ? undefined : firstOpen(application.targetTier, progress(application));
    if (open !== undefined || requestType === null) {
      throw refuse('applicationIncomplete', open ?? '');
    }
    const now = this.exchange.now();
    const request: RequestRecord = {
      id: again?.id ?? this.exchange.nextId('r'),
      accountId: account.id,
      requestType,
      status: 'PendingForReview',
      toTier: again?.toTier ?? application.targetTier,
      comment: null,
      createdAt: again?.createdAt ?? now,
      readyToReviewAt: now,
      decidedAt: null,
      acknowledgedAt: null,
      uploads: [...new Set([...(again?.uploads ?? []), ...application.proofs])],
      firstApproval: null,
      assignee: again?.assignee ?? null,
    };
    this.change(account, request);
    this.waitForReview(account);
    this.submitted(account, by, request, again?.status ?? null);
    return this.requests.view(request);
  }

  /** Keeps a changed request and what follows from it for the account. */
  change(account: Account, request: RequestRecord): void {
    this.requests.put(request);
    const lastRequest = { id: request.id, status: request.status };
    this.accounts.change(account, { information: { ...account.information, lastRequest } });
    this.refreshStep(account);
  }

  /** Writes into the trail that an application was sent in. */
  submitted(
    account: Account,
    by: Actor | 'System',
    { status, readyToReviewAt }: RequestRecord,
    before: RequestRecord['status'] | null,
  ): void {
    const changes = differences<object>({ request: before }, { request: status });
    const time = readyToReviewAt ?? this.exchange.now();
    this.audit.add(account.id, by, trail.requestSubmitted, { changes, time });
  }

  /** Trading needs a first tier: a person in review for it waits. */
  private waitForReview(account: Account): void {
    if (account.information.activityStatus !== 'WaitingForData') return;
    const information = { ...account.information, activityStatus: 'WaitingForReview' as const };
    this.accounts.change(account, { information });
  }

  /** Sets the step that the account is at, from everything else that is known. */
  refreshStep(account: Account): void {
    const complianceStep = this.stepOf(account);
    this.accounts.change(account, { information: { ...account.information, complianceStep } });
  }

  private stepOf(account: Account): ComplianceStep {
    const { activityStatus, verificationLevel } = account.information;
    if (activityStatus === 'Banned' || activityStatus === 'Terminated') return 'Forbidden';
    if (this.requests.openOf(account)?.status === 'PendingForReview') return 'PendingForReview';
    if ((verificationLevel ?? 0) >= 1) return 'Trading';
    const application = this.application(account);
    return application.savedAt === null
      ? 'NoData'
      : (firstOpen(application.targetTier, progress(application)) ?? 'Trading');
  }

  /** The kind of review that an application ends in; null: none. */
  reviewOf(account: Account, { targetTier, finding }: ApplicationRecord) {
    const tier = account.information.complianceTier;
    if (tier === 'Tier0' && finding === undefined) return null;
    return requestTypeOf[`${tier} ${targetTier}` as keyof typeof requestTypeOf] ?? null;
  }

  /** Takes a document back out of what was given as proof of funds. */
  withoutProof(account: Account, documentId: string): void {
    const application = this.application(account);
    if (!application.proofs.includes(documentId)) return;
    const proofs = application.proofs.filter((each) => each !== documentId);
    this.keep(account, { ...application, proofs });
  }

  keep(account: Account, application: ApplicationRecord): ApplicationRecord {
    const kept = { ...application, savedAt: this.exchange.now() };
    this.applications.put(account.id, kept);
    this.refreshStep(account);
    return kept;
  }

  checkUnlocked(account: Account): void {
    if (this.requests.openOf(account)?.status !== 'PendingForReview') return;
    throw refuse('answersLocked');
  }

  /** The first tier needs no review, unless something was found: it is reached with the last answer. */
  completeFirstTier(account: Account): void {
    const application = this.application(account);
    if (application.targetTier !== 'Tier1' || (account.information.verificationLevel ?? 0) >= 1)
      return;
    if (firstOpen('Tier1', progress(application)) !== undefined) return;
    if (application.finding !== undefined) {
      this.sendForReview(account, 'System');
      return;
    }
    this.reachTier(account, 'Tier1');
    this.audit.add(account.id, 'System', trail.tierOne);
  }

  /** Puts an account into a tier, up or down. */
  reachTier(account: Account, tier: RequestRecord['toTier']): void {
    const waiting = ['WaitingForData', 'WaitingForReview'].includes(
      account.information.activityStatus,
    );
    const level = Number.parseInt(tier.slice(-1), 10);
    this.accounts.change(account, {
      information: {
        ...account.information,
        complianceTier: tier,
        verificationLevel: level === 0 ? null : level,
        ...(waiting && level > 0 ? { activityStatus: 'Active' } : {}),
      },
    });
    this.applications.put(account.id, { ...this.application(account), targetTier: nextTier(tier) });
    this.refreshStep(account);
  }
}
