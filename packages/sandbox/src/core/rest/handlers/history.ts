import type { Currency, LedgerEntry, Trade } from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { AccountEntry, EntryFacts } from '../../engine/account-ledger.ts';
import { notional } from '../../engine/market-rules.ts';
import { fillView } from '../../engine/views/order-view.ts';
import { fromAtoms } from '../../fixed.ts';
import { money, moneyBetween } from '../../portfolio/money-text.ts';
import type { AreaHandlers, Context } from '../context.ts';

export const history: AreaHandlers<'history'> = {
  ledger: (context, { type, asset, market, search, worthIn, ...page }) => {
    const { id } = context.account();
    const pair = market === undefined ? undefined : context.exchange.market(market);
    const found = search === undefined ? undefined : searchIn(context, id, search);
    const { items, ...rest } = context.exchange.accountLedger.page(
      id,
      page,
      (facts) =>
        (type === undefined || facts.type === type) &&
        (asset === undefined || facts.assets.includes(asset)) &&
        (pair === undefined || isTradeOf(facts, pair)) &&
        (found?.(facts) ?? true),
      found !== undefined,
    );
    const disposalOf = disposalsIn(context, worthIn);
    const view = (entry: AccountEntry) => ({
      ...entryView(context, entry, worthIn),
      ...disposalOf(entry.id),
    });
    return { items: items.map(view), ...rest };
  },

  balances: (context, { before, worthIn }) => {
    const { id } = context.account();
    const time = Math.min(Date.parse(before), context.now + 1);
    const had = context.exchange.accountLedger.balancesBefore(id, time);
    return {
      before: isoTime(time),
      balances: [...had].flatMap(([asset, atoms]) =>
        atoms === 0n
          ? []
          : [
              {
                asset,
                amount: fromAtoms(atoms, context.exchange.decimalsOf(asset)),
                ...worthAt(context, { time, asset, atoms }, worthIn),
              },
            ],
      ),
    };
  },

  trades: (context, { market, side, search, ...page }) => {
    const { id } = context.account();
    const pair = market === undefined ? undefined : context.exchange.market(market);
    const found = search === undefined ? undefined : searchIn(context, id, search);
    const { items, ...rest } = context.exchange.accountLedger.page(
      id,
      page,
      (facts) =>
        facts.type === 'Trade' &&
        (pair === undefined || isTradeOf(facts, pair)) &&
        (side === undefined || fillOf(context, facts.reference)?.order.side === side) &&
        (found?.(facts) ?? true),
      found !== undefined || side !== undefined,
    );
    return { items: items.flatMap((entry) => tradeView(context, entry) ?? []), ...rest };
  },
};

/** Returns the realised gains of entries in the requested currency. */
function disposalsIn(context: Context, currency: Currency | undefined) {
  if (currency === undefined) return () => ({});
  const own = context.account();
  const method = own.costMethod ?? 'Average';
  const disposals = context.books.disposals(own.id, currency, method);
  return (id: string) => {
    const disposal = disposals.get(id);
    if (disposal?.isKnown !== true) return { disposal: null };
    const [cost, proceeds] = [money(disposal.cost), money(disposal.proceeds)];
    const gain = moneyBetween(disposal.proceeds, disposal.cost);
    return { disposal: { currency, method, cost, proceeds, gain } };
  };
}

function worthAt(
  context: Context,
  { time, asset, atoms }: { time: number; asset: string; atoms: bigint },
  currency: Currency | undefined,
) {
  if (currency === undefined) return {};
  const value = context.books.worth({ time, prices: {} }, asset, atoms, currency);
  return { worth: value === undefined ? null : { currency, amount: money(value) } };
}

function isTradeOf(
  { type, assets }: EntryFacts,
  { baseAsset, quoteAsset }: { baseAsset: string; quoteAsset: string },
): boolean {
  return type === 'Trade' && assets.includes(baseAsset) && assets.includes(quoteAsset);
}

/** Returns a search in the ids, references and addresses of entries. */
function searchIn({ exchange }: Context, accountId: string, text: string) {
  const wanted = text.trim().toLowerCase();
  const named = exchange.orders.history.named(accountId, text.trim());
  const { records } = exchange;
  const words = ({ id, type, reference }: EntryFacts): (string | null | undefined)[] => {
    const transfer = type === 'Trade' ? undefined : records.get('transfers', reference);
    const bought = type === 'Buy' || type === 'Sell' ? records.get('rampOrders', reference) : null;
    const { address, transaction, clientTransferId } = transfer ?? {};
    return [id, reference, address, transaction, clientTransferId, bought?.reference];
  };
  return (facts: EntryFacts) =>
    words(facts).some((word) => word?.toLowerCase().includes(wanted)) ||
    (named !== undefined && facts.reference.startsWith(`${named}/`));
}

const fillOf = ({ exchange }: Context, reference: string | null) =>
  exchange.orders.history.fill(reference ?? '');

function entryView(
  context: Context,
  entry: AccountEntry,
  worthIn: Currency | undefined,
): LedgerEntry {
  const { exchange } = context;
  const amount = (asset: string, atoms: bigint) => fromAtoms(atoms, exchange.decimalsOf(asset));
  const { id, time, type, reference, changes, fee } = entry;
  const worthOf = (asset: string, atoms: bigint) => {
    if (worthIn === undefined) return {};
    const value = context.books.worth(entry, asset, atoms < 0n ? -atoms : atoms, worthIn);
    return { worth: value === undefined ? null : { currency: worthIn, amount: money(value) } };
  };
  const feeOf = (asset: string, atoms: bigint) => ({
    asset,
    amount: amount(asset, atoms),
    ...worthOf(asset, atoms),
  });
  const order = type === 'Trade' ? fillOf(context, reference)?.order : undefined;
  const transfer =
    type === 'Withdrawal' ? exchange.records.get('transfers', reference ?? '') : undefined;
  const ramp =
    type === 'Buy' || type === 'Sell'
      ? exchange.records.get('rampOrders', reference ?? '')
      : undefined;
  return {
    id,
    time: isoTime(time),
    type,
    changes: Array.from(changes, ([asset, atoms]) => ({
      asset,
      change: amount(asset, atoms),
      ...worthOf(asset, atoms),
    })),
    fee:
      transfer === undefined
        ? fee && feeOf(fee.asset, fee.atoms)
        : feeOf(transfer.asset, BigInt(transfer.fee)),
    reference: order?.id ?? reference,
    market: order?.market.id ?? null,
    fiat:
      ramp === undefined
        ? null
        : { currency: ramp.quote.fiatCurrency, amount: ramp.quote.fiatAmount },
  };
}

function tradeView(context: Context, entry: AccountEntry): Trade | undefined {
  const found = fillOf(context, entry.reference);
  if (found === undefined) return undefined;
  const { order, fill } = found;
  const { rules } = order.market;
  return {
    ...fillView(order, fill),
    orderId: order.id,
    market: order.market.id,
    side: order.side,
    total: fromAtoms(notional(rules, fill.ticks, fill.lots), rules.quoteDecimals),
  };
}
