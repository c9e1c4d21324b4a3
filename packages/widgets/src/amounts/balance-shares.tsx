// @where Widgets: shares of the balance (25, 50, 75, 100 %), outside of the order ticket
import { Button } from '@agio/ui/button';
import { useLocale } from '@agio/ui/language';

const shares = [25, 50, 75, 100] as const;

export interface BalanceSharesProps {
  words: {
    /** Name of the group. */
    shares: string;
    /** Name of a button: "25% of the available balance". */
    share: (values: { percent: string }) => string;
    max: string;
  };
  /** There is a balance to take a share of. */
  isEnabled: boolean;
  /** Called with 25, 50, 75 or 100. */
  onPick: (percent: number) => void;
}

/** Buttons for quarters of the balance and for all of it. */
export function BalanceShares({ words, isEnabled, onPick }: BalanceSharesProps) {
  const percents = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  return (
    <fieldset
      aria-label={words.shares}
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
            {...(share === 100 ? {} : { 'aria-label': words.share({ percent }) })}
            disabled={!isEnabled}
            onClick={() => onPick(share)}
          >
            {share === 100 ? words.max : percent}
          </Button>
        );
      })}
    </fieldset>
  );
}
