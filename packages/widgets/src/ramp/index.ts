/**
 * Purchases and sales with fiat at the compared quotes of providers; the model without React.
 *
 * @example
 * ```tsx
 * import { Ramp } from '@agio/widgets/ramp';
 *
 * export const BuyAndSell = () => <Ramp />;
 * ```
 *
 * @module
 */

export { Ramp, type RampProps } from './ramp.tsx';
export * from './model/index.ts';
