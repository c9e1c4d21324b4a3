/** The strings at any depth of a value, React elements included. */
export function stringsIn(value: unknown, depth = 12): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const parts = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  return parts.flatMap((part) => stringsIn(part, depth - 1));
}

/** The literal texts of a source: between quotes and between tags. */
export const stringsInSource = (source: string): string[] =>
  source.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<{]+</g)?.map((each) => each.slice(1, -1)) ?? [];
