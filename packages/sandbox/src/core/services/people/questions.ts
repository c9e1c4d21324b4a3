import {
  type ComplianceAnswer,
  type ComplianceStep,
  type ComplianceStepState,
} from '@agio/api-client/contract';
import type { Exchange } from '../../engine/exchange.ts';
import type { Account, ApplicationRecord } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import { checkSignature, withAnswer, withDraft } from './application-answers.ts';
import { applicationView, progress } from './application-view.ts';
import {
  firstOpen,
  isAnswered,
  isTargetTier,
  type QuestionStep,
  stepsTo,
} from './compliance-steps.ts';
import { Compliance } from './compliance.ts';
import type { Documents } from './documents.ts';

/** The questions of a person's application, one after another. */
export class Questions {
  private readonly exchange: Exchange;
  private readonly compliance: Compliance;
  private readonly documents: Documents;

  constructor(exchange: Exchange, parts: { compliance: Compliance; documents: Documents }) {
    this.exchange = exchange;
    this.compliance = parts.compliance;
    this.documents = parts.documents;
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
    const application = this.compliance.application(account);
    const steps = stepsTo(application.targetTier);
    const current = before ?? firstOpen(application.targetTier, progress(application));
    const isAtEnd =
      current === undefined || current === 'Trading' || current === 'PendingForReview';
    // Before the end, where all is read once more, is the last question.
    const position = isAtEnd ? steps.length : steps.findIndex((step) => step === current);
    return this.state(account, application, steps[Math.max(0, position - 1)]);
  }

  answer(account: Account, answer: ComplianceAnswer, targetTier?: string): ComplianceStepState {
    this.compliance.checkUnlocked(account);
    const application = this.towards(account, targetTier);
    const { step } = answer;
    if (!stepsTo(application.targetTier).includes(step)) {
      throw refuse('questionNotAsked', 'answer.step');
    }
    if (answer.step === 'FormA') checkSignature(answer.value.signature, account);
    const own = (ids: readonly string[]) =>
      this.documents.own(account.id, ids, 'ProofOfFunds').map(({ id }) => id);
    this.compliance.keep(account, withAnswer(application, answer, own, this.exchange.now()));
    this.compliance.completeFirstTier(account);
    // A legal entity stays where it is until form B is there.
    const isDone = isAnswered(step, progress(this.compliance.application(account)));
    return this.next(account, isDone ? step : undefined);
  }

  /** Keeps what was chosen or typed at a step and is not sent yet. It is no answer: the application stays where it is. */
  draft(account: Account, step: ComplianceStep, content: string | null): ComplianceStepState {
    this.compliance.checkUnlocked(account);
    const application = this.compliance.application(account);
    this.compliance.applications.put(
      account.id,
      withDraft(application, step, content, this.exchange.now()),
    );
    return this.next(account);
  }

  private state(
    account: Account,
    application: ApplicationRecord,
    step: QuestionStep | undefined,
  ): ComplianceStepState {
    return applicationView(application, {
      step,
      inReview: this.compliance.requests.openOf(account)?.status === 'PendingForReview',
      reviewedAs: this.compliance.reviewOf(account, application),
    });
  }

  /** The application as it is, or as it would be if it led to another tier. */
  private towards(account: Account, targetTier: string | undefined): ApplicationRecord {
    const application = this.compliance.application(account);
    if (targetTier === undefined || targetTier === application.targetTier) return application;
    const level = (tier: string) => Number.parseInt(tier.slice(-1), 10);
    if (
      !isTargetTier(targetTier) ||
      level(targetTier) <= level(account.information.complianceTier)
    ) {
      throw refuse('tierReached', 'targetTier');
    }
    this.compliance.checkUnlocked(account);
    if (account.information.complianceTier === 'Tier0' && targetTier !== 'Tier1') {
      throw refuse('tierOneFirst', 'targetTier');
    }
    return { ...application, targetTier };
  }
}
