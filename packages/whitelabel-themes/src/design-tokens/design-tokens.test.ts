import { describe, expect, test } from 'vitest';
import { BRANDS, themes } from '../brands/index.ts';
import { colorToHex, parseColor } from '../compiler/color.ts';
import { contract, isColorToken, SCHEMES, type TokenName, tokenNames } from '../contract.ts';
import { emitBrand, emitSettings } from '../emit.ts';
import { DIRECTIONS } from '../price-colors.ts';
import { designFiles } from '../generated-files.ts';

interface Token {
  $type: string;
  $value: unknown;
  $description: string;
}
interface ColorValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex: string;
}
type Group = Record<string, Record<string, Record<string, Token>>>;
interface Figma {
  variableCollections: { id: string; name: string; initialModeId: string }[];
  variableModes: { id: string; name: string; variableCollectionId: string }[];
  variables: { id: string; name: string; variableCollectionId: string; resolvedType: string }[];
  variableModeValues: { variableId: string; modeId: string; value: unknown }[];
}

const files = designFiles();
const tokens = JSON.parse(files['tokens.json'] ?? '') as Group;
const figma = JSON.parse(files['figma-variables.json'] ?? '') as Figma;

/** Returns the values that a sheet gives to the custom properties of a block, by token. */
function declared(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/^\s*--agio-([\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Returns the side of a scheme from the pair of a sheet. */
const sideOf = (pair: string | undefined, scheme: (typeof SCHEMES)[number]) =>
  /^light-dark\((.*\)),(.*\))\)$/.exec(pair ?? '')?.[scheme === 'light' ? 1 : 2];

const [greenUp = ''] = emitSettings().split("[data-direction='red-up']");
const prices = declared(greenUp);

const looks = BRANDS.flatMap((brand) => SCHEMES.map((scheme) => ({ brand, scheme })));

describe.each(looks)('$brand, $scheme', ({ brand, scheme }) => {
  const sheet = declared(emitBrand(brand, themes[brand]));
  const emitted = (name: TokenName) => sideOf(sheet.get(name) ?? prices.get(name), scheme);

  test('every token of the contract is in tokens.json with its type, value and description', () => {
    const group = tokens[brand]?.[scheme] ?? {};
    expect(Object.keys(group)).toEqual(tokenNames);
    for (const name of tokenNames) {
      expect(group[name]?.$description).toBe(contract[name].description);
      expect(group[name]?.$type).toMatch(
        /^(?:color|dimension|number|fontFamily|fontWeight|shadow|duration|cubicBezier)$/,
      );
      expect(JSON.stringify(group[name]?.$value)).not.toMatch(/null|light-dark|^""$/);
    }
  });

  test('its colours are those that the compiler writes into the sheet', () => {
    for (const name of tokenNames.filter(isColorToken)) {
      const value = tokens[brand]?.[scheme]?.[name]?.$value as ColorValue;
      const alpha = value.alpha === undefined ? '' : ` / ${value.alpha}`;
      expect(`${value.colorSpace}(${value.components.join(' ')}${alpha})`).toBe(emitted(name));
      expect(value.hex).toBe(colorToHex(emitted(name) ?? ''));
    }
  });

  test('its lengths, weights and durations are those of the sheet', () => {
    const inSheet = (name: (typeof tokenNames)[number]) => {
      const value = tokens[brand]?.[scheme]?.[name]?.$value;
      switch (contract[name].type) {
        case 'radius':
        case 'size':
        case 'duration': {
          const { value: figure, unit } = value as { value: number; unit: string };
          return `${figure}${unit}`;
        }
        case 'weight':
          return String(value);
        case 'tracking':
          return `${String(value)}em`;
        default:
          return undefined;
      }
    };
    const figures = tokenNames.filter((name) => inSheet(name) !== undefined);
    expect(figures.length).toBeGreaterThan(10);
    for (const name of figures) expect(inSheet(name)).toBe(sheet.get(name));
  });

  test('a variable of Figma has every token, its colour the one on the screen', () => {
    const valueIn = (variableId: string, modeId: string) =>
      figma.variableModeValues.find(
        (each) => each.variableId === variableId && each.modeId === modeId,
      )?.value;
    for (const name of tokenNames) {
      const alias = valueIn(`variable:Scheme/${name}`, `mode:Scheme/${scheme}`) as
        | { type: string; id: string }
        | undefined;
      const id = alias?.id ?? `variable:Brand/${name}`;
      const mode = id.startsWith('variable:Brand/') ? `Brand/${brand}` : 'Price colours/green-up';
      const value = valueIn(id, `mode:${mode}`);
      expect(value).toBeDefined();
      if (!isColorToken(name)) continue;
      const { r, g, b, a } = value as { r: number; g: number; b: number; a: number };
      const hex = [r, g, b]
        .map((c) =>
          Math.round(c * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect(`#${hex}`).toBe(colorToHex(emitted(name) ?? ''));
      expect(a).toBe(parseColor(emitted(name) ?? '')?.alpha);
    }
  });
});

test('the shadow of a scheme has the colours of that scheme', () => {
  const shadows = tokens['agio']?.['dark']?.['shadow-overlay']?.$value as
    | { color: ColorValue; blur: object }[]
    | undefined;
  const first = shadows?.[0];
  expect(first?.color).toEqual({
    colorSpace: 'oklch',
    components: [0, 0, 0],
    alpha: 0.3,
    hex: '#000000',
  });
  expect(first?.blur).toEqual({ value: 2, unit: 'px' });
});

test('every setting of price colours is in both files', () => {
  expect(Object.keys(tokens['price-colours'] ?? {})).toEqual([...DIRECTIONS]);
  const modes = figma.variableModes.filter(
    ({ variableCollectionId }) => variableCollectionId === 'collection:Price colours',
  );
  expect(modes.map(({ name }) => name)).toEqual([...DIRECTIONS]);
});

test('every variable has a value in each mode of its collection, and every reference leads to one', () => {
  const ids = new Set(figma.variables.map(({ id }) => id));
  for (const { id, variableCollectionId, resolvedType } of figma.variables) {
    const modes = figma.variableModes.filter(
      (mode) => mode.variableCollectionId === variableCollectionId,
    );
    const values = figma.variableModeValues.filter(({ variableId }) => variableId === id);
    expect(values.map(({ modeId }) => modeId)).toEqual(modes.map((mode) => mode.id));
    const isRight = (value: unknown) => {
      const alias = (value as { id?: string }).id;
      if (alias !== undefined) return ids.has(alias);
      if (resolvedType === 'FLOAT') return typeof value === 'number';
      return resolvedType !== 'STRING' || (typeof value === 'string' && value !== '');
    };
    expect(values.filter(({ value }) => !isRight(value))).toEqual([]);
  }
  expect(ids.size).toBe(figma.variables.length);
});
