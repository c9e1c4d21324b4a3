// @where Trading: age of the prices beside an order
import type { ConnectionState, Freshness } from '@agio/api-client';

/** Age of the prices beside an order: `late` is no message for some seconds, `gone` none for longer. */
export type PricesAge = 'live' | 'reconnecting' | 'late' | 'gone';

/** Returns the age of prices. A book that is followed is live, also before it has loaded and while a gap in it is filled. */
export function pricesAge(book: Freshness, hub: ConnectionState['status']): PricesAge {
  if (hub === 'reconnecting') return 'reconnecting';
  if (book === 'stale') return 'late';
  return book === 'paused' || book === 'failed' || hub === 'stopped' ? 'gone' : 'live';
}
