// @where Widgets: steps of verification and their words
import {
  type ComplianceAnswers,
  type ComplianceStep,
  complianceSteps,
  type ComplianceStepState,
  employmentStatuses,
  entityTypes,
  industries,
  primarySources,
  primaryUses,
  totalValueBands,
} from '@agio/api-client';
import { stepRules } from './step-rules.ts';

/** The step of an address; undefined for any other address. */
export const stepOfSlug = (slug: string | undefined): ComplianceStep | undefined =>
  complianceSteps.find((step) => stepRules[step].slug === slug);

/** The answers to the steps that are a choice of one. */
export const choices = {
  EntityTypeDeclaration: entityTypes,
  PrimaryUse: primaryUses,
  PrimarySource: primarySources,
  EmploymentStatus: employmentStatuses,
  TotalValue: totalValueBands,
  Industry: industries,
} as const;

export type ChoiceStep = keyof typeof choices;

export const isChoiceStep = (step: ComplianceStep): step is ChoiceStep => step in choices;

/** Fields of an application that have the choice of a step. */
const fields = {
  EntityTypeDeclaration: 'entityType',
  PrimaryUse: 'primaryUse',
  PrimarySource: 'primarySource',
  EmploymentStatus: 'employmentStatus',
  TotalValue: 'totalValue',
  Industry: 'industry',
} as const satisfies Record<ChoiceStep, keyof ComplianceAnswers>;

/** Returns the answer to a choice, if this version of the page knows it. */
export function chosenOf(answers: ComplianceAnswers, step: ChoiceStep): string | undefined {
  const value = answers[fields[step]];
  return (choices[step] as readonly string[]).find((each) => each === value);
}

/** A step of the list beside the pages. */
export interface ListedStep {
  readonly step: ComplianceStep;
  readonly isAnswered: boolean;
}

/** The steps of an application that this version of the page knows, in order. */
export const listedSteps = ({ steps, answered }: ComplianceStepState): ListedStep[] =>
  steps.flatMap((step) =>
    step === 'Unknown' ? [] : [{ step, isAnswered: answered.includes(step) }],
  );
