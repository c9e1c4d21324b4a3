import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Panel } from '@agio/ui/panel';
import { type Dispatch, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { LostAnswerNotice } from '../intent/lost-answer-notice.tsx';
import type { FormatContext } from './commodity-cards.tsx';
import { type ListedCommodity, marketPaying } from './model/commodities.ts';
import type { Trade, TradeAction } from './model/trade.ts';
import { TradeForm, type TradeFormProps } from './trade-form.tsx';
import { useTradeReading } from './use-trade-reading.ts';
import { useTrading } from './use-trading.ts';

const loadReview = () => import('./trade-review.tsx');
const loadResult = () => import('./trade-result.tsx');
const TradeReview = lazyPart(loadReview, 'TradeReview');
const TradeResult = lazyPart(loadResult, 'TradeResult');

/** One commodity: the amount, its review, and what became of the order. Fetched behind the cards. */
export function CommodityTrade({
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
  const { t } = format;
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
    <Panel ref={card} className="wg:p-4" data-step={step.name}>
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
            <LostAnswerNotice
              title={t.result.unknownTitle}
              text={t.result.unknown}
              note={step.isMissing && !trading.isLooking ? t.result.notFound : ''}
              isLooking={trading.isLooking}
              button={trading.isLooking ? t.button.checking : t.button.checkAgain}
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
