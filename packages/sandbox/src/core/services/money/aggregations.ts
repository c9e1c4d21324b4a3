import { type Aggregation } from '@agio/api-client/contract';
import type { HotWalletDefinition } from '../../catalog/hot-wallets.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Faults } from '../../faults.ts';
import { exactAtoms, fromAtoms } from '../../fixed.ts';
import type { AggregationRecord } from '../../records/money.ts';
import { refuse } from '../../refusal.ts';
import { type Actor, type Audit } from '../staff/audit.ts';
import { differences } from '../staff/differences.ts';
import { isDue, type Timed } from '../timed-records.ts';
import { makeAddress, makeTransaction } from './addresses/address-format.ts';
import { actedFirst, endOf, isOpen, viewOf } from './aggregation-state.ts';
import { sharedAddress } from './addresses/deposit-addresses.ts';
import { HotWallets } from './hot-wallets.ts';
import { reasons } from '../../language/data-messages.ts';
import { findings } from '../../language/staff-messages.ts';
import { english } from '../../language/language.ts';

const approvalLasts = 60 * 60_000;

/** A broadcast is confirmed in so many steps of so long: long enough to see it half-way. */
const confirmationSteps = 5;

const confirmationStep = 3000;

/** Addresses that a fee sponsor can pay for. */
const usuallySponsored = 1024;

/** An aggregation in a state that a person has brought it to. */
type Moved = AggregationRecord['aggregation'] & {
  state: 'Proposed' | 'Approved' | 'Broadcast' | 'Rejected' | 'Withdrawn';
};

/**
 * Collection of the balances of deposit addresses into the hot wallets: one person proposes, another one approves, then it
 * is sent. Sending cannot be taken back, so each is a step of its own.
 */
export class Aggregations implements Timed {
  private readonly exchange: Exchange;
  private readonly wallets: HotWallets;
  private readonly audit: Audit;
  private readonly faults: Pick<Faults, 'isNetworkDown' | 'takeRefusedSource'>;

  constructor(
    exchange: Exchange,
    parts: { hotWallets: HotWallets; audit: Audit; faults: Aggregations['faults'] },
  ) {
    this.exchange = exchange;
    this.wallets = parts.hotWallets;
    this.audit = parts.audit;
    this.faults = parts.faults;
  }

  /** Newest first. */
  aggregationsOf(walletId: string): Aggregation[] {
    return this.wallets.aggregations
      .filter(({ aggregation }) => aggregation.walletId === walletId)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** Returns the aggregations of every wallet in one state, the one that is longest in it first. */
  inEveryWallet(state: Aggregation['state']): Aggregation[] {
    return this.wallets.aggregations
      .filter(({ aggregation }) => aggregation.state === state)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  sponsorOf(wallet: HotWalletDefinition) {
    return {
      address: makeAddress(wallet.network, `sponsor:${wallet.id}`),
      asset: wallet.feeAsset,
      balance: fromAtoms(this.sponsorLeft(wallet), wallet.feeDigits),
    };
  }

  /** Returns the unspent balance of the sponsor; each address is paid for when the network has taken it. */
  private sponsorLeft(wallet: HotWalletDefinition): bigint {
    const fee = exactAtoms(wallet.feePerAddress, wallet.feeDigits);
    const paid = this.aggregationsOf(wallet.id)
      // Records of before addresses had a state of their own have none.
      .flatMap(({ state, sources }) => sources.map((source) => source.state ?? state))
      .filter((state) => state === 'Confirmed').length;
    const left = fee * BigInt((wallet.sponsored ?? usuallySponsored) - paid);
    return left > 0n ? left : 0n;
  }

  propose(by: Actor, walletId: string, asset?: string): Aggregation {
    const wallet = this.wallets.wallet(walletId);
    if (asset !== undefined && asset !== wallet.asset) {
      throw refuse('walletOfAnotherAsset', 'token', { asset: wallet.asset });
    }
    const open = this.aggregationsOf(walletId).find(({ state }) => isOpen(state));
    if (open !== undefined) {
      throw refuse('aggregationOpen', 'walletId', { aggregation: open.token });
    }
    const sources = this.wallets.sourcesOf(wallet);
    if (sources.length === 0) {
      throw refuse('nothingToCollect', 'walletId');
    }
    const amount = sources.reduce(
      (sum, { balance }) => sum + this.wallets.atoms(wallet, balance),
      0n,
    );
    const fee = exactAtoms(wallet.feePerAddress, wallet.feeDigits) * BigInt(sources.length);
    const now = this.exchange.now();
    const aggregation: AggregationRecord['aggregation'] = {
      id: this.exchange.nextId('g'),
      token: `AGG-${1180 + this.wallets.aggregations.size}`,
      walletId,
      asset: wallet.asset,
      network: wallet.network,
      amount: this.wallets.text(wallet, amount),
      destination: sharedAddress(wallet.network),
      sources,
      networkFee: fromAtoms(fee, wallet.feeDigits),
      feeAsset: wallet.feeAsset,
      state: 'Proposed',
      proposedBy: by.account.displayName,
      approvedBy: null,
      transaction: null,
      createdAt: isoTime(now),
      expiresAt: isoTime(now + approvalLasts),
    };
    this.trail(by, { ...aggregation, state: 'Proposed' }, null);
    return this.put({ aggregation, proposerId: by.account.id, dueAt: now + approvalLasts });
  }

  approve(by: Actor, token: string): Aggregation {
    const record = this.inState(token, ['Proposed']);
    if (record.proposerId === by.account.id) {
      throw refuse('anotherMustApprove', 'token');
    }
    const due = this.exchange.now() + approvalLasts;
    this.trail(by, { ...record.aggregation, state: 'Approved' }, 'Proposed');
    return this.put({
      ...record,
      dueAt: due,
      aggregation: {
        ...record.aggregation,
        state: 'Approved',
        approvedBy: by.account.displayName,
        expiresAt: isoTime(due),
      },
    });
  }

  /** Rejects an aggregation. Its proposer withdraws it instead. */
  reject(by: Actor, token: string, reason: string): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId === by.account.id) {
      throw refuse('aggregationOwn', 'token');
    }
    return this.end(by, record, 'Rejected', reason);
  }

