// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { afterEach, expect, test } from 'vitest';
import { json } from '../../http/testing/exchange-double.ts';
import {
  useAnnouncements,
  useComplianceRequest,
  useTicker,
  useUserInformation,
  useWithdrawalLimits,
} from '../index.ts';
import { Exchange, user } from '../testing/client-double.tsx';

afterEach(cleanup);

const calls = {
  transfers: 'GET /frontoffice/api/wallet/transfer_history',
  active: 'GET /frontoffice/api/compliance/active',
  announcements: 'GET /frontoffice/api/v1/announcement',
};
const transfer = {
  id: 'x1',
  clientTransferId: null,
  type: 'Deposit',
  asset: 'USDC',
  network: 'stellar',
  amount: '10',
  fee: '0',
  netAmount: '10',
  address: 'G1',
  addressName: null,
  memo: null,
  status: 'Confirming',
  confirmations: 1,
  requiredConfirmations: 3,
  transaction: 'abc',
  rejectReason: null,
  cancellable: false,
  createdAt: '2026-11-20T11:30:00.000Z',
  updatedAt: '2026-11-20T11:30:00.000Z',
};
const request = {
  id: 'r1',
  statusType: 'Approved',
  requestType: 'Tier1ToTier2',
  comment: null,
  readyToReviewAt: null,
  acknowledgedAt: null,
  uploads: [],
};
const announcement = {
  id: 'm1',
  type: 'Banner',
  description: 'Maintenance on Sunday.',
  link: null,
  releasesAt: '2026-11-20T11:30:00.000Z',
  expiresAt: '2026-11-21T11:30:00.000Z',
};

async function reading() {
  const exchange = new Exchange()
    .on(calls.transfers, () => json({ items: [], nextCursor: null }))
    .on(calls.active, () => json(null))
    .on(calls.announcements, () => json([]));
  const { wallet } = exchange.client;
  const { result } = exchange.hook(() => ({
    transfers: useSWR(['wallet.transfers', {}, 'u1'], () => wallet.transfers()).data,
    request: useComplianceRequest().data,
    announcements: useAnnouncements().data,
  }));
  await waitFor(() =>
    expect(result.current).toEqual({
      transfers: { items: [], nextCursor: null },
      request: null,
      announcements: [],
    }),
  );
  const asked = () => Object.values(calls).map((call) => exchange.count(call));
  return { exchange, asked };
}

test.each([
  ['transfer', { transfer }, [2, 1, 1]],
  ['compliance', { request }, [1, 2, 1]],
  ['announcement', { announcement }, [1, 1, 2]],
])(
  'a notification of the kind %s asks for what it changes, and for nothing else',
  async (event, message, counts) => {
    const { exchange, asked } = await reading();
    await exchange.notify(event, message);
    await waitFor(() => expect(asked()).toEqual(counts));
    expect(exchange.client.notifications.malformedMessages).toBe(0);
  },
);

test('an asset that staff changed is read again, and so are its networks', async () => {
  const assets = 'GET /frontoffice/api/assets-info';
  const networks = 'GET /frontoffice/api/wallet/networks';
  const exchange = new Exchange().on(assets, () => json([])).on(networks, () => json([]));
  const { wallet, marketData } = exchange.client;
  const { result } = exchange.hook(() => {
    useTicker('XCB-CTN');
    return [
      useSWR(['marketData.assets', {}, null], () => marketData.assets()).data,
      useSWR(['wallet.networks', {}, 'u1'], () => wallet.networks()).data,
    ];
  });
  await waitFor(() => expect(result.current).toEqual([[], []]));
  await exchange.tellEverybody('asset', {
    id: 'XCB',
    name: 'Core coin',
    kind: 'Crypto',
    decimals: 18,
    displayDecimals: 4,
    commodity: null,
  });
  await waitFor(() => expect([exchange.count(assets), exchange.count(networks)]).toEqual([2, 2]));
});

const limitsCall = 'GET /frontoffice/api/wallet/withdrawal/limits';
const limits = {
  currency: 'CHF',
  perDay: '1000',
  usedToday: '0',
  perMonth: '5000',
  usedThisMonth: '0',
  resetsAt: '2026-11-21T00:00:00.000Z',
  next: null,
};

test('a tier that changes asks again for what depends on it, such as its limits', async () => {
  const exchange = new Exchange().on(limitsCall, () => json(limits));
  const { result } = exchange.hook(() => [useUserInformation().data, useWithdrawalLimits().data]);
  await waitFor(() => expect(result.current).toEqual([user, limits]));
  await exchange.notify('userInformation', { user: { ...user, complianceTier: 'Tier1' } });
  await waitFor(() => expect(exchange.count(limitsCall)).toBe(2));
});

test('R30 after a lost connection transfers, request and announcements are read again', async () => {
  const { exchange, asked } = await reading();
  await exchange.dropNotifications();
  await waitFor(() => expect(asked()).toEqual([2, 2, 2]));
});

test('R30 a state that changed between the first answer and the first connection is there once connected', async () => {
  let now: object = { ...user, activityStatus: 'Terminated' };
  const exchange = new Exchange()
    .on('GET /frontoffice/api/userinfo', () => {
      const answer = json(now);
      now = user; // An officer takes it back before the page listens.
      return answer;
    })
    .on(limitsCall, () => json(limits));
  const { result } = exchange.hook(() => [
    useUserInformation().data?.activityStatus,
    useWithdrawalLimits().data,
  ]);
  await waitFor(() => expect(result.current).toEqual([user.activityStatus, limits]));
});
