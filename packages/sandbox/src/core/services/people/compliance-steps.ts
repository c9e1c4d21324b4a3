// @where Sandbox: questions of each tier
import type { ComplianceAnswers, ComplianceStep } from '@agio/api-client/contract';
import type { TargetTier } from '../../records/people.ts';

/** The questions on the way to each tier. Each tier asks those of the tiers before it, then its own. */
const ownSteps = {
  Tier1: ['EntityTypeDeclaration', 'KycRequest', 'FormA'],
  Tier2: ['PrimaryUse', 'PrimarySource', 'EmploymentStatus'],
  Tier3: ['TotalValue', 'Industry', 'SourceOfFunds'],
} as const satisfies Record<TargetTier, readonly ComplianceStep[]>;

export type QuestionStep = (typeof ownSteps)[TargetTier][number];

export function stepsTo(tier: TargetTier): readonly QuestionStep[] {
  switch (tier) {
    case 'Tier1':
      return ownSteps.Tier1;
    case 'Tier2':
      return [...ownSteps.Tier1, ...ownSteps.Tier2];
    case 'Tier3':
      return [...ownSteps.Tier1, ...ownSteps.Tier2, ...ownSteps.Tier3];
  }
}

/** The tier that comes next, and the highest one when there is none. */
export function nextTier(tier: string): TargetTier {
  if (tier === 'Tier0') return 'Tier1';
  return tier === 'Tier1' ? 'Tier2' : 'Tier3';
}

export function isTargetTier(tier: string): tier is TargetTier {
  return tier in ownSteps;
}

/** Facts about one person besides the questions themselves. */
export interface Progress {
  answers: ComplianceAnswers;
  identityChecked: boolean;
  /** Documents that were given as proof of funds. */
  proofs: number;
}

export function isAnswered(step: QuestionStep, { answers, identityChecked, proofs }: Progress) {
  switch (step) {
    case 'EntityTypeDeclaration':
      // A person who signed form A before there was a form B has declared everything.
      return answers.entityType === 'LegalEntity'
        ? Boolean(answers.formB) || answers.formASigned
        : answers.entityType !== null;
    case 'KycRequest':
      return identityChecked;
    case 'FormA':
      return answers.formASigned;
    case 'PrimaryUse':
      return answers.primaryUse !== null;
    case 'PrimarySource':
      return answers.primarySource !== null;
    case 'EmploymentStatus':
      return answers.employmentStatus !== null;
    case 'TotalValue':
      return answers.totalValue !== null;
    case 'Industry':
      return answers.industry !== null;
    case 'SourceOfFunds':
      return proofs > 0;
  }
}

/** The first question without an answer; undefined when the application is complete. */
export function firstOpen(tier: TargetTier, progress: Progress): QuestionStep | undefined {
  return stepsTo(tier).find((step) => !isAnswered(step, progress));
}

export const noAnswers: ComplianceAnswers = {
  entityType: null,
  formASigned: false,
  primaryUse: null,
  primarySource: null,
  employmentStatus: null,
  totalValue: null,
  industry: null,
  formB: null,
  signature: null,
};
