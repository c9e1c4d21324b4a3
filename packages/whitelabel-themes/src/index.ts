/**
 * The contract of a theme, its compiler with the contrast gate, and the shipped brands as data.
 * @module
 */

export { type BrandName, BRANDS, themes } from './brands/index.ts';
export {
  brandCalled,
  brands,
  fetchBrandWords,
  knownBrands,
  wearOwnBrand,
} from './brands/identities.ts';
export {
  compileTheme,
  type CompiledTheme,
  completeTheme,
  type ThemeProblem,
  type ThemeReport,
  type ThemeSource,
} from './compiler/compile-theme.ts';
export {
  type Confusion,
  confusions,
  type ContrastResult,
  contrastPairs,
  type PriceColours,
} from './compiler/check-contrast.ts';
export { colorToHex } from './compiler/color.ts';
export { readableAccent } from './compiler/readable-accent.ts';
export { suggestNames } from './compiler/suggest-name.ts';
export { themeSchema } from './compiler/theme-schema.ts';
export {
  type ColorToken,
  type ContrastMinimum,
  contract,
  cssVariable,
  type DirectionToken,
  isColorToken,
  type PlainToken,
  type Scheme,
  SCHEMES,
  type SchemePair,
  type ThemeTokens,
  type TokenGroup,
  type TokenName,
  tokenNames,
  type TokenSpec,
  type TokenType,
} from './contract.ts';
export {
  type Brand,
  defineBrand,
  defineTheme,
  type LogoMark,
  type LogoShape,
  type MarketCategory,
  missingCopy,
  type NavigationEntry,
} from './define.ts';
export { DENSITIES, densities, type Density } from './density.ts';
export {
  chooseMode,
  companyOf,
  deployedMode,
  homeInstead,
  type KeptCompany,
  marketsOf,
  modeOf,
  variantOf,
} from './modes.ts';
export { languageNames } from './languages.ts';
export { type Direction, DIRECTIONS, directions } from './price-colors.ts';
