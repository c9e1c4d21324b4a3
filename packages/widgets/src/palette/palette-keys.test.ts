// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isShortcut } from '../host/index.ts';
import { opensPalette } from './palette-keys.ts';

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ...more });

test.each([
  ['Russian', 'л'],
  ['Arabic', 'ن'],
  ['Greek', 'κ'],
  ['Korean', 'ㅏ'],
])('Ctrl K opens the palette on a keyboard of another script: %s', (_layout, key) => {
  expect(opensPalette(press(key, 'KeyK', { ctrlKey: true }))).toBe(true);
  expect(opensPalette(press(key, 'KeyK'))).toBe(false);
  expect(opensPalette(press(key, 'KeyL', { ctrlKey: true }))).toBe(false);
});

test('a Latin keyboard with other places opens the palette with its own K', () => {
  expect(opensPalette(press('k', 'KeyV', { ctrlKey: true }))).toBe(true);
  expect(opensPalette(press('t', 'KeyK', { ctrlKey: true }))).toBe(false);
});

test.each([
  ['и', 'KeyB', 'b'],
  ['ы', 'KeyS', 's'],
  ['لا', 'KeyB', 'b'],
  ['σ', 'KeyS', 's'],
])('a shortcut of one key is pressed with %s', (key, code, shortcut) => {
  expect(isShortcut(press(key, code), shortcut)).toBe(true);
  expect(isShortcut(press(key, code, { ctrlKey: true }), shortcut)).toBe(false);
  expect(isShortcut(press(shortcut, 'KeyN'), shortcut)).toBe(true);
});
