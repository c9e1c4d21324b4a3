import { createContext, type ReactNode, use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTradeSettings } from '../shared/trade-settings.ts';

/** The tables of the panel. */
export type OrdersTab = 'open' | 'history' | 'fills' | 'balances';

/** What the panel gives the table of a tab: a place in its head, and the columns that the reader has taken away. */
interface TableTools {
  /** Beside the tabs; null where there is no such place, as on a phone or on a server. */
  readonly place: Element | null;
  readonly hiddenColumns: readonly string[];
  readonly onHiddenColumnsChange: (hidden: readonly string[]) => void;
}

const none: TableTools = { place: null, hiddenColumns: [], onHiddenColumnsChange: () => undefined };
const Context = createContext(none);

/** For the table of a tab; a table that stands alone has no tools and shows all its columns. */
export const useTableTools = (): TableTools => use(Context);

export function TableToolsProvider({
  tab,
  place,
  children,
}: Pick<TableTools, 'place'> & { tab: OrdersTab; children: ReactNode }) {
  const [{ hiddenColumns: byTab }, changeSettings] = useTradeSettings();
  const hiddenColumns = byTab[tab] ?? none.hiddenColumns;
  const tools = useMemo(
    () => ({
      place,
      hiddenColumns,
      onHiddenColumnsChange: (hidden: readonly string[]) =>
        changeSettings({ hiddenColumns: { ...byTab, [tab]: [...hidden] } }),
    }),
    [place, hiddenColumns, byTab, tab, changeSettings],
  );
  return <Context value={tools}>{children}</Context>;
}

/** Tools of a table, shown in the head of the panel. */
export function InPanelHead({ children }: { children: ReactNode }) {
  const { place } = useTableTools();
  return place && createPortal(children, place);
}
