// @where Client: lengths of names and texts in calls
import * as v from 'valibot';

/** Cuts a text after the last whole character, as readers count them, that leaves room for the ellipsis. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length >= max) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}

/** Words that are only shown. A longer text costs its end, and not the answer that it is a part of (S39). */
const shown = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cut(text, max)),
  );

/** Name of a thing or a person. */
export const name = shown(120);

const hidden =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;
export function isSeen(text: string): boolean {
  return !hidden.test(text);
}

/**
 * Name that a user gives to themselves or to a thing: one line that reads as it is written. It has no control
 * characters, no marks that turn the direction of the text, nothing invisible but the joiners that scripts and emoji
 * need, and no half of a character.
 */
export const givenName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(60),
  v.check(isSeen, 'must not contain characters that cannot be seen'),
);

/** A sentence or some of them: a reason, a comment, a notice. */
export const words = shown(2000);

/** Text that is copied, compared, signed or sent back. Cut it would be another one, so a longer one is refused. */
export const textUpTo = <const Max extends number>(max: Max) =>
  v.pipe(v.string(), v.maxLength(max));

/** The short name of an asset or currency, as it stands beside figures: `BTC`. */
export const symbol = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** An address on the web. Whether it may be followed is for the screen to judge. */
export const url = textUpTo(2048);
