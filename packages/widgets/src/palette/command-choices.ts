import type { Instrument } from '@agio/api-client/contract';
import type { DecimalString } from '@agio/money';
import type { WidgetLinks } from '../host/index.ts';
import type { TradeCommand } from './trade-command.ts';

/** Effect of a command in one market, or in none: it leads to a page with its form filled, or sets an alert up. */
export interface CommandChoice {
  readonly id: string;
  /** Symbol of the market that it is about. */
  readonly symbol?: string | undefined;
  readonly quoteAsset?: string | undefined;
  readonly does:
    | { readonly address: string }
    | { readonly alert: { readonly market: string; readonly price: DecimalString } };
}

interface ChoiceContext {
  readonly links: Pick<WidgetLinks, 'market' | 'convert' | 'buy'>;
  readonly instruments: readonly Instrument[];
  /** Ids of markets that come first: the one on screen, then the default one. */
  readonly first: readonly (string | undefined)[];
  readonly isSignedIn: boolean;
}

/**
 * Returns what a command can mean: one choice for each market that its asset is traded in. An order at the market's price
 * leads to simple trading where the host has it, else to the desk. Empty where the host has no page for it.
 */
export function choicesFor(command: TradeCommand, context: ChoiceContext): CommandChoice[] {
  const { links, instruments, first, isSignedIn } = context;
  switch (command.kind) {
    case 'convert': {
      const { from, to, amount } = command;
      if (links.convert === undefined) return [];
      return [{ id: 'convert', does: { address: withQuery(links.convert, { from, to, amount }) } }];
    }
    case 'cancelAll': {
      const market = inOrder(instruments, first).at(0);
      const address = market && links.market?.(market.id);
      // A guest has no orders.
      if (address === undefined || !isSignedIn) return [];
      return [{ id: 'cancel-all', does: { address: withQuery(address, { ask: 'cancel-all' }) } }];
    }
    case 'alert':
      return marketsOf(command, context).map(({ id, symbol, quoteAsset }) => ({
        id: `alert:${id}`,
        symbol,
        quoteAsset,
        does: { alert: { market: id, price: command.price } },
      }));
    case 'order': {
      const { asset, amount, price } = command;
      const side = command.side.toLowerCase();
      const markets = marketsOf(command, context);
      const isSimple = price === undefined && amount !== null && command.quote === undefined;
      if (links.buy && isSimple) {
        const address = withQuery(links.buy(asset), { side, amount });
        return markets.length === 0 ? [] : [{ id: 'order', does: { address } }];
      }
      return markets.flatMap(({ id, symbol, quoteAsset }) => {
        const address = links.market?.(id);
        if (address === undefined) return [];
        const does = { address: withQuery(address, { side, amount: amount ?? 'all', price }) };
        return [{ id: `order:${id}`, symbol, quoteAsset, does }];
      });
    }
  }
}

function marketsOf(
  { asset, quote }: { asset: string; quote: string | undefined },
  { instruments, first }: ChoiceContext,
): Instrument[] {
  return inOrder(instruments, first).filter(
    ({ baseAsset, quoteAsset }) =>
      baseAsset === asset && (quote === undefined || quoteAsset === quote),
  );
}

function inOrder(
  instruments: readonly Instrument[],
  first: readonly (string | undefined)[],
): Instrument[] {
  const place = ({ id }: Instrument) => (first.includes(id) ? first.indexOf(id) : first.length);
  return instruments.toSorted((a, b) => place(a) - place(b));
}

/** An address with more in its query; undefined values are left out. */
function withQuery(address: string, query: Record<string, string | undefined>): string {
  const added = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) added.set(key, value);
  const text = added.toString();
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
}
