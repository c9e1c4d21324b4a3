import { expect, test } from 'vitest';
import { UndoLog } from './undo-log.ts';

test('E37 everything that was changed is as before, whatever was changed twice', () => {
  const undo = new UndoLog();
  const account = { name: 'ann', list: [1] };
  const map = new Map([['a', 1]]);
  const set = new Set(['x']);
  undo.begin();
  undo.keep(account);
  account.name = 'bob';
  undo.keep(account);
  account.name = 'cyd';
  undo.append(account.list, 2);
  undo.set(map, 'a', 2);
  undo.delete(map, 'a');
  undo.set(map, 'b', 3);
  undo.remove(set, 'x');
  undo.add(set, 'x');
  undo.add(set, 'y');
  undo.rollBack();
  expect(account).toEqual({ name: 'ann', list: [1] });
  expect([...map]).toEqual([['a', 1]]);
  expect([...set]).toEqual(['x']);
});

test('E38 a finished command stays, and changes outside of a command are not remembered', () => {
  const undo = new UndoLog();
  const map = new Map<string, number>();
  undo.set(map, 'start', 1);
  undo.begin();
  undo.set(map, 'done', 2);
  undo.end();
  undo.begin();
  undo.set(map, 'failed', 3);
  undo.rollBack();
  expect([...map.keys()]).toEqual(['start', 'done']);
});
