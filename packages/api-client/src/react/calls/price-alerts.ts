import type { PriceAlert } from '../../contract/core.ts';
import type { CallName } from '../cache/keys.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';

const alerts: readonly CallName[] = ['priceAlerts.list'];

/** Returns the user's price alerts, newest first; nothing for a guest. Kept current by notifications. */
export function usePriceAlertList(): Query<PriceAlert[]> {
  return usePrivateRead('priceAlerts.list', noInput);
}

/** Sets a price alert. */
export function useCreatePriceAlert(): Write<'createPriceAlert', 'priceAlerts.create'> {
  return useWrite('createPriceAlert', 'priceAlerts.create', alerts);
}

/** Changes what a price alert waits for, pauses it, or lets it go on. */
export function useChangePriceAlert(): Write<'changePriceAlert', 'priceAlerts.change'> {
  return useWrite('changePriceAlert', 'priceAlerts.change', alerts);
}

/** Removes a price alert. */
export function useRemovePriceAlert(): Write<'removePriceAlert', 'priceAlerts.remove'> {
  return useWrite('removePriceAlert', 'priceAlerts.remove', alerts);
}
