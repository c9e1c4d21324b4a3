import { expect, test } from 'vitest';
import type { ComplianceCase, ComplianceRequest, Overview } from '@agio/api-client/contract';
import { base, office, openWorld } from '../../testing/caller.ts';
import { afterWorkingDays } from './working-days.ts';

test.each([
  // A Wednesday.
  ['2026-11-18T09:14:00Z', 0, '2026-11-18T09:14:00.000Z'],
  ['2026-11-18T09:14:00Z', 1, '2026-11-19T09:14:00.000Z'],
  // Over a weekend, and from one.
  ['2026-11-20T09:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
  ['2026-11-21T12:04:00Z', 3, '2026-11-25T12:04:00.000Z'],
  ['2026-11-22T12:04:00Z', 1, '2026-11-23T12:04:00.000Z'],
  ['2026-11-18T09:14:00Z', 10, '2026-12-02T09:14:00.000Z'],
])('%s and %d working days is %s', (from, days, due) => {
  expect(new Date(afterWorkingDays(Date.parse(from), days)).toISOString()).toBe(due);
});

test('staff, customer and overview agree on what is late, and a weekend makes nothing late (H5)', async () => {
  // A Friday at noon.
  const world = openWorld();
  const own = () => world.as('pending').ask<ComplianceRequest>('GET', `${base}/compliance/active`);
  const staff = async () => {
    const { items } = await world
      .as('officer')
      .ask<{ items: ComplianceCase[] }>('GET', `${office}/compliance/users?limit=500`);
    return items;
  };
  const { id, dueAt } = await own();
  const queue = await staff();
  expect(queue.find(({ request }) => request.id === id)?.request.dueAt).toBe(dueAt);
  const late = async () => {
    const now = world.clock.now();
    const { waiting } = await world.as('officer').ask<Overview>('GET', `${office}/overview`);
    const told = waiting.requests.reduce((sum, each) => sum + each.late, 0);
    const listed = (await staff()).filter(
      ({ request }) =>
        request.statusType !== 'RequestedMoreData' && Date.parse(request.dueAt ?? '') < now,
    );
    expect(told).toBe(listed.length);
    return listed.some(({ request }) => request.id === id);
  };
  world.clock.advance(Date.parse(dueAt ?? '') - world.clock.now());
  expect(await late()).toBe(false);
  world.clock.advance(1);
  expect(await late()).toBe(true);
  expect([0, 6]).not.toContain(new Date(dueAt ?? '').getUTCDay());
});
