import { AmountInput, type AmountInputProps } from '../amount-input/amount-input.tsx';

export type PercentInputProps = Omit<AmountInputProps, 'unit'>;

/** A share in percent units: `'2.5'` is 2.5 %. Two fraction digits unless said otherwise; arrow keys move by one. */
export function PercentInput({
  maxScale = 2,
  step = '1',
  max = '100',
  ...rest
}: PercentInputProps) {
  return <AmountInput unit="%" maxScale={maxScale} step={step} max={max} {...rest} />;
}
