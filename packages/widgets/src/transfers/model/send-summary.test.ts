import { encodeAddress } from '@agio/api-client/addresses';
import type { AddressBookEntry, WalletNetwork, WithdrawalLimits } from '@agio/api-client/contract';
import { addressAllowances } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { emptySend, type SendInput, sendReducer } from './send.ts';
import { barShare, limitUses } from './send-limits.ts';
import { maxToSend, type SendContext, summariseSend } from './send-summary.ts';

const address = encodeAddress('stellar', new Uint8Array(32).fill(7));
const network = {
  id: 'stellar',
  name: 'Stellar',
  asset: 'USDC',
  depositEnabled: true,
  withdrawalEnabled: true,
  memoRequired: true,
  memoLabel: 'Memo ID',
  minWithdrawal: '5',
  withdrawalFee: '0.2',
  decimals: 6,
} as WalletNetwork;
const limits: WithdrawalLimits = {
  currency: 'CHF',
  perDay: '25000',
  usedToday: '24000',
  perMonth: '150000',
  usedThisMonth: '24000',
  resetsAt: '2026-11-21T00:00:00.000Z',
  next: null,
};
const context: SendContext = {
  locale: 'en',
  currency: 'CHF',
  account: 'active',
  isOnline: true,
  asset: 'USDC',
  network,
  available: Decimal.of('12990.1234567'),
  price: Decimal.of('0.8'),
  limitPrice: Decimal.of('0.8'),
  limits,
  book: [],
  known: [],
  check: { result: 'IsAllowed', replaces: null, refusal: undefined, hasFailed: false },
  proof: '',
};
const typed = (text: string, rest: Partial<SendInput> = {}): SendInput => ({
  ...emptySend,
  address,
  memo: '884029',
  entry: { kind: 'typed', text },
  ...rest,
});
const codes = (input: SendInput, change: Partial<SendContext> = {}) =>
  summariseSend(input, { ...context, ...change }).reasons.map(({ code }) => code);

describe('the figures of a transfer', () => {
  test('the recipient gets the amount without the fee of the network', () => {
    const { amount, fee, net, worth, reasons } = summariseSend(typed('1,000'), context);
    expect([amount, fee, net, worth].map(String)).toEqual(['1000', '0.2', '999.8', '800']);
    expect(reasons).toEqual([]);
  });

  test('an amount in the reader’s currency is rounded down to what the network carries', () => {
    const { amount } = summariseSend(typed('100.01', { unit: 'fiat' }), {
      ...context,
      price: Decimal.of('0.3'),
    });
    expect(String(amount)).toBe('333.366666');
    expect(codes(typed('100', { unit: 'fiat' }), { price: undefined })).toEqual(['noPrice']);
  });

  test('all of a balance is what the network can carry of it, and no more', () => {
    expect(String(maxToSend(context.available!, network))).toBe('12990.123456');
    expect(String(maxToSend(context.available!, network, 50))).toBe('6495.061728');
  });
});

describe('why a transfer cannot be reviewed', () => {
  test('an empty form asks for the address first, then for memo and amount', () => {
    expect(codes(emptySend)).toEqual(['noAddress', 'noMemo', 'empty']);
  });

  test('a fault of the address is shown before the exchange is called', () => {
    const check = { ...context.check, result: undefined };
    const wrong = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
    const reasons = (text: string) =>
      summariseSend(typed('10', { address: text }), { ...context, check }).reasons;
    expect(reasons(wrong)).toEqual([{ code: 'badAddress', fault: 'checksum' }]);
    expect(reasons('0x1234')).toEqual([{ code: 'badAddress', fault: 'format' }]);
    expect(reasons(address)).toEqual([{ code: 'checking' }]);
  });

  test.each(addressAllowances.filter((result) => result !== 'IsAllowed'))(
    'an address that is %s is not sent to',
    (result) => {
      expect(codes(typed('10'), { check: { ...context.check, result } })).toEqual(['notAllowed']);
    },
  );

  test('a check that failed is not taken for one that passed', () => {
    const check = { ...context.check, result: undefined, hasFailed: true };
    expect(codes(typed('10'), { check })).toEqual(['checkFailed']);
  });

  test('minimum, balance and limits each name an amount that would do', () => {
    const of = (text: string, change: Partial<SendContext> = {}) =>
      summariseSend(typed(text), { ...context, ...change }).reasons[0];
    expect(of('4.999999')).toMatchObject({ code: 'belowMinimum' });
    const available = Decimal.of('100');
    const short = of('101', { available });
    expect(short?.code === 'notEnough' && String(short.missing)).toBe('1');
    const over = of('1251');
    expect(over?.code === 'overLimit' && [over.use.period, String(over.use.left)]).toEqual([
      'day',
      '1000',
    ]);
    expect(of('1250')).toBeUndefined();
    expect(of('10', { limits: { ...limits, perDay: null } })?.code).toBe('noWithdrawals');
  });

  test('a closure by staff or by the account comes before everything else', () => {
    expect(codes(typed('10'), { account: 'limited' })[0]).toBe('limited');
    expect(codes(typed('10'), { network: { ...network, withdrawalEnabled: false } })).toEqual([
      'closed',
    ]);
    expect(codes(typed('10'), { network: undefined })).toEqual(['noNetwork']);
    expect(codes(typed('10'), { isOnline: false })).toEqual(['offline']);
  });

  test('a look-alike waits until it is typed, and an address of the book is none', () => {
    const known = [{ address: `${address.slice(0, 8)}${'A'.repeat(40)}${address.slice(-8)}` }];
    expect(codes(typed('10'), { known })).toEqual(['lookAlike']);
    const book = [{ address, memo: '884029', allowance: 'IsAllowed' } as AddressBookEntry];
    expect(codes(typed('10'), { known, book })).toEqual([]);
  });

  test('a memo is of the form of its network, and the one that the address is proven with', () => {
    const book = [{ address, memo: '884029', allowance: 'IsAllowed' } as AddressBookEntry];
    const memo = (text: string) => codes(typed('10', { memo: text }), { book });
    expect(memo('884029')).toEqual([]);
    expect(memo('1')).toEqual(['memoNotProven']);
    expect(memo('a'.repeat(29))).toEqual(['badMemo']);
    const second = { ...book[0]!, memo: '1', allowance: 'VerificationRequired' as const };
    const both = summariseSend(typed('10', { memo: '1' }), { ...context, book: [...book, second] });
    expect(both.entry).toBe(second);
    expect(both.reasons).toEqual([{ code: 'memoNotProven' }]);
  });
});

test('a limit that is used up leaves nothing, and never less', () => {
  const used = { ...limits, usedToday: '26000' };
  const { day } = limitUses(used, Decimal.of('1'));
  expect([String(day?.left), day?.isExceeded]).toEqual(['0', true]);
  expect(barShare(Decimal.of('26000'), Decimal.of('25000'))).toBe(1);
  expect(barShare(Decimal.of('1'), Decimal.of('3'))).toBe(0.333);
});

test('the memo of an entry comes with it, and a typed one stays with a pasted address', () => {
  const memo = (action: Parameters<typeof sendReducer>[1]) => sendReducer(typed('1'), action).memo;
  expect(memo({ type: 'addressed', address: 'G', memo: '' })).toBe('');
  expect(memo({ type: 'addressed', address: 'G' })).toBe('884029');
});
