import type { HotWallet } from '@agio/api-client/contract';
import { type HotWalletDefinition, hotWallets } from '../../../catalog/hot-wallets.ts';
import { isoTime } from '../../../clock.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { divideHalfEven, exactAtoms, fromAtoms } from '../../../fixed.ts';
import { day } from '../../../market-data/resolution.ts';
import type { WalletMoveRecord } from '../../../records/money.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store/store.ts';
import { Collection } from '../../collection.ts';
import { sharedAddress } from '../addresses/deposit-addresses.ts';
import type { Transfers } from '../transfers.ts';
import { WalletMoves } from './wallet-moves.ts';

const maxMoves = 500;

interface Source {
  address: string;
  balance: string;
  fee: string;
}

/** Balances of the hot wallets, and of the deposit addresses from which they are filled. */
export class HotWallets {
  private readonly exchange: Exchange;
  private readonly sources: Collection<'walletSources'>;
  readonly aggregations: Collection<'aggregations'>;
  private readonly moves: WalletMoves;
  private readonly transfers: Transfers;

  constructor(
    exchange: Exchange,
    store: Store,
    { moves, transfers }: { moves: WalletMoves; transfers: Transfers },
  ) {
    this.exchange = exchange;
    this.moves = moves;
    this.transfers = transfers;
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

  /** Returns true if a wallet has enough for a withdrawal, besides those that are on their way already. */
  canPay(asset: string, network: string, atoms: bigint): boolean {
    const wallet = walletOf(asset, network);
    return wallet === undefined || this.spendable(wallet) >= atoms;
  }

  /** Returns the balance without withdrawals that are on the network and leave it when they are confirmed. */
  spendable(wallet: HotWalletDefinition): bigint {
    let atoms = this.balanceOf(wallet);
    for (const { type, status, asset, network, amount, fee } of this.transfers.underWay.values()) {
      const isLeaving =
        type === 'Withdrawal' && (status === 'Broadcast' || status === 'Confirming');
      if (isLeaving && asset === wallet.asset && network === wallet.network)
        atoms -= BigInt(amount) - BigInt(fee);
    }
    return atoms > 0n ? atoms : 0n;
  }

  move(
    wallet: HotWalletDefinition,
    move: Pick<WalletMoveRecord, 'kind' | 'reference'> & { atoms: bigint },
  ): void {
    this.moves.add(wallet.id, { ...move, balance: this.balanceOf(wallet) + move.atoms });
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
    this.moves.add(wallet.id, move);
  }

  historyOf(wallet: HotWalletDefinition, days: number) {
    const now = this.exchange.now();
    const since = now - days * day;
    const found = this.moves.since(wallet.id, since, maxMoves);
    const first = found.at(-1);
    const whole = first !== undefined && found.length === maxMoves ? first.move.time : since;
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

  wallet(id: string): HotWalletDefinition {
    const wallet = hotWallets.find((known) => known.id === id);
    if (wallet === undefined) {
      throw refuse('walletNotFound', 'walletId');
    }
    return wallet;
  }

  /** Takes the proposed amount from the address; later deposits stay. */
  collect(wallet: HotWalletDefinition, { address, balance }: Source): bigint {
    const key = `${wallet.id}/${address}`;
    const atoms = this.atoms(wallet, balance);
    const left = BigInt(this.sources.get(key)?.atoms ?? 0) - atoms;
    if (left > 0n) this.sources.put(key, { walletId: wallet.id, address, atoms: String(left) });
    else this.sources.remove(key);
    return atoms;
  }

  /** Returns the atoms of an asset on deposit addresses of all wallets. */
  waiting(asset: string): bigint {
    const ids = hotWallets.filter((wallet) => wallet.asset === asset).map(({ id }) => id);
    return this.sources
      .filter(({ walletId }) => ids.includes(walletId))
      .reduce((sum, { atoms }) => sum + BigInt(atoms), 0n);
  }

  /** Returns the balance; if no change is on record, the reserve and what was collected before changes were kept. */
  balanceOf(wallet: HotWalletDefinition): bigint {
    const known = this.moves.balance(wallet.id);
    if (known !== undefined) return known;
    return this.aggregations
      .filter(
        ({ aggregation: { walletId, state } }) => walletId === wallet.id && state === 'Confirmed',
      )
      .reduce(
        (sum, { aggregation: { amount } }) => sum + this.atoms(wallet, amount),
        this.atoms(wallet, wallet.reserve),
      );
  }

  atoms(wallet: HotWalletDefinition, text: string): bigint {
    return exactAtoms(text, this.exchange.decimalsOf(wallet.asset));
  }

  text(wallet: HotWalletDefinition, atoms: bigint): string {
    return fromAtoms(atoms, this.exchange.decimalsOf(wallet.asset));
  }
}

const walletOf = (asset: string, network: string): HotWalletDefinition | undefined =>
  hotWallets.find((known) => known.asset === asset && known.network === network);
