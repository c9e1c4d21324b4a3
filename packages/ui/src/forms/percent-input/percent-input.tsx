/**
 * A percentage as a decimal string: `'2.5'` is 2.5 %.
 *
 * @example
 * ```tsx
 * import { PercentInput } from '@agio/ui/percent-input';
 * import { useState } from 'react';
 *
 * export function Slippage() {
 *   const [percent, setPercent] = useState('0.5');
 *   return <PercentInput label="Most slippage" value={percent} onValueChange={setPercent} />;
 * }
 * ```
 *
 * @module
 */

import { AmountInput, type AmountInputProps } from '../amount-input/amount-input.tsx';

export interface PercentInputProps extends Omit<AmountInputProps, 'unit'> {
  /**
   * Most fraction digits. More is an error; nothing is rounded.
   * @default 2
   */
  maxScale?: number | undefined;
  /**
   * The step of the arrow keys, in per cent.
   * @default '1'
   */
  step?: AmountInputProps['step'];
  /**
   * The largest percentage.
   * @default '100'
   */
  max?: AmountInputProps['max'];
}

/** A percentage as a decimal string: `'2.5'` is 2.5 %. Two fraction digits by default; arrow keys move by one. */
export function PercentInput({
  maxScale = 2,
  step = '1',
  max = '100',
  ...rest
}: PercentInputProps) {
  return <AmountInput unit="%" maxScale={maxScale} step={step} max={max} {...rest} />;
}
