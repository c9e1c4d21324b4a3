import { formatPercent } from '@agio/money';
import { Change } from '@agio/ui/change';
import { PairIcon } from '@agio/ui/pair-icon';
import { Panel } from '@agio/ui/panel';
import { Sparkline } from '@agio/ui/sparkline';
import { useMemo } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import type { FormatContext } from './convert-words.ts';
import type { Conversion } from './model/conversion.ts';
import { pairLine } from './model/pair-line.ts';
import type { ConvertMarkets } from './use-convert-context.ts';

/** The price of one asset in the other over a week. Its space stays reserved without a line. */
export function PairPanel({
  state: { from, to },
  markets: { instruments, trends },
  format: { t, locale },
}: {
  state: Conversion;
  markets: ConvertMarkets;
  format: FormatContext;
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
