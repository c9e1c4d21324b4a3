import type { CommandPaletteGroup, CommandPaletteItem } from './command-palette.tsx';

/** More than anybody reads: who wants another one types on. */
const LISTED = 40;

export interface FoundGroup {
  heading: string;
  items: readonly CommandPaletteItem[];
  /** How many more are found than are listed. */
  left: number;
}

/** Of each group what has every typed word in its label or keywords, beginnings of labels first. */
export function findItems(groups: readonly CommandPaletteGroup[], search: string): FoundGroup[] {
  const typed = search.trim().toLowerCase();
  return groups.map(({ heading, items }) => {
    const found = items.filter(({ label, keywords = [] }) =>
      standsIn([label, ...keywords].join(' '), typed),
    );
    const begins = ({ label }: CommandPaletteItem) => label.toLowerCase().startsWith(typed);
    const best = [...found.filter(begins), ...found.filter((item) => !begins(item))];
    return {
      heading,
      items: best.slice(0, LISTED),
      left: Math.max(0, best.length - LISTED),
    };
  });
}

/** Whether every word that was typed stands somewhere in the text, whatever its case. */
export function standsIn(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
