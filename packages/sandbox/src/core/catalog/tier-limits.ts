// @where Sandbox: withdrawal limits of each tier, with which the exchange begins
import type { Currency, LimitStep } from '@agio/api-client/contract';

/** The currency that limits are in. */
export const limitsCurrency: Currency = 'CHF';

/** Limits of one tier. Null: not possible in it. */
export type TierLimits = Omit<LimitStep, 'tier'>;

/** Limits of each tier. Administrators change them (0141). */
export const firstLimitSteps: readonly LimitStep[] = [
  { tier: 'Tier0', withdrawPerDay: null, withdrawPerMonth: null, rampPerDay: null },
  { tier: 'Tier1', withdrawPerDay: '1000', withdrawPerMonth: '5000', rampPerDay: '500' },
  { tier: 'Tier2', withdrawPerDay: '25000', withdrawPerMonth: '150000', rampPerDay: '10000' },
  { tier: 'Tier3', withdrawPerDay: '250000', withdrawPerMonth: '2000000', rampPerDay: '100000' },
];
