// @where Back office: saved views of a list
import { foldText } from '@agio/ui/fold-text';
import type { OfficeArea } from '../../model/areas.ts';

/** The lists whose query can be kept under a name (`viewLists` of the contract). */
export const viewAreas = [
  'compliance',
  'users',
  'orders',
  'transfers',
  'withdrawals',
  'announcements',
  'staff',
  'api-keys',
  'audit',
] as const satisfies readonly OfficeArea[];
export type ViewArea = (typeof viewAreas)[number];

/** Characters of a name, and own views of one list, at most; `saved-views.test.ts` compares them with the contract. */
export const longestName = 40;
/** Views of a list that a member of staff can save. */
export const maxViews = 20;

const partsOf = (query: string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

/** Returns true if two queries have the same parts in any order. */
export const isSameQuery = (one: string, other: string): boolean => partsOf(one) === partsOf(other);

type Named = { readonly name: string };

const isNamed = (name: string, view: Named): boolean => foldText(view.name) === foldText(name);

/** Returns the reason for which a list can have no view of this name: it has none, or another one has it. */
export function nameFault(name: string, others: readonly Named[]): 'empty' | 'taken' | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  return others.some((view) => isNamed(wanted, view)) ? 'taken' : undefined;
}
