// Skeletons that the documents of pages show before any script has run (vite-skeleton.tsx).
import { expect, test } from 'vitest';
import { drawingOf, skeletons } from '../vite-skeleton.tsx';

test('a drawing keeps shapes and widths, and no word, icon, name or style', () => {
  expect(
    drawingOf(
      '<h1 id="a" class="wg:p-1" title="Markets">All &amp; more</h1><col style="width:48px"/><a href="/trade"><svg class="i"><path d="M0 1"/></svg>Go</a>',
    ),
  ).toBe(
    '<h1 class="wg:p-1">\u2007\u2007\u2007 \u2007 \u2007\u2007\u2007\u2007</h1><col width="48"/><a><svg class="i"></svg>\u2007\u2007</a>',
  );
});

test.each(Object.entries(skeletons()))('the page of %s has a drawing', (_, drawing) => {
  const [, inside = ''] =
    /^<div id="first-view" aria-hidden="true" inert>(.*)<\/div>$/s.exec(drawing) ?? [];
  expect(inside).toContain('bg-surface-3');
  expect(inside).not.toMatch(/<path| (?:style|id|href|name|aria-\w+|on\w+)=/);
  expect(
    inside
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('\u2007', '')
      .trim(),
  ).toBe('');
});
