import { expect, test } from 'vitest';

// Every component has its stories beside it. A new component without them fails here, by its name.

const components = Object.keys(import.meta.glob('./*/*/*.tsx')).filter((file) => {
  const [, folder, name] = /\/([^/]+)\/([^/]+)\.tsx$/.exec(file) ?? [];
  return folder !== undefined && folder === name;
});
const stories = new Set(Object.keys(import.meta.glob('./*/*/*.stories.tsx')));

/** Shown as a part of others. */
const partOf = new Map([
  ['./forms/field/field.tsx', 'every field'],
  ['./forms/percent-input/percent-input.tsx', 'the amount input'],
]);

test('the components are seen', () => {
  expect(components.length).toBeGreaterThan(70);
});

test('every component has its stories', () => {
  const without = components.filter(
    (file) => !stories.has(file.replace(/\.tsx$/, '.stories.tsx')) && !partOf.has(file),
  );
  expect(without).toEqual([]);
});
