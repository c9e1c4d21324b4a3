import { balance, fill, order } from '@agio/api-client';
import type { Balance, OrderWithFills } from '@agio/api-client/contract';
import type { FillRow } from './order-rows.ts';

/** The lines of a file: its header, and the cells of a row. */
export interface ExportColumns<Row> {
  readonly header: readonly string[];
  readonly cells: (row: Row) => readonly string[];
}

/**
 * Fields under their names in the contract, so that a file has whatever the exchange says: figures to the last digit,
 * times in ISO 8601, empty where there is nothing.
 */
const columns = <Row extends object>(
  header: readonly (keyof Row & string)[],
): ExportColumns<Row> => ({
  header,
  cells: (row) => header.map((field) => String(row[field] ?? '')),
});

const fieldsOf = <Entries extends object>(schema: { entries: Entries }) =>
  Object.keys(schema.entries) as (keyof Entries & string)[];

/** Orders, open or ended. */
export const orderExport = columns<OrderWithFills>(fieldsOf(order));

/** Fills, each with its order. */
export const fillExport = columns<FillRow>([
  ...fieldsOf(fill),
  'orderId',
  'market',
  'side',
  'total',
]);

/** What the user has, with its worth. */
export const balanceExport = columns<Balance & { currency: string }>([
  ...fieldsOf(balance),
  'currency',
]);
