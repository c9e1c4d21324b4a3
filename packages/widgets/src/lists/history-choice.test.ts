import { expect, test } from 'vitest';
import {
  type HistoryChoice,
  historyChoiceOf,
  historyQueryOf,
  historyTabs,
  withTab,
} from './history-choice.ts';

test('a list, its filter, its search, its open entry and a statement are the same after they were in the address', () => {
  const choices: HistoryChoice[] = [
    { tab: 'orders', filter: {} },
    { tab: 'orders', filter: { market: 'XCB-CTN', side: 'Buy', type: 'Limit', status: 'Filled' } },
    { tab: 'transfers', filter: { asset: 'BTC', type: 'Deposit', status: 'Confirmed' } },
    { tab: 'all', filter: { type: 'Reward', from: '2026-11-01', to: '2026-11-30' } },
    { tab: 'ramp', filter: { search: ' bc1q & ?=#% ' } },
    { tab: 'trades', filter: { side: 'Buy' }, entry: 'f1 &?=' },
    { tab: 'conversions', filter: { asset: 'CTN', status: 'Expired' }, statement: '2026-10' },
  ];
  for (const choice of choices) {
    expect(historyChoiceOf(`?${historyQueryOf(choice)}`)).toEqual(choice);
  }
  expect(historyQueryOf({ tab: 'orders', filter: {} })).toBe('');
});

test('an address may say anything: what a list cannot be filtered by is left out', () => {
  for (const query of [
    '',
    '?list=dogs&side=Up&type=%00&status=--&from=2026-13-01&to=tomorrow&search=%20',
    '?symbol=BTC&market=a%2F..%2Fb&statement=2026-00',
    `?search=${'x'.repeat(201)}`,
    `?entry=${'x'.repeat(129)}`,
  ]) {
    expect(historyChoiceOf(query)).toEqual({ tab: 'orders', filter: {} });
  }
});

test('another list keeps what it can be filtered by too, and not the search', () => {
  const choice: HistoryChoice = {
    tab: 'orders',
    filter: { market: 'XCB-CTN', type: 'Limit', from: '2026-11-01', search: 'o1' },
  };
  expect(withTab(choice, 'trades')).toEqual({
    tab: 'trades',
    filter: { market: 'XCB-CTN', from: '2026-11-01' },
  });
  for (const tab of historyTabs) expect(withTab(choice, tab).filter.from).toBe('2026-11-01');
});
