import { errorCodes, type Aggregation, type HotWallet } from '@agio/api-client/contract';
import { hotWallets, type HotWalletDefinition } from '../../catalog/hot-wallets.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { divideHalfEven, exactAtoms, fromAtoms } from '../../fixed.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import type { AggregationRecord } from '../../tables.ts';
import { makeAddress, makeTransaction } from './address-format.ts';
import { differences, type Actor, type Audit } from '../staff/audit.ts';
import { Collection } from '../collection.ts';
import { sharedAddress } from './deposit-addresses.ts';
import { isDue, type Timed } from '../timed-records.ts';

const approvalLasts = 60 * 60_000;
const confirmationTakes = 15_000;

interface Source {
  address: string;
  balance: string;
  fee: string;
}

/**
 * Collecting what lies on deposit addresses into the hot wallets: one person proposes, another one approves, then it
 * is sent. Sending cannot be taken back, so each is a step of its own.
 */
export class HotWallets implements Timed {
  private readonly exchange: Exchange;
  private readonly audit: Audit;
  private readonly sources: Collection<'walletSources'>;
  private readonly aggregations: Collection<'aggregations'>;

  constructor(exchange: Exchange, store: Store, audit: Audit) {
    this.exchange = exchange;
    this.audit = audit;
    this.sources = new Collection(exchange, store, 'walletSources');
    this.aggregations = new Collection(exchange, store, 'aggregations');
  }

  /** Money has arrived on a deposit address. Addresses that everybody shares are the hot wallet's own. */
  receive(asset: string, network: string, address: string, atoms: bigint): void {
    const wallet = hotWallets.find((known) => known.asset === asset && known.network === network);
    if (wallet === undefined || address === sharedAddress(network)) return;
    const key = `${wallet.id}/${address}`;
    const before = BigInt(this.sources.get(key)?.atoms ?? 0);
    this.sources.put(key, { walletId: wallet.id, address, atoms: String(before + atoms) });
  }

  list(): HotWallet[] {
    return hotWallets.map((wallet) => {
      const balance = this.balanceOf(wallet);
      const ceiling = this.atoms(wallet, wallet.ceiling);
      return {
        id: wallet.id,
        name: wallet.name,
        asset: wallet.asset,
        network: wallet.network,
        mainAddress: sharedAddress(wallet.network),
        addressCount: this.sourcesOf(wallet).length,
        balance: this.text(wallet, balance),
        ceilingPercent: fromAtoms(divideHalfEven(balance * 1000n, ceiling), 1),
      };
    });
  }

  /** The addresses that hold most come first. */
  sourcesOf(wallet: HotWalletDefinition): Source[] {
    return this.sources
      .filter(({ walletId }) => walletId === wallet.id)
      .toSorted((a, b) => (BigInt(b.atoms) > BigInt(a.atoms) ? 1 : -1))
      .map(({ address, atoms }) => ({
        address,
        balance: this.text(wallet, BigInt(atoms)),
        fee: wallet.feePerAddress,
      }));
  }

  /** Newest first. */
  aggregationsOf(walletId: string): Aggregation[] {
    return this.aggregations
      .filter(({ aggregation }) => aggregation.walletId === walletId)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  }

