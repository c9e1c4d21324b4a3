import type { WalletNetwork } from '@agio/api-client/contract';
import { readForm } from '@agio/ui/form';
import { expect, test } from 'vitest';
import {
  changedNetworkFields,
  isNetworkCarriedOut,
  networkFormOf,
  networkInputOf,
  networkSchema,
} from './network-form.ts';

const network = {
  id: 'stellar',
  asset: 'USDC',
  depositEnabled: true,
  withdrawalEnabled: true,
  closedReason: null,
  withdrawalFee: '0.2',
  minWithdrawal: '5',
  confirmations: 3,
} as WalletNetwork;
const began = networkFormOf(network);

test('only what was changed of the network is sent', () => {
  const form = {
    ...began,
    withdrawalEnabled: false,
    closedReason: ' Upgrade ',
    withdrawalFee: '0.3',
  };
  const input = networkInputOf(network, form, changedNetworkFields(began, form));
  expect(input).toEqual({
    id: 'USDC',
    networks: [
      {
        id: 'stellar',
        withdrawalEnabled: false,
        closedReason: 'Upgrade',
        withdrawalFee: '0.3',
      },
    ],
  });
  expect(isNetworkCarriedOut(input, [network])).toBe(false);
  const now = {
    ...network,
    withdrawalEnabled: false,
    closedReason: 'Upgrade',
    withdrawalFee: '0.3',
  };
  expect(isNetworkCarriedOut(input, [now])).toBe(true);
});

test.each([
  ['withdrawalFee', 'much', 'figure'],
  ['withdrawalFee', '0.1234567', 'figure'],
  ['minWithdrawal', '0.2', 'belowFee'],
  ['confirmations', '0', 'confirmations'],
  ['confirmations', '1.5', 'confirmations'],
])('%s of %s is refused', (field, value, code) => {
  const { faults } = readForm(networkSchema(6), { ...began, [field]: value });
  expect(faults).toEqual([expect.objectContaining({ code })]);
});
