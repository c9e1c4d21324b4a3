/** Words for what the exchange sends as codes. An unknown code is shown as it came: better than nothing or a crash. */
export type Words = Readonly<Record<string, string>>;

/** The word for a code, or the code itself. */
export function wordFor(words: Words, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}

export const tierWords: Words = {
  Tier0: 'Tier 0',
  Tier1: 'Tier 1',
  Tier2: 'Tier 2',
  Tier3: 'Tier 3',
};

export const requestTypeWords: Words = {
  NameDiscrepancyToTier1: 'Name differs, to Tier 1',
  HighRiskToTier2: 'High risk, to Tier 2',
  Tier1ToTier2: 'Tier 1 to Tier 2',
  Tier1ToTier3: 'Tier 1 to Tier 3',
  Tier2ToTier3: 'Tier 2 to Tier 3',
  SuspiciousToTier1: 'Suspicious, to Tier 1',
  Downgrade: 'Downgrade',
};

export const activityWords: Words = {
  Active: 'Active',
  Frozen: 'Frozen',
  Terminated: 'Terminated',
  Banned: 'Banned',
  WaitingForData: 'Waiting for data',
  WaitingForReview: 'Waiting for review',
  Limited: 'Limited',
};
