import type { PortfolioOverview } from '@agio/api-client';
import { Amount } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { IconButton } from '@agio/ui/icon-button';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Eye, EyeOff } from 'lucide-react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { valueOf, type PortfolioRow } from './portfolio-rows.ts';

export interface TotalPanelProps {
  /** Undefined while it loads. */
  overview: PortfolioOverview | undefined;
  rows: readonly PortfolioRow[];
  currency: string;
  isStale: boolean;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
}

/** What everything is worth, and how that moved in a day. */
export function TotalPanel({
  overview,
  rows,
  currency,
  isStale,
  isHidden,
  onHiddenChange,
}: TotalPanelProps) {
  const t = useTranslate('portfolio');
  const locale = useLocale();
  const masked = isHidden;
  return (
    <Panel aria-label={t('total')} aria-busy={overview === undefined} className="flex flex-col">
      <div className="p-5">
        <div className="flex items-center gap-1 text-xs font-medium text-fg-muted">
          {t('total')}
          <IconButton
            size="sm"
            label={isHidden ? t('show') : t('hide')}
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
        <div className="mt-1 flex h-10 items-center text-4xl font-semibold tracking-tight">
          {overview === undefined ? (
            <Skeleton className="h-7 w-56" />
          ) : (
            <Amount
              value={overview.totalValue}
              currency={currency}
              unit={<span className="text-lg">{currency}</span>}
              masked={masked}
              maskedLabel={t('hidden')}
              quiet={isStale}
              locale={locale}
            />
          )}
        </div>
        <div className="mt-1 flex h-5 items-center gap-2 text-sm">
          {overview === undefined ? (
            <Skeleton className="w-40" />
          ) : (
            <>
              <Change
                kind="amount"
                arrow
                value={overview.change24h}
                masked={masked}
                quiet={isStale}
                locale={locale}
              />
              <Change
                value={overview.changePercent24h}
                masked={masked}
                quiet={isStale}
                locale={locale}
              />
              <span className="text-fg-muted">{t('change24h')}</span>
            </>
          )}
        </div>
      </div>
      <dl className="mt-auto grid grid-cols-2 border-t border-line max-[359px]:grid-cols-1">
        {(['available', 'inOrders'] as const).map((part) => (
          <div
            key={part}
            className="px-5 py-3 not-first:border-line min-[360px]:not-first:border-s max-[359px]:not-first:border-t"
          >
            <dt className="text-xs font-medium text-fg-muted">{t(`column.${part}`)}</dt>
            <dd className="mt-0.5 flex h-6 items-center text-lg font-medium">
              {overview === undefined ? (
                <Skeleton className="w-24" />
              ) : (
                <Amount
                  value={valueOf(rows, part)}
                  currency={currency}
                  unit={currency}
                  masked={masked}
                  maskedLabel={t('hidden')}
                  quiet={isStale}
                  locale={locale}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
