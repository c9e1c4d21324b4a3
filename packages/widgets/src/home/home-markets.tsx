import { Button } from '@agio/ui/button';
import { isOld as isOldPrice } from '@agio/ui/connection-indicator';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { StateStrip } from '@agio/ui/state-panel';
import { WifiOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import {
  EmptyTile,
  findMovers,
  type MarketRow,
  type MarketRows,
  MarketTile,
  Movers,
  TileRow,
  useMarketRows,
} from '../markets/index.ts';
import { isOwn, useHost, WidgetLink } from '../host/index.ts';
import { loadStateOf, MissingStrip, Section, useLoadNotes } from '../states/index.ts';
import { messages } from './messages.ts';

/** Placeholders of a host that features nothing, whose largest markets stand there. */
const usually = 4;

/** The featured markets with live prices, and the movers among the host's own. */
export const HomeMarkets = () => <HomeMarketsView {...useMarketRows()} />;

/** The same from its properties. */
export function HomeMarketsView({
  rows,
  live,
  error,
  figuresError,
  connection,
  onRetry,
  onReconnect,
}: MarketRows) {
  const t = useMessages(messages);
  const { links, markets: own } = useHost();
  const isOld = isOldPrice(connection);
  const featured = useMemo(() => rows && featuredOf(rows, own.featured), [rows, own]);
  const movers = useMemo(() => {
    const isMine = ({ base }: MarketRow) =>
      own.categories.length === 0 || isOwn(base, own.categories);
    return rows && findMovers(rows.filter(isMine));
  }, [rows, own]);
  const state = loadStateOf({ data: rows, error }, featured?.length === 0);
  const notes = useLoadNotes(state, {
    error: t.markets.error,
    empty: { title: t.featured.empty },
  });
  if (state.status === 'error' || state.status === 'empty')
    return (
      <Panel aria-label={t.featured.title}>
        <Loadable state={state} notes={notes} onRetry={onRetry} className="wg:min-h-64" />
      </Panel>
    );
  return (
    <div className="wg:flex wg:flex-col wg:gap-5">
      <Titled
        title={t.featured.title}
        end={
          links.markets === undefined ? null : (
            <WidgetLink
              href={links.markets}
              className="wg:rounded-sm wg:text-sm wg:text-accent wg:focus-ring wg:hover:underline"
            >
              {t.markets.all}
            </WidgetLink>
          )
        }
      >
        <TileRow aria-label={t.featured.title} aria-busy={featured === undefined}>
          {featured
            ? featured.map((market) => (
                <MarketTile
                  key={market.id}
                  title={market.name}
                  market={market}
                  isOld={isOld}
                  live={live}
                />
              ))
            : Array.from({ length: own.featured.length || usually }, (_, index) => (
                <EmptyTile key={index} title="" />
              ))}
        </TileRow>
      </Titled>
      <Section isQuiet>
        <Titled title={t.movers}>
          <Movers movers={movers} isOld={isOld} live={live} />
        </Titled>
      </Section>
      {figuresError && rows ? (
        <MissingStrip error={figuresError} onRetry={onRetry}>
          {t.markets.partial}
        </MissingStrip>
      ) : null}
      {isOld && rows ? (
        <StateStrip
          tone="warning"
          icon={<WifiOff size={14} strokeWidth={1.5} aria-hidden />}
          action={
            connection === 'paused' ? (
              <Button size="sm" onClick={onReconnect}>
                {t.markets.reconnect}
              </Button>
            ) : undefined
          }
        >
          {connection === 'paused' ? t.markets.paused : t.markets.stale}
        </StateStrip>
      ) : null}
    </div>
  );
}

/** The markets that the host names, in its order; of one that names none, those with the largest volume. */
function featuredOf(rows: readonly MarketRow[], featured: readonly string[]): MarketRow[] {
  if (featured.length > 0) return featured.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return rows
    .filter(({ status, volume }) => status === 'Open' && volume)
    .toSorted((a, b) => (a.volume && b.volume ? b.volume.compare(a.volume) : 0))
    .slice(0, usually);
}

/** A heading over a row of tiles, which on a phone reaches to the edges of the page. */
function Titled({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="wg:mb-2 wg:flex wg:items-baseline wg:justify-between wg:gap-4">
        <h2 className="wg:display wg:text-md">{title}</h2>
        {end}
      </div>
      <div className="wg:max-md:-mx-4">{children}</div>
    </div>
  );
}
