import type { HotWalletDefinition } from '../../../catalog/hot-wallets.ts';
import type { Faults } from '../../../faults.ts';
import { exactAtoms, fromAtoms } from '../../../fixed.ts';
import { reasons } from '../../../language/data-messages.ts';
import { findings } from '../../../language/staff-messages.ts';
import type { AggregationRecord } from '../../../records/money.ts';
import { makeAddress, makeTransaction } from '../addresses/address-format.ts';
import type { AggregationProposals } from './aggregation-proposals.ts';
import { endOf, isMove } from './aggregation-state.ts';
import type { ColdWallets } from './cold-wallets.ts';
import type { HotWallets } from './hot-wallets.ts';

/** A broadcast is confirmed in so many steps of so long: long enough to see it half-way. */
const confirmationSteps = 5;

/** Time between two confirmations of a collection. */
const confirmationStep = 3000;

/** Addresses that a fee sponsor can pay for. */
const usuallySponsored = 1024;

/** Outcome of a broadcast on its network, with the changes of the wallets. */
export class AggregationArrivals {
  private readonly wallets: HotWallets;
  private readonly coldWallets: ColdWallets;
  private readonly proposals: AggregationProposals;
  private readonly faults: Pick<Faults, 'takeRefusedSource'>;

  constructor(parts: {
    hotWallets: HotWallets;
    coldWallets: ColdWallets;
    proposals: AggregationProposals;
    faults: AggregationArrivals['faults'];
  }) {
    this.wallets = parts.hotWallets;
    this.coldWallets = parts.coldWallets;
    this.proposals = parts.proposals;
    this.faults = parts.faults;
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
    const paid = this.wallets.aggregations
      .filter(({ aggregation }) => aggregation.walletId === wallet.id)
      // Records of before addresses had a state of their own have none.
      .flatMap(({ aggregation: { state, sources } }) =>
        sources.map((source) => source.state ?? state),
      )
      .filter((state) => state === 'Confirmed').length;
    const left = fee * BigInt((wallet.sponsored ?? usuallySponsored) - paid);
    return left > 0n ? left : 0n;
  }

  /**
   * Returns an aggregation on the network. A move to or from cold storage has left its wallet from here on; what is
   * collected leaves its address when it is confirmed.
   *
   * @throws Refusal if the wallet that pays has less by now
   */
  depart(record: AggregationRecord, now: number): AggregationRecord {
    const { aggregation } = record;
    if (isMove(aggregation)) {
      const wallet = this.wallets.wallet(aggregation.walletId);
      const atoms = this.wallets.atoms(wallet, aggregation.amount);
      this.proposals.checkFunds(wallet, aggregation.kind, atoms);
      this.book(aggregation.kind === 'ToCold' ? 'hot' : 'cold', wallet, aggregation, -atoms);
    }
    return {
      ...record,
      dueAt: now + confirmationStep,
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
    };
  }

  /** The network takes the next addresses, or refuses them. What it refuses stays where it is. */
  next(record: AggregationRecord, now: number): AggregationRecord {
    const { aggregation } = record;
    const wallet = this.wallets.wallet(aggregation.walletId);
    if (isMove(aggregation)) return this.settle(record, wallet);
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
    return {
      ...record,
      dueAt: isOver ? null : now + confirmationStep,
      aggregation: {
        ...aggregation,
        sources,
        collected: this.wallets.text(wallet, total),
        state: isOver ? endOf(sources) : 'Broadcast',
      },
    };
  }

  /** A move arrives, or comes back to where it left. */
  private settle(record: AggregationRecord, wallet: HotWalletDefinition): AggregationRecord {
    const { aggregation } = record;
    if (!isMove(aggregation)) return record;
    const atoms = this.wallets.atoms(wallet, aggregation.amount);
    const isUnpaid = this.sponsorLeft(wallet) < exactAtoms(wallet.feePerAddress, wallet.feeDigits);
    const reason = isUnpaid
      ? findings.feeUnpaid
      : this.faults.takeRefusedSource(wallet.id)
        ? reasons.transfers.networkRefused
        : null;
    const isToCold = aggregation.kind === 'ToCold';
    const hasArrived = reason === null;
    this.book(isToCold === hasArrived ? 'cold' : 'hot', wallet, aggregation, atoms);
    const state = hasArrived ? 'Confirmed' : 'Failed';
    return {
      ...record,
      dueAt: null,
      aggregation: {
        ...aggregation,
        sources: aggregation.sources.map((source) => ({ ...source, state, reason })),
        collected: hasArrived ? aggregation.amount : '0',
        state,
      },
    };
  }

  private book(
    place: 'hot' | 'cold',
    wallet: HotWalletDefinition,
    { kind, token }: { kind: 'ToCold' | 'FromCold'; token: string },
    atoms: bigint,
  ): void {
    const to = place === 'hot' ? this.wallets : this.coldWallets;
    to.move(wallet, { kind, reference: token, atoms });
  }
}
