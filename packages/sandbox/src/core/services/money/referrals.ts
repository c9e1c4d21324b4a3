// @where Sandbox: referral rewards: least payout, asset, form of a code
// @where Client: referral link (invitation): name of its query parameter, and the code that a visit keeps
import {
  type PortfolioRange,
  type ReferralEarnings,
  type ReferralOverview,
  type ReferredFriend,
  referralCodeParameter,
  type Reward,
} from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { isoTime } from '../../clock.ts';
import type { Changes } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { houseAccounts } from '../../engine/ledger.ts';
import { exactAtoms, fromAtoms } from '../../fixed.ts';
import { intervalStart } from '../../market-data/resolution.ts';
import type { AccountBooks } from '../../portfolio/account-books.ts';
import { finest, rangeStart, timesOf } from '../../portfolio/series-times.ts';
import { hashNumbers, hashText } from '../../random.ts';
import type { ReferralRecord, RewardRecord } from '../../records/money.ts';
import type { Account } from '../../records/people.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import type { Timed } from '../timed-records.ts';
import {
  bonus,
  discount,
  FriendEarnings,
  levelOf,
  rewardDigits,
  share,
  sum,
} from './friend-earnings.ts';

const rewardAsset = 'USDC';

/** Earnings from which a reward is paid out. */
const payoutFrom = '20';

const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Friends who came by invitation, and the inviter's earnings: they follow from the ledgers of the friends, and are paid
 * out as a reward whenever enough has come together. A friend is checked again after each change of theirs.
 */
export class Referrals implements Timed {
  private readonly exchange: Exchange;
  private readonly accounts: Accounts;
  private readonly earned: FriendEarnings;
  readonly rewards: Collection<'rewards'>;
  /** Friends to look at; undefined before the first look of a run, which is at all of them. */
  private changed: Set<string> | undefined;

  constructor(
    exchange: Exchange,
    store: Store,
    parts: { accounts: Accounts; books: AccountBooks },
  ) {
    this.exchange = exchange;
    this.accounts = parts.accounts;
    this.earned = new FriendEarnings(exchange, store, parts);
    this.rewards = new Collection(exchange, store, 'rewards');
    exchange.onCommit('referrals', (changes) => this.note(changes));
  }

  /** Keeps a friend of the past, for what a scenario begins with. */
  restoreFriend(friend: ReferralRecord): void {
    this.earned.friends.put(friend.id, friend);
  }

  /** Returns the people who came by an invitation and have changed or traded since they were looked at. */
  due(): string[] {
    this.changed ??= new Set(
      this.earned.friends.filter(isHere).flatMap(({ friendId }) => friendId ?? []),
    );
    return [...this.changed];
  }

  /** Pays out what a friend has earned for themselves and for who invited them, and tells both. */
  moveOn(friendId: string, now: number): void {
    const record = this.earned.recordOf(friendId);
    const friend = this.accounts.get(friendId);
    const inviter = record && this.accounts.get(record.accountId);
    if (record !== undefined && friend !== undefined && inviter !== undefined) {
      if (record.verifiedAt === undefined && levelOf(friend) >= 1) {
        this.earned.friends.put(record.id, { ...record, verifiedAt: now });
      }
      this.tell(inviter, this.payOut(inviter, now));
      const own = this.payOut(friend, now);
      if (own !== null) this.tell(friend, own);
    }
    this.changed?.delete(friendId);
  }