  /** Withdraws an aggregation. Only its proposer may. */
  withdraw(by: Actor, token: string, reason: string | undefined): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId !== by.account.id) {
      throw refuse('aggregationOfAnother', 'token', { name: record.aggregation.proposedBy });
    }
    return this.end(by, record, 'Withdrawn', reason);
  }

  /** Withdraws what an account proposed that may not propose any more. */
  endProposalsOf(by: Actor, proposerId: string): void {
    for (const record of this.wallets.aggregations.values()) {
      const isOpenStill = ['Proposed', 'Approved'].includes(record.aggregation.state);
      if (isOpenStill && record.proposerId === proposerId) this.end(by, record, 'Withdrawn', '');
    }
  }

  private end(
    by: Actor,
    record: AggregationRecord,
    state: 'Rejected' | 'Withdrawn',
    reason: string | undefined,
  ): Aggregation {
    const { aggregation } = record;
    const said = (reason ?? '') === '' ? null : (reason ?? null);
    this.trail(by, { ...aggregation, state }, aggregation.state, said);
    return this.put({
      ...record,
      dueAt: null,
      aggregation: { ...aggregation, state, endedBy: by.account.displayName, reason: said },
    });
  }

  private trail(
    by: Actor,
    { walletId, token, amount, destination, state }: Moved,
    before: Aggregation['state'] | null,
    detail: string | null = null,
  ): void {
    const first = before === null ? {} : { state: before, amount, destination };
    const changes = differences<object>(first, { state, amount, destination });
    const action = english.say(`trail.aggregation${state}`, { token });
    this.audit.add(`wallet:${walletId}`, by, action, { changes, detail });
  }

  broadcast(by: Actor, token: string): Aggregation {
    const record = this.inState(token, ['Approved']);
    const { aggregation } = record;
    this.trail(by, { ...aggregation, state: 'Broadcast' }, 'Approved');
    return this.put({
      ...record,
      dueAt: this.exchange.now() + confirmationStep,
      aggregation: {
        ...aggregation,
        state: 'Broadcast',
        transaction: makeTransaction(aggregation.id),
        sources: aggregation.sources.map((source) => ({
          ...source,
          state: 'Pending',
          reason: null,
        })),
        collected: '0',
      },
    });
  }

  due(now: number): string[] {
    const isStuck = ({ aggregation: { state, network } }: AggregationRecord) =>
      state === 'Broadcast' && this.faults.isNetworkDown(network);
    return this.wallets.aggregations
      .filter((record) => isDue(record, now) && !isStuck(record))
      .map(({ aggregation }) => aggregation.token);
  }

  moveOn(token: string, now: number): void {
    const record = this.wallets.aggregations.get(token);
    if (record === undefined) return;
    if (record.aggregation.state === 'Broadcast') this.confirmSome(record, now);
    else {
      this.put({
        ...record,
        dueAt: null,
        aggregation: { ...record.aggregation, state: 'Expired' },
      });
    }
  }

  /** The network takes the next addresses, or refuses them. What it refuses stays where it is. */
  private confirmSome(record: AggregationRecord, now: number): void {
    const { aggregation } = record;
    const wallet = this.wallets.wallet(aggregation.walletId);
    let left = Math.ceil(aggregation.sources.length / confirmationSteps);
    let payable = this.sponsorLeft(wallet) / exactAtoms(wallet.feePerAddress, wallet.feeDigits);
    let collected = 0n;
    const sources = aggregation.sources.map((source) => {
      if ((source.state ?? 'Pending') !== 'Pending' || left === 0) return source;
      left -= 1;
      if (payable <= 0n) return { ...source, state: 'Failed' as const, reason: findings.feeUnpaid };
      if (this.faults.takeRefusedSource(wallet.id))
        return { ...source, state: 'Failed' as const, reason: reasons.transfers.networkRefused };
      payable -= 1n;
      collected += this.wallets.collect(wallet, source);
      return { ...source, state: 'Confirmed' as const, reason: null };
    });
    if (collected > 0n) {
      this.wallets.move(wallet, {
        kind: 'Aggregation',
        reference: aggregation.token,
        atoms: collected,
      });
    }
    const isOver = sources.every(({ state }) => (state ?? 'Pending') !== 'Pending');
    const total = this.wallets.atoms(wallet, aggregation.collected ?? '0') + collected;
    this.put({
      ...record,
      dueAt: isOver ? null : now + confirmationStep,
      aggregation: {
        ...aggregation,
        sources,
        collected: this.wallets.text(wallet, total),
        state: isOver ? endOf(sources) : 'Broadcast',
      },
    });
  }

  private inState(token: string, states: readonly Aggregation['state'][]): AggregationRecord {
    const record = this.wallets.aggregations.get(token);
    if (record === undefined) {
      throw refuse('aggregationNotFound', 'token');
    }
    if (!states.includes(record.aggregation.state)) {
      throw actedFirst(record.aggregation);
    }
    return record;
  }

  private put(record: AggregationRecord): Aggregation {
    this.wallets.aggregations.put(record.aggregation.token, record);
    return viewOf(record);
  }
}
