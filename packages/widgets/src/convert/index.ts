/**
 * One asset into another at a price that is held for some seconds; the model without React.
 *
 * @example
 * ```tsx
 * import { Convert } from '@agio/widgets/convert';
 *
 * export const ConvertPage = () => <Convert />;
 * ```
 *
 * @module
 */

export { Convert, type ConvertProps } from './convert.tsx';
export * from './model/index.ts';
