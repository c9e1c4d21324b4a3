import { expect, test } from 'vitest';
import type { Picture, Variant } from './picture-list.ts';
import { beginning, describe, type Finding, page, summary } from './report.ts';

const variant = (name: string): Variant => ({
  name,
  globals: { brand: 'agio', scheme: 'dark', dir: 'ltr' },
});

/** A picture that changed, of a component of @agio/ui. */
const finding = (file: string, title: string, dress: string, what = '312 px differ'): Finding => {
  const story: Picture = {
    id: `${title.toLowerCase().replaceAll(/[/ ]/g, '-')}--matrix`,
    type: 'story',
    title,
    name: 'Matrix',
    importPath: `./packages/ui/src/${file}.stories.tsx`,
    variants: [],
  };
  return { story, variant: variant(dress), what, before: 'a.png', after: 'b.png', diff: 'c.png' };
};

test('a change is reported by its component first, then by story and dress', () => {
  const findings = [
    finding('controls/button/button', 'Controls/Button', 'agio-dark'),
    finding('controls/button/button', 'Controls/Button', 'rtl'),
    finding('overlays/dialog/dialog', 'Overlays/Dialog', 'agio-dark', 'new'),
  ];
  expect(summary(findings)).toBe(
    '✗ Controls/Button\n    Matrix (agio-dark, rtl): 312 px differ\n' +
      '✗ Overlays/Dialog\n    Matrix (agio-dark): new',
  );
});

test('differences in dresses are reported for each', () => {
  const findings = [
    finding('controls/button/button', 'Controls/Button', 'agio-dark', '5 px differ'),
    finding('controls/button/button', 'Controls/Button', 'rtl', '7 px differ'),
  ];
  expect(summary(findings)).toBe(
    '✗ Controls/Button\n    Matrix (agio-dark): 5 px differ · (rtl): 7 px differ',
  );
});

test('padding of the button changes dialogs and modals too; the button is named', () => {
  const findings = [
    finding('modals/form-b/form-b', 'Modals/Form B', 'agio-dark'),
    finding('controls/button/button', 'Controls/Button', 'agio-dark'),
    finding('overlays/dialog/dialog', 'Overlays/Dialog', 'agio-dark'),
  ];
  expect(beginning(findings)).toBe('It began with: Controls/Button. 2 other components show it.');
});

test('a picture that grew says from what to what', () => {
  const size = (height: number) => ({ width: 60, height });
  expect(describe({ pixels: 12, before: size(20), after: size(24), png: Buffer.alloc(0) })).toBe(
    '12 px differ; was 60 × 20, is 60 × 24',
  );
});

test('the report leads with the component and shows before, after and the difference', () => {
  const html = page([finding('controls/button/button', 'Controls/Button', 'agio-dark')], 938);
  expect(html).toContain('1 of 938 pictures');
  expect(html).toMatch(/<h2[^>]*>Controls\/Button<\/h2>/);
  for (const src of ['a.png', 'b.png', 'c.png']) expect(html).toContain(`src="${src}"`);
});
