import type { Overview } from '@agio/api-client/contract';
import { useInstruments } from '@agio/api-client/react';
import { Decimal, formatCompact, formatFiat } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Change } from '@agio/ui/change';
import { useLocale, useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { ProgressBar } from '@agio/ui/progress-bar';
import { StatePanel } from '@agio/ui/state-panel';
import { ValueChart } from '@agio/ui/value-chart';
import { WidgetLink } from '../../host/index.ts';
import { changePercent, shareOfAll, tradedAddress } from './model/overview-rows.ts';
import { overviewMessages } from './overview-messages.ts';

/** Markets that are shown; the others have the list of markets. */
const maxMarkets = 6;
const head = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:font-medium';
const cell = 'wg:py-1.5 wg:ps-3 wg:text-figures wg:whitespace-nowrap';

/** Volume of 24 hours: by the hour, against the day before, and the markets with the most. */
export function OverviewVolume({
  base,
  volume,
  currency,
}: Pick<Overview, 'volume' | 'currency'> & { base: string }) {
  const { volume: t } = useMessages(overviewMessages);
  const locale = useLocale();
  const { hours, total, totalBefore, markets } = volume;
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
      </PanelHeader>
      {Decimal.of(total).isZero ? (
        <StatePanel state="empty" title={t.none} className="wg:min-h-80">
          {t.noneText}
        </StatePanel>
      ) : (
        <div className="wg:grid wg:gap-4 wg:p-4 wg:xl:grid-cols-2">
          <div className="wg:min-w-0">
            <p className="wg:mb-3 wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-3">
              <Amount
                value={total}
                currency={currency}
                unit={currency}
                className="wg:text-2xl wg:font-semibold"
              />
              <span className="wg:flex wg:flex-wrap wg:items-baseline wg:gap-x-1.5 wg:text-sm wg:text-fg-muted">
                <Change value={changePercent(total, totalBefore)} arrow />
                {t.against}
              </span>
            </p>
            <ValueChart
              name={t.name}
              points={hours}
              format={(value) => formatFiat(value, { currency, display: 'code', locale })}
              className="wg:h-48"
            />
          </div>
          <Markets {...{ base, markets, total, currency }} />
        </div>
      )}
    </Panel>
  );
}

function Markets({
  base,
  markets,
  total,
  currency,
}: Pick<Overview['volume'], 'markets' | 'total'> & Pick<Overview, 'currency'> & { base: string }) {
  const { volume: t } = useMessages(overviewMessages);
  const locale = useLocale();
  const { data: instruments = [] } = useInstruments();
  const nameOf = (market: string) => instruments.find(({ id }) => id === market)?.symbol ?? market;
  return (
    <table className="wg:w-full wg:self-start wg:text-sm">
      <caption className="wg:sr-only">{t.byMarket}</caption>
      <thead className="wg:border-b wg:border-line wg:text-xs wg:text-fg-muted">
        <tr>
          <th scope="col" className="wg:py-1.5 wg:text-start wg:font-medium">
            {t.market}
          </th>
          <th scope="col" className={head}>
            {t.value({ currency })}
          </th>
          <th scope="col" className={head}>
            {t.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {markets.slice(0, maxMarkets).map(({ market, value, before }) => (
          <tr key={market}>
            <th scope="row" className="wg:py-1.5 wg:text-start wg:font-medium">
              <WidgetLink
                href={tradedAddress(base, market)}
                className="wg:text-accent wg:hover:underline wg:focus-ring"
              >
                {nameOf(market)}
              </WidgetLink>
              <ProgressBar
                label={t.share({ market: nameOf(market) })}
                value={shareOfAll(value, total)}
                className="wg:mt-1"
              />
            </th>
            <td className={`${cell} wg:num`}>{formatCompact(value, { locale })}</td>
            <td className={cell}>
              <Change value={changePercent(value, before)} arrow />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
