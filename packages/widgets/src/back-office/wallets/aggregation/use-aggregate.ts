import type { Aggregation } from '@agio/api-client/contract';
import {
  useApproveAggregation,
  useBroadcastAggregation,
  useExchange,
  useProposeAggregation,
  useProposeTokenAggregation,
  useRejectAggregation,
  useWithdrawAggregation,
} from '@agio/api-client/react';
import { type Act, useAct } from '../../frame/act/use-act.ts';

/**
 * Proposes, approves, rejects, withdraws and broadcasts for one wallet; each once, also where its answer is lost.
 *
 * @param refresh reads the wallet again, once a lost answer has been looked up
 */
export function useAggregate(walletId: string, ownId: string | undefined, refresh: () => unknown) {
  const { backOfficeWallets } = useExchange();
  const { proposeAggregation } = useProposeAggregation();
  const { proposeTokenAggregation } = useProposeTokenAggregation();
  const { approveAggregation } = useApproveAggregation();
  const { broadcastAggregation } = useBroadcastAggregation();
  const { rejectAggregation } = useRejectAggregation();
  const { withdrawAggregation } = useWithdrawAggregation();
  const { run, ...act } = useAct();
  const isNow = async (test: (aggregation: Aggregation) => boolean) => {
    const { aggregations } = await backOfficeWallets.balances({ id: walletId });
    void refresh();
    return aggregations.some(test);
  };
  const endedAs = (token: string, state: Aggregation['state']) =>
    isNow((each) => each.token === token && each.state === state);
  return {
    ...act,
    /** Proposes one asset of the wallet, or all; `known` are the aggregations that there were before. */
    propose: (asset: string | undefined, known: readonly Aggregation[]) => {
      const before = new Set(known.map(({ token }) => token));
      const send: Act['send'] = (options) =>
        asset === undefined
          ? proposeAggregation({ walletId }, options)
          : proposeTokenAggregation({ token: asset, walletId }, options);
      return run({
        send,
        wasDone: async () => {
          const done = await isNow(
            ({ token, proposerId }) => !before.has(token) && proposerId === ownId,
          );
          // The answer of before, by its key: a later proposal of the same wallet needs a key of its own.
          if (done) await send({ tellsRefusals: true });
          return done;
        },
      });
    },
    reject: (token: string, reason: string) =>
      run({
        send: (options) => rejectAggregation({ token, reason }, options),
        wasDone: () => endedAs(token, 'Rejected'),
        hasRivals: true,
      }),
    withdraw: (token: string, reason: string) =>
      run({
        send: (options) =>
          withdrawAggregation({ token, ...(reason !== '' && { reason }) }, options),
        wasDone: () => endedAs(token, 'Withdrawn'),
        hasRivals: true,
      }),
    approve: (token: string) =>
      run({
        hasRivals: true,
        send: (options) => approveAggregation({ token }, options),
        wasDone: () => isNow((each) => each.token === token && each.approvedBy !== null),
      }),
    broadcast: (token: string) =>
      run({
        hasRivals: true,
        send: (options) => broadcastAggregation({ token }, options),
        wasDone: () => isNow((each) => each.token === token && each.transaction !== null),
      }),
  };
}
