import type { Currency, Overview } from '../../../contract/core.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';

/**
 * Work that waits for staff, trades of 24 hours with their worth in a currency, and the state of each part of the
 * exchange.
 */
export function useOverview(currency: Currency): Query<Overview> {
  return usePrivateRead('backOfficeOverview.read', { currency });
}
