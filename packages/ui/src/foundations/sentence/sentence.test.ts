import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sentence } from './sentence.ts';

const drawn = (text: string) =>
  renderToStaticMarkup(
    createElement('p', null, sentence(text, { help: (words) => createElement('a', null, words) })),
  );

test('a tag becomes the part of its name, wherever the language puts it', () => {
  expect(drawn('If this is wrong, <help>contact support</help>.')).toBe(
    '<p>If this is wrong, <a>contact support</a>.</p>',
  );
  expect(drawn('<help>Fragen Sie uns</help>, wenn das nicht stimmt.')).toBe(
    '<p><a>Fragen Sie uns</a>, wenn das nicht stimmt.</p>',
  );
});

test('a text without a tag is plain, and a tag without a part is its words', () => {
  expect(drawn('Nothing to press')).toBe('<p>Nothing to press</p>');
  expect(drawn('A <b>bold</b> word, 1 < 2')).toBe('<p>A bold word, 1 &lt; 2</p>');
});
