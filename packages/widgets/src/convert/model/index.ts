// The model of a conversion without React: the input, the figures derived from it, and the reasons against it, as data.
export { type AssetValues, assetValues, indicativeRate } from './asset-values.ts';
export {
  type Conversion,
  type ConvertAction,
  type ConvertChoice,
  type ConvertEntry,
  type ConvertSide,
  conversionOf,
  conversionReducer,
} from './conversion.ts';
export { convertChoiceOf, convertQueryOf } from './convert-query.ts';
export type { ConvertReason } from './convert-reasons.ts';
export {
  type AmountRules,
  type ConvertContext,
  type ConvertSummary,
  type GivenAmount,
  quoteRequest,
  summarise,
} from './convert-summary.ts';
export { farFromMarket, type QuoteFigures, quoteFigures } from './quote-figures.ts';
export { type PriceMove, priceMove } from './price-move.ts';
