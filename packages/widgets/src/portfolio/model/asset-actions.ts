// @where Widgets: actions of an asset of the portfolio
import type { WalletNetwork } from '@agio/api-client';
import { Decimal } from '@agio/money';
import type { WidgetLinks } from '../../host/index.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

const assetActions = ['trade', 'convert', 'buy', 'send', 'receive'] as const;
export type AssetActionId = (typeof assetActions)[number];

/** Something that can be done with an asset, and where. */
export interface AssetAction {
  readonly id: AssetActionId;
  readonly href: string;
}

/** Facts that decide if an action can work. */
export interface ActionContext {
  readonly links: WidgetLinks;
  /** Undefined until they are loaded: what needs them waits. */
  readonly networks: readonly WalletNetwork[] | undefined;
  /** Symbols of what is sold for fiat; undefined until they are loaded. */
  readonly sold: ReadonlySet<string> | undefined;
}

/**
 * Returns the actions for an asset: those that the host has a page for and the exchange would accept. There is an
 * amount to give, an open market, or a network that takes deposits or sends.
 */
export function actionsOf(row: PortfolioRow, context: ActionContext): AssetAction[] {
  return assetActions.flatMap((id) => {
    const href = addressOf[id](row, context);
    return href === undefined ? [] : [{ id, href }];
  });
}

type AddressOf = (row: PortfolioRow, context: ActionContext) => string | undefined;

const addressOf: Record<AssetActionId, AddressOf> = {
  trade: ({ market }, { links }) => (market === undefined ? undefined : links.market?.(market)),
  convert: (row, { links }) =>
    row.isTraded && row.price !== null && hasAvailable(row)
      ? links.convertFrom?.(row.asset)
      : undefined,
  buy: ({ asset, kind, isTraded }, { links, sold }) => {
    if (links.ramp && sold?.has(asset)) return links.ramp(asset);
    return kind === 'Commodity' && isTraded ? links.buy?.(asset) : undefined;
  },
  send: (row, { links, networks }) =>
    hasAvailable(row) &&
    networks?.some((each) => each.asset === row.asset && each.withdrawalEnabled)
      ? links.send?.(row.asset)
      : undefined,
  receive: ({ asset }, { links, networks }) =>
    networks?.some((each) => each.asset === asset && each.depositEnabled)
      ? links.receive?.(asset)
      : undefined,
};

const hasAvailable = ({ available }: PortfolioRow): boolean =>
  Decimal.parse(available)?.isPositive ?? false;