  /**
   * Remembers who invited a new person. A code counts once and before the first verification. Answers whether
   * the person has come by this code.
   */
  register(account: Account, given: string): boolean {
    const code = given.toUpperCase().replaceAll(' ', '');
    if (account.referralCode !== null) return account.referralCode === code;
    if (levelOf(account) > 0) return false;
    const inviter = [...this.accounts.all()].find(
      (other) => other !== account && codeOf(other) === code,
    );
    if (inviter === undefined) return false;
    this.accounts.change(account, { referralCode: codeOf(inviter) });
    const id = this.exchange.nextId('i');
    this.earned.friends.put(id, {
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
    const friends = this.earned.of(account);
    const rebate = this.earned.rebateOf(account);
    const earned = sum(this.earned.earningsOf(account));
    const claimable = this.claimable(account)
      .filter(({ assetId }) => assetId === rewardAsset)
      .reduce((total, { amount }) => total + exactAtoms(amount, rewardDigits), 0n);
    const code = codeOf(account);
    return {
      code,
      link: `${origin}/?${referralCodeParameter}=${code}`,
      share,
      discount,
      bonus,
      payoutFrom,
      invited: friends.length,
      verified: friends.filter((friend) => this.earned.stateOf(friend) !== 'SignedUp').length,
      earned: fromAtoms(earned, rewardDigits),
      pending: fromAtoms(this.pending(account), rewardDigits),
      claimable: fromAtoms(claimable, rewardDigits),
      rebate: rebate && fromAtoms(sum(rebate), rewardDigits),
      rewardAsset,
    };
  }

  /** Returns the earnings over time, in total until each moment. */
  earnings(account: Account, range: PortfolioRange): ReferralEarnings {
    const now = this.exchange.now();
    const own = this.earned.recordOf(account.id);
    const since = [...this.earned.of(account), ...(own ? [own] : [])].map(
      ({ joinedAt }) => joinedAt,
    );
    const opened = since.length === 0 ? now : Math.min(...since);
    const from = rangeStart(range, opened, now);
    const resolution = finest(now - from);
    const start = Math.max(opened, intervalStart(resolution, from));
    const times = since.length === 0 ? [] : timesOf(start, now, resolution);
    const earnings = this.earned.earningsOf(account).toSorted((a, b) => a.time - b.time);
    const inRange = earnings.filter(({ time }) => time >= from);
    let next = 0;
    let total = 0n;
    const points = times.map((time) => {
      for (let one = earnings[next]; one !== undefined && one.time <= time; one = earnings[next]) {
        total += one.atoms;
        next += 1;
      }
      return { time: isoTime(time), value: fromAtoms(total, rewardDigits) };
    });
    return {
      asset: rewardAsset,
      range,
      resolution,
      earned: fromAtoms(sum(inRange), rewardDigits),
      points,
    };
  }

  /** Newest first. */
  friendsView(account: Account): ReferredFriend[] {
    return this.earned.of(account).map((friend) => ({
      id: friend.id,
      name: friend.name,
      joinedAt: isoTime(friend.joinedAt),
      state: this.earned.stateOf(friend),
      earned: fromAtoms(sum(this.earned.earnedBy(friend)), rewardDigits),
    }));
  }

  rewardsView(account: Account): Reward[] {
    return this.claimable(account).map(rewardView);
  }

  claim(account: Account, rewardId: string): Reward {
    const reward = this.rewards.get(rewardId);
    if (reward?.accountId !== account.id) {
      throw refuse('rewardNotFound', 'rewardId');
    }
    if (reward.claimedAt !== null) {
      throw refuse('rewardClaimed', 'rewardId');
    }
    const { id, assetId, amount } = reward;
    const decimals = this.exchange.decimalsOf(assetId);
    const atoms = exactAtoms(amount, decimals);
    this.exchange.post('reward', id, [
      // Paid by the house: nothing arrives in a wallet for it.
      { account: houseAccounts.makers, asset: assetId, atoms: -atoms },
      { account: account.id, asset: assetId, atoms },
    ]);
    this.rewards.put(id, { ...reward, claimedAt: this.exchange.now() });
    return rewardView(reward);
  }

  private claimable(account: Account): RewardRecord[] {
    return this.rewards.filter(
      ({ accountId, claimedAt }) => accountId === account.id && claimedAt === null,
    );
  }

  /** Earned and not yet a reward. */
  private pending(account: Account): bigint {
    const paid = this.rewards
      .filter(
        ({ accountId, ...reward }) => accountId === account.id && kindOf(reward) === 'Referral',
      )
      .reduce((total, { amount }) => total + exactAtoms(amount, rewardDigits), 0n);
    const pending = sum(this.earned.earningsOf(account)) - paid;
    return pending < 0n ? 0n : pending;
  }

  private payOut(account: Account, now: number): Reward | null {
    const pending = this.pending(account);
    if (pending < exactAtoms(payoutFrom, rewardDigits)) return null;
    const reward: RewardRecord = {
      id: this.exchange.nextId('v'),
      accountId: account.id,
      assetId: rewardAsset,
      amount: fromAtoms(pending, rewardDigits),
      claimedAt: null,
      kind: 'Referral',
      createdAt: now,
    };
    this.rewards.put(reward.id, reward);
    return rewardView(reward);
  }

  private tell({ id }: Account, reward: Reward | null): void {
    this.exchange.tell({ accountId: id, event: 'referral', content: { reward } });
  }

  private note({ accounts, orders }: Changes): void {
    const traders = [...orders].flatMap(([{ accountId }, fills]) =>
      fills.length > 0 ? accountId : [],
    );
    for (const id of [...accounts, ...traders]) {
      if (this.accounts.get(id)?.referralCode != null) this.changed?.add(id);
    }
  }
}

const isHere = ({ friendId }: ReferralRecord) => friendId !== null;

const kindOf = ({ kind, assetId }: Pick<RewardRecord, 'kind' | 'assetId'>) =>
  kind ?? (assetId === rewardAsset ? 'Referral' : 'OrderPhase');

export function rewardView(record: RewardRecord): Reward {
  const { id, amount, assetId, createdAt } = record;
  return {
    id,
    amount,
    assetId,
    kind: kindOf(record),
    ...(createdAt !== undefined && { since: isoTime(createdAt) }),
  };
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
