import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The product's numbered rules: letter of the list, what it is about, and how many there are. */
export const ruleLists = [
  { letter: 'T', about: 'token lifecycle', count: 43 },
  { letter: 'R', about: 'real time', count: 35 },
  { letter: 'M', about: 'money', count: 33 },
  { letter: 'S', about: 'security', count: 64 },
  { letter: 'F', about: 'faults', count: 28 },
] as const;

const tests = [
  'packages/*/src/**/*.{test,stories}.{ts,tsx}',
  'packages/*/{conformance,openapi}/**/*.ts',
  'e2e/*.spec.ts',
  'tools/**/*.test.ts',
];

/** The ids of one list: `T01`, `T02` … */
export function idsOf({ letter, count }: (typeof ruleLists)[number]): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`);
}

/** Where each id stands in the name of a test; `S22-S31` names all ten. */
export function idsInTests(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const id of new Set(Array.from(source.matchAll(names)).flatMap(([name]) => idsIn(name)))) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}

/** The names of tests and groups: what stands in quotes or backticks, begins with an id, and goes on in words. */
const names = /(?:\(\s*|name: )['"`](?:[A-Z]\d\d[-– ,]*)+(?=[^'"`\n]*[a-z]{2})[^'"`\n]*/g;

function idsIn(name: string): string[] {
  return Array.from(name.matchAll(/([A-Z])(\d\d)(?:[-–]\1(\d\d))?/g)).flatMap(
    ([, letter = '', from = '', to = from]) => {
      const length = Number(to) - Number(from) + 1;
      return Array.from(
        { length },
        (_, i) => `${letter}${String(Number(from) + i).padStart(2, '0')}`,
      );
    },
  );
}
