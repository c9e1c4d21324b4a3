import type { ComponentProps, ReactNode, Ref } from 'react';
import type { LoadNotes } from '../../feedback/loadable/loadable.tsx';
import type { LoadState } from '../../foundations/load-state.ts';
import type { ListLength } from '../list-end/list-end.tsx';
import type { DataTableSort } from '../data-table/sort-rows.ts';
import type { DataGridColumn, DataGridLayout } from './grid-layout.ts';

/** Actions that a host may offer in a grid. */
export interface DataGridActions {
  /** Moves the focus by so many rows, from the one that had it last. */
  moveRow: (by: number) => void;
}

export interface DataGridProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the grid or of the list of cards. */
  label: string;
  /** The columns, in order. The one that is `rowHeader` stays pinned. */
  columns: readonly DataGridColumn<Row>[];
  /** The rows, in the order of an unsorted grid. */
  rows: readonly Row[];
  /** Id of a row, independent of its place. */
  rowId: (row: Row) => string;
  /** Names a row in the labels of its box and button; its id by default. */
  rowName?: ((row: Row) => string) | undefined;
  /**
   * The state of the rows: loading, ready, out of date, empty, failed, or not allowed for this reader.
   * @default { status: 'ready' }
   */
  state?: LoadState | undefined;
  /** The words for every state without fresh rows. */
  notes?: LoadNotes | undefined;
  /** Loads again; offered after a failure. */
  onRetry?: (() => void) | undefined;
  /**
   * Number of placeholder rows while loading; 12 by default.
   * @default 12
   */
  skeletonRows?: number | undefined;
  /** Loads more rows. The grid asks before the last ones are reached, and has a button at the end. */
  onMore?: (() => void) | undefined;
  /** Length of the whole list, of which `rows` are the first: the end says it as "1–50 of 2,014". */
  total?: ListLength | undefined;
  /**
   * More rows are loading.
   * @default false
   */
  isLoadingMore?: boolean | undefined;
  /** Columns that sort, the first one first. Without it, the grid keeps the order itself. */
  sort?: readonly DataTableSort[] | undefined;
  /** The rows come in the order of `sort`, all of them from where they are kept: the grid moves none. */
  manualSort?: boolean | undefined;
  /** Called with the new order when a head is pressed; with Shift the column joins the others. */
  onSortChange?: ((sort: readonly DataTableSort[]) => void) | undefined;
  /** Columns taken away, pinned and resized, and the row height. Without it, the grid keeps them itself. */
  layout?: DataGridLayout | undefined;
  /** Called with the new layout, for the host to remember. */
  onLayoutChange?: ((layout: DataGridLayout) => void) | undefined;
  /** Ids of the selected rows. Without it, the grid keeps them itself. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the ids of the rows that are selected now. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Returns true for a row that can be selected; all can by default. */
  canSelect?: ((row: Row) => boolean) | undefined;
  /** Buttons for the selected rows. Rows can be selected only if there are some. */
  bulkActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Renders the content below an expanded row. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Opens a row: by a press on it, or by Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Renders a row as a card, where the grid is narrow. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Width in rem below which cards replace the grid; 44 by default. */
  cardsBelow?: number | undefined;
  /**
   * Height of a card in rem, until one is measured.
   * @default 5
   */
  cardHeight?: number | undefined;
  /**
   * A CSS height, within which the rows scroll; 32rem by default.
   * @default '32rem'
   */
  height?: string | undefined;
  /** Before the menu of the columns: filters, refresh, export. */
  toolbar?: ReactNode;
  /** Receives what the host can have the grid do. */
  actions?: Ref<DataGridActions> | undefined;
  /** BCP 47 tag for sorting texts; the language around it by default. */
  locale?: string | undefined;
}
