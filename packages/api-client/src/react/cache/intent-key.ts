const names = new WeakMap<Blob, number>();
/** Begins elsewhere in each page: an intent is kept over a reload, a file is not. */
let named = Math.round(performance.timeOrigin);

/** What somebody wants, as text: two inputs that say the same are the same intent. A file is only the same as itself. */
export function intentKey(input: unknown): string {
  return (
    JSON.stringify(input, (_, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      const name = names.get(value) ?? (named += 1);
      names.set(value, name);
      return `file ${name}`;
    }) ?? ''
  );
}
