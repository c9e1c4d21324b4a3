import { Donut, DonutSwatch } from '@agio/ui/donut';
import { Panel, PanelTitle } from '@agio/ui/panel';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { ShortText } from '@agio/ui/short-text';
import { sentence } from '@agio/ui/sentence';
import { Skeleton } from '@agio/ui/skeleton';
import { formatPercent } from '@agio/money';
import { useMemo, useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { messages } from './messages.ts';
import { allocation, type PortfolioRow } from './model/portfolio-rows.ts';

export interface AllocationPanelProps {
  rows: readonly PortfolioRow[];
  isLoading: boolean;
}

/** The parts of the total as a ring and a list. */
export function AllocationPanel({ rows, isLoading }: AllocationPanelProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [by, setBy] = useState<'asset' | 'kind'>('asset');
  const { parts, others } = useMemo(() => allocation(rows, by), [rows, by]);
  const nameOf = (id: string) =>
    id === 'others'
      ? t.allocation.others({ count: others })
      : by === 'asset'
        ? id
        : t.allocation[id as PortfolioRow['kind']];
  const assets = rows.filter((row) => row.value !== null).length;
  return (
    <Panel
      aria-label={t.allocation.title}
      aria-busy={isLoading}
      className="wg:flex wg:flex-col wg:p-5"
    >
      <div className="wg:flex wg:items-center wg:justify-between wg:gap-3">
        <PanelTitle>{t.allocation.title}</PanelTitle>
        <Segmented
          size="sm"
          label={t.allocation.by}
          value={by}
          onValueChange={(value) => setBy(value === 'kind' ? 'kind' : 'asset')}
        >
          <SegmentedItem value="asset">{t.allocation.asset}</SegmentedItem>
          <SegmentedItem value="kind">{t.allocation.kind}</SegmentedItem>
        </Segmented>
      </div>
      {/* Beside the chart of the total it has the height of that: the ring stands over its list. */}
      <div className="wg:my-auto wg:flex wg:items-center wg:gap-6 wg:pt-4 wg:lg:flex-col wg:max-[359px]:flex-col wg:max-[359px]:items-stretch">
        <Donut
          size={176}
          className="wg:max-[359px]:mx-auto"
          label={by === 'asset' ? t.allocation.byAsset : t.allocation.byKind}
          // For drawing only.
          segments={parts.map(({ id, percent }) => ({ id, share: Number(percent.toString()) }))}
        >
          {isLoading
            ? null
            : sentence(t.allocation.count({ count: assets }), {
                number: (text) => <span className="wg:text-2xl wg:font-semibold">{text}</span>,
                word: (text) => <span className="wg:text-xs wg:text-fg-muted">{text}</span>,
              })}
        </Donut>
        <ul
          className={`wg:grid wg:w-full wg:min-w-0 wg:flex-1 wg:grid-cols-1 wg:gap-x-10 wg:gap-y-2 wg:text-sm ${by === 'asset' ? 'wg:sm:grid-cols-2' : ''}`}
        >
          {isLoading
            ? // Placeholder with as many rows as a full list, in its height, so that nothing below moves.
              ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/3', 'w-1/4'].map((width) => (
                <li key={width} className="wg:flex wg:h-4.5 wg:items-center">
                  <Skeleton className={width} />
                </li>
              ))
            : parts.map(({ id, percent }, index) => (
                <li key={id} className="wg:flex wg:items-center wg:gap-2">
                  <DonutSwatch index={index} />
                  <ShortText className="wg:wrap-anywhere" text={nameOf(id)} length={24} />
                  <span className="wg:num wg:ms-auto wg:text-fg-muted">
                    {formatPercent(percent, { locale })}
                  </span>
                </li>
              ))}
        </ul>
      </div>
    </Panel>
  );
}
