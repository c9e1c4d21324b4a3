import { matchedParts } from './matched-parts.ts';

/** A label with the typed words marked. */
export function Highlight({ text, search }: { text: string; search: string }) {
  return matchedParts(text, search).map((part, index) =>
    part.matches ? (
      // The parts of a text are identified by their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="ui:bg-transparent ui:font-semibold ui:text-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
