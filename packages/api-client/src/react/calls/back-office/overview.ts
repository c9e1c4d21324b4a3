import type { Currency, Overview } from '../../../contract/core.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';

/** What waits for staff, what was traded in 24 hours with its worth in a currency, and which parts of the exchange work. */
export function useOverview(currency: Currency): Query<Overview> {
  return usePrivateRead('backOfficeOverview.read', { currency });
}
