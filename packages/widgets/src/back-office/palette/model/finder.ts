import type { StaffTransfer } from '@agio/api-client/contract';
import { foldText } from '@agio/ui/fold-text';

/** Searches that a typed text causes on the server. */
export interface Asks {
  readonly users: boolean;
  /** Search for an order by its whole id. */
  readonly order: boolean;
  /** Search for transfers by a part of an id, an address or a transaction. */
  readonly transfers: boolean;
}

/** A letter alone is in everybody's name, and less than four characters are in every address. */
export function asksFor(text: string): Asks {
  return {
    users: text.length >= 2 && text.length <= 100,
    order: /^[\w.:@-]{4,64}$/.test(text),
    transfers: /^\S{4,100}$/.test(text),
  };
}

/** Returns true where a text names a transfer: those of a person whom it finds are in the list that the person leads to. */
export const isNamedBy = (
  {
    id,
    clientTransferId,
    address,
    transaction,
  }: Pick<StaffTransfer, 'id' | 'clientTransferId' | 'address' | 'transaction'>,
  text: string,
): boolean =>
  [id, clientTransferId, address, transaction].some((word) =>
    foldText(word ?? '').includes(foldText(text)),
  );
