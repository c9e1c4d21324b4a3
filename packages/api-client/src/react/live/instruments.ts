import type { Instrument } from '../../contract/core.ts';

type Changes = ReadonlyMap<string, Instrument>;

/** The last answer for each list: its readers ask for the same one, each at its own render. */
const joined = new WeakMap<readonly Instrument[], { changed: Changes; list: Instrument[] }>();

/** The list with each changed market in its place, new ones last. The same arguments answer the same list. */
export function withChanges(listed: Instrument[], changed: Changes): Instrument[] {
  if (changed.size === 0) return listed;
  const known = joined.get(listed);
  if (known?.changed === changed) return known.list;
  const unlisted = new Map(changed);
  const present = listed.map((instrument) => {
    unlisted.delete(instrument.id);
    return changed.get(instrument.id) ?? instrument;
  });
  const list = [...present, ...unlisted.values()];
  joined.set(listed, { changed, list });
  return list;
}
