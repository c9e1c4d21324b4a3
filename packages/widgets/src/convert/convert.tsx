import { useAssets, useInstruments } from '@agio/api-client/react';
import { amountInputMessages } from '@agio/ui/amount-input';
import { useLocale, useMessages } from '@agio/ui/language';
import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { loadStateOf, Section, useLoadNotes } from '../states/index.ts';
import { ConvertForm } from './convert-form.tsx';
import { LostAnswerNotice } from '../intent/lost-answer-notice.tsx';
import { ConvertResult, resultText } from './convert-result.tsx';
import type { FormatContext } from './convert-words.ts';
import { messages } from './messages.ts';
import type { ConvertChoice } from './model/conversion.ts';
import { summarise } from './model/convert-summary.ts';
import { QuoteAnnouncer } from './quote-announcer.tsx';
import { useConversion } from './use-conversion.ts';
import { useConvertContext, useConvertMarkets } from './use-convert-context.ts';
import { useConverting } from './use-converting.ts';
import { Skeleton } from '@agio/ui/skeleton';

const loadReview = () => import('./convert-review.tsx');
const ConvertReview = lazyPart(loadReview, 'ConvertReview');
/* Below the form, and no part of converting. */
const PairPanel = lazyPart(() => import('./pair-panel.tsx'), 'PairPanel');
const RecentConversions = lazyPart(() => import('./recent-conversions.tsx'), 'RecentConversions');

export interface ConvertProps extends WidgetPlace {
  /** The conversion to begin with, such as from an address; the first market's assets by default. */
  choice?: ConvertChoice | undefined;
  /** Called with new assets or a new readable amount. Keep its identity between renders. */
  onChoiceChange?: ((choice: ConvertChoice) => void) | undefined;
}

/** Converts one asset into another at a quoted price: form, review, result and recent conversions. */
export function Convert({ choice, onChoiceChange, className, style }: ConvertProps) {
  const t = useMessages(messages);
  const instruments = useInstruments();
  const assets = useAssets();
  const [first] = instruments.data ?? [];
  const begun = choice ?? (first && { from: first.quoteAsset, to: first.baseAsset });
  const data = instruments.data && assets.data;
  const state = loadStateOf({ data, error: instruments.error ?? assets.error });
  const notes = useLoadNotes(state, { error: t.notLoaded, loading: t.loading });
  return (
    <div
      data-widget="convert"
      {...placeOf(
        'wg:mx-auto wg:flex wg:w-full wg:max-w-128 wg:flex-col wg:gap-4 wg:px-4 wg:py-8 wg:max-sm:py-4',
        { className, style },
      )}
    >
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-0.5 wg:text-sm wg:text-fg-muted">{t.about}</p>
      </div>
      {data && begun ? (
        <Section>
          <Converting
            choice={begun}
            isHosts={choice !== undefined}
            onChoiceChange={onChoiceChange}
          />
        </Section>
      ) : (
        <Loadable
          state={state}
          notes={notes}
          onRetry={() => {
            void instruments.mutate();
            void assets.mutate();
          }}
          skeleton={<ConvertSkeleton />}
        />
      )}
    </div>
  );
}

function Converting({
  choice,
  isHosts,
  onChoiceChange,
}: {
  choice: ConvertChoice;
  isHosts: boolean;
  onChoiceChange: ConvertProps['onChoiceChange'];
}) {
  const format: FormatContext = {
    t: useMessages(messages),
    faults: useMessages(amountInputMessages),
    locale: useLocale(),
  };
  const markets = useConvertMarkets();
  const { decimalsOf } = markets;
  const [state, dispatch] = useConversion(choice, isHosts, decimalsOf, onChoiceChange);
  const { context, price } = useConvertContext(state, markets);
  const summary = summarise(state, context);
  const flow = useConverting(price, () => dispatch({ type: 'done' }));
  const { step, isPending, isChecking } = flow;
  const card = useRef<HTMLDivElement>(null);

  // Fetched ahead of its use.
  useEffect(() => {
    if (price.isHeld) prefetchQuietly(loadReview);
  }, [price.isHeld]);

  // Back at the form the earlier focus is gone; the amount is the likely next edit.
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (step.name === 'form' && wasElsewhere.current) {
      card.current?.querySelector<HTMLElement>(`[name=${state.given}]`)?.focus();
    }
    wasElsewhere.current = step.name !== 'form';
  }, [step.name, state.given]);

  return (
    <>
      <Panel ref={card} className="wg:p-4" data-step={step.name}>
        {step.name === 'form' ? (
          <ConvertForm
            {...{ state, dispatch, summary, context, markets, price, format }}
            onReview={flow.review}
          />
        ) : step.name === 'review' ? (
          <Suspense fallback={<div className="wg:h-80" />}>
            <ConvertReview
              {...{ state, price, isPending, isChecking, format }}
              review={step}
              reasons={summary.reasons}
              onAccept={flow.accept}
              onRenewed={flow.renewed}
              onConfirm={() => void flow.confirm(step.held)}
              onBack={flow.back}
            />
          </Suspense>
        ) : step.name === 'result' ? (
          <ConvertResult record={step.record} format={format} onAgain={flow.back} />
        ) : (
          <LostAnswerNotice
            title={format.t.result.unknownTitle}
            text={format.t.result.unknown}
            isLooking={isPending}
            button={isPending ? format.t.button.checking : format.t.button.checkAgain}
            onLook={() => void flow.confirm(step.held)}
          />
        )}
        <QuoteAnnouncer
          quote={step.name === 'form' ? summary.quote : undefined}
          result={step.name === 'result' ? resultText(step.record, format) : undefined}
          format={format}
        />
      </Panel>
      <Section isQuiet>
        <Suspense fallback={<Panel className="wg:h-16" />}>
          <PairPanel state={state} markets={markets} format={format} />
        </Suspense>
      </Section>
      <Section isQuiet>
        <Suspense>
          <RecentConversions format={format} />
        </Suspense>
      </Section>
    </>
  );
}

/** Placeholder with the layout of the form. */
function ConvertSkeleton() {
  return (
    <Panel aria-hidden className="wg:flex wg:h-[572px] wg:flex-col wg:gap-3 wg:p-4">
      <Skeleton className="wg:w-24" />
      <Skeleton className="wg:h-12 wg:w-full" />
      <div className="wg:h-12" />
      <Skeleton className="wg:w-24" />
      <Skeleton className="wg:h-12 wg:w-full" />
      <div className="wg:flex-1" />
      <Skeleton className="wg:h-11 wg:w-full" />
    </Panel>
  );
}
