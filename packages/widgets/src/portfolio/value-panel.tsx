import type { PortfolioFlow } from '@agio/api-client';
import { formatCrypto, formatFiat } from '@agio/money';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { ValueChart, type ValueMark } from '@agio/ui/value-chart';
import { useMemo } from 'react';
import { useLoadNotes } from '../states/index.ts';
import { rangeMessages } from '../words/range-messages.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { messages } from './messages.ts';
import { directionOf } from './model/value-points.ts';
import type { PortfolioPast } from './use-portfolio-past.ts';

/** The value over time with its deposits and withdrawals. A failure concerns the chart alone. */
export function PastChart({
  past: { state, points, flows, range, onRetry },
  currency,
  isHidden,
  isLow = false,
}: {
  past: PortfolioPast;
  currency: string;
  isHidden: boolean;
  /** Half as high, as beside the total. */
  isLow?: boolean | undefined;
}) {
  const { past: t } = useMessages(messages);
  const { spoken } = useMessages(rangeMessages);
  const locale = useLocale();
  const notes = useLoadNotes(state, { error: t.failed, loading: t.loading });
  const marks = useFlowMarks(flows, isHidden);
  return (
    <Loadable
      state={state.status === 'stale' || state.status === 'empty' ? { status: 'ready' } : state}
      notes={notes}
      onRetry={onRetry}
      className={isLow ? 'wg:min-h-28' : 'wg:h-56'}
      skeleton={
        <Skeleton className={isLow ? 'wg:mx-5 wg:mt-6 wg:h-14' : 'wg:mx-5 wg:mt-12 wg:h-32'} />
      }
    >
      <ValueChart
        name={t.name({ range: spoken[range] })}
        points={points}
        marks={marks}
        format={(value) => formatFiat(value, { currency, display: 'code', locale })}
        masked={isHidden}
        quiet={state.status === 'stale'}
        className={isLow ? 'wg:h-28' : 'wg:h-56'}
      />
    </Loadable>
  );
}

function useFlowMarks(flows: readonly PortfolioFlow[], isHidden: boolean): ValueMark[] {
  const { past: t, hidden } = useMessages(messages);
  const locale = useLocale();
  const digitsOf = useDisplayDigits();
  return useMemo(
    () =>
      flows.map(({ time, type, asset, amount }) => ({
        time,
        direction: directionOf(type),
        text: t.flow[type]({
          amount: isHidden
            ? `${hidden} ${asset}`
            : `${formatCrypto(amount, { locale, maxDigits: digitsOf(asset).maxDigits })} ${asset}`,
        }),
      })),
    [flows, isHidden, t, hidden, locale, digitsOf],
  );
}
