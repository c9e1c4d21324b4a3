import { balance, fill, order } from '@agio/api-client';
import type { Balance, Fill, OrderWithFills } from '@agio/api-client/contract';
import type { ExportColumns } from './use-csv-export.ts';

/**
 * Fields under their names in the contract, so that a file has whatever the exchange says: figures to the last digit,
 * times in ISO 8601, empty where there is nothing.
 */
export const contractColumns = <Row extends object>(
  header: readonly (keyof Row & string)[],
): ExportColumns<Row> => ({
  header,
  cells: (row) => header.map((field) => String(row[field] ?? '')),
});

export const fieldsOf = <Entries extends object>(schema: { entries: Entries }) =>
  Object.keys(schema.entries) as (keyof Entries & string)[];

/** Orders, open or ended. */
export const orderExport = contractColumns<OrderWithFills>(fieldsOf(order));

/** Fills, each with its order. */
export const fillExport = contractColumns<
  Fill & { orderId: string; market: string; side: string; total: string }
>([...fieldsOf(fill), 'orderId', 'market', 'side', 'total']);

/** What the user has, with its worth. */
export const balanceExport = contractColumns<Balance & { currency: string }>([
  ...fieldsOf(balance),
  'currency',
]);
