// @where Trading: columns of an exported file of orders or fills
import { balance, fill, order } from '@agio/api-client';
import type { Balance, Fill, OrderWithFills } from '@agio/api-client/contract';
import type { ExportColumns } from './use-csv-export.ts';

/**
 * The heads of fields in files, in the order that all files have: when it was, what it was, how much, where, how it stands,
 * and last what only programs ask for. Words as on the page, and the same in every language, so that what reads a file
 * today reads it tomorrow.
 */
const heads: Readonly<Record<string, string>> = {
  time: 'Time',
  createdAt: 'Placed',
  updatedAt: 'Last change',
  triggeredAt: 'Triggered',
  type: 'Type',
  side: 'Side',
  market: 'Market',
  asset: 'Asset',
  amount: 'Amount',
  quoteAmount: 'Amount to spend',
  price: 'Price',
  stopPrice: 'Trigger price',
  takeProfitPrice: 'Take profit',
  stopLossPrice: 'Stop loss',
  stopLossLimit: 'Stop limit',
  exitAmount: 'Amount with exits',
  duration: 'Duration in seconds',
  slices: 'Slices',
  slicesDone: 'Slices done',
  nextSliceAt: 'Next slice',
  pausedAt: 'Paused',
  scaledOrderId: 'Scaled order ID',
  leg: 'Order of it',
  legs: 'Orders of it',
  displayAmount: 'Shown amount',
  shownAmount: 'Visible now',
  filledAmount: 'Filled',
  averagePrice: 'Average',
  filledQuote: 'Total',
  total: 'Total',
  available: 'Available',
  inOrders: 'In orders',
  assetAmount: 'Asset amount',
  fromAmount: 'Sent',
  fromAsset: 'Sent asset',
  toAmount: 'Received',
  toAsset: 'Received asset',
  netAmount: 'Received',
  fiatAmount: 'Fiat amount',
  fiatCurrency: 'Fiat currency',
  rate: 'Rate',
  fee: 'Fee',
  feeAsset: 'Fee asset',
  providerFee: 'Provider fee',
  networkFee: 'Network fee',
  network: 'Network',
  provider: 'Provider',
  addressName: 'From or to',
  address: 'Address',
  memo: 'Memo or tag',
  liquidity: 'Role',
  status: 'Status',
  cancelReason: 'Reason',
  rejectReason: 'Reason',
  clientTransferId: 'Your ID',
  clientOrderId: 'Your ID',
  orderId: 'Order ID',
  parentOrderId: 'Entry order ID',
  reference: 'Reference',
  transaction: 'Transaction',
  id: 'ID',
};
const places = Object.keys(heads);

/** Before the ids: a field that this list does not know yet. */
const unknownPlace = places.indexOf('clientTransferId') - 0.5;

const placeOf = (field: string): number => (field in heads ? places.indexOf(field) : unknownPlace);

/** `timeInForce` as people write it: "Time in force". */
const headOf = (field: string): string =>
  heads[field] ??
  field
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** A market as the page writes it, from its id: `XCB/CTN`. */
export const marketSymbol = (id: string): string => id.replace('-', '/');

/**
 * Columns of fields of the contract, in the order of all files, so that a file has whatever the exchange says: figures to
 * the last digit, times in ISO 8601, empty where there is nothing.
 *
 * @param time the moment that the list of the page shows first, and what it is called there
 */
export const contractColumns = <Row extends object>(
  fields: readonly (keyof Row & string)[],
  time: { readonly field: string; readonly head: string } = { field: 'time', head: 'Time' },
): ExportColumns<Row> => {
  const placeIn = (field: string) => (field === time.field ? -1 : placeOf(field));
  const sorted = fields.toSorted((a, b) => placeIn(a) - placeIn(b));
  return {
    header: sorted.map((field) => (field === time.field ? time.head : headOf(field))),
    cells: (row) =>
      sorted.map((field) => {
        const text = String(row[field] ?? '');
        return field === 'market' ? marketSymbol(text) : text;
      }),
  };
};

const fieldsOf = <Entries extends object>(schema: { entries: Entries }) =>
  Object.keys(schema.entries) as (keyof Entries & string)[];

const { amount: _, ...exitPrices } = order.entries.exits.wrapped.wrapped.entries;
/** Fields that have columns of their own. */
const nested: ReadonlySet<string> = new Set(['exits', 'schedule', 'scale']);
const ofSchedule = fieldsOf(order.entries.schedule.wrapped.wrapped);
const flatOrders = contractColumns<Record<string, unknown>>(
  [
    ...fieldsOf(order).filter((field) => !nested.has(field)),
    ...Object.keys(exitPrices),
    'exitAmount',
    ...ofSchedule,
    'scaledOrderId',
    'leg',
    'legs',
  ],
  { field: 'updatedAt', head: 'Time' },
);

/** Orders, open or ended; exits of an entry, slices, and the place in a scaled order in columns of their own. */
export const orderExport: ExportColumns<OrderWithFills> = {
  header: flatOrders.header,
  cells: ({ exits, schedule, scale, ...own }) =>
    flatOrders.cells({
      ...exits,
      ...schedule,
      ...(scale && { scaledOrderId: scale.familyId, leg: scale.leg, legs: scale.legs }),
      ...own,
      exitAmount: exits?.amount ?? '',
    }),
};

/** Fills, each with its order. */
export const fillExport = contractColumns<
  Fill & { orderId: string; market: string; side: string; total: string }
>([...fieldsOf(fill), 'orderId', 'market', 'side', 'total']);

/** Balances with their value. */
export const balanceExport = contractColumns<Balance & { currency: string }>([
  ...fieldsOf(balance),
  'currency',
]);
