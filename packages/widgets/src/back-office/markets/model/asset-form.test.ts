import type { Asset, WalletNetwork } from '@agio/api-client/contract';
import { readForm } from '@agio/ui/form';
import { expect, test } from 'vitest';
import {
  assetFormOf,
  assetInputOf,
  assetSchema,
  changedAssetFields,
  isAssetCarriedOut,
} from './asset-form.ts';

const asset: Asset = {
  id: 'XAUG',
  name: 'Gold',
  kind: 'Commodity',
  decimals: 4,
  displayDecimals: 2,
  commodity: null,
};
const network = {
  depositEnabled: true,
  withdrawalEnabled: false,
  closedReason: 'Vault audit',
} as WalletNetwork;

test('only what was changed is sent, and an empty reason takes the old one away', () => {
  const began = assetFormOf(asset, [network]);
  expect(changedAssetFields(began, { ...began, name: ' Gold ' })).toEqual([]);
  const form = { ...began, withdrawalEnabled: true, closedReason: '  ', displayDecimals: '3' };
  expect(assetInputOf('XAUG', form, changedAssetFields(began, form))).toEqual({
    id: 'XAUG',
    displayDecimals: 3,
    withdrawalEnabled: true,
    closedReason: null,
  });
});

test('digits are whole, and not more than an amount can have', () => {
  const faults = (displayDecimals: string) =>
    readForm(assetSchema(4), { ...assetFormOf(asset, []), displayDecimals }).faults;
  expect(faults('4')).toEqual([]);
  for (const text of ['5', '-1', '1.5', '', 'two'])
    expect(faults(text)).toEqual([expect.objectContaining({ code: 'digits' })]);
});

test('a change whose answer was lost is found in the asset and its networks, or is not', () => {
  const sent = { id: 'XAUG', withdrawalEnabled: true, closedReason: null };
  expect(isAssetCarriedOut(sent, asset, [network])).toBe(false);
  const open = { ...network, withdrawalEnabled: true, closedReason: null };
  expect(isAssetCarriedOut(sent, asset, [open])).toBe(true);
});
