import { errorCodes, type Aggregation, type HotWallet } from '@agio/api-client/contract';
import { hotWallets, type HotWalletDefinition } from '../../catalog/hot-wallets.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { divideHalfEven, exactAtoms, fromAtoms } from '../../fixed.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { day } from '../../market-data/resolution.ts';
import type { AggregationRecord, WalletMoveRecord } from '../../records/money.ts';
import { makeAddress, makeTransaction } from './address-format.ts';
import { differences, type Actor, type Audit } from '../staff/audit.ts';
import { Collection } from '../collection.ts';
import { sharedAddress } from './deposit-addresses.ts';
import { WalletMoves } from './wallet-moves.ts';
import { isDue, type Timed } from '../timed-records.ts';

const approvalLasts = 60 * 60_000;
/** A broadcast is confirmed in so many steps of so long: long enough to see it half-way. */
const confirmationSteps = 5;
const confirmationStep = 3000;
/** Addresses that a fee sponsor can pay for. */
const usuallySponsored = 1024;
const mostMoves = 500;

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
  private readonly moves: WalletMoves;
  /** Set by whoever knows: what is on such a network waits there. */
  isNetworkDown: (network: string) => boolean = () => false;
  /** Set by whoever breaks things on command: whether the network refuses the next address of a wallet. */
  isRefused: (walletId: string) => boolean = () => false;

  constructor(exchange: Exchange, store: Store, audit: Audit) {
    this.moves = new WalletMoves(exchange);
    this.exchange = exchange;
    this.audit = audit;
    this.sources = new Collection(exchange, store, 'walletSources');
    this.aggregations = new Collection(exchange, store, 'aggregations');
  }

  /** Money has arrived on a deposit address. Addresses that everybody shares are the hot wallet's own. */
  receive(
    asset: string,
    network: string,
    { address, atoms, reference }: { address: string; atoms: bigint; reference: string },
  ): void {
    const wallet = walletOf(asset, network);
    if (wallet === undefined) return;
    if (address === sharedAddress(network)) {
      this.move(wallet, { kind: 'Deposit', reference, atoms });
      return;
    }
    const key = `${wallet.id}/${address}`;
    const before = BigInt(this.sources.get(key)?.atoms ?? 0);
    this.sources.put(key, { walletId: wallet.id, address, atoms: String(before + atoms) });
  }

  /** Money has left for a withdrawal. */
  pay(asset: string, network: string, { atoms, reference }: { atoms: bigint; reference: string }) {
    const wallet = walletOf(asset, network);
    if (wallet !== undefined) this.move(wallet, { kind: 'Withdrawal', reference, atoms: -atoms });
  }

  private move(
    wallet: HotWalletDefinition,
    move: Pick<WalletMoveRecord, 'kind' | 'reference'> & { atoms: bigint },
  ): void {
    const after = this.balanceOf(wallet) + move.atoms;
    this.moves.add(wallet, { ...move, balance: after > 0n ? after : 0n });
  }

  /** A change of the past, for what a scenario begins with; `balance` is what the wallet held after it. */
  restoreMove(
    wallet: HotWalletDefinition,
    move: Pick<WalletMoveRecord, 'kind' | 'reference'> & {
      atoms: bigint;
      balance: bigint;
      time: number;
    },
  ): void {
    this.moves.add(wallet, move);
  }

  historyOf(wallet: HotWalletDefinition, days: number) {
    const now = this.exchange.now();
    const since = now - days * day;
    const found = this.moves.since(wallet.id, since, mostMoves);
    const first = found.at(-1);
    const whole = first !== undefined && found.length === mostMoves ? first.move.time : since;
    const before =
      first === undefined
        ? this.balanceOf(wallet)
        : BigInt(first.move.balance) - BigInt(first.move.atoms);
    const point = (time: number, atoms: bigint) => ({
      time: isoTime(time),
      value: this.text(wallet, atoms > 0n ? atoms : 0n),
    });
    return {
      points: [
        point(whole, before),
        ...found.toReversed().map(({ move }) => point(move.time, BigInt(move.balance))),
        point(now, this.balanceOf(wallet)),
      ],
      moves: found.map(({ id, move: { kind, time, atoms, balance, reference } }) => ({
        id,
        kind,
        time: isoTime(time),
        change: this.text(wallet, BigInt(atoms)),
        balance: this.text(wallet, BigInt(balance)),
        reference,
      })),
    };
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
        floor: wallet.floor,
        target: wallet.target,
        ceiling: wallet.ceiling,
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
    return {
      address: makeAddress(wallet.network, `sponsor:${wallet.id}`),
      asset: wallet.feeAsset,
      balance: fromAtoms(this.sponsorLeft(wallet), wallet.feeDigits),
    };
  }

  /** What the sponsor has not paid yet; each address is paid for when the network has taken it. */
  private sponsorLeft(wallet: HotWalletDefinition): bigint {
    const fee = exactAtoms(wallet.feePerAddress, wallet.feeDigits);
    const paid = this.aggregationsOf(wallet.id)
      // Records of before addresses had a state of their own have none.
      .flatMap(({ state, sources }) => sources.map((source) => source.state ?? state))
      .filter((state) => state === 'Confirmed').length;
    const left = fee * BigInt((wallet.sponsored ?? usuallySponsored) - paid);
    return left > 0n ? left : 0n;
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
    const record = this.inState(token, ['Proposed']);
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

  /** By somebody else than whoever proposed it. */
  reject(by: Actor, token: string, reason: string): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId === by.account.id) {
      throw refuse(403, errorCodes.forbidden, 'You proposed this: withdraw it instead.', 'token');
    }
    return this.end(by, record, { state: 'Rejected', action: 'rejected', reason });
  }

  /** By whoever proposed it. */
  withdraw(by: Actor, token: string, reason: string | undefined): Aggregation {
    const record = this.inState(token, ['Proposed', 'Approved']);
    if (record.proposerId !== by.account.id) {
      const message = `${record.aggregation.proposedBy} proposed this: reject it instead.`;
      throw refuse(403, errorCodes.forbidden, message, 'token');
    }
    return this.end(by, record, { state: 'Withdrawn', action: 'withdrew', reason });
  }

  private end(
    by: Actor,
    record: AggregationRecord,
    {
      state,
      action,
      reason,
    }: { state: 'Rejected' | 'Withdrawn'; action: string; reason: string | undefined },
  ): Aggregation {
    const { aggregation } = record;
    const said = (reason ?? '') === '' ? null : (reason ?? null);
    this.trail(by, { ...aggregation, state }, aggregation.state, action, said);
    return this.put({
      ...record,
      dueAt: null,
      aggregation: { ...aggregation, state, endedBy: by.account.displayName, reason: said },
    });
  }

  private trail(
    by: Actor,
    { walletId, token, amount, destination, state }: AggregationRecord['aggregation'],
    before: Aggregation['state'] | null,
    action: string,
    detail: string | null = null,
  ): void {
    const first = before === null ? {} : { state: before, amount, destination };
    const changes = differences<object>(first, { state, amount, destination });
    this.audit.add(`wallet:${walletId}`, by, `${action} ${token}`, { changes, detail });
  }

  broadcast(by: Actor, token: string): Aggregation {
    const record = this.inState(token, ['Approved']);
    const { aggregation } = record;
    this.trail(by, { ...aggregation, state: 'Broadcast' }, 'Approved', 'broadcast');
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
    return this.aggregations
      .filter(
        (record) =>
          isDue(record, now) &&
          !(
            record.aggregation.state === 'Broadcast' &&
            this.isNetworkDown(record.aggregation.network)
          ),
      )
      .map(({ aggregation }) => aggregation.token);
  }

  moveOn(token: string, now: number): void {
    const record = this.aggregations.get(token);
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
    const wallet = this.wallet(aggregation.walletId);
    let left = Math.ceil(aggregation.sources.length / confirmationSteps);
    let payable = this.sponsorLeft(wallet) / exactAtoms(wallet.feePerAddress, wallet.feeDigits);
    let collected = 0n;
    const sources = aggregation.sources.map((source) => {
      if ((source.state ?? 'Pending') !== 'Pending' || left === 0) return source;
      left -= 1;
      if (payable <= 0n) return { ...source, state: 'Failed' as const, reason: unpaid };
      if (this.isRefused(wallet.id))
        return { ...source, state: 'Failed' as const, reason: refused };
      payable -= 1n;
      collected += this.collect(wallet, source);
      return { ...source, state: 'Confirmed' as const, reason: null };
    });
    if (collected > 0n) {
      this.move(wallet, { kind: 'Aggregation', reference: aggregation.token, atoms: collected });
    }
    const isOver = sources.every(({ state }) => (state ?? 'Pending') !== 'Pending');
    const total = this.atoms(wallet, aggregation.collected ?? '0') + collected;
    this.put({
      ...record,
      dueAt: isOver ? null : now + confirmationStep,
      aggregation: {
        ...aggregation,
        sources,
        collected: this.text(wallet, total),
        state: isOver ? endOf(sources) : 'Broadcast',
      },
    });
  }

  /** What was on the address when it was proposed has left it; what came later stays. */
  private collect(wallet: HotWalletDefinition, { address, balance }: Source): bigint {
    const key = `${wallet.id}/${address}`;
    const atoms = this.atoms(wallet, balance);
    const left = BigInt(this.sources.get(key)?.atoms ?? 0) - atoms;
    if (left > 0n) this.sources.put(key, { walletId: wallet.id, address, atoms: String(left) });
    else this.sources.remove(key);
    return atoms;
  }

  /** Without a change on record: what it began with, and what was collected before changes were kept. */
  private balanceOf(wallet: HotWalletDefinition): bigint {
    const known = this.moves.balance(wallet.id);
    if (known !== undefined) return known;
    return this.aggregationsOf(wallet.id)
      .filter(({ state }) => state === 'Confirmed')
      .reduce(
        (sum, { amount }) => sum + this.atoms(wallet, amount),
        this.atoms(wallet, wallet.reserve),
      );
  }

  private inState(token: string, states: readonly Aggregation['state'][]): AggregationRecord {
    const record = this.aggregations.get(token);
    if (record === undefined) {
      throw refuse(404, errorCodes.notFound, 'Aggregation not found.', 'token');
    }
    if (!states.includes(record.aggregation.state)) {
      throw refuse(409, errorCodes.validation, whatHappened(record.aggregation), 'token');
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

const unpaid = 'The fee sponsor could not pay the network fee.';
const refused = 'The network did not take the transaction.';

const walletOf = (asset: string, network: string): HotWalletDefinition | undefined =>
  hotWallets.find((known) => known.asset === asset && known.network === network);

function endOf(sources: AggregationRecord['aggregation']['sources']): Aggregation['state'] {
  const confirmed = sources.filter(({ state }) => state === 'Confirmed').length;
  if (confirmed === sources.length) return 'Confirmed';
  return confirmed === 0 ? 'Failed' : 'PartlyFailed';
}

/** For whoever comes second: who was first, and with what. */
function whatHappened({
  state,
  approvedBy,
  endedBy,
  reason,
}: AggregationRecord['aggregation']): string {
  const why = reason == null ? '' : `: ${reason}`;
  switch (state) {
    case 'Proposed':
      return 'Nobody has approved it yet.';
    case 'Approved':
      return `${approvedBy ?? 'Somebody'} has approved it already.`;
    case 'Rejected':
      return `${endedBy ?? 'Somebody'} has rejected it${why}`;
    case 'Withdrawn':
      return `${endedBy ?? 'Somebody'} has withdrawn it${why}`;
    case 'Expired':
      return 'It has expired.';
    case 'Broadcast':
      return 'It is on the network already.';
    default:
      return 'It is over.';
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
