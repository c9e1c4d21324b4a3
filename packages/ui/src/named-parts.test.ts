// A browser and a host style elements by their names. The sheet takes that back on elements with data-slot alone: what a
// consumer puts into a component of ours stays his. So whatever of ours is styled by its name says its part.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styledByName =
  'a|address|article|aside|blockquote|button|caption|code|dd|details|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|input|kbd|label|legend|li|main|nav|ol|output|p|pre|progress|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul';

/** Opening tags of such elements, each with the text before it. */
function* openingTags(text: string): Generator<{ tag: string; before: string }> {
  for (const { index } of text.matchAll(new RegExp(`<(?:${styledByName})(?=[\\s>/])`, 'g'))) {
    let depth = 0;
    let end = index;
    while (end < text.length) {
      if (text[end] === '{') depth += 1;
      if (text[end] === '}') depth -= 1;
      if (text[end] === '>' && depth === 0) break;
      end += 1;
    }
    yield { tag: text.slice(index, end + 1), before: text.slice(0, index) };
  }
}

/** It has its part from what it is given, from the component whose element it is, or it is not shown. */
const hasItElsewhere = (tag: string, before: string) =>
  tag.includes('{...rest}') ||
  /asChild(?:[^<]|<[^>]*\/>)*>\s*$/.test(before) ||
  tag.includes('type="hidden"');

const isComment = (before: string) =>
  /^\s*(?:\*|\/[/*])/.test(before.slice(before.lastIndexOf('\n') + 1));

test('whatever is styled by its name says its part', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(
    (file) => !/\.(?:test|stories)\.|(?:^|\/)testing\//.test(file),
  );
  const tags = files.flatMap((file) =>
    [...openingTags(readFileSync(join(import.meta.dirname, file), 'utf8'))].map((found) => ({
      file,
      ...found,
    })),
  );
  expect(tags.length).toBeGreaterThan(150);
  const unnamed = tags.filter(
    ({ tag, before }) =>
      !tag.includes('data-slot') && !hasItElsewhere(tag, before) && !isComment(before),
  );
  expect(unnamed.map(({ file, tag }) => `${file}: ${tag.replaceAll(/\s+/g, ' ')}`)).toEqual([]);
});
