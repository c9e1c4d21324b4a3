/** One or two letters of a name: of the first and the last word, or of the part before the @ of an address. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter((word) => word !== '');
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return '?';
  const letters =
    words.length === 1
      ? Array.from(first).slice(0, 2)
      : [Array.from(first)[0], Array.from(last)[0]];
  return letters.join('').toUpperCase();
}
