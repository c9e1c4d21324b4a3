/* Values of the contract, whose schemas come with the first call (`keys-view.test.ts` compares). */
import { endsBy, inputOf, listSpan, type ListView } from '../../frame/list/model/list-view.ts';

/** Permissions and states of a key. */
export const permissions = ['Read', 'Trade', 'Transfers'] as const;
export const states = ['Active', 'Waiting', 'Expired', 'Revoked'] as const;

/** Fields of the list, as an address has them. Days are those of the last use. */
export const fields = {
  search: 'text',
  permission: permissions,
  usableFrom: 'text',
  state: states,
  ends: ['Fortnight'],
  from: 'day',
  to: 'day',
} as const;

/** Columns that can sort. */
export const columnIds = ['name', 'lastUsed', 'expires'] as const;

/** Returns the input of the call for a view. */
export function keysInput(view: ListView, timeZone: string | undefined, now?: number) {
  const { from, to } = listSpan(view, timeZone);
  return {
    ...inputOf(view),
    usedFrom: from,
    usedTo: to,
    expiresTo: endsBy(view.filter['ends'], now),
  };
}
