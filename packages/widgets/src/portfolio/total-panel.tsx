import type { PortfolioOverview } from '@agio/api-client';
import type { Decimal } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { sumsOf } from '../amounts/balance-sums.ts';
import type { PortfolioRow } from './model/portfolio-rows.ts';

export interface TotalPanelProps {
  /** Undefined while the portfolio loads. */
  overview: PortfolioOverview | undefined;
  rows: readonly PortfolioRow[];
  currency: string;
  isStale: boolean;
  isHidden: boolean;
  onHiddenChange: (hidden: boolean) => void;
  /** Change of the value; without it, that of 24 hours. */
  change?: TotalChange | undefined;
  /** Beside the total: the range of the chart. */
  tools?: ReactNode;
  /** Between the total and its parts. */
  chart?: ReactNode;
}

/** Change of the value, in its currency and in percent, with its period; undefined while it loads. */
export interface TotalChange {
  value: string | undefined;
  percent: string | undefined;
  range: string;
}

/** The total value and its change, its parts and, where the exchange tells them, its gains. */
export function TotalPanel({
  overview,
  rows,
  currency,
  isStale,
  isHidden,
  onHiddenChange,
  change,
  tools,
  chart,
}: TotalPanelProps) {
  const t = useMessages(messages);
  const figures = { currency, isStale, isHidden };
  const sums = overview && sumsOf(rows, currency);
  const gains = overview?.gains;
  const hasGains = gains !== undefined || overview === undefined;
  return (
    <Panel aria-label={t.total} aria-busy={overview === undefined} className="wg:flex wg:flex-col">
      <div className="wg:flex wg:flex-wrap wg:items-start wg:justify-between wg:gap-3 wg:p-5">
        <Total
          {...figures}
          total={sums?.total}
          change={
            change ?? {
              value: overview?.change24h,
              percent: overview?.changePercent24h,
              range: t.change24h,
            }
          }
          onHiddenChange={onHiddenChange}
        />
        {tools}
      </div>
      {chart}
      <dl className="wg:mt-auto wg:flex wg:flex-wrap wg:border-t wg:border-line">
        <Part {...figures} term={t.column.available} value={sums?.available} />
        <Part {...figures} term={t.column.inOrders} value={sums?.inOrders} />
        {hasGains ? (
          <>
            <Part {...figures} isGain term={t.column.unrealised} value={gains?.unrealised} />
            <Part {...figures} isGain term={t.column.realised} value={gains?.realised} />
          </>
        ) : null}
      </dl>
    </Panel>
  );
}

interface Figures {
  currency: string;
  isStale: boolean;
  isHidden: boolean;
}

function Total({
  total,
  change,
  currency,
  isStale,
  isHidden,
  onHiddenChange,
}: Figures &
  Pick<TotalPanelProps, 'onHiddenChange'> & {
    total: Decimal | undefined;
    change: TotalChange;
  }) {
  const t = useMessages(messages);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    // Keeps its width whatever its figures are, so that the chart beside it does not move when they come.
    <div className="wg:min-w-0 wg:flex-1 wg:basis-80">
      <div className="wg:flex wg:items-center wg:gap-1 wg:text-xs wg:font-medium wg:text-fg-muted">
        {t.total}
        <IconButton
          size="sm"
          label={isHidden ? t.show : t.hide}
          aria-pressed={isHidden}
          onClick={() => onHiddenChange(!isHidden)}
        >
          <Icon size={14} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <div className="wg:mt-1 wg:flex wg:h-10 wg:items-center wg:text-4xl wg:font-semibold wg:tracking-tight">
        {total === undefined ? (
          <Skeleton className="wg:h-7 wg:w-56" />
        ) : (
          <Amount
            value={total}
            currency={currency}
            unit={<span className="wg:text-lg">{currency}</span>}
            masked={isHidden}
            maskedLabel={t.hidden}
            quiet={isStale}
          />
        )}
      </div>
      <div className="wg:mt-1 wg:flex wg:min-h-5 wg:flex-wrap wg:items-center wg:gap-x-2 wg:text-sm">
        {total === undefined || change.value === undefined ? (
          <Skeleton className="wg:w-40" />
        ) : (
          <>
            <Change
              kind="amount"
              arrow
              currency={currency}
              value={change.value}
              masked={isHidden}
              quiet={isStale}
            />
            <Change value={change.percent} masked={isHidden} quiet={isStale} />
            <span className="wg:text-fg-muted">{t.changeIn({ range: change.range })}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** One figure under the total, in the place that it keeps while it loads. */
function Part({
  term,
  value,
  isGain = false,
  currency,
  isStale,
  isHidden,
}: Figures & {
  term: string;
  value: Parameters<typeof Amount>[0]['value'];
  isGain?: boolean;
}) {
  const t = useMessages(messages);
  return (
    <div className="wg:min-w-36 wg:flex-1 wg:px-5 wg:py-3 wg:shadow-[-1px_-1px_0_var(--agio-line)]">
      <dt className="wg:text-xs wg:font-medium wg:text-fg-muted">{term}</dt>
      <dd className="wg:mt-0.5 wg:flex wg:h-6 wg:items-center wg:text-md wg:font-medium">
        {value === undefined ? (
          <Skeleton className="wg:w-24" />
        ) : isGain ? (
          <Change
            kind="amount"
            currency={currency}
            value={value}
            masked={isHidden}
            quiet={isStale}
          />
        ) : (
          <Amount
            value={value}
            currency={currency}
            unit={currency}
            masked={isHidden}
            maskedLabel={t.hidden}
            quiet={isStale}
          />
        )}
      </dd>
    </div>
  );
}
