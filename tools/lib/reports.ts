import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome, TimedTest } from './outcome.ts';

/** Lines of an error that are repeated in the summary: the message, the call that failed and where it stands. */
const ERROR_LINES = 30;

/** Number of tests that are named with their time. */
const SLOWEST = 10;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Returns the counts of Vitest's JSON report, the failed tests with their errors, and the slowest tests. */
export function readVitestReport(text: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text) as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failureOf(name, message)] : [];
    return failed.map((each) =>
      failureOf(`${name} › ${each.fullName}`, each.failureMessages.join('\n')),
    );
  });
  const timed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures,
    slowest: slowestOf(timed),
  };
}

/**
 * Returns the counts of Playwright's JSON report, the failed tests with their errors, and the slowest tests. A test
 * that passed late is a failed one.
 */
export function readPlaywrightReport(text: string): Outcome {
  const { stats, suites, errors } = JSON.parse(text) as PlaywrightReport;
  const failuresIn = (suite: PlaywrightSuite, path: string[]): string[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          failureOf(
            [...path, spec.title].join(' › '),
            results
              .flatMap((result) => result.errors)
              .map(({ message }) => message ?? '')
              .join('\n'),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, [...path, inner.title])),
  ];
  const timesIn = (suite: PlaywrightSuite, path: string[]): TimedTest[] => [
    ...suite.specs.map(({ title, tests }) => ({
      name: [...path, title].join(' › '),
      milliseconds: tests
        .flatMap(({ results }) => results)
        .reduce((all, { duration }) => all + duration, 0),
    })),
    ...(suite.suites ?? []).flatMap((inner) => timesIn(inner, [...path, inner.title])),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => failureOf('Outside of the tests', message ?? '')),
      ...suites.flatMap((suite) => failuresIn(suite, [suite.title])),
    ],
    slowest: slowestOf(suites.flatMap((suite) => timesIn(suite, [suite.title]))),
  };
}

/** A report that a program left behind; a program that ended before it could count has failed once. */
export function outcomeOf(file: string, code: number, read: (text: string) => Outcome): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 };
  try {
    outcome = read(readFileSync(file, 'utf8'));
  } catch {
    // No report: its exit code says so.
  }
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

function slowestOf(tests: readonly TimedTest[]): TimedTest[] {
  return tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
}

function failureOf(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const left = lines.length - ERROR_LINES;
  const shown = left > 0 ? [...lines.slice(0, ERROR_LINES), `… ${left} more lines`] : lines;
  return [name, ...shown.map((line) => `    ${line}`)].join('\n');
}
