import { useInstruments } from '@agio/api-client/react';
import { Elapsed } from '@agio/ui/countdown';
import { useMessages } from '@agio/ui/language';
import { MarketStatus } from '@agio/ui/market-status';
import { PairIcon } from '@agio/ui/pair-icon';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { useAccount, WidgetLink } from '../../host/index.ts';
import { messages } from '../messages.ts';
import { areaAddress, mayOpen } from '../frame/model/areas.ts';

/** The markets that do not trade, with their reason and since when; nothing while all of them do. Live. */
export function ClosedMarkets({ base }: { base: string }) {
  const { home: t } = useMessages(messages);
  const { kind } = useAccount();
  const { data = [] } = useInstruments();
  const closed = data.filter(({ status }) => status !== 'Open');
  if (closed.length === 0) return null;
  return (
    <Panel aria-label={t.closedMarkets}>
      <PanelHeader>
        <PanelTitle>{t.closedMarkets}</PanelTitle>
      </PanelHeader>
      <ul className="wg:divided">
        {closed.map(({ id, symbol, baseAsset, quoteAsset, status, statusReason, statusSince }) => (
          <li
            key={id}
            className="wg:flex wg:min-h-11 wg:flex-wrap wg:items-center wg:gap-x-3 wg:gap-y-1 wg:px-4 wg:py-2 wg:text-sm"
          >
            <PairIcon base={baseAsset} quote={quoteAsset} />
            {mayOpen('markets', kind) ? (
              <WidgetLink
                href={areaAddress(base, 'markets', id)}
                className="wg:font-medium wg:text-accent wg:hover:underline wg:focus-ring"
              >
                {symbol}
              </WidgetLink>
            ) : (
              <span className="wg:font-medium">{symbol}</span>
            )}
            <MarketStatus status={status} />
            <span className="wg:min-w-0 wg:flex-1 wg:wrap-anywhere wg:text-fg-muted">
              <bdi>{statusReason}</bdi>
            </span>
            {statusSince === null ? null : (
              <span className="wg:num wg:text-fg-muted">
                <Elapsed since={Date.parse(statusSince)} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
