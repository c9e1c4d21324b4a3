/** The selection after a press on the box of one row. */
export function toggleRow(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * The selection with the rows from the anchor to a row added. Without an anchor in the list, the row alone.
 *
 * @param ids of all rows that can be selected, in the order shown
 */
export function selectRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  anchor: string | undefined,
  to: string,
): Set<string> {
  const end = ids.indexOf(to);
  if (end < 0) return new Set(selected);
  const start = anchor === undefined ? -1 : ids.indexOf(anchor);
  const from = start < 0 ? end : start;
  return new Set([...selected, ...ids.slice(Math.min(from, end), Math.max(from, end) + 1)]);
}

/** All rows, or none where all were selected already. */
export const toggleAll = (selected: ReadonlySet<string>, ids: readonly string[]): Set<string> =>
  ids.every((id) => selected.has(id)) ? new Set() : new Set(ids);

/** Returns the state of the checkbox in the head. */
export function allSelected(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none';
  const count = ids.reduce((sum, id) => sum + (selected.has(id) ? 1 : 0), 0);
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
}
