import type { LedgerEntry, RampOrder, SwapRecord, Transfer } from '@agio/api-client/contract';
import { formatFiat } from '@agio/money';
import type { StatusPillProps } from '@agio/ui/status-pill';
import { exactText } from '../../details/figure.tsx';
import { rampTones, transferState, transferTones } from '../../words/status-messages.ts';
import type { HistoryTab } from '../../lists/history-choice.ts';
import type { HistoryRow, RowAmount } from './history-row.ts';
import { marketOf, type RowWords, toneOf } from './row-words.ts';

/** `bc1q…8k2m`: enough to know it again, never enough to send to. */
const shortAddress = (address: string) =>
  address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;

/** Statuses in which the amount returned to its owner. */
const didNotArrive: readonly Transfer['status'][] = ['Rejected', 'Cancelled', 'Failed', 'Returned'];

/** A deposit or a withdrawal. */
export function transferRow(transfer: Transfer, words: RowWords): HistoryRow {
  const { t, statuses, locale } = words;
  const { asset, status, review, confirmations, requiredConfirmations, transaction } = transfer;
  const state = transferState(transfer);
  const isOut = transfer.type === 'Withdrawal';
  const network = words.networkOf(asset, transfer.network);
  const word =
    state === 'Confirming'
      ? t.confirmations({ count: confirmations, of: requiredConfirmations })
      : statuses.transfer[state];
  const isOver = transfer.updatedAt !== transfer.createdAt;
  const { events = [] } = transfer;
  const wait =
    review === undefined ? [] : [{ time: review.since, words: statuses.transfer.InReview }];
  return {
    id: transfer.id,
    time: transfer.createdAt,
    title: t.types[transfer.type],
    subject: asset,
    assets: [asset],
    amount: { value: `${isOut ? '-' : ''}${transfer.amount}`, unit: asset, isSigned: true },
    fee: { value: transfer.fee, unit: asset },
    where: network,
    counterpart: transfer.addressName ?? shortAddress(transfer.address),
    status: { word, tone: transferTones[state] },
    facts: [
      [t.received, exactText(transfer.netAmount, asset, locale)],
      [t.network, network],
      ...(transfer.addressName === null ? [] : [[t.counterpart, transfer.addressName] as const]),
      ...(transfer.memo === null ? [] : [[t.memo, transfer.memo] as const]),
      ...(transfer.rejectReason === null ? [] : [[t.reason, transfer.rejectReason] as const]),
    ],
    events: [
      ...(events.length > 0
        ? events.map((event) => ({ time: event.time, words: statuses.transfer[event.status] }))
        : [
            { time: transfer.createdAt, words: statuses.transfer.Requested },
            ...(isOver ? [{ time: transfer.updatedAt, words: word }] : []),
          ]),
      ...wait,
    ],
    ids: [
      [t.details.address, transfer.address],
      ...(transaction === null ? [] : [[t.details.transaction, transaction] as const]),
      [t.details.id, transfer.id],
      ...(transfer.clientTransferId === null
        ? []
        : [[t.details.ownId, transfer.clientTransferId] as const]),
    ],
    transaction: transaction === null ? undefined : { network: transfer.network, id: transaction },
    elsewhere: { tab: 'all', search: transfer.id },
    sendAgain: isOut && didNotArrive.includes(status) ? asset : undefined,
  };
}

const swapTones: Readonly<Record<SwapRecord['status'], StatusPillProps['tone']>> = {
  Done: 'success',
  Expired: 'neutral',
  Failed: 'danger',
  Unknown: 'neutral',
};

