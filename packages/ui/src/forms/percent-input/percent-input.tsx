import { AmountInput, type AmountInputProps } from '../amount-input/amount-input.tsx';

export type PercentInputProps = Omit<AmountInputProps, 'unit'>;

/** A percentage as a decimal string: `'2.5'` is 2.5 %. Two fraction digits by default; arrow keys move by one. */
export function PercentInput({
  maxScale = 2,
  step = '1',
  max = '100',
  ...rest
}: PercentInputProps) {
  return <AmountInput unit="%" maxScale={maxScale} step={step} max={max} {...rest} />;
}
