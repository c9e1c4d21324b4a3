// Tokens as variables of Figma: the body of `POST /v1/files/:key/variables` of its REST API.
import { BRANDS } from '../brands/index.ts';
import { parseColor, toSrgb } from '../compiler/color.ts';
import {
  contract,
  isColorToken,
  SCHEMES,
  type TokenName,
  tokenNames,
  type TokenType,
} from '../contract.ts';
import { DIRECTIONS } from '../price-colors.ts';
import { fontsOf, lengthOf, valueOf } from './values.ts';

/** The size of the root that figures in rem are of, in px. */
const rootSize = 16;

interface Colour {
  r: number;
  g: number;
  b: number;
  a: number;
}
type Value = Colour | number | string | { type: 'VARIABLE_ALIAS'; id: string };

const fraction = (n: number) => Math.round(n * 1e6) / 1e6;

function colour(text: string): Colour {
  const parsed = parseColor(text);
  if (parsed === undefined) throw new Error(`${text} is no colour of a theme.`);
  const [r, g, b] = toSrgb(parsed).map(fraction) as [number, number, number];
  return { r, g, b, a: parsed.alpha };
}

const pixels = (text: string) => {
  const { value, unit } = lengthOf(text);
  return unit === 'rem' ? value * rootSize : value;
};
const number = (text: string) => Number(text.replace(/(?:em|ms)$/, ''));

/** Types of variables, and how a value is written in them. Figma has none for shadows and curves: they are text. */
const written: Readonly<
  Record<TokenType, readonly ['COLOR' | 'FLOAT' | 'STRING', (text: string) => Value]>
> = {
  color: ['COLOR', colour],
  radius: ['FLOAT', pixels],
  size: ['FLOAT', pixels],
  tracking: ['FLOAT', number],
  number: ['FLOAT', number],
  font: ['STRING', (text) => fontsOf(text)[0] ?? ''],
  weight: ['FLOAT', number],
  shadow: ['STRING', (text) => text],
  duration: ['FLOAT', number],
  easing: ['STRING', (text) => text],
};

/** Tokens that differ by scheme: colours, and the shadow with the colours in it. */
const hasSchemes = (name: TokenName) => isColorToken(name) || contract[name].type === 'shadow';

/**
 * Returns three collections. “Brand” has a mode for each brand, “Price colours” one for each setting of the reader, both
 * with the values of each scheme by name (`light/canvas`). “Scheme” has the modes light and dark, and points into the
 * other two: designs use its variables, and those of “Brand” that are the same in both schemes.
 */
export function figmaVariables() {
  const collections = { Brand: BRANDS, 'Price colours': DIRECTIONS, Scheme: SCHEMES } as const;
  const collectionId = (collection: string) => `collection:${collection}`;
  const modeId = (collection: string, mode: string) => `mode:${collection}/${mode}`;
  const variableId = (collection: string, name: string) => `variable:${collection}/${name}`;

  const variableCollections = Object.entries(collections).map(([name, modes]) => ({
    action: 'CREATE',
    id: collectionId(name),
    name,
    initialModeId: modeId(name, modes[0]),
  }));
  // The first mode comes with its collection, and gets its name.
  const variableModes = Object.entries(collections).flatMap(([name, modes]) =>
    modes.map((mode, i) => ({
      action: i === 0 ? 'UPDATE' : 'CREATE',
      id: modeId(name, mode),
      name: mode,
      variableCollectionId: collectionId(name),
    })),
  );

  const variables: object[] = [];
  const variableModeValues: { variableId: string; modeId: string; value: Value }[] = [];
  /** Adds a variable with a value for each mode of its collection. */
  function add<M extends string>(
    collection: string,
    modes: readonly M[],
    [name, token]: readonly [name: string, token: TokenName],
    valueIn: (mode: M) => Value,
  ) {
    const id = variableId(collection, name);
    variables.push({
      action: 'CREATE',
      id,
      name,
      variableCollectionId: collectionId(collection),
      resolvedType: written[contract[token].type][0],
      description: contract[token].description,
      codeSyntax: { WEB: `var(--agio-${token})` },
    });
    for (const mode of modes)
      variableModeValues.push({
        variableId: id,
        modeId: modeId(collection, mode),
        value: valueIn(mode),
      });
  }

  for (const token of tokenNames) {
    const value = written[contract[token].type][1];
    if (!hasSchemes(token)) {
      add('Brand', BRANDS, [token, token], (brand) => value(valueOf(brand, 'light', token)));
      continue;
    }
    const source = contract[token].themeable ? 'Brand' : 'Price colours';
    for (const scheme of SCHEMES) {
      const named = [`${scheme}/${token}`, token] as const;
      if (source === 'Brand')
        add(source, BRANDS, named, (brand) => value(valueOf(brand, scheme, token)));
      else
        add(source, DIRECTIONS, named, (direction) =>
          value(valueOf(BRANDS[0], scheme, token, direction)),
        );
    }
    add('Scheme', SCHEMES, [token, token], (scheme) => ({
      type: 'VARIABLE_ALIAS',
      id: variableId(source, `${scheme}/${token}`),
    }));
  }
  return { variableCollections, variableModes, variables, variableModeValues };
}
