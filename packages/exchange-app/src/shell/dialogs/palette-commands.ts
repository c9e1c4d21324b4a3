import type { Instrument } from '@agio/api-client';
import type { TradeCommand } from '@agio/widgets/order-entry';
import type { Page } from '../../pages.ts';

/**
 * The address of the page that does it, with its form filled: of an order simple trading where the brand has it, else
 * the desk. Undefined where the brand has no such page, or the asset no market.
 */
export function addressOf(
  command: TradeCommand,
  pages: readonly Pick<Page, 'id' | 'to'>[],
  instruments: readonly Instrument[],
  defaultPair: string,
): string | undefined {
  const toOf = (id: Page['id']) => pages.find((page) => page.id === id)?.to;
  if (command.kind === 'convert') {
    const { from, to, amount } = command;
    const path = toOf('convert');
    const query = new URLSearchParams({ from, to, ...(amount !== undefined && { amount }) });
    return path && `${path}?${query.toString()}`;
  }
  const { asset, amount } = command;
  const side = command.side.toLowerCase();
  const markets = instruments.filter(({ baseAsset }) => baseAsset === asset);
  const market = markets.find(({ id }) => id === defaultPair) ?? markets.at(0);
  if (!market) return undefined;
  const simple = toOf('simpleTrading');
  return simple === undefined
    ? `/trade/${market.id}?${new URLSearchParams({ side, amount }).toString()}`
    : `${simple}?${new URLSearchParams({ commodity: asset, side, amount }).toString()}`;
}
