import type { Transfer } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { randomKey } from '../http/random-key.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

/** Of the latest withdrawals so many are looked through. */
const latest = 20;

/**
 * Sends one withdrawal, once. The intent is named by `clientTransferId` (made up when left out), which is its
 * idempotency key too. When the answer is lost the withdrawal is looked for by that name instead of being sent again.
 * @throws ApiError when it was refused, UnknownOutcomeError when the outcome is unknown
 */
export function withdraw(
  client: Pick<ExchangeClient, 'wallet'>,
  withdrawal: Parameters<ExchangeClient['wallet']['withdraw']>[0],
  options: SendOnceOptions = {},
): Promise<Transfer> {
  const { clientTransferId = randomKey(), asset } = withdrawal;
  const { signal } = options;
  return sendOnce(
    clientTransferId,
    () =>
      client.wallet.withdraw(
        { ...withdrawal, clientTransferId },
        { idempotencyKey: clientTransferId },
      ),
    async () => {
      const { items } = await client.wallet.transfers(
        { type: 'Withdrawal', asset, limit: latest },
        { signal, retry: false },
      );
      return items.find((transfer) => transfer.clientTransferId === clientTransferId);
    },
    options,
  );
}
