import {
  errorCodes,
  type referralStates,
  type ReferralOverview,
  type ReferredFriend,
  type Reward,
} from '@agio/api-client/contract';
import type { Account, Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { exactAtoms, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { hashNumbers, hashText } from '../../random.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { ReferralRecord, RewardRecord } from '../../tables.ts';
import { Collection } from '../collection.ts';

const rewardAsset = 'USDC';
const rewardDigits = 6;
const share = '0.2';
const discount = '0.1';
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Friends who came by invitation, and what that has earned. */
export class Referrals {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly valuation: Valuation;
  readonly friends: Collection<'referrals'>;
  readonly rewards: Collection<'rewards'>;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; valuation: Valuation },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.valuation = parts.valuation;
    this.friends = new Collection(exchange, store, 'referrals');
    this.rewards = new Collection(exchange, store, 'rewards');
  }

  /**
   * Remembers who invited a new person. A code counts once and before the first verification (spec §4). Answers whether
   * the person has come by this code.
   */
  register(account: Account, given: string): boolean {
    const code = given.toUpperCase().replaceAll(' ', '');
    if (account.referralCode !== null) return account.referralCode === code;
    if ((account.information.verificationLevel ?? 0) > 0) return false;
    const inviter = [...this.accounts.all()].find(
      (other) => other !== account && codeOf(other) === code,
    );
    if (inviter === undefined) return false;
    this.accounts.change(account, { referralCode: codeOf(inviter) });
    const id = this.exchange.nextId('i');
    this.friends.put(id, {
      id,
      accountId: inviter.id,
      name: masked(account.email),
      friendId: account.id,
      state: 'SignedUp',
      earned: '0',
      joinedAt: this.exchange.now(),
    });
    return true;
  }

  overview(account: Account, origin: string): ReferralOverview {
    const friends = this.of(account);
    const earned = friends.reduce((total, friend) => total + this.earnedBy(friend), 0n);
    const claimable = this.claimable(account)
      .filter(({ assetId }) => assetId === rewardAsset)
      .reduce((total, { amount }) => total + exactAtoms(amount, rewardDigits), 0n);
    const code = codeOf(account);
    return {
      code,
      link: `${origin}/?ref-code=${code}`,
      share,
      discount,
      invited: friends.length,
      verified: friends.filter((friend) => this.stateOf(friend) !== 'SignedUp').length,
      earned: fromAtoms(earned, rewardDigits),
      claimable: fromAtoms(claimable, rewardDigits),
      rewardAsset,
    };
  }

  /** Newest first. */
  friendsView(account: Account): ReferredFriend[] {
    return this.of(account).map((friend) => ({
      id: friend.id,
      name: friend.name,
      joinedAt: isoTime(friend.joinedAt),
      state: this.stateOf(friend),
      earned: fromAtoms(this.earnedBy(friend), rewardDigits),
    }));
  }

  rewardsView(account: Account): Reward[] {
    return this.claimable(account).map(({ id, amount, assetId }) => ({ id, amount, assetId }));
  }

  claim(account: Account, rewardId: string): Reward {
    const reward = this.rewards.get(rewardId);
    if (reward?.accountId !== account.id) {
      throw refuse(404, errorCodes.notFound, 'Reward not found.', 'rewardId');
    }
    if (reward.claimedAt !== null) {
      throw refuse(409, errorCodes.validation, 'This reward has already been claimed.', 'rewardId');
    }
    const { id, assetId, amount } = reward;
    const decimals = this.exchange.decimalsOf(assetId);
    this.exchange.deposit(account.id, assetId, exactAtoms(amount, decimals), id);
    this.rewards.put(id, { ...reward, claimedAt: this.exchange.now() });
    return { id, amount, assetId };
  }

  private claimable(account: Account): RewardRecord[] {
    return this.rewards.filter(
      ({ accountId, claimedAt }) => accountId === account.id && claimedAt === null,
    );
  }

  private of(account: Account): ReferralRecord[] {
    return this.friends
      .filter(({ accountId }) => accountId === account.id)
      .toSorted((a, b) => b.joinedAt - a.joinedAt);
  }

  private stateOf({ friendId, state }: ReferralRecord): (typeof referralStates)[number] {
    const friend = friendId === null ? undefined : this.accounts.get(friendId);
    if (friend === undefined) return state;
    if ((friend.information.verificationLevel ?? 0) < 1) return 'SignedUp';
    return this.exchange.orders.history.activityOf(friend.id).trades > 0 ? 'Trading' : 'Verified';
  }

  /** The share of the fees that a friend has paid, at today's prices. */
  private earnedBy({ friendId, earned }: ReferralRecord): bigint {
    let total = exactAtoms(earned, rewardDigits);
    if (friendId === null) return total;
    const { fees } = this.exchange.orders.history.activityOf(friendId);
    for (const [asset, paid] of Object.entries(fees)) {
      const price = this.valuation.price(asset, 'USD') ?? 0n;
      const decimals = this.exchange.decimalsOf(asset);
      const dollars = (BigInt(paid) * price) / powerOfTen(decimals + valueDigits - rewardDigits);
      total += (dollars * exactAtoms(share, 1)) / 10n;
    }
    return total;
  }
}

/** A person's invitation code: eight letters without those that look alike. */
export function codeOf({ id }: Pick<Account, 'id'>): string {
  const seed = hashText(`code:${id}`);
  return Array.from(
    { length: 8 },
    (_, index) => codeLetters[hashNumbers(seed, index) % codeLetters.length],
  ).join('');
}

/** `mara@fastmail.ch` is `m•••@fastmail.ch`. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.indexOf('@'))}`;
}
