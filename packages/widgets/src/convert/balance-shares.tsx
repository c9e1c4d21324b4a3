import type { Decimal } from '@agio/money';
import { Button } from '@agio/ui/button';
import type { FormatContext } from './convert-words.ts';
import { shareOf } from './model/convert-summary.ts';

const shares = [25, 50, 75, 100] as const;

/** Buttons for quarters of the balance and for all of it, to the last digit. */
export function BalanceShares({
  available,
  decimals,
  format: { t, locale },
  onPick,
}: {
  available: Decimal | undefined;
  decimals: number;
  format: FormatContext;
  onPick: (value: Decimal) => void;
}) {
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <fieldset
      aria-label={t.shares}
      className="wg:m-0 wg:flex wg:min-w-0 wg:gap-1 wg:border-0 wg:p-0"
    >
      {shares.map((share) => {
        const percent = percents.format(share / 100);
        return (
          <Button
            key={share}
            size="sm"
            variant="ghost"
            className="wg:num wg:h-6 wg:px-1.5 wg:text-xs"
            {...(share === 100 ? {} : { 'aria-label': t.share({ percent }) })}
            disabled={!available?.isPositive}
            onClick={() => available && onPick(shareOf(available, share, decimals))}
          >
            {share === 100 ? t.max : percent}
          </Button>
        );
      })}
    </fieldset>
  );
}
