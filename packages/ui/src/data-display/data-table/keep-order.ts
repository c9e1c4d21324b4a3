/** Keeps rows in their places while somebody points at one of them, as what is pressed must be what was aimed at. */
export function orderKeeper<Row>(rowId: (row: Row) => string) {
  let kept: { ids: readonly string[]; sort: unknown } | undefined;
  /** `ordered` as it is; while it is `isHeld`, has the same rows and is sorted by the same `sort`, in the order of before. */
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
