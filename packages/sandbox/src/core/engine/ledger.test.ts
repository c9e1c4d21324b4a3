import { expect, test } from 'vitest';
import { Ledger } from './ledger.ts';

function funded() {
  const ledger = new Ledger();
  ledger.post([
    { account: 'house:outside', asset: 'BTC', atoms: -10n },
    { account: 'ann', asset: 'BTC', atoms: 10n },
  ]);
  ledger.hold('ann', 'BTC', 6n);
  const give = (atoms: bigint) =>
    ledger.post([
      { account: 'ann', asset: 'BTC', atoms: -atoms },
      { account: 'bob', asset: 'BTC', atoms },
    ]);
  return { ledger, give };
}

test('E35 a reserved amount can neither be given away nor reserved again', () => {
  const { ledger, give } = funded();
  expect(() => give(5n)).toThrow(/does not have/);
  expect(() => ledger.hold('ann', 'BTC', 5n)).toThrow(/cannot reserve/);
  expect([ledger.total('ann', 'BTC'), ledger.total('bob', 'BTC')]).toEqual([10n, 0n]);
  give(4n);
  expect([ledger.total('ann', 'BTC'), ledger.available('ann', 'BTC')]).toEqual([6n, 0n]);
});

test('E36 no more is released than was reserved', () => {
  const { ledger } = funded();
  expect(() => ledger.release('ann', 'BTC', 7n)).toThrow(/has not reserved/);
  ledger.release('ann', 'BTC', 6n);
  expect(() => ledger.release('ann', 'BTC', 1n)).toThrow(/has not reserved/);
  expect(ledger.available('ann', 'BTC')).toBe(10n);
});
