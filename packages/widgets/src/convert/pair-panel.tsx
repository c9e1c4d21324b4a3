import { formatPercent } from '@agio/money';
import { Change } from '@agio/ui/change';
import { PairIcon } from '@agio/ui/pair-icon';
import { Panel } from '@agio/ui/panel';
import { Sparkline } from '@agio/ui/sparkline';
import { useMemo } from 'react';
import { useHost, WidgetLink } from '../provider/index.ts';
import type { Writer } from './convert-words.ts';
import type { Conversion } from './model/conversion.ts';
import { pairLine } from './model/pair-line.ts';
import type { ConvertMarkets } from './use-convert-world.ts';

/** How one asset stood in the other over a week. It keeps its place while there is no line. */
export function PairPanel({
  state: { from, to },
  markets: { instruments, trends },
  writer: { t, locale },
}: {
  state: Conversion;
  markets: ConvertMarkets;
  writer: Writer;
}) {
  const { links } = useHost();
  const line = useMemo(
    () => pairLine(from, to, instruments, trends),
    [from, to, instruments, trends],
  );
  const pair = `${from}/${to}`;
  const href = line?.market === undefined ? undefined : links.market?.(line.market);
  const change = formatPercent(line?.changePercent, { locale, signed: true });
  return (
    <Panel className="wg:flex wg:h-16 wg:items-center wg:gap-3 wg:px-4">
      <PairIcon base={from} quote={to} />
      <span className="wg:min-w-0 wg:flex-1">
        <span className="wg:block wg:truncate wg:font-medium">
          {href === undefined ? (
            pair
          ) : (
            <WidgetLink
              href={href}
              aria-label={t.chart.market({ pair })}
              className="wg:rounded-sm wg:hover:text-accent wg:focus-ring"
            >
              {pair}
            </WidgetLink>
          )}
        </span>
        <span className="wg:flex wg:gap-1.5 wg:text-xs wg:text-fg-muted">
          {t.chart.days} <Change value={line?.changePercent} />
        </span>
      </span>
      {line ? (
        <Sparkline
          fill
          width={128}
          height={36}
          className="wg:max-[359px]:w-16"
          values={line.prices}
          label={t.chart.label({ pair, change })}
        />
      ) : null}
    </Panel>
  );
}
