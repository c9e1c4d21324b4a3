/** Keeps the order of rows while the reader points at one, so that a press hits the row that was aimed at. */
export function orderKeeper<Row>(rowId: (row: Row) => string) {
  let kept: { ordered: readonly Row[]; sort: unknown } | undefined;
  /** `ordered`; while `isHeld` and neither the set of rows nor `sort` changes, in the previous order. */
  return (
    ordered: readonly Row[],
    { sort, isHeld }: { sort: unknown; isHeld: boolean },
  ): readonly Row[] => {
    const before = kept;
    if (
      isHeld &&
      before !== undefined &&
      // The same rows in the same order, however many: the pointer has only come.
      before.ordered !== ordered &&
      before.sort === sort &&
      before.ordered.length === ordered.length
    ) {
      const byId = new Map(ordered.map((row) => [rowId(row), row]));
      const inPlace = before.ordered.flatMap((row) => byId.get(rowId(row)) ?? []);
      if (inPlace.length === ordered.length) return inPlace;
    }
    kept = { ordered, sort };
    return ordered;
  };
}
