import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['English', 'b', 'KeyB', 'b'],
  ['English with Shift', 'B', 'KeyB', 'b'],
  ['Russian', 'и', 'KeyB', 'b'],
  ['Russian with Shift', 'Л', 'KeyK', 'k'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Arabic, two letters of one key', 'لا', 'KeyB', 'b'],
  ['Persian digit', '۰', 'Digit0', '0'],
  ['Thai vowel sign', 'ิ', 'KeyB', 'b'],
  ['Korean', 'ㅠ', 'KeyB', 'b'],
])('the key of a shortcut is found on another keyboard: %s', (_layout, key, code, found) => {
  expect(pressedKey({ key, code })).toBe(found);
});

test.each([
  ['Dvorak, the letter', 'k', 'KeyV', 'k'],
  ['Dvorak, a comma where others have W', ',', 'KeyW', ','],
  ['French, a comma where others have M', ',', 'KeyM', ','],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  ['Czech digits row', 'é', 'Digit0', 'é'],
])('a Latin keyboard keeps its own places: %s', (_layout, key, code, found) => {
  expect(pressedKey({ key, code })).toBe(found);
});

test('a key with a name and a mark are themselves', () => {
  expect(pressedKey({ key: 'Escape', code: 'Escape' })).toBe('escape');
  expect(pressedKey({ key: '/', code: 'Backslash' })).toBe('/');
  expect(pressedKey({ key: '؟', code: 'Slash' })).toBe('?');
  expect(pressedKey({ key: 'х', code: 'BracketLeft' })).toBe('х');
});
