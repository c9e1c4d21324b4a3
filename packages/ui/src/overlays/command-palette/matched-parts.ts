export interface TextPart {
  text: string;
  matches: boolean;
}

/** Splits a text at the places where what was typed stands in it, whatever its case. Joined, the parts are the text. */
export function matchedParts(text: string, search: string): TextPart[] {
  const wanted = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Where lower case is longer than the text (as with İ), places in one are not places in the other.
  if (wanted === '' || lower.length !== text.length) return [{ text, matches: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (;;) {
    const at = lower.indexOf(wanted, from);
    if (at < 0) break;
    if (at > from) parts.push({ text: text.slice(from, at), matches: false });
    parts.push({ text: text.slice(at, at + wanted.length), matches: true });
    from = at + wanted.length;
  }
  if (from < text.length || parts.length === 0)
    parts.push({ text: text.slice(from), matches: false });
  return parts;
}
