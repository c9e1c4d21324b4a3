import { storageKeys } from '@agio/api-client';
import * as v from 'valibot';
import { defineSetting } from '../../host/index.ts';
import { tiers } from './model/fee-form.ts';

/** Fees that were typed and not proposed. For this tab. */
export const feeDraft = defineSetting(
  storageKeys.feeDraft,
  v.nullable(
    v.object({
      rows: v.array(
        v.object({
          id: v.string(),
          tier: v.picklist(tiers),
          volume: v.string(),
          makerFee: v.string(),
          takerFee: v.string(),
        }),
      ),
      start: v.string(),
      reason: v.string(),
    }),
  ),
  null,
  'session',
);

/** Limits that were typed and not proposed. For this tab. */
export const limitDraft = defineSetting(
  storageKeys.limitDraft,
  v.nullable(
    v.object({
      rows: v.array(
        v.object({
          tier: v.picklist(tiers),
          withdrawPerDay: v.string(),
          withdrawPerMonth: v.string(),
          rampPerDay: v.string(),
        }),
      ),
      start: v.string(),
      reason: v.string(),
    }),
  ),
  null,
  'session',
);
