import { describe, expect, test } from 'vitest';
import { hubMessages } from './hub-messages.ts';
import { staffCalls } from './staff-calls.ts';
import { callRows, callsPage, hubRows } from './table.ts';
import { traderCalls } from './trader-calls.ts';
import { recorder, oneServer } from './world.ts';

oneServer();

describe('trader', () => {
  traderCalls();
});
describe('staff', () => {
  staffCalls();
});
describe('live', () => {
  hubMessages();
});

describe('the table of calls', () => {
  const withoutTest = (rows: { name: string; tests: string[] }[]) =>
    rows.filter(({ tests }) => tests.length === 0).map(({ name }) => name);

  test('every call of the contract is made by a test, answered, and has its handler', () => {
    const rows = callRows(recorder);
    expect(rows.length).toBeGreaterThan(80);
    expect(withoutTest(rows)).toEqual([]);
    expect(rows.filter(({ handler }) => handler === '')).toEqual([]);
  });

  test('every method, stream and event of the hubs is heard by a test', () => {
    expect(withoutTest(hubRows(recorder))).toEqual([]);
  });

  test('docs/calls.md says the same (after a change: vitest run --project unit every-call -u)', async () => {
    const page = callsPage(callRows(recorder), hubRows(recorder));
    await expect(page).toMatchFileSnapshot('../../../../../docs/calls.md');
  });
});
