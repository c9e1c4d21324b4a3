import { expect, test } from 'vitest';
import { keyAction } from './chart-keys.ts';

const press = (
  key: string,
  held: Partial<Parameters<typeof keyAction>[0]> = {},
  hasCursor = false,
) =>
  keyAction(
    { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held },
    hasCursor,
  );

test('arrows read the candle they came to; with Shift they read what came in sight', () => {
  expect(press('ArrowLeft')?.reads).toBe('candle');
  expect(press('ArrowLeft', { shiftKey: true })?.reads).toBe('sight');
  expect(press('+', { shiftKey: true })).toBe(press('+'));
});

test('keys of the browser or the page stay theirs', () => {
  const others = ['ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'k', '?'];
  expect(others.filter((key) => press(key))).toEqual([]);
  const modifiers = ['ctrlKey', 'altKey', 'metaKey'];
  expect(modifiers.filter((held) => press('ArrowLeft', { [held]: true }))).toEqual([]);
  expect(modifiers.filter((held) => press('0', { [held]: true }))).toEqual([]);
});

test('Escape is taken only while there is a candle to leave', () => {
  expect(press('Escape')).toBeUndefined();
  expect(press('Escape', {}, true)).toBe(press('0'));
});
