import { Donut, DonutSwatch } from '@agio/ui/donut';
import { Panel, PanelTitle } from '@agio/ui/panel';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { ShortText } from '@agio/ui/short-text';
import { Skeleton } from '@agio/ui/skeleton';
import { formatPercent } from '@agio/money';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { allocation, type PortfolioRow } from './portfolio-rows.ts';

export interface AllocationPanelProps {
  rows: readonly PortfolioRow[];
  isLoading: boolean;
}

/** How the total is divided, as a ring and as a list. */
export function AllocationPanel({ rows, isLoading }: AllocationPanelProps) {
  const t = useTranslate('portfolio');
  const locale = useLocale();
  const [by, setBy] = useState<'asset' | 'kind'>('asset');
  const { parts, others } = useMemo(() => allocation(rows, by), [rows, by]);
  const nameOf = (id: string) =>
    id === 'others'
      ? t('allocation.others', { count: others })
      : by === 'asset'
        ? id
        : t(`allocation.${id as PortfolioRow['kind']}`);
  const assets = rows.filter((row) => row.value !== null).length;
  return (
    <Panel aria-label={t('allocation.title')} aria-busy={isLoading} className="p-5">
      <div className="flex items-center justify-between gap-3">
        <PanelTitle>{t('allocation.title')}</PanelTitle>
        <Segmented
          size="sm"
          label={t('allocation.by')}
          value={by}
          onValueChange={(value) => setBy(value === 'kind' ? 'kind' : 'asset')}
        >
          <SegmentedItem value="asset">{t('allocation.asset')}</SegmentedItem>
          <SegmentedItem value="kind">{t('allocation.kind')}</SegmentedItem>
        </Segmented>
      </div>
      <div className="mt-4 flex items-center gap-6 max-[359px]:flex-col max-[359px]:items-stretch">
        <Donut
          size={128}
          className="max-[359px]:mx-auto"
          label={by === 'asset' ? t('allocation.byAsset') : t('allocation.byKind')}
          // A share of a ring is drawn, never calculated with.
          segments={parts.map(({ id, percent }) => ({ id, share: Number(percent.toString()) }))}
        >
          {isLoading ? null : (
            <>
              <span className="text-2xl font-semibold">{assets}</span>
              <span className="text-xs text-fg-muted">
                {t('allocation.count', { count: assets })}
              </span>
            </>
          )}
        </Donut>
        <ul className="grid min-w-0 flex-1 gap-x-10 gap-y-2 text-sm sm:max-lg:grid-cols-2">
          {isLoading
            ? // As many as a full list has, and as high: what is below stays where it is.
              ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/3', 'w-1/4'].map((width) => (
                <li key={width} className="flex h-4.5 items-center">
                  <Skeleton className={width} />
                </li>
              ))
            : parts.map(({ id, percent }, index) => (
                <li key={id} className="flex items-center gap-2">
                  <DonutSwatch index={index} />
                  <ShortText className="truncate" text={nameOf(id)} length={24} />
                  <span className="num ms-auto text-fg-muted">
                    {formatPercent(percent, { locale })}
                  </span>
                </li>
              ))}
        </ul>
      </div>
    </Panel>
  );
}
