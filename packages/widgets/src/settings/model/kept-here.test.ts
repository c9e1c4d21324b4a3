import { storageKeys } from '@agio/api-client';
import { expect, test } from 'vitest';
import { forget, keptIn } from './kept-here.ts';

/** A storage of a browser with these keys. */
function storage(...keys: string[]) {
  const kept = [...keys];
  return {
    kept,
    get length() {
      return kept.length;
    },
    key: (index: number) => kept[index] ?? null,
    removeItem: (key: string) => void kept.splice(kept.indexOf(key), 1),
  };
}

test('data that the browser keeps of the product is listed once by its name, and nothing of others', () => {
  const local = storage(storageKeys.display, 'theirs', 'agio.of-another-version');
  const session = storage('agio.oidc.state-1', storageKeys.display);
  expect(keptIn([() => local, () => session])).toEqual([
    { key: 'agio.of-another-version', name: undefined },
    { key: storageKeys.display, name: 'display' },
    { key: 'agio.oidc.state-1', name: 'signInUnderWay' },
  ]);
});

test('forgetting removes all of it but the sign-in, which the session ends itself', () => {
  const local = storage(storageKeys.tokens, storageKeys.display, 'theirs', storageKeys.look);
  const session = storage('agio.oidc.state-1', storageKeys.intents);
  forget([() => local, () => session]);
  expect(local.kept).toEqual([storageKeys.tokens, 'theirs']);
  expect(session.kept).toEqual([]);
});

test('a storage that is switched off keeps nothing and stops nothing', () => {
  const off = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const local = storage(storageKeys.display);
  expect(keptIn([off, () => local])).toHaveLength(1);
  forget([off, () => local]);
  expect(local.kept).toEqual([]);
});
