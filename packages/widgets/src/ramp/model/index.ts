// The model of buying and selling with fiat without React: the input, quotes compared, reasons against it, an order's steps.
export {
  type ComparedQuote,
  type Comparison,
  compareQuotes,
  feePercent,
  marketGap,
} from './compare-quotes.ts';
export { isOver, isUnpaid, type RampStep, rampSteps } from './order-steps.ts';
export { rampChoiceOf, rampQueryOf } from './ramp-query.ts';
export type { RampReason } from './ramp-reasons.ts';
export {
  type RampAction,
  type RampChoice,
  type RampEnd,
  rampReducer,
  type RampSide,
  type RampState,
  rampStateOf,
  type RampUsual,
} from './ramp-state.ts';
export { type RampContext, rampRequest, type RampSummary, summariseRamp } from './ramp-summary.ts';
