import type { OrderWithFills } from '@agio/api-client/contract';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { OrdersTab } from '../lists/order-filter.ts';
import { useTradeSettings } from '../preferences/trade-settings.ts';
import type { CsvExport } from '../lists/csv/use-csv-export.ts';
import type { TableFilter } from './filter/use-table-filter.ts';

/** Tools that the panel gives the table of a tab: a place in its head, and settings of all its tables. */
interface TableTools {
  /** Beside the tabs; null where there is no such place, as on a server. */
  readonly place: Element | null;
  /** Undefined in a table that stands alone. */
  readonly filtering?: TableFilter | undefined;
  /** Opens the details of an order. */
  readonly onDetails?: ((order: OrderWithFills) => void) | undefined;
  /** Writes a file of what a table shows. */
  readonly files?: CsvExport | undefined;
  readonly hiddenColumns: readonly string[];
  /** Undefined where there are no columns, as on a phone. */
  readonly onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined;
}

const none: TableTools = { place: null, hiddenColumns: [] };
const Context = createContext(none);

/** For the table of a tab; a table that stands alone has no tools and shows all its columns. */
export const useTableTools = (): TableTools => use(Context);

export function TableToolsProvider({
  tab,
  hasColumns,
  place,
  filtering,
  onDetails,
  files,
  children,
}: Pick<TableTools, 'place' | 'filtering' | 'onDetails' | 'files'> & {
  tab: OrdersTab;
  /** False where the rows are cards. */
  hasColumns: boolean;
  children: ReactNode;
}) {
  const [{ hiddenColumns: byTab }, changeSettings] = useTradeSettings();
  const hiddenColumns = byTab[tab] ?? none.hiddenColumns;
  const tools = useMemo(
    () => ({
      place,
      filtering,
      onDetails,
      files,
      hiddenColumns,
      onHiddenColumnsChange: hasColumns
        ? (hidden: readonly string[]) =>
            changeSettings({ hiddenColumns: { ...byTab, [tab]: [...hidden] } })
        : undefined,
    }),
    [place, filtering, onDetails, files, hiddenColumns, hasColumns, byTab, tab, changeSettings],
  );
  return <Context value={tools}>{children}</Context>;
}

/** Tools of a table, shown in the head of the panel. */
export function InPanelHead({ children }: { children: ReactNode }) {
  const { place } = useTableTools();
  return place && createPortal(children, place);
}
