/**
 * A message with tagged parts, such as a link, drawn inside one sentence.
 * @module
 */

import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Returns a message with its tagged parts drawn: `If this is wrong, <support>contact support</support>.` A link is thus
 * part of one sentence, so that its place and its words are those of the language. What no part draws is plain text.
 *
 * @param parts by tag, what stands in place of its words
 */
export function sentence(
  text: string,
  parts: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/u);
  // The pieces are plain text, tag and words in turn.
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece;
    if (at % 3 === 1) return null;
    const tag = pieces[at - 1] ?? '';
    return createElement(Fragment, { key: at }, parts[tag]?.(piece) ?? piece);
  });
}