  /** Of every wallet, those in one state, the one that is longest in it first. */
  inEveryWallet(state: Aggregation['state']): Aggregation[] {
    return this.aggregations
      .filter(({ aggregation }) => aggregation.state === state)
      .map(viewOf)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  sponsorOf(wallet: HotWalletDefinition) {
    const used = this.aggregationsOf(wallet.id)
      .filter(({ state }) => state === 'Broadcast' || state === 'Confirmed')
      .reduce((total, { networkFee }) => total + exactAtoms(networkFee, wallet.feeDigits), 0n);
    const start = exactAtoms(wallet.feePerAddress, wallet.feeDigits) * 1024n;
    return {
      address: makeAddress(wallet.network, `sponsor:${wallet.id}`),
      asset: wallet.feeAsset,
      balance: fromAtoms(used > start ? 0n : start - used, wallet.feeDigits),
    };
  }

  wallet(id: string): HotWalletDefinition {
    const wallet = hotWallets.find((known) => known.id === id);
    if (wallet === undefined) {
      throw refuse(404, errorCodes.notFound, 'Wallet not found.', 'walletId');
    }
    return wallet;
  }

  propose(by: Actor, walletId: string, asset?: string): Aggregation {
    const wallet = this.wallet(walletId);
    if (asset !== undefined && asset !== wallet.asset) {
      throw refuse(400, errorCodes.validation, `This wallet holds ${wallet.asset}.`, 'token');
    }
    const open = this.aggregationsOf(walletId).find(({ state }) => isOpen(state));
    if (open !== undefined) {
      throw refuse(409, errorCodes.validation, `Finish ${open.token} first.`, 'walletId');
    }
    const sources = this.sourcesOf(wallet);
    if (sources.length === 0) {
      throw refuse(409, errorCodes.validation, 'There is nothing to collect.', 'walletId');
    }
    const amount = sources.reduce((sum, { balance }) => sum + this.atoms(wallet, balance), 0n);
    const fee = exactAtoms(wallet.feePerAddress, wallet.feeDigits) * BigInt(sources.length);
    const now = this.exchange.now();
    const aggregation: AggregationRecord['aggregation'] = {
      id: this.exchange.nextId('g'),
      token: `AGG-${1180 + this.aggregations.size}`,
      walletId,
      asset: wallet.asset,
      network: wallet.network,
      amount: this.text(wallet, amount),
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
    this.trail(by, aggregation, null, 'proposed');
    return this.put({ aggregation, proposerId: by.account.id, dueAt: now + approvalLasts });
  }

  approve(by: Actor, token: string): Aggregation {
    const record = this.inState(token, 'Proposed', 'It does not wait for an approval.');
    if (record.proposerId === by.account.id) {
      throw refuse(403, errorCodes.forbidden, 'A different person must approve this.', 'token');
    }
    const due = this.exchange.now() + approvalLasts;
    this.trail(by, { ...record.aggregation, state: 'Approved' }, 'Proposed', 'approved');
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

  private trail(
    by: Actor,
    { walletId, token, amount, destination, state }: AggregationRecord['aggregation'],
    before: Aggregation['state'] | null,
    action: string,
  ): void {
    const first = before === null ? {} : { state: before, amount, destination };
    const changes = differences<object>(first, { state, amount, destination });
    this.audit.add(`wallet:${walletId}`, by, `${action} ${token}`, { changes });
  }

  broadcast(by: Actor, token: string): Aggregation {
    const record = this.inState(token, 'Approved', 'It is not approved.');
    this.trail(by, { ...record.aggregation, state: 'Broadcast' }, 'Approved', 'broadcast');
    return this.put({
      ...record,
      dueAt: this.exchange.now() + confirmationTakes,
      aggregation: {
        ...record.aggregation,
        state: 'Broadcast',
        transaction: makeTransaction(record.aggregation.id),
      },
    });
  }

  due(now: number): string[] {
    return this.aggregations
      .filter((record) => isDue(record, now))
      .map(({ aggregation }) => aggregation.token);
  }

  moveOn(token: string): void {
    const record = this.aggregations.get(token);
    if (record === undefined) return;
    const { aggregation } = record;
    if (aggregation.state === 'Broadcast') this.collect(aggregation);
    const state = aggregation.state === 'Broadcast' ? 'Confirmed' : 'Expired';
    this.put({ ...record, dueAt: null, aggregation: { ...aggregation, state } });
  }

  /** What was on the addresses when it was proposed has left them; what came later stays. */
  private collect(aggregation: AggregationRecord['aggregation']): void {
    const wallet = this.wallet(aggregation.walletId);
    for (const { address, balance } of aggregation.sources) {
      const key = `${wallet.id}/${address}`;
      const left = BigInt(this.sources.get(key)?.atoms ?? 0) - this.atoms(wallet, balance);
      if (left > 0n) this.sources.put(key, { walletId: wallet.id, address, atoms: String(left) });
      else this.sources.remove(key);
    }
  }

  private balanceOf(wallet: HotWalletDefinition): bigint {
    return this.aggregationsOf(wallet.id)
      .filter(({ state }) => state === 'Confirmed')
      .reduce(
        (sum, { amount }) => sum + this.atoms(wallet, amount),
        this.atoms(wallet, wallet.reserve),
      );
  }

  private inState(
    token: string,
    state: Aggregation['state'],
    otherwise: string,
  ): AggregationRecord {
    const record = this.aggregations.get(token);
    if (record === undefined) {
      throw refuse(404, errorCodes.notFound, 'Aggregation not found.', 'token');
    }
    if (record.aggregation.state !== state) {
      throw refuse(409, errorCodes.validation, otherwise, 'token');
    }
    return record;
  }

  private put(record: AggregationRecord): Aggregation {
    this.aggregations.put(record.aggregation.token, record);
    return viewOf(record);
  }

  private atoms(wallet: HotWalletDefinition, text: string): bigint {
    return exactAtoms(text, this.exchange.decimalsOf(wallet.asset));
  }

  private text(wallet: HotWalletDefinition, atoms: bigint): string {
    return fromAtoms(atoms, this.exchange.decimalsOf(wallet.asset));
  }
}

/** As it is told: with whoever may not approve it. */
const viewOf = ({ aggregation, proposerId }: AggregationRecord): Aggregation => ({
  ...aggregation,
  proposerId,
});

function isOpen(state: Aggregation['state']): boolean {
  return state === 'Proposed' || state === 'Approved' || state === 'Broadcast';
}
