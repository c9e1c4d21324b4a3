import { expect, test } from 'vitest';
import { newAccount } from '../../accounts.ts';
import { demoAccounts } from '../../catalog/demo-accounts.ts';
import { firstLimitSteps } from '../../catalog/tier-limits.ts';
import { Refusal } from '../../refusal.ts';
import { testExchange } from '../../testing/test-exchange.ts';
import { checkRampLimit, checkWithdrawalLimits } from './limits.ts';
import { LimitUsage } from './limit-usage.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const hundredths = (francs: number) => BigInt(francs * 100);
const nothing = () => 0n;
/** Limits with which the exchange begins. */
const limits = {
  of: (tier: string) => firstLimitSteps.find((step) => step.tier === tier)!,
};

/** Returns the use at these times, added up by day. */
function used(...uses: [francs: number, at: string][]) {
  const { exchange } = testExchange();
  const usage = new LimitUsage(exchange, 'withdrawal');
  for (const [francs, at] of uses) {
    exchange.command(() => usage.add('trader', Date.parse(at), hundredths(francs)));
    exchange.command(() => usage.add('somebody-else', Date.parse(at), hundredths(francs)));
  }
  return (since: number) => usage.since('trader', since);
}

/** Tier 2: 25,000 a day and 150,000 a month to withdraw, 10,000 a day through the ramp. */
function trader() {
  const demo = demoAccounts.find(({ id }) => id === 'trader');
  if (demo === undefined) throw new Error('There is no trader.');
  return newAccount(demo, 0);
}

function wordsOf(action: () => void): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'allowed';
}

test('X53 a limit is met exactly, and missed by a hundredth', () => {
  const withdraw = (worth: bigint) =>
    wordsOf(() => checkWithdrawalLimits(trader(), limits, nothing, worth, noon));
  expect(withdraw(hundredths(25_000))).toBe('allowed');
  expect(withdraw(hundredths(25_000) + 1n)).toContain('limit for the day: 25000 CHF');
});

test('X54 a day counts from midnight in UTC, and what was before it counts for the month only', () => {
  const withdraw = (uses: ReturnType<typeof used>, francs: number) =>
    wordsOf(() => checkWithdrawalLimits(trader(), limits, uses, hundredths(francs), noon));
  expect(withdraw(used([20_000, '2026-11-20T00:00:00Z']), 6000)).toContain('the day: 5000 CHF');
  expect(withdraw(used([20_000, '2026-11-19T23:59:59.999Z']), 6000)).toBe('allowed');
  const month = used([100_000, '2026-11-01T00:00:00Z'], [45_000, '2026-11-01T12:00:00Z']);
  expect(withdraw(month, 5000)).toBe('allowed');
  expect(withdraw(month, 5001)).toContain('the month: 5000 CHF');
  expect(withdraw(used([145_000, '2026-10-31T23:59:59.999Z']), 5001)).toBe('allowed');
});

test('X55 the ramp has a limit of its own', () => {
  const buy = (francs: number) =>
    wordsOf(() => checkRampLimit(trader(), limits, nothing, hundredths(francs), noon));
  expect([buy(10_000), buy(10_001)]).toEqual([
    'allowed',
    expect.stringContaining('the day: 10000 CHF'),
  ]);
});
