import { defineMessages } from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** Words by code of the exchange. An unknown code is shown unchanged. */
export type Words = Readonly<Record<string, string>>;

/** The word for a code; for an unknown one `otherwise`, by default the code itself. */
export function wordFor(words: Words, code: string, otherwise = code): string {
  return Object.hasOwn(words, code) ? (words[code] ?? otherwise) : otherwise;
}

export const tierMessages = defineMessages('tiers', {
  Tier0: terms.tier0,
  Tier1: terms.tier1,
  Tier2: terms.tier2,
  Tier3: terms.tier3,
});

export const roleMessages = defineMessages('roles', {
  admin: terms.administrator,
  support: terms.supportRole,
  ComplianceReviewer: terms.complianceOfficer,
  TradeDataViewer: terms.tradeViewer,
});

export const requestTypeMessages = defineMessages('requestTypes', {
  NameDiscrepancyToTier1: terms.nameDiffersToTier1,
  HighRiskToTier2: terms.highRiskToTier2,
  Tier1ToTier2: terms.tier1ToTier2,
  Tier1ToTier3: terms.tier1ToTier3,
  Tier2ToTier3: terms.tier2ToTier3,
  SuspiciousToTier1: terms.suspiciousToTier1,
  Downgrade: terms.downgrade,
});

export const activityMessages = defineMessages('activity', {
  Active: terms.active,
  Frozen: terms.frozen,
  Terminated: terms.terminated,
  Banned: terms.banned,
  WaitingForData: terms.waitingForData,
  WaitingForReview: terms.waitingForReview,
  Limited: terms.limited,
});
