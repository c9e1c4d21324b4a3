import type { PortfolioOverview } from '@agio/api-client';
import { Amount } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { IconButton } from '@agio/ui/icon-button';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Eye, EyeOff } from 'lucide-react';
import { useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { valueOf, type PortfolioRow } from './model/portfolio-rows.ts';

export interface TotalPanelProps {
  /** Undefined while the portfolio loads. */
  overview: PortfolioOverview | undefined;
  rows: readonly PortfolioRow[];
  currency: string;
  isStale: boolean;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
}

/** The total value and its change in 24 hours. */
export function TotalPanel({
  overview,
  rows,
  currency,
  isStale,
  isHidden,
  onHiddenChange,
}: TotalPanelProps) {
  const t = useMessages(messages);
  const masked = isHidden;
  return (
    <Panel aria-label={t.total} aria-busy={overview === undefined} className="wg:flex wg:flex-col">
      <div className="wg:p-5">
        <div className="wg:flex wg:items-center wg:gap-1 wg:text-xs wg:font-medium wg:text-fg-muted">
          {t.total}
          <IconButton
            size="sm"
            label={isHidden ? t.show : t.hide}
            aria-pressed={isHidden}
            onClick={() => onHiddenChange(!isHidden)}
          >
            {isHidden ? (
              <EyeOff size={14} strokeWidth={1.5} aria-hidden />
            ) : (
              <Eye size={14} strokeWidth={1.5} aria-hidden />
            )}
          </IconButton>
        </div>
        <div className="wg:mt-1 wg:flex wg:h-10 wg:items-center wg:text-4xl wg:font-semibold wg:tracking-tight">
          {overview === undefined ? (
            <Skeleton className="wg:h-7 wg:w-56" />
          ) : (
            <Amount
              value={overview.totalValue}
              currency={currency}
              unit={<span className="wg:text-lg">{currency}</span>}
              masked={masked}
              maskedLabel={t.hidden}
              quiet={isStale}
            />
          )}
        </div>
        <div className="wg:mt-1 wg:flex wg:h-5 wg:items-center wg:gap-2 wg:text-sm">
          {overview === undefined ? (
            <Skeleton className="wg:w-40" />
          ) : (
            <>
              <Change
                kind="amount"
                arrow
                value={overview.change24h}
                masked={masked}
                quiet={isStale}
              />
              <Change value={overview.changePercent24h} masked={masked} quiet={isStale} />
              <span className="wg:text-fg-muted">{t.change24h}</span>
            </>
          )}
        </div>
      </div>
      <dl className="wg:mt-auto wg:grid wg:grid-cols-2 wg:border-t wg:border-line wg:max-[359px]:grid-cols-1">
        {(['available', 'inOrders'] as const).map((part) => (
          <div
            key={part}
            className="wg:px-5 wg:py-3 wg:not-first:border-line wg:min-[360px]:not-first:border-s wg:max-[359px]:not-first:border-t"
          >
            <dt className="wg:text-xs wg:font-medium wg:text-fg-muted">{t.column[part]}</dt>
            <dd className="wg:mt-0.5 wg:flex wg:h-6 wg:items-center wg:text-lg wg:font-medium">
              {overview === undefined ? (
                <Skeleton className="wg:w-24" />
              ) : (
                <Amount
                  value={valueOf(rows, part)}
                  currency={currency}
                  unit={currency}
                  masked={masked}
                  maskedLabel={t.hidden}
                  quiet={isStale}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
