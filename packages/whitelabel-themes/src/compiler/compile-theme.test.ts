import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { themes } from '../brands/index.ts';
import { contract, isColorToken, tokenNames } from '../contract.ts';
import { directions } from '../price-colors.ts';
import { compileTheme, completeTheme } from './compile-theme.ts';

const acme = {
  name: 'acme',
  tokens: {
    accent: { light: '#7a1fa2', dark: '#e0a6ff' },
    'radius-control': '0px',
    'font-display': "'Acme Sans',system-ui,sans-serif",
  },
};
const errors = (tokens: object) => compileTheme({ name: 'acme', tokens }).report.errors;

describe('a good theme', () => {
  test('becomes one flat block with every token that a brand decides', () => {
    const { css, report } = compileTheme(acme);
    expect(report.errors).toEqual([]);
    expect(css).toMatch(
      /^@supports \(color: light-dark\(#000, #fff\)\) \{\n\[data-brand='acme'\] \{\n/,
    );
    expect(css).toContain('--agio-accent: light-dark(#7a1fa2,#e0a6ff);');
    // The fonts of a script stand between the brand's own and those that the system chooses.
    expect(css).toContain(
      "--agio-font-display: 'Acme Sans',var(--agio-script-fonts,system-ui),system-ui,sans-serif;",
    );
    expect(css.match(/\{/g)).toHaveLength(2);
    expect(css).not.toContain('--agio-up');
    expect(report.contrast.length).toBeGreaterThan(300);
  });

  test('colours derived from the accent follow it: text on it, hover, soft, focus, first series', () => {
    const tokens = completeTheme(acme as never);
    expect(tokens['on-accent']).toEqual({ light: 'oklch(1 0 0)', dark: 'oklch(0.17 0.02 265)' });
    expect(tokens.focus).toEqual(acme.tokens.accent);
    expect(tokens['accent-hover'].light).not.toBe(themes.agio['accent-hover'].light);
    expect(tokens.canvas).toEqual(themes.agio.canvas);
  });

  test('values that the theme gives are not derived', () => {
    const focus = { light: '#0000ff', dark: '#99ccff' };
    const tokens = completeTheme({ name: 'a', tokens: { accent: acme.tokens.accent, focus } });
    expect(tokens.focus).toEqual(focus);
  });

  test('a shipped brand written out as JSON compiles to itself', () => {
    const ofBrands = tokenNames.filter((token) => contract[token].themeable);
    for (const [name, tokens] of Object.entries(themes)) {
      const { css, report } = compileTheme(JSON.parse(JSON.stringify({ name: 'copy', tokens })));
      expect([name, report.errors]).toEqual([name, []]);
      expect(css.match(/--agio-[\w-]+:/g)).toHaveLength(ofBrands.length);
    }
  });
});

describe('a bad theme is refused with the name of the token, the value and the rule', () => {
  test('unknown names and parts', () => {
    expect(errors({ acent: '#fff' })).toEqual([
      {
        token: 'acent',
        value: '"#fff"',
        rule: 'There is no token of this name. Did you mean accent?',
      },
    ]);
    expect(compileTheme({ ...acme, colours: {} }).report.errors).toEqual([
      { token: 'colours', rule: 'This is not a part of a theme.' },
    ]);
    expect(compileTheme({ name: 'Acme!', tokens: {} }).report.errors).toHaveLength(1);
    expect(compileTheme({ name: 'aurum', tokens: {} }).report.errors).toEqual([
      {
        token: 'name',
        value: '"aurum"',
        rule: 'This is the name of a shipped brand; take another.',
      },
    ]);
    expect(compileTheme({ name: 'a', extends: 'nobody', tokens: {} }).report.errors).toHaveLength(
      1,
    );
    expect(compileTheme(null).css).toBe('');
    expect(compileTheme([]).report.errors).toHaveLength(1);
  });

  test('price colours, which are the reader’s', () => {
    expect(errors({ up: { light: '#007700', dark: '#00ff00' } })).toMatchObject([
      { token: 'up', rule: 'Price colours belong to the reader, not to a brand.' },
    ]);
  });

  test('a text that cannot be read on its background', () => {
    const { css, report } = compileTheme({
      name: 'acme',
      tokens: { 'fg-faint': { light: '#999999', dark: '#666666' } },
    });
    expect(css).toBe('');
    expect(report.errors).toEqual([
      {
        token: 'fg-faint',
        value: expect.stringMatching(/^#999999 has 2\.\d\d?:1 on \S+ \(light.*\) and \d+ more$/),
        rule: expect.stringMatching(/^Needs 4\.5:1, as #[\da-f]{6} has\.$/),
      },
      {
        token: 'fg-faint',
        value: expect.stringMatching(/^#666666 has 2\.\d\d?:1 on \S+ \(dark.*\) and \d+ more$/),
        rule: expect.stringMatching(/^Needs 4\.5:1, as #[\da-f]{6} has\.$/),
      },
    ]);
  });

  test.each([
    ['radius-control', '6'],
    ['radius-control', 'calc(1px)'],
    ['radius-control', '2000px'],
    ['radius-control', '100rem'],
    ['radius-control', '-0.9px'],
    ['row', '0px'],
    ['row', '1000px'],
    ['row-trading', '0.5rem'],
    ['control-height', '0px'],
    ['control-height', '7rem'],
    ['display-tracking', '3px'],
    ['display-tracking', '0.9em'],
    ['duration-state', '5s'],
    ['display-weight', 'bold'],
    ['ease', 'steps(4)'],
    ['font-text', 'Inter; color: red'],
    ['font-text', "url('x')"],
    ['shadow-overlay', '0 1px 2px url(x)'],
    ['shadow-overlay', '0 1px 2px light-dark(#000,#fff,#000)'],
    ['shadow-overlay', '0 1px'],
  ])('%s: %s', (token, value) => {
    expect(errors({ [token]: value })).toMatchObject([{ token, value: JSON.stringify(value) }]);
  });

  test.each([
    ['red'],
    ['#ff'],
    ['rgb(0 0 0)'],
    ['oklch(2 0 0)'],
    ['var(--x)'],
    ['#000}body{'],
    ['oklch(0.5 0.1 20)/**/'],
  ])('a value that is no colour: %s', (value) => {
    expect(errors({ accent: { light: value, dark: '#ffffff' } })[0]).toMatchObject({
      token: 'accent.light',
    });
  });
});

describe('backgrounds of others', () => {
  test.each(['canvas', 'surface-1', 'surface-2', 'surface-3', 'overlay'])(
    '%s is opaque',
    (token) => {
      for (const through of ['#ffffff00', '#fffffffe', 'oklch(0.98 0 0 / 0.5)'])
        expect(errors({ [token]: { light: through, dark: '#101014' } })).toMatchObject([
          { token: `${token}.light`, rule: expect.stringContaining('opaque') },
        ]);
    },
  );
});

test('a value that is nested a hundred thousand deep is refused like any other wrong value', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(errors({ row: deep })).toMatchObject([{ token: 'row' }]);
  expect(compileTheme({ name: deep, tokens: {} }).report.errors).toMatchObject([{ token: 'name' }]);
});

describe('a refusal says the way out', () => {
  test.each([
    ['accent', '#ffff00', '#222222'],
    ['fg-faint', '#999999', '#666666'],
    ['line-strong', '#eeeeee', '#111111'],
    ['danger', '#ff8888', '#880000'],
  ])('%s: the colours that it names can be read', (token, light, dark) => {
    const compiled = (pair: object) => compileTheme({ name: 'acme', tokens: { [token]: pair } });
    const { errors: found } = compiled({ light, dark }).report;
    const [asLight, asDark] = found.map(({ rule }) => /as (#\S+) has/.exec(rule)?.[1]);
    expect(compiled({ light: asLight, dark: asDark }).report.errors).toEqual([]);
  });

  test('colours derived from an accent are mended with it: one problem for each scheme', () => {
    expect(errors({ accent: { light: '#ffff00', dark: '#222222' } })).toHaveLength(2);
  });

  test('no colour is named where none would do', () => {
    const grey = { light: '#777777', dark: '#777777' };
    const found = errors({ canvas: grey, overlay: { light: '#000000', dark: '#ffffff' } });
    const ruleOf = (name: string) => found.find(({ token }) => token === name)?.rule;
    expect(ruleOf('fg')).toBe('Needs 4.5:1.');
    expect(ruleOf('up')).toBe("Needs 4.5:1; the colour is the reader's, so change canvas.");
  });

  test.each([
    ['acent', 'Did you mean accent?'],
    ['radius', 'Did you mean radius-control, radius-panel, radius-dialog, radius-pill?'],
    ['surface_1', 'Did you mean surface-1?'],
    ['accentColour', 'Did you mean accent?'],
    ['sidebar', 'theme.schema.json lists them.'],
    ['-', 'theme.schema.json lists them.'],
  ])('%s: %s', (token, way) => {
    expect(errors({ [token]: '#fff' })[0]?.rule).toContain(way);
  });

  test('a part of a brand that no sheet carries is a warning: its author should not wait for it', () => {
    const { css, report } = compileTheme({ ...acme, logo: 'logo.svg' });
    expect(css).not.toBe('');
    expect(report.warnings[0]).toEqual({
      token: 'logo',
      rule: 'A theme carries tokens only; "agio-theme check <folder>" reads this too.',
    });
  });
});

describe('colours that could be taken for each other are a warning, and the theme is still made', () => {
  const compiled = (accent: object, prices?: Parameters<typeof compileTheme>[1]) =>
    compileTheme({ name: 'acme', tokens: { accent } }, prices);
  const violet = { light: '#7a1fa2', dark: '#e0a6ff' };

  test('up and down to deutan and protan readers, where the setting made for them does not tell them apart', () => {
    expect(compiled(violet).report.warnings.filter(({ token }) => token === 'up')).toEqual([]);
    const greenAndRed = { ...directions, 'colour-blind': directions['green-up'] };
    const { css, report } = compiled(violet, greenAndRed);
    expect(css).not.toBe('');
    expect(report.warnings).toContainEqual({
      token: 'up',
      value: 'like down (light, price colours colour-blind, deutan vision)',
      rule: 'Colours of different meaning should be told apart at a glance.',
    });
    const brownAndOlive = {
      ...directions['green-up'],
      up: { light: '#6b5a12', dark: '#d8bb5a' },
      down: { light: '#7a5212', dark: '#e2b25e' },
    };
    const visions = compiled(violet, { ...directions, 'colour-blind': brownAndOlive })
      .report.warnings.filter(({ token }) => token === 'up')
      .map(({ value }) => value);
    expect(visions).toEqual([
      'like down (light, price colours colour-blind, protan vision)',
      'like down (light, price colours colour-blind, deutan vision)',
      'like down (dark, price colours colour-blind, protan vision)',
      'like down (dark, price colours colour-blind, deutan vision)',
    ]);
  });

  test('an accent like a price: to everyone, or to the readers of the colour-blind setting', () => {
    const green = compiled({ light: '#0b7a4b', dark: '#4ade9b' }).report.warnings;
    expect(green).toContainEqual(
      expect.objectContaining({
        token: 'accent',
        value: 'like up (light, price colours green-up)',
      }),
    );
    const gold = compiled(themes.aurum.accent).report.warnings.map(({ value }) => value);
    expect(gold).toContain('like down (light, price colours colour-blind, protan vision)');
  });
});

test('whatever is written as a value, nothing but the block of the theme comes out', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '}',
      '{',
      ';',
      '*/',
      '@import',
      'url(',
      'expression(',
      '\\',
      '</style>',
      'var(--x)',
      'oklch(0.5 0.1 20)',
      '6px',
      '#fff',
    ),
  );
  const value = fc.array(nasty, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...tokenNames), value, value, (token, light, dark) => {
      const given = isColorToken(token) ? { light, dark } : light;
      const { css } = compileTheme({ name: 'acme', tokens: { [token]: given } });
      expect(css).toMatch(
        /^(?:@supports \(color: light-dark\(#000, #fff\)\) \{\n\[data-brand='acme'\] \{\n(?: {2}--agio-[a-z0-9-]+: [\p{L}\d #%().,'"/-]+;\n)+\}\n\}\n)?$/u,
      );
    }),
    { numRuns: 500 },
  );
});
