import { matchedParts } from './matched-parts.ts';

/** A label with what was typed marked in it. */
export function Highlight({ text, search }: { text: string; search: string }) {
  return matchedParts(text, search).map((part, index) =>
    part.matches ? (
      // The parts of one text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="ui:bg-transparent ui:font-semibold ui:text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
