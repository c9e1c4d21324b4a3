import type { Decimal } from '@agio/money';
import { Amount, Mask } from '@agio/ui/amount';
import { useSetting } from '../host/index.ts';
import { hideBalances } from '../preferences/index.ts';
import { useDisplayDigits } from './use-display-digits.ts';

/** Free balance of an asset, hidden if balances are. */
export function AvailableBalance({
  label,
  asset,
  value,
}: {
  label: string;
  asset: string;
  /** Undefined while unknown. */
  value: Decimal | undefined;
}) {
  const digitsOf = useDisplayDigits();
  const [isHidden] = useSetting(hideBalances);
  return (
    <span>
      {label}{' '}
      {isHidden ? (
        <Mask />
      ) : (
        <Amount plain value={value} unit={asset} {...digitsOf(asset)} className="wg:text-fg" />
      )}
    </span>
  );
}
