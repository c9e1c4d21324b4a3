import type { Exchange } from '../../../engine/exchange.ts';
import { placeOf } from '../../../store/paged-lists.ts';
import type { WalletMoveRecord } from '../../../records/money.ts';

/**
 * Changes of the balance of each hot wallet, of its cold storage and of the bank accounts. Each record has the balance after it: the last one is the present balance.
 */
export class WalletMoves {
  private readonly exchange: Exchange;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
  }

  /** Returns the balance just before a moment, by default now; undefined while nothing had changed it. */
  balance(walletId: string, before?: number): bigint | undefined {
    const [last] = this.exchange.records.range('walletMoves', {
      from: `${walletId}/`,
      to: before === undefined ? `${walletId}0` : `${walletId}/${placeOf(before, 0)}`,
      backwards: true,
      limit: 1,
    });
    return last === undefined ? undefined : BigInt(last[1].balance);
  }

  add(
    walletId: string,
    move: Pick<WalletMoveRecord, 'kind' | 'reference'> & {
      atoms: bigint;
      balance: bigint;
      time?: number;
    },
  ): void {
    const { kind, reference, atoms, balance, time = this.exchange.now() } = move;
    this.exchange.write({
      table: 'walletMoves',
      key: `${walletId}/${placeOf(time, this.exchange.nextSequence())}`,
      value: { kind, reference, time, atoms: String(atoms), balance: String(balance) },
    });
  }

  /** The latest from a moment on, newest first, at most so many; and the balance before the first of them. */
  since(walletId: string, time: number, most: number): { id: string; move: WalletMoveRecord }[] {
    return this.exchange.records
      .range('walletMoves', {
        from: `${walletId}/${placeOf(time, 0)}`,
        to: `${walletId}0`,
        backwards: true,
        limit: most,
      })
      .map(([key, move]) => ({ id: key.slice(walletId.length + 1), move }));
  }
}
