import { describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { createPersisted } from './persisted.ts';

const schema = v.picklist(['light', 'dark']);

function memory(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const refusing = Object.assign(memory(), { getItem: refuse, setItem: refuse });

describe('a remembered choice', () => {
  test('is the same for the next page', () => {
    const storage = memory();
    createPersisted('agio.theme', schema, 'dark', () => storage).set('light');
    expect(createPersisted('agio.theme', schema, 'dark', () => storage).get()).toBe('light');
  });

  test.each(['"blue"', '{', 'null', ''])('stored as %j counts as no choice', (text) => {
    const storage = memory({ 'agio.theme': text });
    expect(createPersisted('agio.theme', schema, 'dark', () => storage).get()).toBe('dark');
  });

  test('holds for the page when storage is full or off', () => {
    const theme = createPersisted('agio.theme', schema, 'dark', () => refusing);
    expect(theme.get()).toBe('dark');
    theme.set('light');
    expect(theme.get()).toBe('light');
  });

  test('is sent to every listener, and the same value stays the same object', () => {
    const lists = createPersisted('agio.favourites', v.array(v.string()), [], () => memory());
    const listener = vi.fn<() => void>();
    const stop = lists.subscribe(listener);
    lists.set(['XCB-CTN']);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(lists.get()).toBe(lists.get());
    stop();
    lists.set([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
