import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One of the product's numbered rules. */
export interface Rule {
  /** `T01`. */
  id: string;
  text: string;
  /** The page or feature that does not exist yet, without which it cannot be held. */
  waitsFor?: string;
  /** Reason for which no test holds it. */
  not?: string;
}

export interface RuleList {
  letter: string;
  about: string;
  rules: Rule[];
}

/** The rules as `rules.txt` has them: a line for each list, a line for each rule, an indented one for its reason. */
export function ruleLists(root: string): RuleList[] {
  const lists: RuleList[] = [];
  for (const line of readFileSync(join(root, 'tools/rules/rules.txt'), 'utf8').split('\n')) {
    const [, letter = '', number, text = ''] = /^([A-Z])(\d\d)? (.+)$/.exec(line) ?? [];
    const [, reason, why = ''] = /^ {2}(waits for|not): (.+)$/.exec(line) ?? [];
    const rules = lists.at(-1)?.rules ?? [];
    const last = rules.at(-1);
    if (number !== undefined) rules.push({ id: letter + number, text });
    else if (letter !== '') lists.push({ letter, about: text, rules: [] });
    else if (reason === 'waits for' && last) last.waitsFor = why;
    else if (reason === 'not' && last) last.not = why;
    else if (line !== '') throw new Error(`tools/rules/rules.txt: ${line}`);
  }
  return lists;
}

const tests = [
  'packages/*/src/**/*.{test,stories}.{ts,tsx}',
  'packages/*/{conformance,openapi}/**/*.ts',
  'packages/sandbox/{attack,storm}/*.ts',
  'e2e/*.spec.ts',
  'tools/**/*.test.ts',
];

/** Returns the tests that name each id; `S22-S31` names all ten. */
export function idsInTests(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] });
  for (const file of files.toSorted()) {
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
