let segmenter: Intl.Segmenter | undefined;

/** Most code units per grapheme on average; more is a pile of combining marks. */
const UNITS = 16;

/**
 * The text cut to at most `length` graphemes, `…` included, never inside an emoji or between a letter and its marks. The
 * cost does not grow with the length of the text.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const looked = text.slice(0, length * UNITS);
  const ends: number[] = [];
  for (const { index, segment } of segmenter.segment(looked)) {
    if (ends.length === length) break;
    ends.push(index + segment.length);
  }
  if (ends.at(-1) === text.length) return text;
  // "…" replaces the last one, which the cut of code units may have halved.
  const [first = ''] = looked;
  return `${ends.length < 2 ? first : looked.slice(0, ends.at(-2))}…`;
}
