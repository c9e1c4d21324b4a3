import { ApiError, errorCodes } from '@agio/api-client';
import { Decimal } from '@agio/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversionReducer } from './conversion.ts';
import { quoteRequest, shareOf, summarise } from './convert-summary.ts';
import { conversion, kept, noPrice, quote, world } from './testing/convert-fixture.ts';

const paid = conversion({ amount: '1250' });
const typed = (text: string, side: 'from' | 'to' = 'from') =>
  conversionReducer(conversion(), { type: 'typed', side, text });
const codes = (...args: Parameters<typeof summarise>) =>
  summarise(...args).reasons.map(({ code }) => code);
const refused = (errorCode: number, key = 'fromAmount') =>
  world({
    kept: {
      ...noPrice,
      error: new ApiError('http', {
        status: 400,
        errorCode,
        errors: [{ key, code: '', message: 'So says the exchange.' }],
        messages: ['So says the exchange.'],
      }),
    },
  });

test('with a price that is held and enough of the asset nothing is in the way', () => {
  const { reasons, amounts, isEstimate, limits } = summarise(paid, world());
  expect(reasons).toEqual([]);
  expect(isEstimate).toBe(false);
  expect(amounts.to?.toString()).toBe(quote.toAmount);
  expect(limits?.max.toString()).toBe('25000');
});

describe('the amount of the query', () => {
  test('is the amount that was given, of either side, read by the locale', () => {
    expect(quoteRequest(typed('1,250.5'), world())).toEqual({
      fromAsset: 'XCB',
      toAsset: 'USDC',
      fromAmount: '1250.5',
    });
    expect(quoteRequest(typed('1.250,5', 'to'), world({ locale: 'de' }))).toMatchObject({
      toAmount: '1250.5',
    });
  });

  test.each(['', '.', '1.', '0', '-1', 'x', '1,25.0', '1.0000001 BTC'])(
    'is nothing while the amount is “%s”',
    (text) => expect(quoteRequest(typed(text), world())).toBeUndefined(),
  );

  test('is nothing with more decimals than the asset has', () => {
    expect(quoteRequest(typed('1.1234567', 'to'), world())).toBeUndefined();
    expect(codes(typed('1.1234567', 'to'), world())).toContain('unreadable');
  });
});

describe('the reasons, in the order in which they are shown', () => {
  test.each([
    ['the account is not known yet', world({ account: 'loading' }), 'loading'],
    ['a guest', world({ account: 'guest', kept: noPrice }), 'signIn'],
    ['an account that may not trade', world({ account: 'notActive' }), 'notActive'],
    ['no network', world({ isOnline: false }), 'offline'],
    ['the price is on its way', world({ kept: { ...noPrice, isAsking: true } }), 'asking'],
    ['the price has ended', world({ kept: { ...kept(), isHeld: false } }), 'asking'],
    ['a market that is halted', refused(errorCodes.marketNotOpen), 'halted'],
    ['an asset without a price', refused(errorCodes.notFound), 'notConvertible'],
    ['too little', refused(errorCodes.belowMinimum), 'belowMinimum'],
    ['too much', refused(errorCodes.aboveMaximum), 'aboveMaximum'],
    ['too fine', refused(errorCodes.amountOffStep), 'refused'],
    ['an account that was frozen meanwhile', refused(errorCodes.accountFrozen), 'notActive'],
    ['a server that broke down', refused(errorCodes.internal), 'noPrice'],
  ])('%s', (_, context, code) => expect(codes(paid, context)[0]).toBe(code));

  test('an amount that is too small comes before a price that is on its way', () => {
    const context = world({ kept: { ...noPrice, isAsking: true } });
    expect(codes(conversion({ amount: '2000' }), context)).toEqual(['notEnough', 'asking']);
  });

  test('an asset that cannot be converted comes before an amount that is too small', () => {
    const context = refused(errorCodes.notFound);
    expect(codes(conversion({ amount: '2000' }), context)[0]).toBe('notConvertible');
  });

  test('an amount to receive may cost more than there is', () => {
    const context = world({ kept: kept({ fromAmount: '1862.40000001', toAmount: '1765' }) });
    const [reason] = summarise(conversion({ receive: '1765' }), context).reasons;
    expect(reason).toMatchObject({ code: 'notEnough', side: 'from' });
    expect(reason?.code === 'notEnough' && reason.missing.toString()).toBe('0.00000001');
  });

  test('a refusal is no reason while the price before it is still held', () => {
    const { error } = refused(errorCodes.internal).kept;
    expect(codes(paid, world({ kept: { ...kept(), error } }))).toEqual([]);
  });

  test('a limit is shown with the figure of the latest price, where there was one', () => {
    const without = summarise(paid, refused(errorCodes.belowMinimum)).reasons[0];
    expect(without).toMatchObject({ limit: undefined, text: 'So says the exchange.' });
    const context = { ...refused(errorCodes.belowMinimum), latest: quote };
    const [reason] = summarise(paid, context).reasons;
    expect(reason?.code === 'belowMinimum' && reason.limit?.toString()).toBe('5');
  });
});

describe('before there is a price', () => {
  test('the other amount is estimated by the markets', () => {
    const { amounts, isEstimate } = summarise(
      conversion({ amount: '100' }),
      world({ kept: noPrice }),
    );
    expect(isEstimate).toBe(true);
    expect(amounts.to?.toString()).toBe('94.845232');
  });

  test('the other amount is estimated by the price of before, where these two had one', () => {
    const context = world({ kept: noPrice, latest: quote });
    expect(summarise(conversion({ amount: '2500' }), context).amounts.to?.toString()).toBe(
      '2366.37277',
    );
  });

  test('if there is neither, there is no estimate, and no zero', () => {
    const { amounts } = summarise(
      conversion({ amount: '100' }),
      world({ kept: noPrice, values: new Map() }),
    );
    expect([amounts.from?.toString(), amounts.to]).toEqual(['100', undefined]);
  });
});

describe('a share of the balance', () => {
  const exact = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(18))
    .map(([units, scale]) =>
      Decimal.of(String(units)).dividedBy(Decimal.of(`1${'0'.repeat(scale)}`), 18, 'down'),
    );

  test('Max is the most that one conversion may be, where there is more than that (M3)', () => {
    const [available, most] = [Decimal.of('31960.937941'), Decimal.of('25000')];
    expect(shareOf(available, 100, { decimals: 6, most }).toString()).toBe('25000');
    expect(shareOf(Decimal.of('7'), 100, { decimals: 6, most }).toString()).toBe('7');
  });

  test('all of it is all, to the last digit; less is never more than there is', () => {
    fc.assert(
      fc.property(exact, fc.constantFrom(25, 50, 75), (available, percent) => {
        const free = { decimals: 18, most: undefined };
        expect(shareOf(available, 100, free)).toBe(available);
        const part = shareOf(available, percent, free);
        expect(part.lte(available)).toBe(true);
        expect(part.scale).toBeLessThanOrEqual(8);
      }),
    );
  });
});
