import type { Asset, Instrument } from '@agio/api-client/contract';
import { useAssets, useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { StatePanel } from '@agio/ui/state-panel';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useHost } from '../host/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { loadStateOf, Section, useLoadNotes } from '../states/index.ts';
import { CommodityCards, type FormatContext } from './commodity-cards.tsx';
import { messages } from './messages.ts';
import { commodityGroups, type ListedCommodity, marketsOf } from './model/commodities.ts';
import type { TradeChoice } from './model/trade.ts';
import { CardsSkeleton, TradeSkeleton } from './simple-trading-skeleton.tsx';
import { useTrade } from './use-trade.ts';

const loadTrade = () => import('./commodity-trade.tsx');
const CommodityTrade = lazyPart(loadTrade, 'CommodityTrade');

export interface SimpleTradingProps extends WidgetPlace {
  /** The trade to begin with, such as from an address; the list of commodities by default. */
  choice?: TradeChoice | undefined;
  /** Called with a new commodity, side, unit or readable amount. Keep its identity between renders. */
  onChoiceChange?: ((choice: TradeChoice) => void) | undefined;
}

/** Buys or sells one commodity in three steps, a view over the order ticket: choose, amount, review; then the result. */
export function SimpleTrading({ choice, onChoiceChange, ...place }: SimpleTradingProps) {
  const { categories } = useHost().markets;
  const t = useMessages(messages);
  const format: FormatContext = { t, locale: useLocale() };
  const instruments = useInstruments();
  const assets = useAssets();
  const [trade, dispatch] = useTrade(choice, onChoiceChange);
  // Behind the data for an address with a commodity, behind the cards for the rest.
  useEffect(() => prefetchQuietly(loadTrade), []);
  const groups = useMemo(
    () => commodityGroups(assets.data ?? [], instruments.data ?? [], categories, t.category),
    [assets.data, instruments.data, categories, t.category],
  );
  const { commodity } = trade;
  const data = instruments.data && assets.data;
  const isEmpty = commodity === undefined && groups.length === 0;
  const state = loadStateOf({ data, error: instruments.error ?? assets.error }, isEmpty);
  const notes = useLoadNotes(state, {
    error: t.notLoaded,
    loading: t.loading,
    empty: { title: t.emptyTitle },
  });
  const listed = listedOf(commodity, assets.data ?? [], instruments.data ?? []);

  if (!data || isEmpty) {
    return (
      <Page {...place} isNarrow={commodity !== undefined} t={t}>
        <Loadable
          state={state}
          notes={notes}
          onRetry={() => {
            void instruments.mutate();
            void assets.mutate();
          }}
          skeleton={commodity === undefined ? <CardsSkeleton /> : <TradeSkeleton />}
        />
      </Page>
    );
  }
  return (
    <Page {...place} isNarrow={commodity !== undefined} t={t}>
      {commodity === undefined ? (
        <Section>
          <CommodityCards
            groups={groups}
            format={format}
            onChoose={(chosen) => dispatch({ type: 'commodityChosen', commodity: chosen })}
          />
        </Section>
      ) : (
        <>
          <Button
            size="sm"
            variant="ghost"
            className="wg:self-start"
            icon={
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden className="wg:rtl:rotate-180" />
            }
            onClick={() => dispatch({ type: 'left' })}
          >
            {t.all}
          </Button>
          {listed ? (
            <Section>
              <Suspense fallback={<TradeSkeleton />}>
                <CommodityTrade key={commodity} {...{ trade, dispatch, format }} {...listed} />
              </Suspense>
            </Section>
          ) : (
            <Panel>
              <StatePanel
                state="empty"
                reason="noMatch"
                title={t.notTradedTitle({ asset: commodity.slice(0, 24) })}
              >
                {t.notTraded}
              </StatePanel>
            </Panel>
          )}
        </>
      )}
    </Page>
  );
}

/** The asset with its markets; undefined where it has none. */
function listedOf(
  commodity: string | undefined,
  assets: readonly Asset[],
  instruments: readonly Instrument[],
): ListedCommodity | undefined {
  const asset = assets.find(({ id }) => id === commodity);
  const [market, ...others] = marketsOf(commodity ?? '', instruments);
  return asset && market && { asset, markets: [market, ...others] };
}

function Page({
  isNarrow,
  t,
  children,
  className,
  style,
}: WidgetPlace & {
  isNarrow: boolean;
  t: FormatContext['t'];
  children: ReactNode;
}) {
  return (
    <div
      data-widget="simple-trading"
      {...placeOf(
        `wg:mx-auto wg:flex wg:w-full wg:flex-col wg:gap-4 wg:px-4 wg:py-8 wg:max-sm:py-4 ${isNarrow ? 'wg:max-w-128' : 'wg:max-w-270'}`,
        { className, style },
      )}
    >
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-0.5 wg:text-sm wg:text-fg-muted">{t.about}</p>
      </div>
      {children}
    </div>
  );
}
