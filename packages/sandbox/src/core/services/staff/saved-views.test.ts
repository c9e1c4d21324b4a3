import type { SavedView } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import { memoryStore } from '../../store/store.ts';
import { type Caller, callerOf, office, openWorld } from '../../testing/caller.ts';

const path = `${office}/views`;
const view = { list: 'orders', name: 'Open ones', query: 'status=Open', isShared: false };
const save = (caller: Caller, id: string, fields: object = {}) =>
  caller.ask<SavedView>('PUT', `${path}/${id}`, { ...view, ...fields });
const namesOf = async (caller: Caller, list = 'orders') =>
  (await caller.ask<SavedView[]>('GET', `${path}?list=${list}`)).map(({ name }) => name);

describe('views of the lists of staff', () => {
  test('a view is its owner’s until it is shared, and names who shares it', async () => {
    const { as } = openWorld();
    const [officer, viewer] = [as('officer'), as('viewer')];
    await save(officer, 'mine');
    expect([await namesOf(officer), await namesOf(viewer)]).toEqual([['Open ones'], []]);
    const shared = await save(officer, 'mine', { isShared: true });
    expect(shared.owner.id).toBe('officer');
    expect(await viewer.ask('GET', `${path}?list=orders`)).toEqual([shared]);
    await save(officer, 'mine');
    expect(await namesOf(viewer)).toEqual([]);
  });

  test('a shared view is for who may read its list, and so is keeping one', async () => {
    const { as } = openWorld();
    const [officer, viewer] = [as('officer'), as('viewer')];
    await save(officer, 'queue', { list: 'compliance', isShared: true });
    expect([await namesOf(as('admin'), 'compliance'), await namesOf(viewer, 'compliance')]).toEqual(
      [['Open ones'], []],
    );
    const refused = await viewer.refused('PUT', `${path}/own`, { ...view, list: 'compliance' });
    expect(refused.status).toBe(403);
  });

  test('a name is there once in what a reader sees, however it is written', async () => {
    const { as } = openWorld();
    const [officer, viewer] = [as('officer'), as('viewer')];
    await save(officer, 'one', { isShared: true });
    for (const caller of [officer, viewer]) {
      const body = { ...view, name: 'OPEN ONES' };
      expect(await caller.refused('PUT', `${path}/two`, body)).toMatchObject({
        status: 409,
        keys: ['name'],
      });
    }
    // The same name in another list, and the same view again.
    await save(officer, 'three', { list: 'transfers' });
    await save(officer, 'one', { query: 'status=Filled' });
    // A private name of a colleague is no secret that a refusal tells.
    await save(viewer, 'four', { name: 'Mine' });
    await save(officer, 'five', { name: 'Mine' });
    expect(await officer.refused('PUT', `${path}/six`, { ...view, name: ' ' })).toMatchObject({
      status: 400,
      keys: ['name'],
    });
  });

  test('colleagues neither change nor remove it, and a removed one is gone for all', async () => {
    const { as } = openWorld();
    const [officer, admin] = [as('officer'), as('admin')];
    await save(officer, 'one', { isShared: true });
    for (const attempt of [
      admin.refused('PUT', `${path}/one`, view),
      admin.refused('DELETE', `${path}/one`),
    ]) {
      expect(await attempt).toMatchObject({ status: 404, keys: ['id'] });
    }
    await officer.ask('DELETE', `${path}/one`);
    expect(await namesOf(admin)).toEqual([]);
    // An answer that was lost is asked for again.
    await officer.ask('DELETE', `${path}/one`);
  });

  test('a list has twenty views of one person, which survive a restart in their order', async () => {
    const clock = manualClock();
    const store = memoryStore();
    const officer = callerOf(createSandbox({ clock, store }), 'officer');
    for (let at = 0; at < 20; at += 1) {
      await save(officer, `v${at}`, { name: `View ${at}` });
      clock.advance(1);
    }
    expect(await officer.refused('PUT', `${path}/more`, { ...view, name: 'More' })).toMatchObject({
      status: 400,
      keys: ['name'],
    });
    const later = callerOf(createSandbox({ clock, store }), 'officer');
    expect(await namesOf(later)).toEqual(Array.from({ length: 20 }, (_, at) => `View ${at}`));
  });
});
