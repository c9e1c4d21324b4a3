// @where Widgets: asset that a purchase with fiat begins with
import type { RampOrder, RampQuote } from '@agio/api-client/contract';
import { useLocale, useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../states/lazy-part.ts';
import { useHost } from '../host/index.ts';
import { loadStateOf, Section, useLoadNotes } from '../states/index.ts';
import { messages } from './messages.ts';
import type { RampChoice, RampUsual } from './model/ramp-state.ts';
import { type RampSummary, summariseRamp } from './model/ramp-summary.ts';
import { QuoteList } from './quote-list.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { RampForm } from './ramp-form.tsx';
import { endText, type FormatContext } from './ramp-words.ts';
import { useOrdering } from './use-ordering.ts';
import { type RampPlaces, useRampContext, useRampPlaces } from './use-ramp-context.ts';
import { useRampState } from './use-ramp-state.ts';

/* Below the form, and no part of ordering. */
const RampOrders = lazyPart(() => import('./ramp-orders.tsx'), 'RampOrders');

/** Default asset. */
const usualAsset = 'USDC';

export interface RampDeskProps {
  choice: RampChoice;
  onChoiceChange: ((choice: RampChoice) => void) | undefined;
  /** The order was placed: the user goes on at the provider's. */
  onOrder: (order: RampOrder) => void;
  /** Shows an order of the list. */
  onOpen: (orderId: string) => void;
}

/** The form with the quotes for it, and the orders of before. */
export function RampDesk(props: RampDeskProps) {
  const t = useMessages(messages);
  const format: FormatContext = { t, locale: useLocale() };
  const { places, error, retry } = useRampPlaces();
  const state = loadStateOf({ data: places, error });
  const notes = useLoadNotes(state, { error: t.notLoaded, loading: t.loading });
  return (
    <>
      <div>
        <h1 className="wg:display wg:text-2xl">{t.title}</h1>
        <p className="wg:mt-0.5 wg:text-sm wg:text-fg-muted">{t.about}</p>
      </div>
      {places ? (
        <Section>
          <Desk {...props} places={places} format={format} />
        </Section>
      ) : (
        <Loadable state={state} notes={notes} onRetry={retry} skeleton={<DeskSkeleton />} />
      )}
      <Section isQuiet>
        <Suspense fallback={<Panel className="wg:h-40" />}>
          <RampOrders format={format} onOpen={props.onOpen} />
        </Suspense>
      </Section>
    </>
  );
}

function Desk({
  choice,
  onChoiceChange,
  onOrder,
  places,
  format,
}: RampDeskProps & { places: RampPlaces; format: FormatContext }) {
  const { currency } = useHost();
  const first = usualOf(places, currency);
  const [state, dispatch] = useRampState(choice, first, places.decimalsOf, onChoiceChange);
  const { context, offers } = useRampContext(state, places);
  const summary = summariseRamp(state, context);
  const ordering = useOrdering(offers, onOrder);
  const shared = { state, dispatch, summary, context, format };
  return (
    <div className={columns}>
      <RampForm places={places} {...shared} />
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <QuoteList offers={offers} {...shared} />
        <QuoteSummary {...{ state, summary, offers, ordering, format }} />
        <Announcer summary={summary} format={format} />
      </div>
    </div>
  );
}

/** Form and quotes beside each other where both have room for their text, the form as narrow as it can be. */
const columns =
  'wg:flex wg:flex-wrap wg:items-start wg:gap-4 wg:[&>*]:min-w-0 wg:[&>:first-child]:grow wg:[&>:first-child]:basis-104 wg:[&>:last-child]:grow-999 wg:[&>:last-child]:basis-112';

/** Returns the first choices of a new reader: the country and currency of the host. */
function usualOf({ countries, assets }: RampPlaces, currency: string): RampUsual {
  const country = countries.find((each) => each.currency === currency) ?? countries[0];
  const asset = assets.find((each) => each.asset === usualAsset) ?? assets[0];
  return {
    country: country?.code ?? '',
    fiat: country?.currency ?? currency,
    asset: asset?.asset ?? usualAsset,
    method: undefined,
  };
}

/**
 * Announces the best quote to screen readers: the first for an input, and each whose provider differs. One that was merely
 * renewed is not said again, and then nothing stands here, so that the figures of before are read by no one.
 */
function Announcer({ summary, format }: { summary: RampSummary; format: FormatContext }) {
  const best = summary.comparison?.quotes[0]?.quote;
  const name = best && nameOf(best, summary);
  const [said, setSaid] = useState({ name, best });
  if (best && said.name !== name) setSaid({ name, best });
  const { t, locale } = format;
  return (
    <output className="wg:sr-only">
      {best !== undefined && said.best === best
        ? t.quotes.said({
            provider: best.provider,
            paid: endText(best, 'pay', locale),
            received: endText(best, 'receive', locale),
          })
        : null}
    </output>
  );
}

/** Names of the offers: the request, and the best provider. */
const nameOf = (
  { provider, side, asset, fiatCurrency, paymentMethod }: RampQuote,
  { given, method }: RampSummary,
): string =>
  [
    provider,
    side,
    asset,
    fiatCurrency,
    paymentMethod?.id ?? method?.id,
    given.value?.toString(),
  ].join(' ');

/** Placeholder with the layout of the form. */
function DeskSkeleton() {
  return (
    <div aria-hidden className={columns}>
      <Panel className="wg:flex wg:h-[560px] wg:flex-col wg:gap-4 wg:p-5">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="wg:h-16 wg:w-full" />
        ))}
      </Panel>
      <Panel className="wg:flex wg:h-[420px] wg:flex-col wg:gap-4 wg:p-5">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="wg:h-12 wg:w-full" />
        ))}
      </Panel>
    </div>
  );
}
