import type { Asset, Instrument } from '@agio/api-client/contract';
import { useAssets, useInstruments } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { StatePanel } from '@agio/ui/state-panel';
import { ArrowLeft } from 'lucide-react';
import { type Dispatch, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { loadStateOf, Section, useHost, useLoadNotes } from '../provider/index.ts';
import { CommodityCards, type FormatContext } from './commodity-cards.tsx';
import { messages } from './messages.ts';
import {
  commodityGroups,
  type ListedCommodity,
  marketPaying,
  marketsOf,
} from './model/commodities.ts';
import type { Trade, TradeAction, TradeChoice } from './model/trade.ts';
import { CardsSkeleton, TradeSkeleton } from './simple-trading-skeleton.tsx';
import { TradeForm, type TradeFormProps } from './trade-form.tsx';
import { useTrade } from './use-trade.ts';
import { useTradeReading } from './use-trade-reading.ts';
import { useTrading } from './use-trading.ts';

const loadReview = () => import('./trade-review.tsx');
const loadResult = () => import('./trade-result.tsx');
const TradeReview = lazy(async () => ({ default: (await loadReview()).TradeReview }));
const TradeResult = lazy(async () => ({ default: (await loadResult()).TradeResult }));
const TradeUnknown = lazy(async () => ({ default: (await loadResult()).TradeUnknown }));

export interface SimpleTradingProps {
  /** The trade to begin with, such as from an address; the list of commodities by default. */
  choice?: TradeChoice | undefined;
  /** Called with a new commodity, side, unit or readable amount. Keep its identity between renders. */
  onChoiceChange?: ((choice: TradeChoice) => void) | undefined;
}

/** Buys or sells one commodity in three steps, a view over the order ticket: choose, amount, review; then the result. */
export function SimpleTrading({ choice, onChoiceChange }: SimpleTradingProps) {
  const { categories } = useHost().markets;
  const t = useMessages(messages);
  const format: FormatContext = { t, locale: useLocale() };
  const instruments = useInstruments();
  const assets = useAssets();
  const [trade, dispatch] = useTrade(choice, onChoiceChange);
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
      <Page isNarrow={commodity !== undefined} t={t}>
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
    <Page isNarrow={commodity !== undefined} t={t}>
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
              <CommodityTrade key={commodity} {...{ trade, dispatch, format }} {...listed} />
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
}: {
  isNarrow: boolean;
  t: FormatContext['t'];
  children: ReactNode;
}) {
  return (
    <div
      className={`wg:mx-auto wg:flex wg:w-full wg:flex-col wg:gap-4 wg:px-4 wg:py-8 wg:max-sm:py-4 ${isNarrow ? 'wg:max-w-[512px]' : 'wg:max-w-[1080px]'}`}
    >
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-0.5 wg:text-sm wg:text-fg-muted">{t.about}</p>
      </div>
      {children}
    </div>
  );
}

function CommodityTrade({
  trade,
  dispatch,
  format,
  asset,
  markets,
}: ListedCommodity & {
  trade: Trade;
  dispatch: Dispatch<TradeAction>;
  format: FormatContext;
}) {
  const instrument = marketPaying(markets, trade.quote) ?? markets[0];
  const trading = useTrading(() => dispatch({ type: 'done' }));
  const { step } = trading;
  const card = useRef<HTMLElement>(null);
  // Back at the form the earlier focus is gone; the amount is the likely next edit.
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (step.name === 'amount' && wasElsewhere.current) {
      card.current?.querySelector<HTMLElement>('[name=amount]')?.focus();
    }
    wasElsewhere.current = step.name !== 'amount';
  }, [step.name]);

  return (
    <Panel ref={card} className="wg:p-4" data-widget="simple-trading" data-step={step.name}>
      {step.name === 'amount' ? (
        <AmountStep
          {...{ asset, markets, trade, dispatch, instrument, format }}
          onReview={trading.review}
        />
      ) : (
        <Suspense fallback={<div className="wg:h-96" />}>
          {step.name === 'review' ? (
            <TradeReview
              {...{ instrument, trading, format }}
              order={step.order}
              refusal={step.refusal}
            />
          ) : step.name === 'result' ? (
            <TradeResult {...{ instrument, format }} order={step.order} onAgain={trading.back} />
          ) : (
            <TradeUnknown
              isMissing={step.isMissing}
              isLooking={trading.isLooking}
              format={format}
              onLook={() => void trading.look(step.order, step.clientId)}
            />
          )}
        </Suspense>
      )}
    </Panel>
  );
}

/** A component of its own: the estimate of the amount ends where that of the review begins. */
function AmountStep(props: Omit<TradeFormProps, 'reading'>) {
  const reading = useTradeReading(props.trade, props.instrument);
  // Fetched ahead of their use.
  const isReady = reading.summary.order !== undefined;
  useEffect(() => {
    if (!isReady) return;
    prefetchQuietly(loadReview);
    prefetchQuietly(loadResult);
  }, [isReady]);
  return <TradeForm reading={reading} {...props} />;
}
