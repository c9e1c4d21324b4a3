import type { WalletNetwork, WithdrawalLimits } from '../contract/core.ts';
import type { AnswerOf, CallName, InputOf } from './keys.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from './use-paged-read.ts';
import type { Query } from './use-query.ts';
import { none, slow, usePrivateRead } from './use-read.ts';
import { useWrite, type Write } from './use-write.ts';

const nothing: readonly CallName[] = [];
const money: readonly CallName[] = ['wallet.transfers', 'wallet.limits', 'portfolio.overview'];

/** Networks with their rules, of all assets or of one. */
export function useNetworks(asset?: string): Query<WalletNetwork[]> {
  return usePrivateRead('wallet.networks', { asset }, slow);
}

/** Deposits and withdrawals, newest first, a page at a time. */
export function useTransfers(
  input?: PagedInput<'wallet.transfers'>,
): PagedQuery<'wallet.transfers'> {
  return usePagedRead('wallet.transfers', input);
}

/** What the tier allows to withdraw and what is used. */
export function useWithdrawalLimits(): Query<WithdrawalLimits> {
  return usePrivateRead('wallet.limits', none);
}

/** Whether an address may be sent to, and what is missing. Without an input nothing is asked for. */
export function useAllowance(
  input: InputOf<'wallet.checkAllowance'> | undefined,
): Query<AnswerOf<'wallet.checkAllowance'>> {
  return usePrivateRead('wallet.checkAllowance', input);
}

/** Gets the address to deposit to; the exchange makes it on first use. */
export function useDeposit(): Write<'deposit', 'wallet.deposit'> {
  return useWrite('deposit', 'wallet.deposit', nothing);
}

/** Sends to an address of the address book. */
export function useWithdraw(): Write<'withdraw', 'wallet.withdraw'> {
  return useWrite('withdraw', 'wallet.withdraw', money);
}
