// @where Back office: points that an officer confirms before an approval
import type { ChecklistPoint } from '@agio/api-client/contract';
import type { RequestRecord } from '../records/people.ts';

const identity = ['NameMatches', 'DocumentValid', 'PhotographMatches'] as const;

/** Points by type of request, in the order of the work. */
export const checklists: Readonly<Record<RequestRecord['requestType'], readonly ChecklistPoint[]>> =
  {
    NameDiscrepancyToTier1: identity,
    HighRiskToTier2: [...identity, 'AddressProofRecent', 'RiskExplained'],
    Tier1ToTier2: [...identity, 'AddressProofRecent'],
    Tier1ToTier3: [...identity, 'AddressProofRecent', 'FundsExplained'],
    Tier2ToTier3: ['NameMatches', 'DocumentValid', 'AddressProofRecent', 'FundsExplained'],
    SuspiciousToTier1: ['NameMatches', 'DocumentValid', 'RiskExplained'],
    Downgrade: [],
  };

/** Points of a legal entity, besides those of its request. */
export const entityPoints: readonly ChecklistPoint[] = ['EntityDeclared'];
