import { expect, test } from 'vitest';
import * as all from './index.ts';

interface Part {
  type?: string;
  requirement?: unknown;
  [key: string]: unknown;
}

/** Every regular expression in a schema, however deep. */
function regexesOf(value: unknown, seen = new Set<unknown>()): RegExp[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof RegExp) return [value];
  return Object.values(value as Part).flatMap((part) => regexesOf(part, seen));
}

test('S42 no text, however long and however hostile, keeps a regular expression of the contract busy', () => {
  const regexes = [...new Map(regexesOf(all).map((regex) => [regex.source, regex])).values()];
  expect(regexes.length).toBeGreaterThan(2);
  const long = 100_000;
  const hostile = ['0', '1', '.', '-', 'a', ' ', '1.', '2026-11-20T11:30:00.000Z', ':'].flatMap(
    (part) => [part.repeat(long / part.length), `${part.repeat(long / part.length)}!`],
  );
  // One that looks back again and again would not come to an end.
  const matched = regexes.flatMap((regex) => hostile.filter((text) => regex.test(text)));
  expect(matched.length).toBeLessThan(regexes.length * hostile.length);
});
