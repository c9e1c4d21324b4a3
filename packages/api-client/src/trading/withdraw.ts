// @where Client: look-up of an order, withdrawal, conversion or purchase whose answer is lost
import type { Transfer } from '../contract/core.ts';
import type { ExchangeClient } from '../client.ts';
import { nameIntent } from './intents.ts';
import { sendOnce, type SendOnceOptions } from './send-once.ts';

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
  const { input, idempotencyKey } = nameIntent('clientTransferId', withdrawal);
  return sendOnce(
    idempotencyKey,
    () => client.wallet.withdraw(input, { idempotencyKey }),
    () => findWithdrawal(client, idempotencyKey, options.signal),
    options,
  );
}

/**
 * Looks for a withdrawal by the caller's own name for it. Nothing is sent.
 *
 * @returns undefined where the exchange has none of this name
 * @throws ApiError where it cannot be asked
 */
export async function findWithdrawal(
  client: Pick<ExchangeClient, 'wallet'>,
  clientTransferId: string,
  signal?: AbortSignal,
): Promise<Transfer | undefined> {
  const { items } = await client.wallet.transfers(
    { clientTransferId, limit: 1 },
    { signal, retry: false },
  );
  return items.find((transfer) => transfer.clientTransferId === clientTransferId);
}