/** A conversion; of one that did not happen the amounts are those of its price. */
export function swapRow({ id, quote, status, createdAt }: SwapRecord, words: RowWords): HistoryRow {
  const { t } = words;
  const isDone = status === 'Done';
  const amount = (sign: string, value: string, unit: string): RowAmount =>
    isDone ? { value: sign + value, unit, isSigned: true } : { value, unit };
  return {
    id,
    time: createdAt,
    title: t.types.Conversion,
    subject: `${quote.fromAsset}/${quote.toAsset}`,
    assets: [quote.fromAsset, quote.toAsset],
    sent: amount('-', quote.fromAmount, quote.fromAsset),
    received: amount('', quote.toAmount, quote.toAsset),
    fee: { value: quote.fee, unit: quote.feeAsset },
    status: { word: t.swapStatuses[status], tone: swapTones[status] },
    facts: [
      [t.rate, `1 ${quote.fromAsset} = ${exactText(quote.rate, quote.toAsset, words.locale)}`],
    ],
    events: [{ time: createdAt, words: t.swapStatuses[status] }],
    ids: [[t.details.id, id]],
    elsewhere: isDone ? { tab: 'all', search: id } : undefined,
  };
}

/** A purchase or a sale with fiat. */
export function rampRow(order: RampOrder, words: RowWords): HistoryRow {
  const { t, sides, statuses, locale } = words;
  const { quote, status } = order;
  const fiat: RowAmount = { value: quote.fiatAmount, unit: quote.fiatCurrency };
  const asset: RowAmount = { value: quote.assetAmount, unit: quote.asset };
  const word = statuses.ramp[status];
  return {
    id: order.id,
    time: order.createdAt,
    title: sides[quote.side],
    tone: toneOf(quote.side),
    subject: quote.asset,
    assets: [quote.asset],
    sent: quote.side === 'Buy' ? fiat : asset,
    received: quote.side === 'Buy' ? asset : fiat,
    fee: { value: quote.providerFee, unit: quote.fiatCurrency },
    where: quote.provider,
    status: { word, tone: rampTones[status] },
    facts: [
      [t.provider, quote.provider],
      [t.rate, `1 ${quote.asset} = ${exactText(quote.rate, quote.fiatCurrency, locale)}`],
      ...(order.reason ? [[t.reason, order.reason] as const] : []),
    ],
    events: (order.events ?? []).map((event) => ({
      time: event.time,
      words: statuses.ramp[event.status],
    })),
    ids: [
      [t.details.reference, order.reference],
      [t.details.id, order.id],
    ],
    elsewhere: status === 'Completed' ? { tab: 'all', search: order.id } : undefined,
  };
}

/** The list that has what an entry of the ledger belongs to. */
const listOf: Readonly<Partial<Record<LedgerEntry['type'], HistoryTab>>> = {
  Trade: 'orders',
  Deposit: 'transfers',
  Withdrawal: 'transfers',
  Conversion: 'conversions',
  Buy: 'ramp',
  Sell: 'ramp',
};

/** An entry of the ledger. */
export function ledgerRow(entry: LedgerEntry, words: RowWords): HistoryRow {
  const { t, locale } = words;
  const { id, type, changes, fee, market, reference, fiat } = entry;
  const signed = (change: { asset: string; change: string } | undefined) =>
    change && { value: change.change, unit: change.asset, isSigned: true };
  const sent = changes.find(({ change }) => change.startsWith('-'));
  const received = changes.find(({ change }) => !change.startsWith('-'));
  const [first, second] = [sent ?? received, sent && received];
  const tab = listOf[type];
  return {
    id,
    time: entry.time,
    title: t.types[type],
    subject:
      market === null
        ? changes.map(({ asset }) => asset).join('/')
        : marketOf(market, words.instruments).symbol,
    assets: [first?.asset ?? '', second?.asset],
    sent: signed(sent),
    received: signed(received),
    fee: fee === null ? undefined : { value: fee.amount, unit: fee.asset },
    facts:
      fiat === null
        ? []
        : [[t.fiat, formatFiat(fiat.amount, { currency: fiat.currency, display: 'code', locale })]],
    events: [],
    ids: [
      [t.details.id, id],
      ...(reference === null ? [] : [[t.details.reference, reference] as const]),
    ],
    elsewhere: tab && reference !== null ? { tab, search: reference } : undefined,
    market: market ?? undefined,
  };
}
