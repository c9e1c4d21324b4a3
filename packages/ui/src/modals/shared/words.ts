import { defineMessages } from '../../foundations/language/language.tsx';

/** Words by code of the exchange. An unknown code is shown unchanged. */
export type Words = Readonly<Record<string, string>>;

/** The word for a code; for an unknown one `otherwise`, by default the code itself. */
export function wordFor(words: Words, code: string, otherwise = code): string {
  return Object.hasOwn(words, code) ? (words[code] ?? otherwise) : otherwise;
}

export const tierMessages = defineMessages('tiers', {
  Tier0: 'Tier 0',
  Tier1: 'Tier 1',
  Tier2: 'Tier 2',
  Tier3: 'Tier 3',
});

export const requestTypeMessages = defineMessages('requestTypes', {
  NameDiscrepancyToTier1: 'Name differs, to Tier 1',
  HighRiskToTier2: 'High risk, to Tier 2',
  Tier1ToTier2: 'Tier 1 to Tier 2',
  Tier1ToTier3: 'Tier 1 to Tier 3',
  Tier2ToTier3: 'Tier 2 to Tier 3',
  SuspiciousToTier1: 'Suspicious, to Tier 1',
  Downgrade: 'Downgrade',
});

export const activityMessages = defineMessages('activity', {
  Active: 'Active',
  Frozen: 'Frozen',
  Terminated: 'Terminated',
  Banned: 'Banned',
  WaitingForData: 'Waiting for data',
  WaitingForReview: 'Waiting for review',
  Limited: 'Limited',
});
