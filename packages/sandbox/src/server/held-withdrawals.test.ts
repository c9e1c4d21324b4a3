import { join } from 'node:path';
import type { AuditEntry, HeldWithdrawal, Transfer, WalletMove } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { releasePolicy } from '../core/catalog/release-policy.ts';
import { createSandbox, manualClock, type Sandbox } from '../core/index.ts';
import { hashNumbers } from '../core/random.ts';
import { makeAddress } from '../core/services/money/addresses/address-format.ts';
import type { Store } from '../core/store/store.ts';
import { balanceOf, base, callerOf, office } from '../core/testing/caller.ts';
import { sqliteStore } from './sqlite-store.ts';
import { temporaryFolder } from './testing/server.ts';

const count = 1000;
const order = {
  asset: 'ETH',
  network: 'ethereum',
  address: makeAddress('ethereum', 'book:Ledger, cold'),
};
const comment = 'The recipient is not known to us.';

/** The same numbers in every run. */
let drawn = 0;
const draw = (below: number) => hashNumbers(7, (drawn += 1)) % below;

test('1,000 withdrawals with kills, lost answers and two officers at once: sums to the atom, none is released twice or lost, each has its trail', async () => {
  const clock = manualClock();
  const file = sqliteStore(join(temporaryFolder(), 'exchange.sqlite'), { durability: 'normal' });
  let kill: 'before' | 'after' | undefined;
  let isDead = false;
  let kills = 0;
  /** Ends the exchange before or after a commit: what it would have answered is lost. */
  const store = new Proxy(file, {
    get(target, name: keyof Store) {
      if (name === 'commit') {
        return (...writes: Parameters<Store['commit']>) => {
          if (isDead) throw new Error('The process has ended.');
          if (kill !== 'before') target.commit(...writes);
          if (kill === undefined) return;
          [kill, isDead] = [undefined, true];
          kills += 1;
          throw new Error('The process was killed.');
        };
      }
      if (name === 'close') return () => undefined;
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  let sandbox: Sandbox = createSandbox({ clock, store, scenario: 'quiet' });
  const revive = () => {
    if (!isDead) return;
    isDead = false;
    sandbox.dispose();
    sandbox = createSandbox({ clock, store, scenario: 'quiet' });
  };
  const as = (who: string) => callerOf(sandbox, who);
  /** Sends under one key until an answer arrives; some are lost on the way although the exchange acted. */
  const sure = async (who: string, method: string, path: string, body?: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (;;) {
      revive();
      const answer = await as(who)
        .send(method, path, body, headers)
        .catch(() => undefined);
      if (isDead || answer === undefined || answer.status >= 500) continue;
      if (draw(12) === 0) continue;
      return answer;
    }
  };
  const before = await balanceOf(as('trader'), order.asset);

  const ids: string[] = [];
  const released = new Map<string, number>();
  const decide = async (some: readonly HeldWithdrawal[], decision: 'Approve' | 'Reject') => {
    const answers = await Promise.all(
      ['officer', 'admin'].map((who) =>
        sure(who, 'PUT', `${office}/withdrawals/resolve-many`, {
          withdrawals: some.map(({ id, hold }) => ({ id, seenVersion: hold.version })),
          decision,
          comment,
        }),
      ),
    );
    for (const answer of answers) {
      const { outcomes } = answer.json<{ outcomes: { withdrawal: HeldWithdrawal | null }[] }>();
      for (const { withdrawal } of outcomes) {
        if (withdrawal?.hold.state !== 'Approved') continue;
        released.set(withdrawal.id, (released.get(withdrawal.id) ?? 0) + 1);
      }
    }
  };
  const work = async () => {
    const page = await as('officer')
      .ask<{ items: HeldWithdrawal[] }>('GET', `${office}/withdrawals?userId=trader&limit=40`)
      .catch(() => ({ items: [] }));
    const some = page.items.filter(() => draw(4) > 0);
    const [first, ...rest] = some;
    if (first === undefined) return;
    await Promise.all([
      // The customer cancels one of those that the officers decide on.
      sure('trader', 'DELETE', `${base}/wallet/withdrawal/${first.id}`),
      decide(some, draw(5) === 0 ? 'Reject' : 'Approve'),
      decide(rest.slice(0, 5), 'Approve'),
    ]);
  };
  for (let sent = 0; sent < count; sent += 1) {
    const amount = `0.00${5 + draw(4)}`;
    const answer = await sure('trader', 'POST', `${base}/wallet/withdrawal`, { ...order, amount });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    ids.push(answer.json<Transfer>().id);
    if (draw(25) === 0) kill = draw(2) === 0 ? 'before' : 'after';
    if (sent % 40 === 39) await work();
    if (sent % 100 === 99) {
      kill = undefined;
      revive();
      sandbox.tick(1000);
    }
  }
  kill = undefined;
  revive();
  expect(new Set(ids).size).toBe(count);
  expect(kills).toBeGreaterThan(15);

  // Held withdrawals run out, and released ones arrive.
  clock.advance(releasePolicy.holdMs);
  for (let second = 0; second < 90; second += 1) sandbox.tick(1000);
  const all = new Map<string, Transfer>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `${base}/wallet/transfer_history?type=Withdrawal&limit=500`;
    const page: { items: Transfer[]; nextCursor: string | null } = await as('trader').ask(
      'GET',
      `${path}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    for (const transfer of page.items) all.set(transfer.id, transfer);
    cursor = page.nextCursor;
  }
  const sent = ids.map((id) => all.get(id)!);
  const statuses = new Set(sent.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(['Cancelled', 'Confirmed', 'Rejected']);

  // Sums to the atom: what is gone is what arrived.
  const gone = Decimal.sum(
    sent.filter(({ status }) => status === 'Confirmed').map(({ amount }) => Decimal.of(amount)),
  );
  const after = await balanceOf(as('trader'), order.asset);
  expect(after?.total).toBe(Decimal.of(before!.total).minus(gone).toString());
  expect(Decimal.of(before!.available).minus(gone).toString()).toBe(after?.available);

  // None is paid twice, and what was not released is not paid at all.
  const { moves } = await as('admin').ask<{ moves: WalletMove[] }>(
    'GET',
    '/back-api/api/v2/wallets/hot/history/eth?days=90',
  );
  const paid = moves.map(({ reference }) => reference).filter((id) => ids.includes(id));
  expect(new Set(paid).size).toBe(paid.length);
  const confirmed = new Set(sent.flatMap(({ id, status }) => (status === 'Confirmed' ? id : [])));
  expect(paid.every((id) => confirmed.has(id))).toBe(true);
  expect(Math.max(...released.values())).toBe(1);
  expect([...released.keys()].every((id) => confirmed.has(id))).toBe(true);

  // Each that was held has the beginning of its hold in the trail once, and its end once.
  const acts = new Map<string, string[]>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `${office}/audit?subject=user&subjectId=trader&limit=500`;
    const page: { items: AuditEntry[]; nextCursor: string | null } = await as('admin').ask(
      'GET',
      `${path}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    for (const { action } of page.items) {
      const [, act = '', id = ''] = /^(\w+) (x\w+)|^\w+ \w+$/.exec(action) ?? [];
      if (id !== '') acts.set(id, [act, ...(acts.get(id) ?? [])]);
    }
    cursor = page.nextCursor;
  }
  const ends = {
    Confirmed: ['approved'],
    Cancelled: ['withdrew'],
    Rejected: ['rejected', 'returned'],
  };
  const [held, free] = [
    sent.filter(({ id }) => acts.has(id)),
    sent.filter(({ id }) => !acts.has(id)),
  ];
  expect(new Set(free.map(({ status }) => status))).toEqual(new Set(['Confirmed']));
  for (const { id, status } of held) {
    const [begin, end, ...more] = acts.get(id) ?? [];
    expect([id, begin, more]).toEqual([id, 'held', []]);
    expect(ends[status as keyof typeof ends]).toContain(end);
  }
  expect(held.length).toBeGreaterThan(900);
  file.close();
}, 120_000);
