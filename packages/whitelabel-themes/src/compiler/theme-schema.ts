import { BRANDS } from '../brands/index.ts';
import { contract, tokenNames } from '../contract.ts';
import { grammar } from './grammar.ts';

/**
 * Returns the JSON schema of a theme, for editors: names, shapes and descriptions. The compiler checks more: values by
 * their grammar, colours by their contrast.
 */
export function themeSchema(): object {
  const tokens = tokenNames
    .filter((name) => contract[name].themeable)
    .map((name) => {
      const { type, description } = contract[name];
      const said =
        `${description} ${type === 'color' ? '' : `Give ${grammar[type].expected}.`}`.trim();
      return [
        name,
        type === 'color'
          ? { $ref: '#/$defs/pair', description: said }
          : { type: 'string', description: said },
      ];
    });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Agio theme',
    type: 'object',
    required: ['name', 'tokens'],
    properties: {
      $schema: { type: 'string' },
      name: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
      extends: { enum: BRANDS, default: BRANDS[0] },
      tokens: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(tokens),
      },
    },
    $defs: {
      color: { type: 'string', pattern: '^(#[0-9a-fA-F]{3,8}|oklch\\(.+\\))$' },
      pair: {
        type: 'object',
        additionalProperties: false,
        required: ['light', 'dark'],
        properties: { light: { $ref: '#/$defs/color' }, dark: { $ref: '#/$defs/color' } },
      },
    },
  };
}
