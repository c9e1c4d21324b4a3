import { run } from './run.ts';

/** Result of a task: single tests where it has some, else the checks that it made. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Each failed test where single ones are known: its name, then its error. */
  failures?: readonly string[];
  /** The tests that took longest, slowest first. */
  slowest?: readonly TimedTest[];
}

export interface TimedTest {
  name: string;
  milliseconds: number;
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failed: outcomes.reduce((all, { failed }) => all + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    slowest: outcomes
      .flatMap(({ slowest = [] }) => slowest)
      .toSorted((a, b) => b.milliseconds - a.milliseconds),
  };
}

export const verdict = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

/** A program whose exit code is the whole answer. */
export async function check(
  command: string,
  args: readonly string[],
  options: Parameters<typeof run>[2] = {},
): Promise<Outcome> {
  return verdict((await run(command, args, options)) === 0);
}
