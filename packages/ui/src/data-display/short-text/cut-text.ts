let segmenter: Intl.Segmenter | undefined;

/** Code units that a grapheme has on average at most; more is a heap of marks on one letter. */
const UNITS = 16;

/**
 * A text of at most `length` graphemes, of which `…` is the last where it was cut: never inside an emoji or between a
 * letter and its marks. The work does not grow with the text.
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
  // The last one gives way to "…"; it may also be half a grapheme, cut by the look.
  const [first = ''] = looked;
  return `${ends.length < 2 ? first : looked.slice(0, ends.at(-2))}…`;
}
