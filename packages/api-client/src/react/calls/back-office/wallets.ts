import type { ColdWallet, HotWallet, ReserveDay } from '../../../contract/core.ts';
import type { AnswerOf, CallName } from '../../cache/keys.ts';
import type { Query } from '../../cache/use-query.ts';
import { noInput, usePrivateRead } from '../../cache/use-read.ts';
import { type Download, useDownload } from '../../cache/use-download.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const wallets: readonly CallName[] = [
  'backOfficeWallets.hot',
  'backOfficeWallets.balances',
  'backOfficeWallets.sponsor',
  'backOfficeWallets.history',
  'backOfficeWallets.cold',
  'backOfficeWallets.reserves',
  'backOfficeWallets.reserveHistory',
];

/** Hot wallets with balances. */
export function useHotWallets(): Query<HotWallet[]> {
  return usePrivateRead('backOfficeWallets.hot', noInput);
}

/** Cold storage of each hot wallet, with its balance. */
export function useColdWallets(): Query<ColdWallet[]> {
  return usePrivateRead('backOfficeWallets.cold', noInput);
}

/** Holdings of each asset against what customers are owed, now. */
export function useReserves(): Query<AnswerOf<'backOfficeWallets.reserves'>> {
  return usePrivateRead('backOfficeWallets.reserves', noInput);
}

/** Holdings of one asset day by day, oldest first. */
export function useReserveHistory(asset: string | undefined, days: number): Query<ReserveDay[]> {
  return usePrivateRead(
    'backOfficeWallets.reserveHistory',
    asset === undefined ? undefined : { asset, days },
  );
}

/** Downloads the recorded days of every asset as CSV. */
export function useReservesCsv(): Download<'backOfficeWallets.reservesCsv'> {
  return useDownload('backOfficeWallets.reservesCsv');
}

/** Deposit addresses of a wallet that hold something, and its latest aggregations. */
export function useWalletBalances(
  id: string | undefined,
): Query<AnswerOf<'backOfficeWallets.balances'>> {
  return usePrivateRead('backOfficeWallets.balances', id === undefined ? undefined : { id });
}

/** Balance of a wallet over the last days, and its changes. */
export function useWalletHistory(
  id: string,
  days: number,
): Query<AnswerOf<'backOfficeWallets.history'>> {
  return usePrivateRead('backOfficeWallets.history', { id, days });
}

/** Returns the account that pays the network fee of a wallet, and its balance. */
export function useWalletSponsor(
  id: string | undefined,
): Query<AnswerOf<'backOfficeWallets.sponsor'>> {
  return usePrivateRead('backOfficeWallets.sponsor', id === undefined ? undefined : { id });
}

/** Proposes to collect every address of a wallet. */
export function useProposeAggregation(): Write<'proposeAggregation', 'backOfficeWallets.propose'> {
  return useWrite('proposeAggregation', 'backOfficeWallets.propose', wallets);
}

/** Proposes to collect one asset. */
export function useProposeTokenAggregation(): Write<
  'proposeTokenAggregation',
  'backOfficeWallets.proposeToken'
> {
  return useWrite('proposeTokenAggregation', 'backOfficeWallets.proposeToken', wallets);
}

/** Proposes to move an amount between a hot wallet and its cold storage. */
export function useProposeTreasuryMove(): Write<
  'proposeTreasuryMove',
  'backOfficeWallets.proposeMove'
> {
  return useWrite('proposeTreasuryMove', 'backOfficeWallets.proposeMove', wallets);
}

/** Approves what another person proposed. */
export function useApproveAggregation(): Write<'approveAggregation', 'backOfficeWallets.approve'> {
  return useWrite('approveAggregation', 'backOfficeWallets.approve', wallets);
}

/** Rejects what another person proposed. */
export function useRejectAggregation(): Write<'rejectAggregation', 'backOfficeWallets.reject'> {
  return useWrite('rejectAggregation', 'backOfficeWallets.reject', wallets);
}

/** Withdraws an own proposal. */
export function useWithdrawAggregation(): Write<
  'withdrawAggregation',
  'backOfficeWallets.withdraw'
> {
  return useWrite('withdrawAggregation', 'backOfficeWallets.withdraw', wallets);
}

/** Sends an approved aggregation to the network. */
export function useBroadcastAggregation(): Write<
  'broadcastAggregation',
  'backOfficeWallets.broadcast'
> {
  return useWrite('broadcastAggregation', 'backOfficeWallets.broadcast', wallets);
}
