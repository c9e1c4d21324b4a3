import type { Changes } from '../../../engine/changes.ts';
import type { Exchange } from '../../../engine/exchange.ts';
import type { TransferRecord } from '../../../records/money.ts';
import { wasHeld } from '../../money/transfers.ts';
import { ListIndex } from './list-index.ts';

/** Facts of a transfer that the list of the staff filters and sorts by. */
export type ListedTransfer = Pick<
  TransferRecord,
  | 'id'
  | 'accountId'
  | 'clientTransferId'
  | 'type'
  | 'asset'
  | 'network'
  | 'amount'
  | 'address'
  | 'memo'
  | 'status'
  | 'transaction'
  | 'worth'
  | 'createdAt'
> & {
  /** True if it waits for an officer, or did. */
  wasHeld: boolean;
};

/** Transfers of all customers. */
export class TransferIndex extends ListIndex<'transfers', ListedTransfer> {
  constructor(exchange: Exchange) {
    super(exchange, 'transfers');
  }

  /** Returns the transfers of each account, oldest first. */
  byAccount(): Map<string, ListedTransfer[]> {
    const found = new Map<string, ListedTransfer[]>();
    for (const each of this.all()) {
      const own = found.get(each.accountId);
      if (own === undefined) found.set(each.accountId, [each]);
      else own.push(each);
    }
    for (const own of found.values()) own.sort((a, b) => a.createdAt - b.createdAt);
    return found;
  }

  protected override rowOf(_id: string, record: TransferRecord): ListedTransfer {
    return listed(record);
  }

  protected override *changed({ writes }: Changes): Generator<ListedTransfer> {
    for (const { table, value } of writes)
      if (table === 'transfers' && value !== undefined) yield listed(value);
  }
}

function listed(record: TransferRecord): ListedTransfer {
  const { id, accountId, clientTransferId, type, asset, network } = record;
  const { amount, address, memo, status, transaction, worth, createdAt } = record;
  return {
    id,
    accountId,
    clientTransferId,
    type,
    asset,
    network,
    amount,
    address,
    memo,
    status,
    transaction,
    worth,
    createdAt,
    wasHeld: wasHeld(record),
  };
}
