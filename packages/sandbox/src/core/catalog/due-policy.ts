// @where Back office: time in which a request is to be decided, by type and risk
import type { RequestRecord } from '../records/people.ts';
import { afterWorkingHours } from '../services/people/working-days.ts';

/** Working hours, of which each working day has 24. */
interface DueHours {
  /** Whole days: customers read the number, and the date. */
  usual: number;
  /** Less than the usual ones: customers are never promised, and never learn, that they are a high risk. */
  highRisk: number;
}

/** Hours by type of request. */
export const dueHours: Readonly<Record<RequestRecord['requestType'], DueHours>> = {
  NameDiscrepancyToTier1: { usual: 24, highRisk: 12 },
  HighRiskToTier2: { usual: 72, highRisk: 48 },
  Tier1ToTier2: { usual: 24, highRisk: 12 },
  Tier1ToTier3: { usual: 72, highRisk: 48 },
  Tier2ToTier3: { usual: 72, highRisk: 48 },
  SuspiciousToTier1: { usual: 72, highRisk: 48 },
  Downgrade: { usual: 24, highRisk: 12 },
};

/** Risk of a person, of 4, from which their request has the hours of a high risk. */
const highRiskFrom = 3;

/** Returns the time by which a request that was sent then is to be decided: as its customer is promised, or sooner. */
export function dueAfter({ requestType }: RequestRecord, since: number, risk = 0): number {
  const { usual, highRisk } = dueHours[requestType];
  return afterWorkingHours(since, risk >= highRiskFrom ? highRisk : usual);
}
