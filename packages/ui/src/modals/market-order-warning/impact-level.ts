import { Decimal } from '@agio/money';

/** How much a market order asks of the user before it is sent. */
export type ImpactLevel = 'none' | 'warn' | 'confirm' | 'type';

/** Price impact in percent units from which each level applies. */
export interface ImpactThresholds {
  readonly warn: string;
  readonly confirm: string;
  readonly type: string;
}

/** The spec names the warning and no number: 1 % is told, 5 % is confirmed, 10 % is typed. */
export const defaultImpactThresholds: ImpactThresholds = { warn: '1', confirm: '5', type: '10' };

/**
 * The level for a price impact, given in percent units with or without its sign. An impact that cannot be told, as with
 * an empty book, asks for the most.
 */
export function impactLevel(
  impactPercent: string | null | undefined,
  thresholds: ImpactThresholds = defaultImpactThresholds,
): ImpactLevel {
  const impact = Decimal.parse(impactPercent)?.abs();
  if (!impact) return 'type';
  for (const level of ['type', 'confirm', 'warn'] as const) {
    if (impact.gte(Decimal.of(thresholds[level]))) return level;
  }
  return 'none';
}
