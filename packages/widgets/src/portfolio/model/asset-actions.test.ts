import type { WalletNetwork } from '@agio/api-client';
import { expect, test } from 'vitest';
import type { WidgetLinks } from '../../host/index.ts';
import { actionsOf } from './asset-actions.ts';
import type { PortfolioRow } from './portfolio-rows.ts';

const row = (over: Partial<PortfolioRow> = {}): PortfolioRow => ({
  asset: 'BTC',
  name: 'Bitcoin',
  kind: 'Crypto',
  digits: 6,
  total: '1',
  available: '0.5',
  inOrders: '0.5',
  price: '80000',
  value: '80000',
  changePercent24h: '1',
  isTraded: true,
  market: 'BTC-USDC',
  ...over,
});
const links: WidgetLinks = {
  market: (id) => `/trade/${id}`,
  convertFrom: (asset) => `/convert?from=${asset}`,
  buy: (asset) => `/simple?commodity=${asset}`,
  ramp: (asset) => `/ramp?asset=${asset}`,
  send: (asset) => `/send/${asset}`,
  receive: (asset) => `/receive/${asset}`,
};
const network = (over: Partial<WalletNetwork> = {}): WalletNetwork => ({
  id: 'bitcoin',
  name: 'Bitcoin',
  asset: 'BTC',
  depositEnabled: true,
  withdrawalEnabled: true,
  memoRequired: false,
  memoLabel: null,
  confirmations: 2,
  arrivalSeconds: 1200,
  minDeposit: '0.0001',
  minWithdrawal: '0.001',
  withdrawalFee: '0.0001',
  decimals: 8,
  explorerUrl: null,
  closedReason: null,
  depositFee: '0',
  ...over,
});
const whole = { links, networks: [network()], sold: new Set(['BTC']) };
const ids = (...args: Parameters<typeof actionsOf>) => actionsOf(...args).map(({ id }) => id);

test('everything that can work is offered, each where the host says', () => {
  expect(actionsOf(row(), whole)).toEqual([
    { id: 'trade', href: '/trade/BTC-USDC' },
    { id: 'convert', href: '/convert?from=BTC' },
    { id: 'buy', href: '/ramp?asset=BTC' },
    { id: 'send', href: '/send/BTC' },
    { id: 'receive', href: '/receive/BTC' },
  ]);
});

test('nothing is offered that the host has no page for', () => {
  expect(ids(row(), { ...whole, links: {} })).toEqual([]);
});

test('an asset that is all in orders can neither be sent nor converted; a halted market gives no price', () => {
  expect(ids(row({ available: '0' }), whole)).toEqual(['trade', 'buy', 'receive']);
  expect(ids(row({ isTraded: false }), whole)).not.toContain('convert');
  expect(ids(row({ price: null }), whole)).not.toContain('convert');
});

test('closed networks take no deposits and send nothing, and none are there before they are known', () => {
  const closed = [network({ depositEnabled: false }), network({ asset: 'ETH' })];
  expect(ids(row(), { ...whole, networks: closed })).toEqual(['trade', 'convert', 'buy', 'send']);
  expect(ids(row(), { ...whole, networks: undefined })).toEqual(['trade', 'convert', 'buy']);
});

test('a commodity that is not sold for fiat is bought in a few steps', () => {
  const gold = row({ asset: 'XAUG', kind: 'Commodity' });
  expect(actionsOf(gold, whole)).toContainEqual({ id: 'buy', href: '/simple?commodity=XAUG' });
  expect(ids(row({ asset: 'XCB' }), whole)).not.toContain('buy');
});
