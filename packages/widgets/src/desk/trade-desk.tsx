import { useExchange, useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { StatePanel } from '@agio/ui/state-panel';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { loadStateOf, useLoadNotes } from '../states/index.ts';
import { MarketDesk } from './market-desk.tsx';
import { deskFrame } from './desk-frame.ts';
import { messages } from './messages.ts';
import { TradeSkeleton } from './trade-skeleton.tsx';
import type { DeskFill } from './use-desk-fill.ts';

export interface TradeDeskProps extends WidgetPlace {
  /** Id of the market as in an address: `XCB-CTN`, in upper or lower case. */
  market: string;
  /** Called with the id of the chosen market. */
  onMarketChange: (id: string) => void;
  /** Id of the market that is offered where `market` does not exist. */
  defaultMarket?: string | undefined;
  /** Values that fill the ticket, or a question that opens, once for each value. Nothing is sent. */
  fill?: DeskFill | undefined;
  /** Called when the ticket has taken `fill`. Pass the same function in every render. */
  onFilled?: (() => void) | undefined;
  /** Called with a title for the browser's tab: price and pair, or what is wrong; undefined while unknown. Pass the same function in every render. */
  onTitle?: ((title: string | undefined) => void) | undefined;
}

/** The trade desk of one market: chart, book, trades, orders and ticket, in the layout for the width of the window. */
export function TradeDesk({
  market,
  onMarketChange,
  defaultMarket,
  fill,
  onFilled,
  onTitle,
  ...place
}: TradeDeskProps) {
  const t = useMessages(messages);
  const { data: instruments, error, mutate } = useInstruments();
  const wanted = market.toUpperCase();
  const instrument = instruments?.find((each) => each.id.toUpperCase() === wanted);
  // The first render is deferred, because a whole desk at once would block other updates.
  const isKnown = useDeferredValue(instrument !== undefined);
  // Opens the streams while the markets load.
  const { market: streams } = useExchange();
  useEffect(() => streams.tickers().subscribe(() => undefined), [streams]);

  const state = loadStateOf({ data: instruments, error });
  const notes = useLoadNotes(state, { error: t.page.failed });
  if (isKnown && instrument && instruments) {
    return (
      <MarketDesk
        key={instrument.id}
        instrument={instrument}
        instruments={instruments}
        onMarketChange={onMarketChange}
        fill={fill}
        onFilled={onFilled}
        onTitle={onTitle}
        {...place}
      />
    );
  }
  if (instruments && !instrument) {
    return <UnknownPair pair={market} defaultPair={defaultMarket} onTitle={onTitle} {...place} />;
  }
  if (!error) return <TradeSkeleton onTitle={onTitle} {...place} />;
  return (
    <Message title={t.page.failed} onTitle={onTitle} {...place}>
      <Loadable state={state} notes={notes} onRetry={() => void mutate()} />
    </Message>
  );
}

interface Titled extends WidgetPlace {
  onTitle: ((title: string) => void) | undefined;
}

/** For an unknown market: links to the default one and to the list of all. */
function UnknownPair({
  pair,
  defaultPair,
  onTitle,
  ...place
}: Titled & { pair: string; defaultPair: string | undefined }) {
  const t = useMessages(messages);
  const { links } = useHost();
  // An address may hold any text: it is cut.
  const title = t.page.unknownPair({ pair: pair.slice(0, 24).toUpperCase().replace('-', '/') });
  const defaultLink = defaultPair === undefined ? undefined : links.market?.(defaultPair);
  return (
    <Message title={title} onTitle={onTitle} {...place}>
      <StatePanel
        state="empty"
        reason="noMatch"
        title={title}
        actions={
          <>
            {defaultPair === undefined || pair === defaultPair || !defaultLink ? null : (
              <Button variant="primary" asChild>
                <WidgetLink href={defaultLink}>
                  {t.page.openDefault({ pair: defaultPair.replace('-', '/') })}
                </WidgetLink>
              </Button>
            )}
            {links.markets === undefined ? null : (
              <Button asChild>
                <WidgetLink href={links.markets}>{t.page.allMarkets}</WidgetLink>
              </Button>
            )}
          </>
        }
      >
        {t.page.unknownPairMore}
      </StatePanel>
    </Message>
  );
}

function Message({
  title,
  onTitle,
  children,
  ...place
}: Titled & { title: string; children: ReactNode }) {
  useEffect(() => onTitle?.(title), [title, onTitle]);
  return (
    <div
      data-widget="desk"
      {...placeOf(`${deskFrame} wg:grid wg:place-items-center wg:bg-surface-1`, place)}
    >
      {children}
    </div>
  );
}
