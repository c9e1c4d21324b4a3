// @where Back office: saved views of a list
import { foldText } from '@agio/ui/fold-text';
import * as v from 'valibot';
import type { OfficeArea } from '../../model/areas.ts';

/** The lists whose query can be kept under a name. */
export const viewAreas = [
  'compliance',
  'users',
  'orders',
  'transfers',
  'withdrawals',
  'announcements',
  'staff',
  'audit',
] as const satisfies readonly OfficeArea[];
export type ViewArea = (typeof viewAreas)[number];

/** Characters of a name, and views of one list, at most. */
export const longestName = 40;
export const maxViews = 20;

const savedView = v.object({
  /** The id of who saved it: colleagues may share a device. */
  account: v.pipe(v.string(), v.maxLength(128)),
  area: v.picklist(viewAreas),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)),
  query: v.pipe(v.string(), v.maxLength(1000)),
});
export type SavedView = Readonly<v.InferOutput<typeof savedView>>;
export const savedViewsSchema = v.pipe(v.array(savedView), v.maxLength(500));

/** Account and list of saved views. */
export type Shelf = Pick<SavedView, 'account' | 'area'>;

const isOn = (shelf: Shelf, { account, area }: Shelf): boolean =>
  account === shelf.account && area === shelf.area;

export const viewsOf = (all: readonly SavedView[], shelf: Shelf): SavedView[] =>
  all.filter((view) => isOn(shelf, view));

const partsOf = (query: string): string => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

/** Returns true if two queries have the same parts in any order. */
export const isSameQuery = (one: string, other: string): boolean => partsOf(one) === partsOf(other);

const isNamed = (name: string, view: SavedView): boolean => foldText(view.name) === foldText(name);

/** Returns the reason for which a list can have no view of this name: it has none, or another one has it. */
export function nameFault(
  name: string,
  others: readonly SavedView[],
): 'empty' | 'taken' | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  return others.some((view) => isNamed(wanted, view)) ? 'taken' : undefined;
}

/** With a view before the one that stands at `place` of its list; at its end without a place. */
export function withView(all: readonly SavedView[], view: SavedView, place?: number): SavedView[] {
  const own = viewsOf(all, view);
  if (own.length >= maxViews || nameFault(view.name, own) !== undefined) return [...all];
  const next = place === undefined ? undefined : own[place];
  return all.toSpliced(next === undefined ? all.length : all.indexOf(next), 0, view);
}

export const withoutView = (all: readonly SavedView[], gone: SavedView): SavedView[] =>
  all.filter((view) => !(isOn(gone, view) && view.name === gone.name));

/** With another name for one view. */
export const renamed = (all: readonly SavedView[], view: SavedView, name: string): SavedView[] =>
  all.map((each) => (isOn(view, each) && each.name === view.name ? { ...each, name } : each));
