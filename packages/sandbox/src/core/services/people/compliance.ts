import {
  errorCodes,
  type ComplianceAnswer,
  type ComplianceRequest,
  type ComplianceStep,
  type ComplianceStepState,
} from '@agio/api-client/contract';
import type { Account, Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { ApplicationRecord, RequestRecord } from '../../tables.ts';
import { makeAddress } from '../money/address-format.ts';
import { differences, type Actor, type Audit } from '../staff/audit.ts';
import { Collection } from '../collection.ts';
import {
  firstOpen,
  isTargetTier,
  nextTier,
  noAnswers,
  stepsTo,
  type Progress,
  type QuestionStep,
} from './compliance-steps.ts';
import { ComplianceRequests } from './compliance-requests.ts';
import type { Documents } from './documents.ts';

const requestTypeOf = {
  'Tier1 Tier2': 'Tier1ToTier2',
  'Tier1 Tier3': 'Tier1ToTier3',
  'Tier2 Tier3': 'Tier2ToTier3',
} as const;

/** A person's way through the tiers: questions, documents, the request and what became of it. */
export class Compliance {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly documents: Documents;
  private readonly audit: Audit;
  private readonly applications: Collection<'applications'>;
  readonly requests: ComplianceRequests;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; documents: Documents; audit: Audit },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.documents = parts.documents;
    this.audit = parts.audit;
    this.applications = new Collection(exchange, store, 'applications');
    this.requests = new ComplianceRequests(exchange, store, parts.documents);
  }

  /** Somebody who has been through the questions of their tier already: what scenarios begin with. */
  application(account: Account): ApplicationRecord {
    const kept = this.applications.get(account.id);
    if (kept !== undefined) return kept;
    const level = account.information.verificationLevel ?? 0;
    const answers = { ...noAnswers };
    if (level >= 1) Object.assign(answers, { entityType: 'NaturalPerson', formASigned: true });
    if (level >= 2) {
      Object.assign(answers, {
        primaryUse: 'Investing',
        primarySource: 'Occupation',
        employmentStatus: 'Employed',
      });
    }
    return {
      answers,
      identityChecked: level >= 1,
      proofs: [],
      targetTier: nextTier(account.information.complianceTier),
      savedAt: null,
    };
  }

  next(account: Account, after?: ComplianceStep, targetTier?: string): ComplianceStepState {
    const application = this.towards(account, targetTier);
    const steps = stepsTo(application.targetTier);
    const position = steps.findIndex((step) => step === after);
    const step =
      position < 0 ? firstOpen(application.targetTier, progress(application)) : steps[position + 1];
    return this.state(
      account,
      application,
      step ?? firstOpen(application.targetTier, progress(application)),
    );
  }

  previous(account: Account, before?: ComplianceStep): ComplianceStepState {
    const application = this.application(account);
    const steps = stepsTo(application.targetTier);
    const current = before ?? firstOpen(application.targetTier, progress(application));
    const position =
      current === undefined ? steps.length : steps.findIndex((step) => step === current);
    return this.state(account, application, steps[Math.max(0, position - 1)]);
  }

  answer(
    account: Account,
    { step, value }: ComplianceAnswer,
    targetTier?: string,
  ): ComplianceStepState {
    this.checkUnlocked(account);
    const application = this.towards(account, targetTier);
    if (!stepsTo(application.targetTier).includes(step)) {
      throw refuse(
        409,
        errorCodes.validation,
        'This question is not part of the application.',
        'answer.step',
      );
    }
    const answers = { ...application.answers };
    let { proofs } = application;
    if (step === 'EntityTypeDeclaration') answers.entityType = value;
    else if (step === 'FormA') answers.formASigned = true;
    else if (step === 'PrimaryUse') answers.primaryUse = value;
    else if (step === 'PrimarySource') answers.primarySource = value;
    else if (step === 'EmploymentStatus') answers.employmentStatus = value;
    else if (step === 'TotalValue') answers.totalValue = value;
    else if (step === 'Industry') answers.industry = value;
    else proofs = this.documents.own(account.id, value.fileIds, 'ProofOfFunds').map(({ id }) => id);
    this.keep(account, { ...application, answers, proofs });
    this.completeFirstTier(account);
    return this.next(account, step);
  }

  /** The identity partner's word on who a person is. */
  identityChecked(account: Account, approved: boolean): void {
    const verificationError = approved
      ? null
      : 'The identity check was not successful. Please start it again with a valid document.';
    this.accounts.change(account, { verificationError });
    this.audit.add(
      account.id,
      'CorePass',
      approved ? 'confirmed the identity' : 'declined the identity',
    );
    if (approved) {
      this.accounts.change(account, {
        information: {
          ...account.information,
          coreId: account.information.coreId ?? makeAddress('core', `wallet:${account.id}`),
          documentExpirationDate: isoTime(this.exchange.now() + 5 * 365 * 86_400_000),
        },
      });
      this.keep(account, { ...this.application(account), identityChecked: true });
    }
    this.completeFirstTier(account);
  }

  /** Sends an application for review, or again after more data was asked for. */
  submit(by: Actor): ComplianceRequest {
    const { account } = by;
    const again = this.requests.openOf(account);
    if (again?.status === 'PendingForReview') {
      throw refuse(409, errorCodes.validation, 'The application is already under review.');
    }
    const application = this.application(account);
    const tier = account.information.complianceTier;
    const requestType =
      again?.requestType ??
      requestTypeOf[`${tier} ${application.targetTier}` as keyof typeof requestTypeOf];
    // What was in review once was complete.
    const open = again ? undefined : firstOpen(application.targetTier, progress(application));
    if (open !== undefined || requestType === undefined) {
      throw refuse(409, errorCodes.validation, 'The application is not complete.', open ?? '');
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
      risk: again?.risk ?? 1,
    };
    this.change(account, request);
    this.submitted(by, request, again?.status ?? null);
    return this.requests.view(request);
  }

  /** The request that is open, or the one that was decided last. */
  active(account: Account): ComplianceRequest | null {
    const latest = this.requests.openOf(account) ?? this.requests.of(account).at(-1);
    return latest === undefined ? null : this.requests.view(latest);
  }

  acknowledge(account: Account, requestId: string): ComplianceRequest {
    const request = this.requests.get(requestId);
    if (request?.accountId !== account.id) {
      throw refuse(404, errorCodes.notFound, 'Request not found.', 'requestId');
    }
    if (request.status !== 'Denied') {
      throw refuse(
        409,
        errorCodes.validation,
        'Only a rejected request can be acknowledged.',
        'requestId',
      );
    }
    const acknowledged = {
      ...request,
      acknowledgedAt: request.acknowledgedAt ?? this.exchange.now(),
    };
    this.requests.put(acknowledged);
    return this.requests.view(acknowledged);
  }

  /** A document that was sent in while staff wait for it belongs to the request. */
  attach(by: Actor, documentId: string): void {
    const { account } = by;
    const request = this.requests.openOf(account);
    if (request === undefined) return;
    this.requests.put({ ...request, uploads: [...request.uploads, documentId] });
    const changes = [{ field: 'uploads', before: null, after: documentId }];
    this.audit.add(account.id, by, 'added 1 document', { changes });
  }

  /** Keeps a changed request and what follows from it for the account. */
  change(account: Account, request: RequestRecord): void {
    this.requests.put(request);
    const lastRequest = { id: request.id, status: request.status };
    this.accounts.change(account, { information: { ...account.information, lastRequest } });
    this.refreshStep(account);
  }

  /** Writes into the trail that somebody sent their application in. */
  submitted(by: Actor, { status }: RequestRecord, before: RequestRecord['status'] | null): void {
    const changes = differences<object>({ request: before }, { request: status });
    this.audit.add(by.account.id, by, 'submitted for review', { changes });
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
      : (firstOpen('Tier1', progress(application)) ?? 'Trading');
  }

  private state(
    account: Account,
    application: ApplicationRecord,
    step: QuestionStep | undefined,
  ): ComplianceStepState {
    const steps = stepsTo(application.targetTier);
    const inReview = this.requests.openOf(account)?.status === 'PendingForReview';
    return {
      step: inReview ? 'PendingForReview' : (step ?? 'Trading'),
      targetTier: application.targetTier,
      position: inReview || step === undefined ? 0 : steps.indexOf(step) + 1,
      steps: [...steps],
      answers: application.answers,
      savedAt: application.savedAt === null ? null : isoTime(application.savedAt),
    };
  }

  /** The application as it is, or as it would be if it led to another tier. */
  private towards(account: Account, targetTier: string | undefined): ApplicationRecord {
    const application = this.application(account);
    if (targetTier === undefined || targetTier === application.targetTier) return application;
    const level = (tier: string) => Number.parseInt(tier.slice(-1), 10);
    if (
      !isTargetTier(targetTier) ||
      level(targetTier) <= level(account.information.complianceTier)
    ) {
      throw refuse(400, errorCodes.validation, 'You already have this tier.', 'targetTier');
    }
    this.checkUnlocked(account);
    if (account.information.complianceTier === 'Tier0' && targetTier !== 'Tier1') {
      throw refuse(400, errorCodes.validation, 'Complete Tier 1 first.', 'targetTier');
    }
    return { ...application, targetTier };
  }

  private keep(account: Account, application: ApplicationRecord): ApplicationRecord {
    const kept = { ...application, savedAt: this.exchange.now() };
    this.applications.put(account.id, kept);
    this.refreshStep(account);
    return kept;
  }

  private checkUnlocked(account: Account): void {
    if (this.requests.openOf(account)?.status !== 'PendingForReview') return;
    throw refuse(409, errorCodes.validation, 'Answers are locked until the decision.');
  }

  /** The first tier needs no review: it is reached with the last answer. */
  private completeFirstTier(account: Account): void {
    const application = this.application(account);
    if (application.targetTier !== 'Tier1' || (account.information.verificationLevel ?? 0) >= 1)
      return;
    if (firstOpen('Tier1', progress(application)) !== undefined) return;
    this.reachTier(account, 'Tier1');
    this.audit.add(account.id, 'System', 'reached Tier 1');
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

function progress(application: ApplicationRecord): Progress {
  const { answers, identityChecked, proofs } = application;
  return { answers, identityChecked, proofs: proofs.length };
}
