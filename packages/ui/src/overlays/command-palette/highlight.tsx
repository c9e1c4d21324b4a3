export interface TextPart {
  text: string;
  matches: boolean;
}

/** Splits a text into parts with and without a typed word, ignoring case. The parts in order are the whole text. */
export function matchedParts(text: string, search: string): TextPart[] {
  const wanted = search.trim().toLowerCase();
  const lower = text.toLowerCase();
  // If lower case changes the length (as with İ), its indices do not fit the text.
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

/** A label with the typed words marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  return matchedParts(text, search).map((part, index) =>
    part.matches ? (
      // The parts of a text are identified by their place.
      <mark key={index} className="ui:bg-transparent ui:font-semibold ui:text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
