import { hasRole } from '../../../accounts.ts';
import type { Account } from '../../../records/people.ts';
import type { Context } from '../../context.ts';

/**
 * Returns true if personal data of others is masked: a reader of trade data does not work on people; officers and
 * administrators do.
 */
export function seesMasked(reader: Account, userId: string): boolean {
  return reader.id !== userId && !mayWorkOnPeople(reader);
}

export const mayWorkOnPeople = (reader: Account): boolean =>
  hasRole(reader, 'ComplianceReviewer') || hasRole(reader, 'admin');

/**
 * Accounts that a text finds, by a part of their name, id, e-mail or core id. Who sees e-mails and core ids masked finds
 * them as a whole only: letter by letter a search would say what the mask hides. Undefined where nothing is searched for.
 */
export function peopleFound(
  context: Context,
  search: string | undefined,
): ReadonlySet<string> | undefined {
  const wanted = search?.trim() ?? '';
  if (wanted === '') return undefined;
  const part = wanted.toLowerCase();
  const reader = context.account();
  const found = new Set<string>();
  for (const account of context.accounts.all()) {
    const { id, displayName, email, information } = account;
    const isMasked = seesMasked(reader, id);
    const isFound =
      [displayName, id].some((text) => text.toLowerCase().includes(part)) ||
      [email, information.coreId ?? ''].some((text) =>
        isMasked ? text.toLowerCase() === part : text.toLowerCase().includes(part),
      );
    if (isFound) found.add(id);
  }
  return found;
}

/** Accounts that an order, or an address to which they send or receive, belongs to; named as a whole. */
export function holdersOf(context: Context, search: string | undefined): string[] {
  const wanted = search?.trim() ?? '';
  if (wanted === '') return [];
  const order = context.exchange.orders.get(wanted);
  return [
    ...(order === undefined ? [] : [order.accountId]),
    ...context.addressBook.holdersOf(wanted),
    ...context.deposits.holdersOf(wanted),
  ];
}
