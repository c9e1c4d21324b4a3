import { Decimal, formatCrypto } from '@agio/money';

const ten = Decimal.of('10');

/** The value of one unit, an estimate: two digits, below ten four. */
export function FiatValue({ value, locale }: { value: Decimal | undefined; locale: string }) {
  const digits = value?.abs().lt(ten) ? 4 : 2;
  const rounded = value?.round(digits, 'half-even');
  return (
    <span className="num text-fg-muted">
      {formatCrypto(rounded, { minDigits: digits, maxDigits: digits, locale })}
    </span>
  );
}
