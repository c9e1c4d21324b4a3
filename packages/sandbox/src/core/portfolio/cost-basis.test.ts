import { costMethods, type CostMethod } from '@agio/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CostBasis, type ValuedMovement } from './cost-basis.ts';

const move = (
  reference: string,
  changes: [asset: string, atoms: bigint, worth: bigint | undefined][],
  paid?: bigint,
): ValuedMovement => ({
  reference,
  changes: changes.map(([asset, atoms, worth]) => ({ asset, atoms, worth })),
  paid,
});

function basisOf(method: CostMethod, moves: readonly ValuedMovement[]): CostBasis {
  const basis = new CostBasis(method);
  for (const one of moves) basis.apply(one);
  return basis;
}

describe('the cost of holdings', () => {
  const bought = [
    move('one', [['BTC', 10n, 100n]]),
    move('two', [['BTC', 10n, 300n]]),
    move('sold', [
      ['BTC', -10n, 250n],
      ['USDC', 250n, 250n],
    ]),
  ];

  test('average cost treats all units alike; FIFO uses up those that came first', () => {
    expect(basisOf('Average', bought).of('BTC')).toMatchObject({
      atoms: 10n,
      cost: 200n,
      realised: 50n,
    });
    expect(basisOf('FIFO', bought).of('BTC')).toMatchObject({
      atoms: 10n,
      cost: 300n,
      realised: 150n,
    });
    for (const method of costMethods) {
      expect(basisOf(method, bought).of('USDC')).toMatchObject({ cost: 250n, realised: 0n });
    }
  });

  test('an amount that is sent off takes its cost along and earns nothing; one that comes back is as if it had stayed', () => {
    for (const method of costMethods) {
      const basis = basisOf(method, bought.slice(0, 2));
      const before = { ...basis.of('BTC'), lots: [...Reflect.get(basis.of('BTC'), 'lots')] };
      basis.apply(move('sent', [['BTC', -12n, 999n]]));
      expect(basis.of('BTC')).toMatchObject({ atoms: 8n, realised: 0n });
      basis.apply(move('sent', [['BTC', 12n, 1n]]));
      expect(basis.of('BTC')).toMatchObject({ atoms: 20n, cost: 400n, realised: 0n });
      expect(basis.paidIn).toBe(400n);
      expect(before.atoms).toBe(20n);
    }
  });

  test('an amount bought at a provider earns its price, and nothing any more when the payment is given up', () => {
    for (const method of costMethods) {
      const basis = basisOf(method, [move('one', [['BTC', 10n, 100n]])]);
      basis.apply(move('sale', [['BTC', -5n, 70n]], 60n));
      expect([basis.of('BTC').realised, basis.paidIn]).toEqual([10n, 40n]);
      basis.apply(move('sale', [['BTC', 5n, 70n]], 60n));
      expect([basis.of('BTC').realised, basis.paidIn]).toEqual([0n, 100n]);
    }
  });

  test('an amount that came without a price has no gain', () => {
    const basis = basisOf('Average', [move('one', [['ODD', 10n, undefined]])]);
    expect(basis.of('ODD').isKnown).toBe(false);
  });
});

/** Amounts of few assets, so that every kind of movement meets every other. */
const asset = fc.constantFrom('BTC', 'ETH', 'USDC');
const amount = fc.bigInt({ min: 1n, max: 10n ** 20n });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('in' as const),
    asset,
    amount,
    worth: amount,
    isPaid: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('out' as const),
    asset,
    amount,
    worth: amount,
    isPaid: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('swap' as const),
    asset,
    other: asset,
    amount,
    got: amount,
    worth: amount,
  }),
  fc.record({ kind: fc.constant('back' as const), pick: fc.nat() }),
);

test('whatever happens, gains are what is held less what was paid in, to the last digit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...costMethods),
      fc.array(step, { maxLength: 60 }),
      fc.dictionary(asset, amount),
      (method, steps, values) => {
        const basis = new CostBasis(method);
        const held = new Map<string, bigint>();
        const sent: { reference: string; asset: string; atoms: bigint }[] = [];
        /** Counted beside: what came in at its worth, less what left at its cost or price. */
        const change = (of: string, atoms: bigint) => held.set(of, (held.get(of) ?? 0n) + atoms);
        for (const [index, one] of steps.entries()) {
          const reference = `r${index}`;
          if (one.kind === 'back') {
            const back = sent.splice(one.pick % Math.max(sent.length, 1), 1)[0];
            if (back === undefined) continue;
            change(back.asset, back.atoms);
            basis.apply(move(back.reference, [[back.asset, back.atoms, 7n]]));
            continue;
          }
          const paid = 'isPaid' in one && one.isPaid ? one.worth / 3n : undefined;
          if (one.kind === 'in') {
            change(one.asset, one.amount);
            basis.apply(move(reference, [[one.asset, one.amount, one.worth]], paid));
            continue;
          }
          const has = held.get(one.asset) ?? 0n;
          const atoms = one.amount < has ? one.amount : has;
          if (atoms === 0n) continue;
          change(one.asset, -atoms);
          if (one.kind === 'out') {
            sent.push({ reference, asset: one.asset, atoms });
            basis.apply(move(reference, [[one.asset, -atoms, one.worth]], paid));
          } else if (one.other === one.asset) {
            change(one.asset, atoms);
          } else {
            change(one.other, one.got);
            basis.apply(
              move(reference, [
                [one.asset, -atoms, one.worth],
                [one.other, one.got, undefined],
              ]),
            );
          }
        }
        let gains = 0n;
        let worth = 0n;
        for (const [of, atoms] of held) {
          const position = basis.of(of);
          expect(position.atoms).toBe(atoms);
          const lots = Reflect.get(position, 'lots') as { atoms: bigint; cost: bigint }[];
          expect(lots.reduce((sum, lot) => sum + lot.atoms, 0n)).toBe(atoms);
          expect(lots.reduce((sum, lot) => sum + lot.cost, 0n)).toBe(position.cost);
          expect(position.cost).toBeGreaterThanOrEqual(0n);
          expect(atoms === 0n ? position.cost : 0n).toBe(0n);
          const value = values[of] ?? 0n;
          worth += value;
          gains += position.realised + value - position.cost;
        }
        expect(gains).toBe(worth - basis.paidIn);
      },
    ),
  );
});
