// @where Widgets: default range of the portfolio’s chart
import type { PortfolioFlow, PortfolioRange } from '@agio/api-client';
import { portfolioRanges, storageKeys } from '@agio/api-client';
import { usePortfolioHistory } from '@agio/api-client/react';
import type { ValuePoint } from '@agio/ui/value-chart';
import { useMemo } from 'react';
import * as v from 'valibot';
import { defineSetting, useHost, useSetting } from '../host/index.ts';
import { useAccountLoadState, type WidgetLoadState } from '../states/index.ts';
import { sumsOf } from '../amounts/balance-sums.ts';
import { pointsUpToNow } from './model/value-points.ts';
import type { TotalChange } from './total-panel.tsx';
import type { PortfolioValues } from './use-portfolio-values.ts';

/** Range of the chart of the portfolio, on this device. */
const chartRange = defineSetting<PortfolioRange>(
  storageKeys.portfolioRange,
  v.picklist(portfolioRanges),
  '1M',
);

/** The value of the portfolio over time, up to now. */
export interface PortfolioPast {
  state: WidgetLoadState;
  points: readonly ValuePoint[];
  flows: readonly PortfolioFlow[];
  /** Change of the value less deposits and withdrawals; without a value while it loads, undefined where it is not shown. */
  change?: Pick<TotalChange, 'value' | 'percent'> | undefined;
  range: PortfolioRange;
  onRangeChange: (range: PortfolioRange) => void;
  onRetry: () => void;
}

const none: never[] = [];

/** The past of the reader's portfolio over the range that they chose last. */
export function usePortfolioPast({
  overview,
  rows,
  currency: shown,
}: Pick<PortfolioValues, 'overview' | 'rows' | 'currency'>): PortfolioPast {
  const { currency } = useHost();
  const [range, onRangeChange] = useSetting(chartRange);
  const history = usePortfolioHistory(range, currency);
  const { data } = history;
  const points = useMemo(
    () =>
      pointsUpToNow(
        data,
        overview && {
          currency: overview.currency,
          // The value as printed over the chart.
          totalValue: sumsOf(rows, shown).total.toString(),
        },
      ),
    [data, overview, rows, shown],
  );
  return {
    state: useAccountLoadState(history),
    points,
    flows: data?.flows ?? none,
    // While another range loads, that of the range before would stand beside the name of this one.
    change:
      data?.range === range
        ? data.change === undefined
          ? undefined
          : { value: data.change, percent: data.changePercent }
        : history.error === undefined
          ? { value: undefined, percent: undefined }
          : undefined,
    range,
    onRangeChange,
    onRetry: () => void history.mutate(),
  };
}
