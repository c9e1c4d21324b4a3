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

test('a drawing of one language keeps its words', () => {
  expect(drawingOf('<h1 id="a">Gold &amp; silver</h1>', { hasWords: true })).toBe(
    '<h1>Gold &amp; silver</h1>',
  );
});

const drawings = Object.entries(await skeletons());
const insideOf = (drawing: string) =>
  /^<div id="first-view"(?: lang="en")? aria-hidden="true" inert>(.*)<\/div>$/s.exec(
    drawing,
  )?.[1] ?? '';
const wordsOf = (drawing: string) =>
  insideOf(drawing)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u2007', '')
    .trim();

test.each(drawings)('the page of %s has a drawing', (_, drawing) => {
  expect(insideOf(drawing)).toContain('bg-surface-3');
  expect(insideOf(drawing)).not.toMatch(/<path| (?:style|id|href|name|aria-\w+|on\w+)=/);
});

test('the homes of variants have words, in English and of their brand; other pages have none', () => {
  const said = Object.fromEntries(drawings.map(([address, each]) => [address, wordsOf(each)]));
  expect(said).toEqual({
    markets: '',
    trade: '',
    aurum: expect.stringContaining('Metals, to the gram') as string,
    verdant: expect.stringContaining('Energy and carbon, one market') as string,
  });
  expect(
    drawings.filter(([, drawing]) => drawing.includes('lang="en"')).map(([address]) => address),
  ).toEqual(['aurum', 'verdant']);
});
