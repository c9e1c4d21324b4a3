import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test('a signature is the name, but for case, accents and spaces', () => {
  expect(isSameName(' noah  LINDQVIST', 'Noah Lindqvist')).toBe(true);
  expect(isSameName('Tomas Varga', 'Tomás Varga')).toBe(true);
  expect(isSameName('Noah', 'Noah Lindqvist')).toBe(false);
});

test('a name in another script is the same in either form of its letters', () => {
  expect(isSameName('김하늘', '김하늘'.normalize('NFD'))).toBe(true);
  expect(isSameName('ليلى حداد', ' ليلى  حداد')).toBe(true);
  expect(isSameName('Ирина Белова', 'ИРИНА БЕЛОВА')).toBe(true);
  expect(isSameName('Ирина Белова', 'Ирина Белов')).toBe(false);
});
