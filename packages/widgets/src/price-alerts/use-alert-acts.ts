import type { PriceAlert, PriceAlertCondition } from '@agio/api-client/contract';
import {
  useChangePriceAlert,
  useCreatePriceAlert,
  useExchange,
  useRemovePriceAlert,
} from '@agio/api-client/react';
import { type Intent, useIntent } from '../intent/use-intent.ts';
import { isSameCondition } from './model/price-alerts.ts';

/** A command on the alerts of the reader. */
export type AlertAct =
  | {
      readonly act: 'set';
      readonly market: string;
      readonly condition: PriceAlertCondition;
      readonly paused?: boolean;
    }
  | { readonly act: 'edit'; readonly id: string; readonly condition: PriceAlertCondition }
  | { readonly act: 'pause' | 'resume' | 'remove'; readonly id: string };

/** Sends commands on alerts. One whose answer was lost is looked up in the list. */
export function useAlertActs(): Intent<AlertAct, PriceAlert> {
  const { priceAlerts } = useExchange();
  const { createPriceAlert } = useCreatePriceAlert();
  const { changePriceAlert } = useChangePriceAlert();
  const { removePriceAlert } = useRemovePriceAlert();
  return useIntent<AlertAct, PriceAlert>({
    send: (wanted, options) => {
      switch (wanted.act) {
        case 'set': {
          const { market, condition, paused } = wanted;
          return createPriceAlert({ market, condition, paused }, options);
        }
        case 'edit':
          return changePriceAlert({ id: wanted.id, condition: wanted.condition }, options);
        case 'pause':
        case 'resume':
          return changePriceAlert({ id: wanted.id, paused: wanted.act === 'pause' }, options);
        case 'remove':
          return removePriceAlert({ id: wanted.id }, options);
      }
    },
    find: async (wanted) => {
      const list = await priceAlerts.list();
      const known = 'id' in wanted ? list.find(({ id }) => id === wanted.id) : undefined;
      switch (wanted.act) {
        case 'set':
          return list.find(
            ({ market, condition, status }) =>
              market === wanted.market &&
              status !== 'Reached' &&
              isSameCondition(condition, wanted.condition),
          );
        case 'edit':
          return known && isSameCondition(known.condition, wanted.condition) ? known : undefined;
        case 'pause':
          return known?.status === 'Paused' ? known : undefined;
        case 'resume':
          return known?.status === 'Active' ? known : undefined;
        case 'remove':
          return known === undefined;
      }
    },
  });
}
