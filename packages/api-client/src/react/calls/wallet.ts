import { useCallback, useState } from 'react';
import type { Transfer, WalletNetwork, WithdrawalLimits } from '../../contract/core.ts';
import { Intents, nameIntent } from '../../trading/intents.ts';
import { withdraw as sendWithdrawal } from '../../trading/withdraw.ts';
import { useExchange } from '../context.ts';
import { matchCalls, type AnswerOf, type CallName, type InputOf } from '../cache/keys.ts';
import { useCommand, type CommandState } from '../cache/use-command.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { noInput, rarelyChanges, usePrivateRead } from '../cache/use-read.ts';
import { useWrite, type Write } from '../cache/use-write.ts';
import { useMutate } from '../cache/use-mutate.ts';

const nothing: readonly CallName[] = [];
const money: readonly CallName[] = ['wallet.transfers', 'wallet.limits', 'portfolio.overview'];

/** Returns the networks with their rules, of all assets or of one. */
export function useNetworks(asset?: string): Query<WalletNetwork[]> {
  return usePrivateRead('wallet.networks', { asset }, rarelyChanges);
}

/** Returns deposits and withdrawals, newest first, a page at a time. Null reads none. */
export function useTransfers(
  input?: PagedInput<'wallet.transfers'> | null,
): PagedQuery<'wallet.transfers'> {
  return usePagedRead('wallet.transfers', input);
}

/** Returns the withdrawal limits of the tier, and their used part. */
export function useWithdrawalLimits(): Query<WithdrawalLimits> {
  return usePrivateRead('wallet.limits', noInput);
}

/** Returns whether withdrawals to an address are allowed, with the missing steps. An undefined input loads nothing. */
export function useAllowance(
  input: InputOf<'wallet.checkAllowance'> | undefined,
): Query<AnswerOf<'wallet.checkAllowance'>> {
  return usePrivateRead('wallet.checkAllowance', input);
}

/** Gets the address to deposit to; the exchange makes it on first use. */
export function useDeposit(): Write<'deposit', 'wallet.deposit'> {
  return useWrite('deposit', 'wallet.deposit', nothing);
}

/** Takes a withdrawal back while it is `cancellable`. */
export function useCancelWithdrawal(): Write<'cancelWithdrawal', 'wallet.cancelWithdrawal'> {
  return useWrite('cancelWithdrawal', 'wallet.cancelWithdrawal', money);
}

/** Result of `useWithdraw`. */
export interface Withdraw extends CommandState {
  /**
   * Sends to an address of the address book, once: the same withdrawal passed again while it is being sent, or after
   * `UnknownOutcomeError`, is the same intent. Rejects with `ApiError`, or with `UnknownOutcomeError` when the outcome is unknown.
   */
  withdraw: (withdrawal: InputOf<'wallet.withdraw'>) => Promise<Transfer>;
  /** The answer was lost and the withdrawal is being looked for. */
  isChecking: boolean;
}

/** Sends to an address of the address book. */
export function useWithdraw(): Withdraw {
  const client = useExchange();
  const mutate = useMutate();
  const [isChecking, setChecking] = useState(false);
  const work = useCallback(
    async (withdrawal: InputOf<'wallet.withdraw'>) => {
      try {
        return await Intents.of(client).send('wallet.withdraw', withdrawal, (key) =>
          sendWithdrawal(client, nameIntent('clientTransferId', withdrawal, key).input, {
            onChecking: () => setChecking(true),
          }),
        );
      } finally {
        setChecking(false);
        void mutate(matchCalls(...money));
      }
    },
    [client, mutate],
  );
  const { run: withdraw, ...state } = useCommand(work);
  return { ...state, withdraw, isChecking };
}
