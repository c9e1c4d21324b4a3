import { BRANDS, themes } from './brands/index.ts';
import { stress } from './brands/stress.ts';
import { themeSchema } from './compiler/theme-schema.ts';
import { designTokens } from './design-tokens/dtcg.ts';
import { figmaVariables } from './design-tokens/figma.ts';
import { emitBrand, emitSettings } from './emit.ts';
import { brandJsonSchema, configJsonSchema } from './json-schemas.ts';

const notice = 'Generated from src/brands by scripts/generate.ts; do not edit.';

/** Returns the files of src/generated, by file name. */
export function generatedFiles(): Record<string, string> {
  const brands = BRANDS.map((name, i) => emitBrand(name, themes[name], i === 0)).join('');
  return {
    'themes.css': `/* ${notice} */\n${brands}${emitSettings()}`,
    'stress.css': `/* ${notice} For tests only. */\n${emitBrand('stress', stress)}`,
    'brand.schema.json': `${JSON.stringify(brandJsonSchema(), null, 2)}\n`,
    'config.schema.json': `${JSON.stringify(configJsonSchema(), null, 2)}\n`,
    'theme.schema.json': `${JSON.stringify(themeSchema(), null, 2)}\n`,
  };
}

/** Returns the files for programs of design, by file name. They are made at the build only: the app needs none of them. */
export function designFiles(): Record<string, string> {
  return {
    'tokens.json': `${JSON.stringify(designTokens())}\n`,
    'figma-variables.json': `${JSON.stringify(figmaVariables())}\n`,
  };
}
