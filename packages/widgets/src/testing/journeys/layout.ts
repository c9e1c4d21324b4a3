/** A way of a state machine. */
export interface Way {
  readonly from: string;
  readonly on: string;
  readonly to: string;
  readonly when?: string | undefined;
}

/** All ways between the same two states, as one arrow. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly ways: readonly Way[];
  /** Way of the arrow: straight to the state below, or beside the states, in a lane counted from them. */
  readonly run: 'straight' | { readonly side: 'start' | 'end'; readonly lane: number };
}

/**
 * Returns the arrows of a diagram whose states stand below each other: to the next state straight down, further on at
 * the end side, back at the start side. Two arrows share a lane only if they are not beside each other. The ways to or
 * from other states are left out.
 */
export function arrowsOf(states: readonly string[], ways: readonly Way[]): Arrow[] {
  const row = (state: string) => states.indexOf(state);
  const groups = new Map<string, Way[]>();
  for (const way of ways) {
    if (row(way.from) < 0 || row(way.to) < 0) continue;
    const name = `${way.from} ${way.to}`;
    groups.set(name, [...(groups.get(name) ?? []), way]);
  }
  const taken = { start: [] as [number, number][][], end: [] as [number, number][][] };
  return [...groups.values()]
    .flatMap((group) => group.slice(0, 1).map(({ from, to }) => ({ from, to, ways: group })))
    .toSorted((a, b) => spanOf(a) - spanOf(b))
    .map((arrow): Arrow => {
      const [from, to] = [row(arrow.from), row(arrow.to)];
      if (to === from + 1) return { ...arrow, run: 'straight' };
      const side = to < from ? 'start' : 'end';
      const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
      const lanes = taken[side];
      let lane = lanes.findIndex((used) => used.every(([a, b]) => bottom < a || top > b));
      if (lane < 0) lane = lanes.push([]) - 1;
      lanes[lane]?.push([top, bottom]);
      return { ...arrow, run: { side, lane } };
    })
    .toSorted((a, b) => row(a.from) - row(b.from) || row(a.to) - row(b.to));

  function spanOf({ from, to }: { from: string; to: string }): number {
    return Math.abs(row(to) - row(from));
  }
}
