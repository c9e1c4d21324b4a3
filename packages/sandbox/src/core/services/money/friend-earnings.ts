// @where Sandbox: referral program: share of the fees, discount, bonus
import type { referralStates } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { exactAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits } from '../../market-data/valuation.ts';
import type { AccountBooks } from '../../portfolio/account-books.ts';
import type { ReferralRecord } from '../../records/money.ts';
import type { Account } from '../../records/people.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';

export const rewardDigits = 6;

/** Part of a friend's fees that the inviter gets, and part that the friend gets back. */
export const share = '0.2';

/** Part of their fees that a friend gets back. */
export const discount = '0.1';

/** For a friend who completes the first verification. */
export const bonus = '5';

interface Earning {
  time: number;
  atoms: bigint;
}

/** Friends of each inviter, and what they earn: it follows from the ledgers of the friends. */
export class FriendEarnings {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly books: AccountBooks;
  readonly friends: Collection<'referrals'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; books: AccountBooks },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.books = parts.books;
    this.friends = new Collection(exchange, store, 'referrals');
  }

  of(account: Account): ReferralRecord[] {
    return this.friends
      .filter(({ accountId }) => accountId === account.id)
      .toSorted((a, b) => b.joinedAt - a.joinedAt);
  }

  stateOf({ friendId, state }: ReferralRecord): (typeof referralStates)[number] {
    const friend = friendId === null ? undefined : this.accounts.get(friendId);
    if (friend === undefined) return state;
    if (levelOf(friend) < 1) return 'SignedUp';
    return this.exchange.orders.history.activityOf(friend.id).trades > 0 ? 'Trading' : 'Verified';
  }

  /** Returns what a friend has earned for their inviter. */
  earnedBy({ friendId, joinedAt, verifiedAt, ...past }: ReferralRecord): Earning[] {
    const before = past.earnedAt ?? [{ time: joinedAt, amount: past.earned }];
    const earnings = before.map(({ time, amount }) => ({
      time,
      atoms: exactAtoms(amount, rewardDigits),
    }));
    if (verifiedAt !== undefined) {
      earnings.push({ time: verifiedAt, atoms: exactAtoms(bonus, rewardDigits) });
    }
    return friendId === null
      ? earnings
      : [...earnings, ...this.partOfFees(friendId, joinedAt, share)];
  }

  /** Returns the rebate of a person's own fees; null if they came without an invitation. */
  rebateOf(account: Account): Earning[] | null {
    const record = this.recordOf(account.id);
    return record === undefined ? null : this.partOfFees(account.id, record.joinedAt, discount);
  }

  earningsOf(account: Account): Earning[] {
    const friends = this.of(account).flatMap((friend) => this.earnedBy(friend));
    return [...friends, ...(this.rebateOf(account) ?? [])];
  }

  /** Returns a part of the fees of an account's trades, each at its worth in that moment. */
  partOfFees(accountId: string, since: number, part: string): Earning[] {
    const entries = this.books.entries(accountId);
    return entries.flatMap((entry) => {
      const { type, fee, time } = entry;
      if (type !== 'Trade' || fee === null || time < since) return [];
      const dollars = this.books.worth(entry, fee.asset, fee.atoms, 'USD') ?? 0n;
      const atoms = (dollars * exactAtoms(part, 1)) / powerOfTen(valueDigits - rewardDigits + 1);
      return atoms === 0n ? [] : { time, atoms };
    });
  }

  recordOf(friendId: string): ReferralRecord | undefined {
    if (this.accounts.get(friendId)?.referralCode == null) return undefined;
    return this.friends.filter((each) => each.friendId === friendId)[0];
  }
}

export const levelOf = ({ information }: Account) => information.verificationLevel ?? 0;

export const sum = (earnings: readonly Earning[]) =>
  earnings.reduce((total, { atoms }) => total + atoms, 0n);
