import type { ColdWallet } from '@agio/api-client/contract';
import { coldIdOf, type HotWalletDefinition, hotWallets } from '../../../catalog/hot-wallets.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import { fromAtoms } from '../../../fixed.ts';
import type { WalletMoveRecord } from '../../../records/money.ts';
import { makeAddress } from '../addresses/address-format.ts';
import type { HotWallets } from './hot-wallets.ts';
import type { WalletMoves } from './wallet-moves.ts';

/** Address of the cold storage of a hot wallet. */
export const coldAddressOf = ({ id, network }: HotWalletDefinition): string =>
  makeAddress(network, `cold:${id}`);

/** Balances out of reach of the exchange's own programs: cold storage, and currencies at the bank. */
export class ColdWallets {
  private readonly exchange: Exchange;
  private readonly moves: WalletMoves;
  private readonly hotWallets: HotWallets;

  constructor(exchange: Exchange, parts: { moves: WalletMoves; hotWallets: HotWallets }) {
    this.exchange = exchange;
    this.moves = parts.moves;
    this.hotWallets = parts.hotWallets;
  }

  list(): ColdWallet[] {
    return hotWallets.map((wallet) => ({
      id: coldIdOf(wallet.id),
      name: wallet.name.endsWith(' hot')
        ? wallet.name.replace(/ hot$/, ' cold')
        : `${wallet.name} cold`,
      walletId: wallet.id,
      asset: wallet.asset,
      network: wallet.network,
      address: coldAddressOf(wallet),
      balance: fromAtoms(this.balanceOf(wallet), this.exchange.decimalsOf(wallet.asset)),
    }));
  }

  balanceOf({ id }: Pick<HotWalletDefinition, 'id'>): bigint {
    return this.moves.balance(coldIdOf(id)) ?? 0n;
  }

  move(
    { id }: Pick<HotWalletDefinition, 'id'>,
    move: Pick<WalletMoveRecord, 'kind' | 'reference'> & { atoms: bigint },
  ): void {
    const balance = this.balanceOf({ id }) + move.atoms;
    this.moves.add(coldIdOf(id), { ...move, balance });
  }

  /** Takes in, or gives out below zero, what a payment provider settles: into the hot wallet, or at the bank. */
  settle(asset: string, atoms: bigint, reference: string): void {
    const kind = atoms < 0n ? 'Withdrawal' : 'Deposit';
    const wallet = hotWallets.find((each) => each.asset === asset);
    if (wallet !== undefined) {
      this.hotWallets.move(wallet, { kind, reference, atoms });
      return;
    }
    this.moves.add(bankOf(asset), { kind, reference, atoms, balance: this.atBank(asset) + atoms });
  }

  atBank(asset: string): bigint {
    return this.moves.balance(bankOf(asset)) ?? 0n;
  }
}

const bankOf = (asset: string): string => `bank-${asset}`;
