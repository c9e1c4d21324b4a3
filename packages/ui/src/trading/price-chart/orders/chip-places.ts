/** Something to mark at a height of the chart. */
export interface Mark {
  readonly key: string;
  /** In px from the top; beyond the height where its price is out of sight. */
  readonly y: number;
}

/** Marks that share one chip. */
export interface Chip {
  readonly keys: readonly string[];
  /** Vertical middle, in px. */
  readonly y: number;
  /** Vertical place of its price; of several, their middle. */
  readonly of: number;
  /** All of them are out of sight, on this side. */
  readonly beyond: 'above' | 'below' | undefined;
}

/**
 * Places the chips of marks in a height so that none covers another and none is cut: marks at the same place share one,
 * as do those out of sight on one side, and near ones move apart, or share one where there is no room for all.
 *
 * @param size the height of a chip with its gap, in px
 */
export function placeChips(marks: readonly Mark[], height: number, size: number): readonly Chip[] {
  if (height < size) return [];
  const groups: { marks: Mark[]; beyond: Chip['beyond'] }[] = [];
  for (const mark of marks.toSorted((a, b) => a.y - b.y)) {
    const beyond = mark.y < 0 ? 'above' : mark.y > height ? 'below' : undefined;
    const last = groups.at(-1);
    const isSame = beyond ? last?.beyond === beyond : last?.marks.at(-1)?.y === mark.y;
    if (last && isSame) last.marks.push(mark);
    else groups.push({ marks: [mark], beyond });
  }
  const most = Math.floor(height / size);
  while (groups.length > most) joinNearest(groups);
  return spread(
    groups.map((group) => ({
      keys: group.marks.map(({ key }) => key),
      of: middleOf(group.marks, height),
      beyond: group.beyond,
    })),
    height,
    size,
  );
}

const middleOf = (marks: readonly Mark[], height: number) =>
  marks.reduce((sum, { y }) => sum + Math.min(Math.max(y, 0), height), 0) / marks.length;

function joinNearest(groups: { marks: Mark[]; beyond: Chip['beyond'] }[]): void {
  let [nearest, least] = [1, Infinity];
  for (let index = 1; index < groups.length; index += 1) {
    const gap = (groups[index]?.marks[0]?.y ?? 0) - (groups[index - 1]?.marks.at(-1)?.y ?? 0);
    if (gap < least) [nearest, least] = [index, gap];
  }
  const [second] = groups.splice(nearest, 1);
  const first = groups[nearest - 1];
  if (!first || !second) return;
  first.marks.push(...second.marks);
  first.beyond = first.beyond === second.beyond ? first.beyond : undefined;
}

/** Moves neighbours apart as little as possible: those that would overlap stand around the middle of their prices. */
function spread(chips: readonly Omit<Chip, 'y'>[], height: number, size: number): Chip[] {
  const runs: { sum: number; count: number }[] = [];
  for (const [index, { of }] of chips.entries()) {
    let run = { sum: of - index * size, count: 1 };
    for (
      let last = runs.at(-1);
      last && last.sum / last.count > run.sum / run.count;
      last = runs.at(-1)
    ) {
      run = { sum: last.sum + run.sum, count: last.count + run.count };
      runs.pop();
    }
    runs.push(run);
  }
  const starts = runs.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  const most = height - (chips.length - 0.5) * size;
  return chips.map((chip, index) => {
    const start = Math.min(Math.max(starts[index] ?? 0, size / 2), most);
    return { ...chip, y: start + index * size };
  });
}
