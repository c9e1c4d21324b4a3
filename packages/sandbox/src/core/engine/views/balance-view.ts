import { fromAtoms } from '../../fixed.ts';
import type { Exchange } from '../exchange.ts';

/** One balance without its value: what a notification carries. */
export function amountsOf(exchange: Exchange, account: string, asset: string) {
  const decimals = exchange.decimalsOf(asset);
  const total = exchange.ledger.total(account, asset);
  const held = exchange.ledger.held(account, asset);
  return {
    asset,
    total: fromAtoms(total, decimals),
    available: fromAtoms(total - held, decimals),
    inOrders: fromAtoms(held, decimals),
  };
}
