// @where Widgets: link to a transaction in a block explorer
import type { WalletNetwork } from '@agio/api-client/contract';
import type { HistoryRow } from './history-row.ts';

/**
 * Returns the address of a transaction in the explorer of its network; undefined if there is none. Only https is
 * allowed (S40), because the address comes from outside.
 */
export function transactionLink(
  { transaction, assets: [asset] }: Pick<HistoryRow, 'transaction' | 'assets'>,
  networks: readonly WalletNetwork[],
): string | undefined {
  const network = networks.find((each) => each.id === transaction?.network && each.asset === asset);
  const pattern = network?.explorerUrl;
  if (!pattern || !transaction) return undefined;
  const address = pattern.replace('{tx}', encodeURIComponent(transaction.id));
  return URL.parse(address)?.protocol === 'https:' ? address : undefined;
}
