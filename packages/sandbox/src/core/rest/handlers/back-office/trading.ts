import { type AuditChange, type Instrument } from '@agio/api-client/contract';
import { faultsOfRules } from '../../../engine/market-rule-bounds.ts';
import { Refusal, refuse } from '../../../refusal.ts';
import { differences } from '../../../services/staff/differences.ts';
import type { AreaHandlers } from '../../context.ts';
import { staffOrders } from './staff-orders.ts';
import { staffTransfers } from './staff-transfers.ts';
import { english } from '../../../language/language.ts';

/** Rules of a market whose change says why. */
const figures = [
  'tickSize',
  'stepSize',
  'minAmount',
  'maxAmount',
  'minNotional',
  'makerFee',
  'takerFee',
] as const satisfies readonly (keyof Instrument)[];

export const backOfficeTrading: AreaHandlers<'backOfficeTrading'> = {
  ...staffOrders,
  ...staffTransfers,

  updateMarket: (context, { id, status, reason, ...rules }) => {
    const market = context.exchange.market(id);
    if (status === 'Halted' && market.status !== 'Halted' && (reason ?? '') === '') {
      throw refuse('reasonForMarketRequired', 'reason');
    }
    const before = market.instrument;
    const changed = changedRules(before, rules);
    if (Object.keys(changed).length > 0) {
      const faults = faultsOfRules(market, changed);
      if (faults.length > 0) throw new Refusal(faults);
      if ((reason ?? '') === '' && figures.some((field) => changed[field] !== undefined)) {
        throw refuse('reasonForTrailRequired', 'reason');
      }
      context.exchange.setRules(market, changed);
    }
    if (status !== undefined) context.exchange.setStatus(market, status, reason ?? null);
    // The entry has a time of its own, and the fees of tiers and steps follow from those of the market.
    const { statusSince, feeTiers, feeSteps } = before;
    const changes = differences(before, { ...market.instrument, statusSince, feeTiers, feeSteps });
    if (changes.length > 0) {
      // The reason is the detail already, unless nothing else changed.
      const said = changes.filter(({ field }) => field !== 'statusReason');
      const action = (said.length > 0 ? said : changes).map(wordsOf).join(', ');
      const detail = reason ?? null;
      context.audit.add(`market:${id}`, context.actor(), action, { detail, changes });
    }
    return market.instrument;
  },

  updateAsset: (context, { id, reason, ...change }) => {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const before = context.assetSettings.settingsOf(id);
    const asset = context.assetSettings.change(id, Object.fromEntries(given));
    const all = differences(before, context.assetSettings.settingsOf(id));
    // A change of the whole asset is not repeated for each network.
    const changes = all.filter(
      ({ field, ...change }) =>
        !all.some(
          (whole) =>
            field.endsWith(`.${whole.field}`) &&
            whole.before === change.before &&
            whole.after === change.after,
        ),
    );
    if (changes.length > 0) {
      const action = changes.map(wordsOf).join(', ');
      context.audit.add(`asset:${id}`, context.actor(), action, { detail: reason, changes });
    }
    return asset;
  },
};

function wordsOf({ field, after }: AuditChange): string {
  return field === 'status'
    ? english.say('trail.setTo', { status: String(after) })
    : english.say('trail.changedField', { field });
}

function changedRules(instrument: Instrument, rules: Record<string, unknown>): Partial<Instrument> {
  const given = Object.entries(rules).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(instrument[name as keyof Instrument]),
  );
  return Object.fromEntries(given);
}
