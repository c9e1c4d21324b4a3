import type { Announcement, Device, InboxItem } from '@agio/api-client';
import type { Transfer } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';

const day = 24 * 60 * 60 * 1000;

/** An announcement that began a day ago and ends in a day; at the reader's clock, which judges it. */
export const announcement = (fields: Partial<Announcement> = {}): Announcement => ({
  id: 'a1',
  type: 'Board',
  description: 'Deposits on the Core network will pause on Sunday from 06:00 to 06:30 UTC.',
  link: 'https://agio.example/status',
  releasesAt: new Date(Date.now() - day).toISOString(),
  expiresAt: new Date(Date.now() + day).toISOString(),
  ...fields,
});

/** An exchange that announces this and nothing else. */
export const announcing = (...announcements: Announcement[]) => ({
  answer: ({ url }: Request) =>
    new URL(url).pathname.endsWith('/announcement') ? Response.json(announcements) : undefined,
});

/** An account of which the exchange keeps so many items, of each kind once and then of sign-ins. */
export function keepingOf(items: readonly Partial<InboxItem>[], most = 50) {
  const kept = items.map((item, place) => ({
    id: `i${String(items.length - place).padStart(4, '0')}`,
    time: new Date(Date.UTC(2026, 10, 20, 11, 30) - place * 3_600_000).toISOString(),
    isRead: place > 1,
    ...item,
  }));
  return ({ url, method }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (method !== 'GET') return undefined;
    if (pathname.endsWith('/inbox/unread'))
      return Response.json({ unread: kept.filter(({ isRead }) => !isRead).length });
    if (!pathname.endsWith('/inbox')) return undefined;
    const from = Number(searchParams.get('cursor') ?? 0);
    const nextCursor = from + most < kept.length ? String(from + most) : null;
    return Response.json({ items: kept.slice(from, from + most), nextCursor });
  };
}

const device: Device = { browser: 'Firefox 142', system: 'Windows', address: '192.0.2.7' };

/** One item of each kind that no order or transfer of the exchange has to exist for. */
export const eachKind: readonly Partial<InboxItem>[] = [
  { kind: 'SignIn', signIn: device },
  {
    kind: 'Request',
    request: {
      id: 'r1',
      statusType: 'RequestedMoreData',
      requestType: 'Tier1ToTier2',
      comment: 'The second page of the statement is missing.',
    },
  },
  {
    kind: 'Account',
    account: {
      activityStatus: 'Active',
      statusBefore: 'Limited',
      complianceTier: 'Tier2',
      tierBefore: 'Tier1',
    },
  },
  { kind: 'Orders', orders: { count: 7, activityStatus: 'Frozen' } },
  {
    kind: 'Reward',
    reward: { id: 'w1', amount: '96.7', assetId: 'USDC', kind: 'Referral', isClaimed: true },
  },
  {
    kind: 'RampOrder',
    rampOrder: {
      id: 'o1',
      status: 'Failed',
      side: 'Buy',
      asset: 'USDC',
      assetAmount: '245.29',
      fiatCurrency: 'CHF',
      fiatAmount: '200',
      reason: 'The bank refused the payment.',
    },
  },
  {
    kind: 'Address',
    address: {
      id: 'a1',
      name: 'Ledger, cold',
      asset: 'ETH',
      change: 'Invalidated',
      invalidatedReason: 'The form is not signed.',
    },
  },
  // A kind from a later version of the exchange: nothing is shown for it.
  { kind: 'Unknown' },
];

const held: Transfer = {
  id: 'x-4711',
  clientTransferId: null,
  type: 'Withdrawal',
  asset: 'USDC',
  network: 'stellar',
  amount: '14000',
  fee: '0.2',
  netAmount: '13999.8',
  address: 'GBX7K2MQWERTYUIOPLKJHGFDSAZXCVBNM2345676JQ4ABCDEFGHIJKLM',
  addressName: 'Northbank Custody',
  memo: '8840291736',
  status: 'Requested',
  confirmations: 0,
  requiredConfirmations: 3,
  transaction: null,
  rejectReason: null,
  cancellable: false,
  createdAt: '2026-11-20T11:30:00.000Z',
  updatedAt: '2026-11-20T11:30:00.000Z',
};
const review = {
  since: held.createdAt,
  usualHours: 4,
  until: '2026-11-23T11:30:00.000Z',
};

const withdrawal = (then: Partial<Transfer>): Partial<InboxItem> => ({
  kind: 'Transfer',
  transfer: { ...held, ...then },
});

/** Withdrawals that the exchange held: one waits; the others were approved, rejected, undecided in time, and waited. */
export const heldWithdrawals: readonly Partial<InboxItem>[] = [
  withdrawal({ review, cancellable: true }),
  withdrawal({ status: 'Approved' }),
  withdrawal({ status: 'Rejected', rejectReason: 'The recipient is not known to us.' }),
  withdrawal({ status: 'Rejected', rejectReason: 'The review was not finished in time.' }),
  withdrawal({ review }),
];

/** Does something that the exchange writes down for the trader: an order that is filled, a withdrawal. */
export async function happenTo(sandbox: Sandbox, account: string): Promise<void> {
  const call = async (path: string, body: object) => {
    const answer = await sandbox.fetch(
      new Request(`http://exchange.test/frontoffice/api${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandbox.issueToken(account)}`,
          'content-type': 'application/json-patch+json',
        },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { address: string; network: string }[];
  };
  await call('/order', { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' });
  sandbox.tellOfDevice(account.split('@')[0] ?? '', device);
}
