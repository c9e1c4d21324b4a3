import { expect, test } from 'vitest';
import { outcomeOf, readPlaywrightReport, readVitestReport } from './reports.ts';

test('a failed Vitest test is reported with its file, its name and its error', () => {
  const report = JSON.stringify({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', duration: 20, failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            duration: 30,
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\nat a.ts'],
          },
        ],
      },
    ],
  });
  expect(readVitestReport(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts › two\n    expected 1\n    at a.ts'],
    late: [],
    slowest: [
      { name: 'a.test.ts › two', milliseconds: 30 },
      { name: 'a.test.ts › one', milliseconds: 20 },
    ],
  });
});

test('a file that Vitest cannot read is reported with its error', () => {
  const report = JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(readVitestReport(report).failures).toEqual(['b.test.ts\n    no such module']);
});

test('a Vitest test that passed with errors has passed at its second try; three such tests have failed', () => {
  const outcomeWith = (number: number) => {
    const assertionResults = Array.from({ length: number }, (_, i) => ({
      status: 'passed',
      fullName: `story ${i}`,
      duration: 1,
      failureMessages: ['no focus'],
    }));
    const report = JSON.stringify({
      numPassedTests: number,
      numFailedTests: 0,
      testResults: [{ name: 'a.stories.tsx', status: 'passed', message: '', assertionResults }],
    });
    const { passed, failed, failures, late } = readVitestReport(report);
    return { passed, failed, failures: failures?.length, late };
  };
  const story = (i: number) => `a.stories.tsx › story ${i}\n    no focus`;
  expect(outcomeWith(2)).toEqual({ passed: 2, failed: 0, failures: 0, late: [story(0), story(1)] });
  expect(outcomeWith(3)).toEqual({ passed: 0, failed: 3, failures: 3, late: [] });
});

const spec = (title: string, status: string, message: string, duration: number) => ({
  title,
  tests: [{ status, results: [{ duration, errors: [{ message }] }] }],
});

test('a failed Playwright test is reported with its path, and apart from it one that passed at its second try', () => {
  const report = JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        title: 'desk.spec.ts',
        specs: [spec('buys', 'unexpected', 'no button', 7), spec('reads', 'expected', '', 8)],
        suites: [{ title: 'phone', specs: [spec('sells', 'flaky', 'late', 9)] }],
      },
    ],
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 6,
    failed: 1,
    failures: ['desk.spec.ts › buys\n    no button'],
    late: ['desk.spec.ts › phone › sells\n    late'],
    slowest: [
      { name: 'desk.spec.ts › phone › sells', milliseconds: 9 },
      { name: 'desk.spec.ts › reads', milliseconds: 8 },
      { name: 'desk.spec.ts › buys', milliseconds: 7 },
    ],
  });
});

test('three Playwright tests that pass at their second try have failed', () => {
  const report = JSON.stringify({
    stats: { expected: 5, unexpected: 0, flaky: 3 },
    errors: [],
    suites: [
      {
        title: 'desk.spec.ts',
        specs: ['buys', 'sells', 'reads'].map((title) => spec(title, 'flaky', 'late', 1)),
      },
    ],
  });
  const { passed, failed, failures, late } = readPlaywrightReport(report);
  expect({ passed, failed, late }).toEqual({ passed: 5, failed: 3, late: [] });
  expect(failures).toHaveLength(3);
});

test('the ten slowest tests are named, not more', () => {
  const assertionResults = Array.from({ length: 12 }, (_, i) => ({
    status: 'passed',
    fullName: `test ${i}`,
    duration: i,
    failureMessages: [],
  }));
  const report = JSON.stringify({
    numPassedTests: 12,
    numFailedTests: 0,
    testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }],
  });
  const { slowest = [] } = readVitestReport(report);
  expect(slowest.map(({ milliseconds }) => milliseconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('a long error is cut and says by how much', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const report = JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message }],
    suites: [],
  });
  const [failure] = readPlaywrightReport(report).failures ?? [];
  expect(failure?.split('\n')).toHaveLength(32);
  expect(failure).toMatch(/… 10 more lines$/);
});

test('a program that left no report has failed once, unless it says that all is well', () => {
  const ended = (code: number) => ({ code, tail: 'Error: gone' });
  expect(outcomeOf('no-such-file.json', ended(1), readVitestReport)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['Outside of the tests\n    Error: gone'],
  });
  expect(outcomeOf('no-such-file.json', ended(0), readVitestReport)).toEqual({
    passed: 0,
    failed: 0,
  });
});
