/** Keeps the order of rows while the reader points at one, so that a press hits the row that was aimed at. */
export function orderKeeper<Row>(rowId: (row: Row) => string) {
  let kept: { ids: readonly string[]; sort: unknown } | undefined;
  /** `ordered`; while `isHeld` and neither the set of rows nor `sort` changes, in the previous order. */
  return (
    ordered: readonly Row[],
    { sort, isHeld }: { sort: unknown; isHeld: boolean },
  ): readonly Row[] => {
    const before = kept;
    if (
      isHeld &&
      before !== undefined &&
      before.sort === sort &&
      before.ids.length === ordered.length
    ) {
      const byId = new Map(ordered.map((row) => [rowId(row), row]));
      const inPlace = before.ids.flatMap((id) => byId.get(id) ?? []);
      if (inPlace.length === ordered.length) return inPlace;
    }
    kept = { ids: ordered.map(rowId), sort };
    return ordered;
  };
}
