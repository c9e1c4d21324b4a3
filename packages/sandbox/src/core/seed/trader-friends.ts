import { exactAtoms, fromAtoms } from '../fixed.ts';
import { day } from '../market-data/resolution.ts';
import type { Seeding } from './past-moves.ts';

export function seedFriends({ exchange, services, trader }: Seeding): void {
  const now = exchange.now();
  const friend = (
    name: string,
    state: 'SignedUp' | 'Verified' | 'Trading',
    daysAgo: number,
    earned: readonly (readonly [amount: string, daysAgo: number])[] = [],
  ) => {
    const id = exchange.nextId('i');
    const sum = earned.reduce((total, [amount]) => total + exactAtoms(amount, 2), 0n);
    services.referrals.restoreFriend({
      id,
      accountId: trader.id,
      name,
      friendId: null,
      state,
      earned: fromAtoms(sum, 2),
      earnedAt: earned.map(([amount, ago]) => ({ time: now - ago * day, amount })),
      joinedAt: now - daysAgo * day,
    });
  };
  friend('m•••@fastmail.ch', 'Trading', 8, [
    ['5', 7],
    ['3.17', 5],
    ['5.25', 2],
  ]);
  friend('j•••@posteo.de', 'Verified', 17, [['5', 15]]);
  friend('s•••@proton.me', 'Trading', 55, [
    ['5', 54],
    ['6.2', 47],
    ['7.05', 40],
    ['78.45', 26],
  ]);
  friend('a•••@gmx.at', 'SignedUp', 42);
  const reward = (
    kind: 'Referral' | 'OrderPhase',
    assetId: string,
    amount: string,
    daysAgo: number,
  ) => {
    const id = exchange.nextId('v');
    services.referrals.rewards.put(id, {
      id,
      accountId: trader.id,
      assetId,
      amount,
      claimedAt: null,
      kind,
      createdAt: now - daysAgo * day,
    });
  };
  reward('Referral', 'USDC', '96.7', 26);
  reward('OrderPhase', 'CTN', '2400', 83);
}
