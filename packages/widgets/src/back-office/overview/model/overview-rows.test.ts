import type { HotWallet, Overview } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { readUsersView } from '../../users/model/users-view.ts';
import {
  byUrgency,
  changePercent,
  countedAddress,
  shareOfAll,
  waitingRows,
} from './overview-rows.ts';

const nothing: Overview['waiting'] = {
  requests: [],
  asked: 0,
  heldTransfers: { count: 0, oldest: null },
  slowTransfers: { count: 0, oldest: null },
  aggregationsToApprove: { count: 0, oldest: null, walletId: null },
  aggregationsToBroadcast: { count: 0, oldest: null, walletId: null },
  endingApiKeys: null,
};
const where = { base: '/admin', closedMarkets: [], mayOpenMarkets: true };
const time = '2026-11-20T11:30:00.000Z';

test('an empty queue has no row', () => {
  expect(waitingRows(nothing, where)).toEqual([]);
});

test('each row leads to the list that has it alone', () => {
  const waiting: Overview['waiting'] = {
    ...nothing,
    requests: [{ type: 'Downgrade', count: 2, late: 1, oldest: time }],
    asked: 1,
    withdrawalsToRelease: { count: 4, oldest: time },
    depositsToRelease: { count: 1, oldest: time },
    slowTransfers: { count: 3, oldest: time },
    aggregationsToApprove: { count: 1, oldest: time, walletId: 'btc' },
    aggregationsToBroadcast: { count: 2, oldest: time, walletId: 'eth' },
    apiKeysToApprove: { count: 2, oldest: time },
    endingApiKeys: { count: 1, next: time },
  };
  const rows = waitingRows(waiting, { ...where, closedMarkets: [time, null] });
  expect(rows.map(({ id, count, href }) => [id, count, href])).toEqual([
    ['Downgrade', 2, '/admin/compliance?type=Downgrade&status=PendingForReview'],
    ['withdrawalsToRelease', 4, '/admin/withdrawals'],
    ['depositsToRelease', 1, '/admin/withdrawals?type=Deposit'],
    ['slowTransfers', 3, '/admin/transfers?attention=Slow'],
    ['aggregationsToApprove', 1, '/admin/wallets/btc'],
    ['aggregationsToBroadcast', 2, '/admin/wallets'],
    ['closedMarkets', 2, '/admin/markets'],
    ['apiKeysToApprove', 2, '/admin/api-keys?state=Waiting'],
    ['endingApiKeys', 1, '/admin/api-keys?ends=Fortnight'],
    ['asked', 1, '/admin/compliance?status=RequestedMoreData'],
  ]);
  expect(rows[0]?.lateHref).toBe('/admin/compliance?type=Downgrade&due=Overdue');
  expect(rows.find(({ id }) => id === 'closedMarkets')?.oldest).toBe(Date.parse(time));
});

test('a reader who may not open the markets sees how many are closed, without a way there', () => {
  const [row] = waitingRows(nothing, { ...where, closedMarkets: [time], mayOpenMarkets: false });
  expect(row).toMatchObject({ count: 1, href: undefined });
});

test('wallets that are near their ceiling or below their floor need an officer, and lead there (M9)', () => {
  const bounds = { floor: '10', target: '50', ceiling: '100' };
  const wallet = (id: string, balance: string) =>
    ({ id, balance, ceilingPercent: balance, ...bounds }) as HotWallet;
  const rows = (...wallets: HotWallet[]) =>
    waitingRows(nothing, { ...where, wallets }).map(({ id, count, href }) => [id, count, href]);
  expect(rows(wallet('a', '50'))).toEqual([]);
  expect(rows(wallet('a', '91'), wallet('b', '9'), wallet('c', '101'))).toEqual([
    ['lowWallets', 1, '/admin/wallets/b'],
    ['fullWallets', 2, '/admin/wallets?attention=bounds'],
  ]);
});

test('each number of the last day leads to the list that proves it, as that list understands it (H1)', () => {
  expect(
    (['orders', 'customers', 'deposits', 'withdrawals', 'trades'] as const).map((kind) =>
      countedAddress('/admin', kind),
    ),
  ).toEqual([
    '/admin/orders?within=Day',
    '/admin/users?within=Day',
    '/admin/transfers?type=Deposit&within=Day',
    '/admin/transfers?type=Withdrawal&within=Day',
    '/admin/orders?traded=Day',
  ]);
  expect(readUsersView('within=Day', 'officer').filter).toEqual({ within: 'Day' });
});

test('a change is in percent of before, and is not known without one', () => {
  expect(changePercent('150', '100')?.toString()).toBe('50');
  expect(changePercent('1', '3')?.toString()).toBe('-66.67');
  expect(changePercent('150', '0.00')).toBeUndefined();
});

test('a share is a part of one', () => {
  expect(shareOfAll('1', '4')).toBe(0.25);
  expect(shareOfAll('1', '0')).toBe(0);
});

test('failures come first', () => {
  const service = (id: string, state: 'Working' | 'Failing' | 'Closed') => ({
    id,
    kind: 'Network' as const,
    network: null,
    state,
    since: time,
    size: null,
    closedAssets: [],
  });
  const services = [service('a', 'Working'), service('b', 'Closed'), service('c', 'Failing')];
  expect(byUrgency(services).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});
