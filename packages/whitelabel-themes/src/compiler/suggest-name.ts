/**
 * Returns the names that a misspelt one may have meant: `acent` → accent; `radius` → radius-control and its sisters.
 */
export function suggestNames(wrong: string, names: readonly string[]): string[] {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const given = plain(wrong);
  if (given === '') return [];
  const near = names
    .map((name) => ({ name, far: distance(given, plain(name)) }))
    .filter(({ name, far }) => far <= (plain(name).length > 4 ? 2 : 1));
  if (near.length > 0) {
    const least = Math.min(...near.map(({ far }) => far));
    return near.filter(({ far }) => far === least).map(({ name }) => name);
  }
  const sisters = names.filter((name) => plain(name).startsWith(given));
  if (sisters.length > 0) return sisters.slice(0, 5);
  // `accent-colour`, `canvas-background`: the longest name that it begins with.
  return names
    .filter((name) => given.startsWith(plain(name)))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1);
}

/** Returns the number of letters that must be added, left out or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i] === b[j - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
