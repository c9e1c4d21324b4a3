import { BRANDS, themes } from './brands/index.ts';
import { stress } from './brands/stress.ts';
import { themeSchema } from './compiler/theme-schema.ts';
import { emitBrand, emitSettings } from './emit.ts';

const notice = 'Generated from src/brands by scripts/generate.ts; do not edit.';

/** Returns the files of src/generated, by file name. */
export function generatedFiles(): Record<string, string> {
  const brands = BRANDS.map((name, i) => emitBrand(name, themes[name], i === 0)).join('');
  return {
    'themes.css': `/* ${notice} */\n${brands}${emitSettings()}`,
    'stress.css': `/* ${notice} For tests only. */\n${emitBrand('stress', stress)}`,
    'theme.schema.json': `${JSON.stringify(themeSchema(), null, 2)}\n`,
  };
}
