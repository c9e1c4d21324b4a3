import { foldText } from '../../foundations/fold-text/fold-text.ts';

export interface TextPart {
  text: string;
  matches: boolean;
}

/** Splits a text into parts with and without a typed word, ignoring case and accents. The parts in order are the whole text. */
export function matchedParts(text: string, search: string): TextPart[] {
  const wanted = foldText(search.trim());
  // A letter can be folded to several, or to none.
  const letters: { start: number; end: number }[] = [];
  let folded = '';
  let end = 0;
  for (const letter of text) {
    const start = end;
    end += letter.length;
    const plain = foldText(letter);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) letters.push({ start, end });
  }
  const parts: TextPart[] = [];
  const add = (from: number, to: number, matches: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), matches });
    return Math.max(from, to);
  };
  let done = 0;
  for (let at = wanted === '' ? -1 : folded.indexOf(wanted); at >= 0;) {
    done = add(done, letters[at]?.start ?? done, false);
    done = add(done, letters[at + wanted.length - 1]?.end ?? done, true);
    at = folded.indexOf(wanted, at + wanted.length);
  }
  add(done, text.length, false);
  return parts.length > 0 ? parts : [{ text, matches: false }];
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
