import type { FeeStep } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { firstFeeSteps } from '../../catalog/fee-tiers.ts';
import { applyFeeSchedule } from '../../engine/market-changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { trail } from '../../language/staff-messages.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { StepSchedules } from '../schedules/step-schedules.ts';
import { type Audit, feesSubject } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import { checkSteps } from './fee-steps.ts';

/** Versions of the fee schedule. One in force is that of every market, before any fill after its start. */
export class FeeSchedules extends StepSchedules<FeeStep> {
  constructor(exchange: Exchange, store: Store, parts: { accounts: Accounts; audit: Audit }) {
    super(exchange, parts, {
      records: new Collection(exchange, store, 'feeSchedules'),
      first: firstFeeSteps,
      check: checkSteps,
      changes: stepChanges,
      subject: feesSubject,
      acts: {
        proposed: trail.feesProposed,
        approved: trail.feesApproved,
        rejected: trail.feesRejected,
        withdrawn: trail.feesWithdrawn,
        inForce: trail.feesInForce,
      },
      changed: 'feesChanged',
      apply: (steps) => {
        for (const market of exchange.markets.values()) {
          exchange.undo.keep(market);
          applyFeeSchedule(exchange.assets, market, steps);
          exchange.touchMarket(market);
        }
      },
    });
  }

  /** Puts the markets under the schedule in force, after a start. */
  open(): void {
    const { assets, markets } = this.exchange;
    for (const market of markets.values()) applyFeeSchedule(assets, market, this.steps);
  }
}

/** Returns the steps that differ, by tier and volume, with their fees as fractions. */
function stepChanges(before: readonly FeeStep[], after: readonly FeeStep[]) {
  const facts = (steps: readonly FeeStep[]) =>
    Object.fromEntries(
      steps.flatMap(({ tier, volume, makerFee, takerFee }) => [
        [`makerFee.${tier}.${volume}`, makerFee],
        [`takerFee.${tier}.${volume}`, takerFee],
      ]),
    );
  return differences(facts(before), facts(after));
}
