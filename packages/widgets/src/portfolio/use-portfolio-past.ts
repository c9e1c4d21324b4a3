import type { PortfolioFlow, PortfolioOverview, PortfolioRange } from '@agio/api-client';
import { portfolioRanges, storageKeys } from '@agio/api-client';
import { usePortfolioHistory } from '@agio/api-client/react';
import type { ValuePoint } from '@agio/ui/value-chart';
import { useMemo } from 'react';
import * as v from 'valibot';
import {
  defineSetting,
  useAccountLoadState,
  useHost,
  useSetting,
  type WidgetLoadState,
} from '../provider/index.ts';
import { pointsUpToNow } from './model/value-points.ts';

/** How far back the chart of the portfolio reaches, on this device. */
export const chartRange = defineSetting<PortfolioRange>(
  storageKeys.portfolioRange,
  v.picklist(portfolioRanges),
  '1M',
);

/** The value of the portfolio over time, up to now. */
export interface PortfolioPast {
  state: WidgetLoadState;
  points: readonly ValuePoint[];
  flows: readonly PortfolioFlow[];
  range: PortfolioRange;
  onRangeChange: (range: PortfolioRange) => void;
  onRetry: () => void;
}

const none: never[] = [];

/** The past of the reader's portfolio over the range that they chose last. */
export function usePortfolioPast(overview: PortfolioOverview | undefined): PortfolioPast {
  const { currency } = useHost();
  const [range, onRangeChange] = useSetting(chartRange);
  const history = usePortfolioHistory(range, currency);
  const { data } = history;
  const points = useMemo(() => pointsUpToNow(data, overview), [data, overview]);
  return {
    state: useAccountLoadState(history),
    points,
    flows: data?.flows ?? none,
    range,
    onRangeChange,
    onRetry: () => void history.mutate(),
  };
}
