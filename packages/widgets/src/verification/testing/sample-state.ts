import type { ComplianceStepState } from '@agio/api-client';

const steps = [
  'EntityTypeDeclaration',
  'KycRequest',
  'FormA',
  'PrimaryUse',
  'PrimarySource',
  'EmploymentStatus',
  'TotalValue',
  'Industry',
  'SourceOfFunds',
] as const;

/** An application for a tier with its first steps answered. */
export function sampleState(
  targetTier: 'Tier1' | 'Tier2' | 'Tier3',
  answered: number,
  change: Partial<ComplianceStepState> = {},
): ComplianceStepState {
  const own = steps.slice(0, { Tier1: 3, Tier2: 6, Tier3: 9 }[targetTier]);
  return {
    step: own[answered] ?? 'Trading',
    targetTier,
    position: answered < own.length ? answered + 1 : 0,
    steps: [...own],
    answered: own.slice(0, answered),
    answers: {
      entityType: answered > 0 ? 'NaturalPerson' : null,
      formASigned: answered > 2,
      primaryUse: answered > 3 ? 'Investing' : null,
      primarySource: answered > 4 ? 'Occupation' : null,
      employmentStatus: answered > 5 ? 'Employed' : null,
      totalValue: answered > 6 ? 'From100000To500000' : null,
      industry: answered > 7 ? 'Other' : null,
      formB: null,
      signature: null,
    },
    savedAt: answered > 0 ? '2026-11-20T11:00:00.000Z' : null,
    drafts: [],
    reviewedAs: targetTier === 'Tier1' ? null : 'Tier1ToTier2',
    proofs: answered > 8 ? 1 : 0,
    ...change,
  };
}
