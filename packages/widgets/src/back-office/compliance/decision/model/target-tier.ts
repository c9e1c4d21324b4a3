import { tiers, type Tier } from '@agio/api-client';

/** The tier that a request of this type leads to; undefined for a downgrade and for types of another version. */
export function targetTierOf(type: string): Tier | undefined {
  const named = /To(Tier\d)$/.exec(type)?.[1];
  return tiers.find((tier) => tier === named);
}
