import { Decimal, formatFiat } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { cutText } from '@agio/ui/short-text';
import { StateStrip } from '@agio/ui/state-panel';
import { Sparkles } from 'lucide-react';
import { WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import type { AssetAction } from '../model/asset-actions.ts';
import { isSmall, type PortfolioRow } from '../model/portfolio-rows.ts';

/** Ways that are shown at once; the other assets have theirs in their rows. */
const maxShown = 4;

/**
 * Balances too small to trade, which can be converted: how much there is, and a link for each. Renders nothing if there
 * are none.
 */
export function SmallBalances({
  rows,
  currency,
  isHidden,
  actionsOf,
}: {
  rows: readonly PortfolioRow[];
  currency: string;
  isHidden: boolean;
  actionsOf: (row: PortfolioRow) => readonly AssetAction[];
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const ways = rows.filter(isSmall).flatMap((row) => {
    const way = actionsOf(row).find(({ id }) => id === 'convert');
    return way ? [{ row, href: way.href }] : [];
  });
  if (ways.length === 0) return null;
  const sum = Decimal.sum(ways.map(({ row }) => Decimal.parse(row.value) ?? Decimal.zero));
  const value = isHidden ? t.hidden : formatFiat(sum, { currency, display: 'code', locale });
  return (
    <StateStrip
      icon={<Sparkles size={14} strokeWidth={1.5} aria-hidden />}
      action={
        <span className="wg:flex wg:flex-wrap wg:gap-1">
          {ways.slice(0, maxShown).map(({ row, href }) => (
            <Button key={row.asset} asChild size="sm" variant="ghost">
              <WidgetLink href={href}>
                {t.convertSmall({ asset: cutText(row.asset, 16) })}
              </WidgetLink>
            </Button>
          ))}
        </span>
      }
    >
      {t.small({ count: ways.length, value })}
    </StateStrip>
  );
}
