import type { Aggregation } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import {
  endingFor,
  fullnessOf,
  isAboveCeiling,
  isOpen,
  isShort,
  largestOf,
  needsAttention,
  partOf,
  placeOnBar,
  progressOf,
  shareOf,
  stepsDone,
  suggestionFor,
  totalOf,
} from './aggregation.ts';

const aggregation = (change: Partial<Aggregation>): Aggregation => ({
  id: 'g-1',
  token: 'AGG-1180',
  walletId: 'btc',
  asset: 'BTC',
  network: 'bitcoin',
  amount: '1.5',
  destination: 'bc1qhot',
  sources: [],
  networkFee: '0.0006',
  feeAsset: 'BTC',
  state: 'Proposed',
  proposedBy: 'Aiko Damm',
  proposerId: 'admin',
  approvedBy: null,
  transaction: null,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-11-20T11:00:00Z',
  ...change,
});

describe('who may do what', () => {
  const admin = { id: 'admin', isAdmin: true };
  const officer = { id: 'officer', isAdmin: false };

  test('an officer who proposed never approves, whatever their role and name', () => {
    const proposed = aggregation({});
    expect(partOf(proposed, admin)).toBe('ownProposal');
    expect(partOf(proposed, officer)).toBe('approve');
    expect(partOf(proposed, { id: 'admin-2', isAdmin: true })).toBe('approve');
    expect(partOf(aggregation({ proposerId: 'officer' }), officer)).toBe('ownProposal');
  });

  test('an approval is offered only once it is known who the officer is', () => {
    expect(partOf(aggregation({}), { id: undefined, isAdmin: false })).toBe('ownProposal');
  });

  test('an administrator broadcasts what is approved, an officer waits for one', () => {
    const approved = aggregation({ state: 'Approved', approvedBy: 'Maria Oliveira' });
    expect(partOf(approved, admin)).toBe('broadcast');
    expect(partOf(approved, officer)).toBe('waitsForAdmin');
  });

  test('a move to cold storage is approved by administrators, by each once', () => {
    const move = aggregation({ kind: 'FromCold', approvalsNeeded: 2 });
    const second = { id: 'admin-2', isAdmin: true };
    expect(partOf(move, officer)).toBe('byAdministrators');
    expect(partOf(move, second)).toBe('approve');
    const approvals = [{ officerId: 'admin-2', officer: 'H', time: '2026-11-20T10:00:00Z' }];
    expect(partOf({ ...move, approvals }, second)).toBe('approvedOnce');
    expect(partOf({ ...move, approvals }, { id: 'admin-3', isAdmin: true })).toBe('approve');
  });

  test.each(['Confirmed', 'Expired', 'Rejected', 'Unknown'] as const)(
    'no officer can act on one that is %s',
    (state) => {
      expect(partOf(aggregation({ state }), admin)).toBe('over');
      expect(isOpen({ state })).toBe(false);
    },
  );
});

test('the steps behind it are read from what has happened, also of one that ended on the way', () => {
  expect(stepsDone(aggregation({}))).toBe(1);
  expect(stepsDone(aggregation({ state: 'Expired' }))).toBe(1);
  expect(stepsDone(aggregation({ state: 'Expired', approvedBy: 'M' }))).toBe(2);
  expect(stepsDone(aggregation({ state: 'Rejected', approvedBy: 'M', transaction: '0x1' }))).toBe(
    3,
  );
  expect(stepsDone(aggregation({ state: 'Confirmed', approvedBy: 'M', transaction: '0x1' }))).toBe(
    4,
  );
});

describe('sources', () => {
  const sources = ['3', '2', '0.1', '0.2'].map((balance, index) => ({
    address: `a${index}`,
    balance,
    fee: '0.001176',
  }));

  test('the others are added exactly', () => {
    expect(largestOf(sources, 2)).toEqual({
      largest: sources.slice(0, 2),
      others: { count: 2, balance: '0.3', fee: '0.002352' },
    });
    expect(largestOf(sources, 4).others).toBeUndefined();
  });

  test('the collected amount and its fee are the sums', () => {
    expect(totalOf(sources)).toEqual({ amount: '5.3', fee: '0.004704' });
    expect(totalOf([])).toEqual({ amount: '0', fee: '0' });
  });

  test('a sponsor with exactly the fee has enough', () => {
    expect(isShort('0.004704', '0.004704')).toBe(false);
    expect(isShort('0.004704', '0.004703')).toBe(true);
  });
});

test.each([
  ['0', 'normal', 0],
  ['64.01', 'normal', 0.64],
  ['89.9', 'normal', 0.899],
  ['90', 'high', 0.9],
  ['100', 'high', 1],
  ['100.1', 'over', 1],
])('a wallet at %s %% of its ceiling is %s', (ceilingPercent, fullness, share) => {
  expect(fullnessOf({ ceilingPercent, balance: '10', floor: '10' })).toBe(fullness);
  expect(shareOf({ ceilingPercent })).toBe(share);
});

test('a wallet with less than its floor is under it', () => {
  expect(fullnessOf({ ceilingPercent: '12', balance: '9.99', floor: '10' })).toBe('under');
  expect(placeOnBar('3.5', '10')).toBe('35%');
});

test('an officer who proposed withdraws, others reject, and a broadcast cannot be ended', () => {
  const admin = { id: 'admin', isAdmin: true };
  const officer = { id: 'officer', isAdmin: false };
  expect(endingFor(aggregation({}), admin)).toBe('withdraw');
  expect(endingFor(aggregation({ state: 'Approved' }), officer)).toBe('reject');
  expect(endingFor(aggregation({ state: 'Broadcast' }), officer)).toBeUndefined();
  expect(endingFor(aggregation({}), { id: undefined, isAdmin: true })).toBeUndefined();
});

test('sources are counted by what the network has made of them', () => {
  const source = (state?: 'Confirmed' | 'Failed') => ({
    address: 'bc1q',
    balance: '1',
    fee: '0',
    ...(state !== undefined && { state }),
  });
  expect(progressOf([source('Confirmed'), source('Failed'), source(), source()])).toEqual({
    confirmed: 1,
    failed: 1,
    pending: 2,
  });
});

test('the suggestion leads back to the target, and there is none that leads away from it', () => {
  const wallet = { balance: '18.402117', target: '17' };
  expect(suggestionFor(wallet, 'ToCold')).toBe('1.402117');
  expect(suggestionFor(wallet, 'FromCold')).toBeUndefined();
  expect(suggestionFor({ balance: '16.5', target: '17' }, 'FromCold')).toBe('0.5');
  expect(suggestionFor({ balance: '17', target: '17' }, 'ToCold')).toBeUndefined();
});

test('a wallet exactly at its ceiling is not above it', () => {
  const wallet = { balance: '840310.14', ceiling: '923400' };
  expect(isAboveCeiling(wallet, '83089.86')).toBe(false);
  expect(isAboveCeiling(wallet, '83089.860001')).toBe(true);
});

test('a wallet needs attention near its ceiling and below its floor', () => {
  const of = (ceilingPercent: string, balance: string) =>
    needsAttention({ ceilingPercent, balance, floor: '10' });
  expect([of('89.9', '10'), of('90', '10'), of('20', '9.9')]).toEqual([false, true, true]);
});
