// @where Looks: densities and default column width of the data grid of staff
import type { DataTableColumn } from '../data-table/columns.ts';

/** One line, or one line of small figures. */
export const gridDensities = ['default', 'trading'] as const;
export type DataGridDensity = (typeof gridDensities)[number];

/** The reader's changes to the columns. The host stores them. */
export interface DataGridLayout {
  /** Ids of columns that the reader has taken away. */
  readonly hidden: readonly string[];
  /** Ids of columns that stay at the start while the others scroll, after the one that names the row. */
  readonly pinned: readonly string[];
  /** Widths that the reader has set, in px, by id. */
  readonly widths: Readonly<Record<string, number>>;
  /** Height of the rows. */
  readonly density: DataGridDensity;
}

/** Columns in the order and width that the host gives. */
export const initialGridLayout: DataGridLayout = {
  hidden: [],
  pinned: [],
  widths: {},
  density: 'default',
};

/** A column of a grid. `optional` columns can be taken away; the one that is `rowHeader` stays pinned. */
export type DataGridColumn<Row> = Omit<DataTableColumn<Row>, 'width' | 'hideBelow'> & {
  /** Width in px at which the column begins; 140 by default. It takes a share of the room that is left. */
  size?: number | undefined;
  /** The host sorts by it, in a grid with `manualSort`. */
  sortable?: boolean | undefined;
};

/** Returns true for a column whose head sorts. */
export const canSort = <Row>({ sortBy, sortable = false }: DataGridColumn<Row>): boolean =>
  sortable || sortBy !== undefined;

/** Width of a column without one, in px. */
export const usualSize = 140;
/** The range in which a column can be resized, in px. */
const sizes = { least: 64, most: 800 };

export const clampSize = (px: number): number =>
  Math.round(Math.min(sizes.most, Math.max(sizes.least, px)));

/** A column with its place, as it is drawn. */
export interface PlacedColumn<Row> {
  readonly column: DataGridColumn<Row>;
  /** In px. */
  readonly size: number;
  /** Set by the reader or pinned: it takes no share of the room that is left. */
  readonly isFixed: boolean;
  /** Distance from the start of the grid, in px; undefined of a column that scrolls. */
  readonly pinnedAt: number | undefined;
  /** The last one that is pinned: a line separates it from the others. */
  readonly isEdge: boolean;
}

/** Columns with their distances, after those of the grid itself, which are `lead` px wide. */
export function placeColumns<Row>(
  columns: readonly { column: DataGridColumn<Row>; size: number; isPinned: boolean }[],
  widths: DataGridLayout['widths'],
  lead: number,
): PlacedColumn<Row>[] {
  let at = lead;
  return columns.map(({ column, size, isPinned }, index) => {
    const pinnedAt = isPinned ? at : undefined;
    if (isPinned) at += size;
    return {
      column,
      size,
      isFixed: isPinned || widths[column.id] !== undefined,
      pinnedAt,
      isEdge: isPinned && columns[index + 1]?.isPinned !== true,
    };
  });
}

/** The columns as `grid-template-columns`: one string for all rows, so that a resize changes one property. */
export function templateOf<Row>(
  columns: readonly PlacedColumn<Row>[],
  leads: readonly number[],
): string {
  return [
    ...leads.map((px) => `${px}px`),
    ...columns.map(({ size, isFixed }) => (isFixed ? `${size}px` : `minmax(${size}px, ${size}fr)`)),
  ].join(' ');
}

/** The least width of all columns, in px. */
export const widthOf = <Row>(columns: readonly PlacedColumn<Row>[], lead: number): number =>
  columns.reduce((sum, { size }) => sum + size, lead);

/** Adds an id to a list, or takes it out. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
