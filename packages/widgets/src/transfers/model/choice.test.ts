import type { WalletNetwork } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { chosenNetwork, transferableAssets } from './choice.ts';

const network = (asset: string, id: string) => ({ asset, id }) as WalletNetwork;
const all = [
  network('BTC', 'bitcoin'),
  network('USDC', 'stellar'),
  network('USDC', 'ethereum'),
  network('XCB', 'core'),
];

test('each asset is offered once, in the order of the exchange', () => {
  expect(transferableAssets(all)).toEqual(['BTC', 'USDC', 'XCB']);
});

test('the only network of an asset is chosen, and of several none by itself', () => {
  expect(chosenNetwork(all, { asset: 'XCB' })?.network?.id).toBe('core');
  expect(chosenNetwork(all, { asset: 'USDC' })).toMatchObject({
    asset: 'USDC',
    network: undefined,
  });
  expect(chosenNetwork(all, { asset: 'USDC', network: 'ethereum' })?.network?.id).toBe('ethereum');
});

test('an address that names an unknown asset or the network of another is read as far as it fits', () => {
  expect(chosenNetwork(all, { asset: 'usdc', network: 'bitcoin' })).toMatchObject({
    asset: 'USDC',
    network: undefined,
  });
  expect(chosenNetwork(all, { asset: 'nothing' })?.asset).toBe('BTC');
  expect(chosenNetwork(all, { asset: 'nothing' }, ['EUR', 'XCB', 'USDC'])?.asset).toBe('XCB');
  expect(chosenNetwork([], { asset: 'BTC' })).toBeUndefined();
});
