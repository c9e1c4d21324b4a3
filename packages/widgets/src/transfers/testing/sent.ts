import { encodeAddress } from '@agio/api-client/addresses';
import type { Transfer } from '@agio/api-client/contract';
import { settingIn } from '../../host/index.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { sendDraft } from '../index.ts';

/** Returns an address that belongs to no user. */
export const stranger = (network: 'ethereum' | 'stellar' | 'litecoin') =>
  encodeAddress(network, new Uint8Array(32).fill(9));

const sent: Transfer = {
  id: 'x-4711',
  clientTransferId: 'story',
  type: 'Withdrawal',
  asset: 'USDC',
  network: 'stellar',
  amount: '2500',
  fee: '0.2',
  netAmount: '2499.8',
  address: stranger('stellar'),
  addressName: 'Northbank Custody',
  memo: '8840291736',
  status: 'Requested',
  confirmations: 0,
  requiredConfirmations: 3,
  transaction: null,
  rejectReason: null,
  cancellable: false,
  createdAt: '2026-11-20T11:30:00.000Z',
  updatedAt: '2026-11-20T11:30:20.000Z',
};

/** A transfer that was sent before the page: what the reader comes back to, and what the exchange says of it. */
export function sentBefore(status: Partial<Transfer>) {
  const storage = memoryStorage();
  const { clientTransferId, asset, network, address, memo, amount } = sent;
  settingIn(sendDraft, storage).set({
    user: 'trader',
    asset,
    network,
    input: { address, memo: memo ?? '', unit: 'asset', entry: { kind: 'exact', value: amount } },
    intent: {
      clientTransferId: clientTransferId ?? '',
      asset,
      network,
      address,
      memo: memo ?? '',
      amount,
    },
    stage: 'known',
  });
  return {
    storage,
    answer: ({ url }: Request) =>
      url.includes('clientTransferId=story')
        ? Response.json({ items: [{ ...sent, ...status }], nextCursor: null })
        : undefined,
  };
}
