import { type Span, spanOf } from '../../../lists/order-filter.ts';
import { type ListView, sinceOf } from './model/list-view.ts';

/** Returns the moments between which the rows of a list lie: its days, or the stretch up to now that it is narrowed to. */
export function listSpan(view: ListView, timeZone: string | undefined): Span {
  const since = sinceOf(view, Date.now());
  return since === undefined ? spanOf(view.filter, timeZone) : { from: since };
}
