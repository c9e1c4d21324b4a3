import type { aggregationKinds } from '@agio/api-client/contract';
import type { HotWalletDefinition } from '../../../catalog/hot-wallets.ts';
import { treasuryPolicy } from '../../../catalog/treasury-policy.ts';
import { isoTime } from '../../../clock.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { exactAtoms, fractionDigits, fromAtoms } from '../../../fixed.ts';
import type { Valuation } from '../../../market-data/valuation.ts';
import type { AggregationRecord } from '../../../records/money.ts';
import { refuse } from '../../../refusal.ts';
import type { Actor } from '../../staff/audit.ts';
import { sharedAddress } from '../addresses/deposit-addresses.ts';
import { worthOf } from '../limits.ts';
import { approvalLasts, isOpen } from './aggregation-state.ts';
import { coldAddressOf, type ColdWallets } from './cold-wallets.ts';
import type { HotWallets } from './hot-wallets.ts';

/** Move between a hot wallet and its cold storage. */
export interface TreasuryMove {
  walletId: string;
  kind: Exclude<(typeof aggregationKinds)[number], 'Collection'>;
  amount: string;
  reason: string;
}

/** Checks of proposals that move money between wallets, and the records that they become. */
export class AggregationProposals {
  private readonly exchange: Exchange;
  private readonly hotWallets: HotWallets;
  private readonly coldWallets: ColdWallets;
  private readonly valuation: Valuation;

  constructor(
    exchange: Exchange,
    parts: { hotWallets: HotWallets; coldWallets: ColdWallets; valuation: Valuation },
  ) {
    this.exchange = exchange;
    this.hotWallets = parts.hotWallets;
    this.coldWallets = parts.coldWallets;
    this.valuation = parts.valuation;
  }

  /** Returns a proposal to collect everything on the deposit addresses of a wallet. */
  collection(
    by: Actor,
    { walletId, asset, reason }: { walletId: string; asset?: string; reason?: string | undefined },
  ): AggregationRecord {
    const wallet = this.hotWallets.wallet(walletId);
    if (asset !== undefined && asset !== wallet.asset) {
      throw refuse('walletOfAnotherAsset', 'token', { asset: wallet.asset });
    }
    this.checkFree(wallet, true);
    const sources = this.hotWallets.sourcesOf(wallet);
    if (sources.length === 0) throw refuse('nothingToCollect', 'walletId');
    const amount = sources.reduce(
      (sum, { balance }) => sum + this.hotWallets.atoms(wallet, balance),
      0n,
    );
    const ceiling = this.hotWallets.atoms(wallet, wallet.ceiling);
    const isAbove = this.hotWallets.balanceOf(wallet) + amount > ceiling;
    const proposalReason = reason === undefined || reason === '' ? null : reason;
    if (isAbove && proposalReason === null) {
      throw refuse('reasonAboveCeiling', 'reason', { most: wallet.ceiling, asset: wallet.asset });
    }
    return this.record(by, wallet, {
      amount,
      sources,
      destination: sharedAddress(wallet.network),
      proposalReason,
    });
  }

  /** Returns a proposal to move an amount to or from cold storage, with the approvals that the policy asks for. */
  move(by: Actor, { walletId, kind, amount, reason }: TreasuryMove): AggregationRecord {
    const wallet = this.hotWallets.wallet(walletId);
    if (fractionDigits(amount) > this.exchange.decimalsOf(wallet.asset)) {
      throw refuse('displayDecimalsExceeded', 'amount', {
        asset: wallet.asset,
        count: this.exchange.decimalsOf(wallet.asset),
      });
    }
    this.checkFree(wallet, false);
    const atoms = this.hotWallets.atoms(wallet, amount);
    this.checkFunds(wallet, kind, atoms);
    const addresses = [sharedAddress(wallet.network), coldAddressOf(wallet)] as const;
    const [from, destination] = kind === 'ToCold' ? addresses : addresses.toReversed();
    const balance = this.hotWallets.text(wallet, atoms);
    return this.record(by, wallet, {
      amount: atoms,
      sources: [{ address: from ?? '', balance, fee: wallet.feePerAddress }],
      destination: destination ?? '',
      proposalReason: reason,
      kind,
      approvalsNeeded: this.approvalsFor(wallet, kind, atoms),
    });
  }

  /** @throws Refusal if the wallet that pays cannot send so much now */
  checkFunds(wallet: HotWalletDefinition, kind: TreasuryMove['kind'], atoms: bigint): void {
    const most =
      kind === 'ToCold' ? this.hotWallets.spendable(wallet) : this.coldWallets.balanceOf(wallet);
    if (atoms <= most) return;
    const text = this.hotWallets.text(wallet, most);
    throw refuse('walletTooLow', 'amount', { most: text, asset: wallet.asset });
  }

  /** The proposer is one of those who have to agree, and approves nothing. */
  private approvalsFor(
    { asset }: HotWalletDefinition,
    kind: TreasuryMove['kind'],
    atoms: bigint,
  ): number {
    const worth = worthOf(this.valuation, this.exchange, asset, atoms);
    const quorum = treasuryPolicy.quorums.find(({ from }) => worth >= exactAtoms(from, 2));
    const more = kind === 'FromCold' ? treasuryPolicy.moreFromCold : 0;
    return (quorum?.administrators ?? 2) - 1 + more;
  }

  /** One collection and one move of a wallet can be under way at a time. */
  private checkFree(wallet: HotWalletDefinition, isCollection: boolean): void {
    const [open] = this.hotWallets.aggregations.filter(
      ({ aggregation: { walletId, state, kind = 'Collection' } }) =>
        walletId === wallet.id && isOpen(state) && (kind === 'Collection') === isCollection,
    );
    if (open !== undefined) {
      throw refuse('aggregationOpen', 'walletId', { aggregation: open.aggregation.token });
    }
  }

  private record(
    by: Actor,
    wallet: HotWalletDefinition,
    {
      amount,
      ...rest
    }: Pick<AggregationRecord['aggregation'], 'sources' | 'destination' | 'proposalReason'> &
      Partial<Pick<AggregationRecord['aggregation'], 'kind' | 'approvalsNeeded'>> & {
        amount: bigint;
      },
  ): AggregationRecord {
    const now = this.exchange.now();
    const lasts = approvalLasts(rest);
    const fee = exactAtoms(wallet.feePerAddress, wallet.feeDigits) * BigInt(rest.sources.length);
    return {
      proposerId: by.account.id,
      dueAt: now + lasts,
      aggregation: {
        id: this.exchange.nextId('g'),
        token: `AGG-${1180 + this.hotWallets.aggregations.size}`,
        walletId: wallet.id,
        asset: wallet.asset,
        network: wallet.network,
        amount: this.hotWallets.text(wallet, amount),
        networkFee: fromAtoms(fee, wallet.feeDigits),
        feeAsset: wallet.feeAsset,
        state: 'Proposed',
        proposedBy: by.account.displayName,
        approvedBy: null,
        transaction: null,
        createdAt: isoTime(now),
        expiresAt: isoTime(now + lasts),
        ...rest,
      },
    };
  }
}
