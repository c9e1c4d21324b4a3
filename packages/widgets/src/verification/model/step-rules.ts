// @where Widgets: table of the steps of verification: pages, list and diagram
import type { ComplianceStep, Tier } from '@agio/api-client';

/** Kind of a step: a choice of one answer, a form, a page elsewhere, or a place without a question. */
export type StepKind = 'start' | 'choice' | 'identity' | 'form' | 'documents' | 'end';

/** A step of the verification: its place in the address, what it is, and the tier that it first belongs to. */
export interface StepRule {
  readonly slug: string;
  readonly kind: StepKind;
  readonly tier?: Exclude<Tier, 'Tier0'>;
}

/** Every compliance step. Pages, list of steps and diagram are made from it. */
export const stepRules = {
  NoData: { slug: 'no-data', kind: 'start' },
  EntityTypeDeclaration: { slug: 'entity-type-declaration', kind: 'choice', tier: 'Tier1' },
  KycRequest: { slug: 'kyc-request', kind: 'identity', tier: 'Tier1' },
  FormA: { slug: 'form-a', kind: 'form', tier: 'Tier1' },
  PrimaryUse: { slug: 'primary-use', kind: 'choice', tier: 'Tier2' },
  PrimarySource: { slug: 'primary-source', kind: 'choice', tier: 'Tier2' },
  EmploymentStatus: { slug: 'employment-status', kind: 'choice', tier: 'Tier2' },
  TotalValue: { slug: 'total-value', kind: 'choice', tier: 'Tier3' },
  Industry: { slug: 'industry', kind: 'choice', tier: 'Tier3' },
  SourceOfFunds: { slug: 'source-of-funds', kind: 'documents', tier: 'Tier3' },
  Trading: { slug: 'trading', kind: 'end' },
  PendingForReview: { slug: 'pending-for-review', kind: 'end' },
  Forbidden: { slug: 'forbidden', kind: 'end' },
} as const satisfies Record<ComplianceStep, StepRule>;
