import type { Aggregation } from '@agio/api-client/contract';
import {
  useApproveAggregation,
  useBroadcastAggregation,
  useExchange,
  useProposeAggregation,
  useProposeTokenAggregation,
  useProposeTreasuryMove,
  useRejectAggregation,
  useWithdrawAggregation,
} from '@agio/api-client/react';
import { isMove, type MoveKind } from '../model/aggregation.ts';
import { type CallOptions, useIntent } from '../../../intent/use-intent.ts';

/** Step of an aggregation. */
export type AggregationStep =
  /** `asset` limits a proposal to one asset; `known` are the aggregations that existed before. */
  | {
      readonly kind: 'propose';
      readonly asset: string | undefined;
      /** Empty: none. */
      readonly reason: string;
      readonly known: readonly Aggregation[];
    }
  | {
      readonly kind: 'move';
      readonly way: MoveKind;
      readonly amount: string;
      readonly reason: string;
      readonly known: readonly Aggregation[];
    }
  | { readonly kind: 'reject' | 'withdraw'; readonly token: string; readonly reason: string }
  | { readonly kind: 'approve' | 'broadcast'; readonly token: string };

/**
 * Proposes, approves, rejects, withdraws and broadcasts aggregations of one wallet.
 *
 * @param refresh reads the wallet again after the look-up of a lost answer
 */
export function useAggregationActions(
  walletId: string,
  ownId: string | undefined,
  refresh: () => unknown,
) {
  const { backOfficeWallets } = useExchange();
  const { proposeAggregation } = useProposeAggregation();
  const { proposeTokenAggregation } = useProposeTokenAggregation();
  const { proposeTreasuryMove } = useProposeTreasuryMove();
  const { approveAggregation } = useApproveAggregation();
  const { broadcastAggregation } = useBroadcastAggregation();
  const { rejectAggregation } = useRejectAggregation();
  const { withdrawAggregation } = useWithdrawAggregation();
  const call = (step: AggregationStep, options: CallOptions): Promise<unknown> => {
    switch (step.kind) {
      case 'propose': {
        const { asset, reason } = step;
        const input = { walletId, ...(reason !== '' && { reason }) };
        return asset === undefined
          ? proposeAggregation(input, options)
          : proposeTokenAggregation({ token: asset, ...input }, options);
      }
      case 'move': {
        const { way: kind, amount, reason } = step;
        return proposeTreasuryMove({ walletId, kind, amount, reason }, options);
      }
      case 'reject':
        return rejectAggregation({ token: step.token, reason: step.reason }, options);
      case 'withdraw':
        return withdrawAggregation(
          { token: step.token, ...(step.reason !== '' && { reason: step.reason }) },
          options,
        );
      case 'approve':
        return approveAggregation({ token: step.token }, options);
      case 'broadcast':
        return broadcastAggregation({ token: step.token }, options);
    }
  };
  const isResult = (step: AggregationStep, now: Aggregation): boolean => {
    if (step.kind === 'propose' || step.kind === 'move')
      return (
        isMove(now) === (step.kind === 'move') &&
        now.proposerId === ownId &&
        step.known.every(({ token }) => token !== now.token)
      );
    if (now.token !== step.token) return false;
    switch (step.kind) {
      case 'reject':
        return now.state === 'Rejected';
      case 'withdraw':
        return now.state === 'Withdrawn';
      case 'approve':
        return (
          now.approvedBy !== null ||
          (now.approvals ?? []).some(({ officerId }) => officerId === ownId)
        );
      case 'broadcast':
        return now.transaction !== null;
    }
  };
  return useIntent<AggregationStep>({
    send: call,
    find: async (step) => {
      const { aggregations } = await backOfficeWallets.balances({ id: walletId });
      void refresh();
      const isDone = aggregations.some((now) => isResult(step, now));
      // Takes the earlier answer by its key: a later proposal for the same wallet needs a key of its own.
      if (isDone && (step.kind === 'propose' || step.kind === 'move'))
        await call(step, { tellsRefusals: true });
      return isDone;
    },
    conflict: ({ kind }) => kind !== 'propose' && kind !== 'move',
  });
}
