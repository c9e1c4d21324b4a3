// @where Sandbox: announcements, hot wallets and API keys of a new exchange
import type { Announcement } from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { exactAtoms } from '../fixed.ts';
import { hotWallets } from '../catalog/hot-wallets.ts';
import { day, hour } from '../market-data/resolution.ts';
import { makeAddress } from '../services/money/addresses/address-format.ts';
import type { Services } from '../services/services.ts';
import { announcements } from '../language/data-messages.ts';

/** Deposits that wait on addresses of a wallet, by how many there are and what the largest holds. */
const waiting: readonly { asset: string; network: string; count: number; largest: string }[] = [
  { asset: 'USDC', network: 'ethereum', count: 41, largest: '28400' },
  { asset: 'BTC', network: 'bitcoin', count: 29, largest: '0.41' },
  { asset: 'ETH', network: 'ethereum', count: 17, largest: '6.2' },
  { asset: 'XCB', network: 'core', count: 24, largest: '18200' },
  { asset: 'LTC', network: 'litecoin', count: 9, largest: '12.5' },
];

/** Seeds the exchange's own records: announcements, hot wallets, keys. */
export function seedHouse(exchange: Exchange, services: Services): void {
  seedAnnouncements(exchange, services);
  for (const { asset, network, count, largest } of waiting) {
    const decimals = exchange.decimalsOf(asset);
    const most = exactAtoms(largest, decimals);
    for (let index = 0; index < count; index += 1) {
      // Each a bit less than the one before, so that the list has an order that can be seen.
      const atoms = (most * 10n) / BigInt(10 + index * 7);
      const address = makeAddress(network, `waiting:${asset}:${index}`);
      const reference = `waiting:${asset}:${index}`;
      services.hotWallets.receive(asset, network, { address, atoms, reference });
    }
  }
  seedMoves(exchange, services);
  const admin = services.accounts.get('admin');
  if (admin !== undefined) {
    const by = { account: admin, address: null, requestId: null };
    services.aggregations.propose(by, {
      walletId: 'usdc-ethereum',
      // It brings the wallet above its ceiling.
      reason: 'Month-end payouts. What is left goes to cold storage afterwards.',
    });
  }
  seedApiKeys(exchange, services);
}

/** Hours between two changes of a wallet, and how often one of them is a collection. */
const moveEvery = 10;
const collectionEvery = 6;

/** Thirty days of withdrawals that are paid and collections that fill up again, back from what each wallet holds now. */
function seedMoves(exchange: Exchange, services: Services): void {
  const hours = 30 * 24;
  for (const wallet of hotWallets) {
    const reserve = exactAtoms(wallet.reserve, exchange.decimalsOf(wallet.asset));
    const moves: { hour: number; atoms: bigint; kind: 'Withdrawal' | 'Aggregation' }[] = [];
    for (let index = 0; index * moveEvery < hours; index += 1) {
      const isCollection = index % collectionEvery === 0;
      // Parts of a thousand of what is there: those that leave come to what a collection brings.
      const part = isCollection ? 60 : -(8 + ((index * 7) % 9));
      moves.push({
        hour: index * moveEvery + 3,
        atoms: (reserve * BigInt(part)) / 1000n,
        kind: isCollection ? 'Aggregation' : 'Withdrawal',
      });
    }
    let balance = reserve;
    const kept = moves.map((move, index) => {
      const after = balance;
      balance -= move.atoms;
      return { ...move, balance: after, index };
    });
    for (const { hour: ago, atoms, kind, balance: after, index } of kept.toReversed()) {
      services.hotWallets.restoreMove(wallet, {
        kind,
        atoms,
        balance: after,
        reference: kind === 'Aggregation' ? `AGG-${1179 - index / collectionEvery}` : `x${index}`,
        time: exchange.now() - ago * hour,
      });
    }
  }
}

function seedAnnouncements(exchange: Exchange, services: Services): void {
  const now = exchange.now();
  const items: readonly (Omit<Announcement, 'id' | 'releasesAt' | 'expiresAt'> &
    Record<'from' | 'until', number>)[] = [
    {
      type: 'Banner',
      description: announcements.coreDeposits,
      link: 'https://agio.example/status',
      brands: null,
      from: -1,
      until: 30,
    },
    {
      type: 'Board',
      description: announcements.solarMarket,
      link: null,
      // A market of energy, which Aurum does not put forward.
      brands: ['agio', 'verdant'],
      from: -6,
      until: 60,
    },
  ];
  for (const { from, until, ...content } of items) {
    const id = exchange.nextId('m');
    services.announcements.put({
      ...content,
      id,
      releasesAt: isoTime(now + from * day),
      expiresAt: isoTime(now + until * day),
    });
  }
}

function seedApiKeys(exchange: Exchange, services: Services): void {
  const now = exchange.now();
  const time = (days: number | null) => (days === null ? null : isoTime(now + days * day));
  const key = (
    name: string,
    prefix: string,
    permissions: ('Read' | 'Trade' | 'Transfers')[],
    allowedAddresses: string[],
    days: { created: number; expires?: number; used?: number; revoked?: number },
  ) =>
    services.apiKeys.put({
      id: exchange.secretId('e'),
      name,
      prefix,
      permissions,
      allowedAddresses,
      createdAt: isoTime(now + days.created * day),
      expiresAt: time(days.expires ?? null),
      lastUsedAt: time(days.used ?? null),
      lastUsedFrom: days.used === undefined ? null : (allowedAddresses[0]?.split('/')[0] ?? null),
      revokedAt: time(days.revoked ?? null),
      ownerId: 'admin',
      createdById: 'admin',
      // No secret belongs to it: it opens nothing.
      publicKey: '',
    });
  key('Market maker, Zug', 'agk_live_7Q2f', ['Read', 'Trade'], ['185.12.40.0/28'], {
    created: -210,
    used: -0.01,
  });
  key('Reporting warehouse', 'agk_live_m81C', ['Read'], ['10.20.0.0/16'], {
    created: -150,
    used: -0.02,
  });
  key('Treasury bot', 'agk_live_Xw4t', ['Read', 'Transfers'], ['185.12.40.11'], {
    created: -356,
    used: -2.3,
    expires: 9,
  });
  key('Old price feed', 'agk_live_bHnp', ['Read'], [], { created: -700, revoked: -90 });
}
