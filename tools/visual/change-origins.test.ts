import { expect, test } from 'vitest';
import { origins } from './change-origins.ts';

/** Imports by name; every story shows its own component. */
const house = (uses: Record<string, string[]>) => {
  const names = Object.keys(uses);
  const imports = new Map(
    names.flatMap((name) => [
      [`${name}.stories.tsx`, [`${name}.tsx`]],
      [`${name}.tsx`, (uses[name] ?? []).map((used) => `${used}.tsx`)],
    ]),
  );
  return (...differing: string[]) =>
    origins(
      differing.map((name) => ({ title: name, storyFile: `${name}.stories.tsx` })),
      (file) => imports.get(file) ?? [],
    );
};

const find = house({
  button: ['spinner'],
  spinner: [],
  dialog: ['button'],
  modal: ['dialog'],
  tabs: [],
});

test('a change begins with what shows nothing else that changed', () => {
  expect(find('modal', 'dialog', 'button')).toStrictEqual(['button']);
});

test('two changes have two origins', () => {
  expect(find('modal', 'dialog', 'tabs')).toStrictEqual(['dialog', 'tabs']);
});

test('components that show each other are both named', () => {
  expect(house({ a: ['b'], b: ['a'] })('a', 'b')).toStrictEqual(['a', 'b']);
});
