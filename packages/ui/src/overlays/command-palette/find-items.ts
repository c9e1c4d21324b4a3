// @where Looks: search of the command palette: order and number of matches
import { foldText } from '../../foundations/fold-text/fold-text.ts';
import type { CommandPaletteGroup, CommandPaletteItem } from './command-palette.tsx';

/** Most listed matches of a group; a reader narrows the search to find others. */
const LISTED = 40;

export interface FoundGroup {
  heading: string;
  items: readonly CommandPaletteItem[];
  /** Number of matches that are not listed. */
  left: number;
}

/** The entries of each group with every typed word in label or keywords; first those whose label begins with the text. */
export function findItems(groups: readonly CommandPaletteGroup[], search: string): FoundGroup[] {
  const typed = foldText(search.trim());
  return groups.map(({ heading, items }) => {
    const found = items.filter(({ label, keywords = [] }) =>
      standsIn([label, ...keywords].join(' '), typed),
    );
    const begins = ({ label }: CommandPaletteItem) => foldText(label).startsWith(typed);
    const best = [...found.filter(begins), ...found.filter((item) => !begins(item))];
    return {
      heading,
      items: best.slice(0, LISTED),
      left: Math.max(0, best.length - LISTED),
    };
  });
}

/** Returns true if the text contains every typed word, ignoring case and accents. */
export function standsIn(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
