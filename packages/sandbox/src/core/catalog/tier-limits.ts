// @where Sandbox: withdrawal limits of each tier
import type { Currency, Tier } from '@agio/api-client/contract';

/** The currency that limits are in. */
export const limitsCurrency: Currency = 'CHF';

export interface TierLimits {
  /** Null: not possible in this tier. */
  withdrawPerDay: string | null;
  withdrawPerMonth: string | null;
  rampPerDay: string | null;
}

/** Limits of each tier. */
export const tierLimits: Record<Tier, TierLimits> = {
  Tier0: { withdrawPerDay: null, withdrawPerMonth: null, rampPerDay: null },
  Tier1: { withdrawPerDay: '1000', withdrawPerMonth: '5000', rampPerDay: '500' },
  Tier2: { withdrawPerDay: '25000', withdrawPerMonth: '150000', rampPerDay: '10000' },
  Tier3: { withdrawPerDay: '250000', withdrawPerMonth: '2000000', rampPerDay: '100000' },
};
