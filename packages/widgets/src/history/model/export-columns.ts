// @where Widgets: columns of the history’s exported files, the ledger’s aside
import type { LedgerEntry, RampOrder, SwapRecord, Transfer } from '@agio/api-client/contract';
import { contractColumns } from '../../lists/csv/contract-columns.ts';
import type { ExportColumns } from '../../lists/csv/use-csv-export.ts';
import { taxCells, taxColumns } from './tax-rows.ts';

/** Deposits and withdrawals. */
export const transferExport = contractColumns<Transfer>(
  [
    'id',
    'clientTransferId',
    'type',
    'asset',
    'network',
    'amount',
    'fee',
    'netAmount',
    'address',
    'addressName',
    'memo',
    'status',
    'confirmations',
    'requiredConfirmations',
    'transaction',
    'rejectReason',
    'createdAt',
    'updatedAt',
  ],
  { field: 'createdAt', head: 'Started' },
);

/** A record and the price that it was made at, as one line. */
function withQuote<Row extends { quote: object }>(
  own: readonly (keyof Row & string)[],
  quoted: readonly (keyof Row['quote'] & string)[],
): ExportColumns<Row> {
  type Line = Row & Row['quote'];
  const { header, cells } = contractColumns<Line>([...own, ...quoted] as (keyof Line & string)[], {
    field: 'createdAt',
    head: 'Time',
  });
  return { header, cells: (row) => cells({ ...row.quote, ...row }) };
}

/** Conversions. */
export const swapExport = withQuote<SwapRecord>(
  ['id', 'status', 'createdAt'],
  ['fromAsset', 'fromAmount', 'toAsset', 'toAmount', 'rate', 'fee', 'feeAsset'],
);

/** Purchases and sales with fiat. */
export const rampExport = withQuote<RampOrder>(
  ['id', 'reference', 'status', 'createdAt', 'updatedAt'],
  [
    'side',
    'asset',
    'assetAmount',
    'fiatCurrency',
    'fiatAmount',
    'rate',
    'providerFee',
    'networkFee',
    'provider',
  ],
);

/** The ledger under the columns of the tax report, newest first. */
export const ledgerExport: ExportColumns<LedgerEntry> = { header: taxColumns, cells: taxCells };
