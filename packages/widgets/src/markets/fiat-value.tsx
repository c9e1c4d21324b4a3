import { Decimal, formatCrypto } from '@agio/money';
import { useLocale } from '@agio/ui/language';

const ten = Decimal.of('10');

/** The estimated value of one unit: two fraction digits, below ten four. */
export function FiatValue({ value }: { value: Decimal | undefined }) {
  const locale = useLocale();
  const digits = value?.abs().lt(ten) ? 4 : 2;
  const rounded = value?.round(digits, 'half-even');
  return (
    <span className="wg:num wg:text-fg-muted">
      {formatCrypto(rounded, { minDigits: digits, maxDigits: digits, locale })}
    </span>
  );
}
