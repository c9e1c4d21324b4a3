import { useTimeZone } from '@agio/ui/language';
import { useMemo } from 'react';
import { type OrderFilter, type OrdersTab, type Span, spanOf } from '../../lists/order-filter.ts';
import { useTradeSettings } from '../../preferences/trade-settings.ts';

export interface TableFilter {
  /** Filter of the table: the choices, and the market on screen if the reader wants that alone. */
  readonly filter: OrderFilter;
  readonly span: Span;
  /** The market on screen alone, by the switch; a market that was chosen counts more. */
  readonly isHere: boolean;
  /** Choices besides the switch. */
  readonly chosen: OrderFilter;
  readonly choose: (change: OrderFilter) => void;
  readonly chooseHere: (isHere: boolean) => void;
  readonly clear: () => void;
}

const none: OrderFilter = {};

/** Returns the filter of a tab's table on this device. */
export function useTableFilter(tab: OrdersTab, marketHere: string): TableFilter {
  const [{ filters, onlyThisMarket }, changeSettings] = useTradeSettings();
  const timeZone = useTimeZone();
  const chosen = tab === 'balances' ? none : (filters[tab] ?? none);
  const isHere = onlyThisMarket && chosen.market === undefined;
  const filter = useMemo(
    () => (isHere ? { ...chosen, market: marketHere } : chosen),
    [isHere, chosen, marketHere],
  );
  const span = useMemo(() => spanOf(filter, timeZone), [filter, timeZone]);
  const withFilter = (next: OrderFilter) => ({ ...filters, [tab]: next });
  return {
    filter,
    span,
    isHere,
    chosen,
    choose: (change) => changeSettings({ filters: withFilter({ ...chosen, ...change }) }),
    chooseHere: (wanted) =>
      changeSettings({
        onlyThisMarket: wanted,
        ...(wanted && { filters: withFilter({ ...chosen, market: undefined }) }),
      }),
    clear: () => changeSettings({ onlyThisMarket: false, filters: withFilter({}) }),
  };
}
