import { useAssets, useInstruments } from '@agio/api-client/react';
import { useLocale, useMessages } from '@agio/ui/language';
import { prefetchQuietly } from '@agio/ui/lazy-popup';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { loadStateOf, Section, useLoadNotes } from '../provider/index.ts';
import { ConvertForm } from './convert-form.tsx';
import { ConvertResult, ConvertUnknown, resultText } from './convert-result.tsx';
import { ConvertSkeleton } from './convert-skeleton.tsx';
import type { Writer } from './convert-words.ts';
import { messages } from './messages.ts';
import type { ConvertChoice } from './model/conversion.ts';
import { summarise } from './model/convert-summary.ts';
import { QuoteSaid } from './quote-said.tsx';
import { useConversion } from './use-conversion.ts';
import { useConvertContext, useConvertMarkets } from './use-convert-world.ts';
import { useConverting } from './use-converting.ts';

const loadReview = () => import('./convert-review.tsx');
const ConvertReview = lazy(async () => ({ default: (await loadReview()).ConvertReview }));
/* Below the form, and no part of converting. */
const PairPanel = lazy(async () => ({ default: (await import('./pair-panel.tsx')).PairPanel }));
const RecentConversions = lazy(async () => ({
  default: (await import('./recent-conversions.tsx')).RecentConversions,
}));

export interface ConvertProps {
  /** What is to be converted, as an address says it; the first market's assets when left out. */
  choice?: ConvertChoice | undefined;
  /** Something else was chosen: assets, or an amount that can be read. The same function between renders. */
  onChoiceChange?: ((choice: ConvertChoice) => void) | undefined;
}

/** Converts one asset into another at a price that is held for some seconds: form, review, result, and what was before. */
export function Convert({ choice, onChoiceChange }: ConvertProps) {
  const t = useMessages(messages);
  const instruments = useInstruments();
  const assets = useAssets();
  const [first] = instruments.data ?? [];
  const begun = choice ?? (first && { from: first.quoteAsset, to: first.baseAsset });
  const data = instruments.data && assets.data;
  const state = loadStateOf({ data, error: instruments.error ?? assets.error });
  const notes = useLoadNotes(state, { error: t.notLoaded, loading: t.loading });
  return (
    <div className="wg:mx-auto wg:flex wg:w-full wg:max-w-[512px] wg:flex-col wg:gap-4 wg:px-4 wg:py-8 wg:max-sm:py-4">
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
  const writer: Writer = { t: useMessages(messages), locale: useLocale() };
  const markets = useConvertMarkets();
  const { decimalsOf } = markets;
  const [state, dispatch] = useConversion(choice, isHosts, decimalsOf, onChoiceChange);
  const { context, price } = useConvertContext(state, markets);
  const summary = summarise(state, context);
  const flow = useConverting(price, () => dispatch({ type: 'done' }));
  const { step, isPending, isChecking } = flow;
  const card = useRef<HTMLDivElement>(null);

  // There before it is asked for.
  useEffect(() => {
    if (price.isHeld) prefetchQuietly(loadReview);
  }, [price.isHeld]);

  // Back at the form, where somebody came from is gone: the amount is what they change next.
  const wasElsewhere = useRef(false);
  useEffect(() => {
    if (step.name === 'form' && wasElsewhere.current) {
      card.current?.querySelector<HTMLElement>(`[name=${state.given}]`)?.focus();
    }
    wasElsewhere.current = step.name !== 'form';
  }, [step.name, state.given]);

  return (
    <>
      <Panel ref={card} className="wg:p-4" data-widget="convert" data-step={step.name}>
        {step.name === 'form' ? (
          <ConvertForm
            {...{ state, dispatch, summary, context, markets, price, writer }}
            onReview={flow.review}
          />
        ) : step.name === 'review' ? (
          <Suspense fallback={<div className="wg:h-80" />}>
            <ConvertReview
              {...{ state, price, isPending, isChecking, writer }}
              review={step}
              reasons={summary.reasons}
              onAccept={flow.accept}
              onConfirm={() => void flow.confirm(step.held)}
              onBack={flow.back}
            />
          </Suspense>
        ) : step.name === 'result' ? (
          <ConvertResult record={step.record} writer={writer} onAgain={flow.back} />
        ) : (
          <ConvertUnknown
            isChecking={isPending}
            writer={writer}
            onCheck={() => void flow.confirm(step.held)}
          />
        )}
        <QuoteSaid
          quote={step.name === 'form' ? summary.quote : undefined}
          result={step.name === 'result' ? resultText(step.record, writer) : undefined}
          writer={writer}
        />
      </Panel>
      <Section isQuiet>
        <Suspense fallback={<Panel className="wg:h-16" />}>
          <PairPanel state={state} markets={markets} writer={writer} />
        </Suspense>
      </Section>
      <Section isQuiet>
        <Suspense>
          <RecentConversions writer={writer} />
        </Suspense>
      </Section>
    </>
  );
}
