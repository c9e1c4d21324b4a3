import type { Instrument, OrderSide } from '@agio/api-client/contract';
import {
  OrderTicket,
  TicketAvailable,
  TicketFoot,
  TicketSides,
  TicketSubmit,
  TicketSummary as TicketFigures,
  TicketTypes,
} from '@agio/ui/order-ticket';
import { formatCrypto } from '@agio/money';
import { Mask } from '@agio/ui/amount';
import { ChoiceMenu } from '@agio/ui/choice-menu';
import { type Dispatch, Suspense, useId, useRef } from 'react';
import { useMessages } from '@agio/ui/language';
import { useSetting } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { hideBalances, sendsAtOnce, tradingPreferences } from '../preferences/index.ts';
import { lazyPart } from '../states/lazy-part.ts';
import { common } from '../words/messages.ts';
import type { OrderEntryWords } from './messages.ts';
import type { DigitsOf } from '../amounts/use-display-digits.ts';
import { PreferencesButton } from './preferences/preferences-button.tsx';
import { isTold, TicketNotices } from './ticket-notices.tsx';
import { TicketFields } from './ticket-fields.tsx';
import { TicketLimits } from './ticket-limits.tsx';
import { TicketOptions } from './ticket-options.tsx';
import { ticketRows } from './ticket-rows.tsx';
import { bestOpposite } from './model/market-estimate.ts';
import { hasExits, isOffered, rulesOf, type TicketType, ticketTypes } from './model/order-types.ts';
import type { PricesAge } from './model/prices-age.ts';
import type { TicketContext } from './model/ticket-context.ts';
import type { TicketSummary } from './model/ticket-summary.ts';
import { submitLabel, useTicketFormat } from './ticket-labels.ts';
import type { TicketAction, TicketState } from './model/ticket.ts';

const EntryChoice = lazyPart(() => import('./waiting/bracket-parts.tsx'), 'EntryChoice');
const ExitFigures = lazyPart(() => import('./waiting/bracket-parts.tsx'), 'ExitFigures');

export interface TicketPanelProps extends WidgetPlace {
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  summary: TicketSummary;
  context: TicketContext;
  instrument: Instrument;
  locale: string;
  /** Fraction digits that an asset is shown with. */
  digitsOf: DigitsOf;
  /** The order's value in the reader's currency, ready to show. */
  value: string | undefined;
  /** The order is on its way. */
  isPlacing: boolean;
  /** Its answer was lost and it is being looked for. */
  isChecking: boolean;
  /** Sends the order, or asks about it once more. */
  onSubmit: () => void;
  onSignIn: () => void;
  /** For a finger: taller targets, shares as buttons. */
  touch?: boolean | undefined;
}

/** The ticket of one market: what is typed, what follows from it, and what the button says about it. */
export function TicketPanel({
  state,
  dispatch,
  summary,
  context,
  instrument,
  locale,
  digitsOf,
  value,
  isPlacing,
  isChecking,
  onSubmit,
  onSignIn,
  touch = false,
  className,
  style,
}: TicketPanelProps) {
  const { side: sides } = useMessages(common);
  const [isHidden] = useSetting(hideBalances);
  const [preferences] = useSetting(tradingPreferences);
  const panel = useRef<HTMLDivElement>(null);
  const ticketId = useId();
  const format = { ...useTicketFormat(instrument), locale };
  const { t } = format;
  const { side, type } = state;
  const { baseAsset, quoteAsset } = instrument;
  const [first] = summary.reasons;
  const needsSignIn = first?.code === 'signIn';
  const asset = side === 'Buy' ? quoteAsset : baseAsset;

  const shownType = type === 'BracketMarket' ? 'Bracket' : type;
  const { inRow, inMenu } = typeChoices(shownType, instrument);
  const choiceOf = (value: TicketType) => ({ value, label: t.type[value] });
  const chooseType = (orderType: TicketType) => dispatch({ type: 'typeChosen', orderType });

  const notesId = `${ticketId}-notes`;
  const notes = (
    <div id={notesId} className="wg:flex-none wg:not-empty:mb-2">
      <TicketNotices place="bottom" summary={summary} state={state} format={format} />
    </div>
  );

  function submit() {
    if (isPlacing) return;
    if (needsSignIn) onSignIn();
    else if (first) focusField(panel.current, first);
    else onSubmit();
  }

  return (
    <OrderTicket
      data-widget="order-entry"
      label={t.ticket.name}
      onSubmit={submit}
      className={className}
      style={style}
    >
      <TicketSides
        side={side}
        onSideChange={(next) => dispatch({ type: 'sideChosen', side: next })}
        disabled={isPlacing}
        labels={sides}
      >
        <TicketTypes
          type={shownType}
          types={inRow.map(choiceOf)}
          onTypeChange={chooseType}
          disabled={isPlacing}
          label={t.type.name}
          end={
            <>
              {inMenu.length > 0 ? (
                <ChoiceMenu
                  label={t.type.more}
                  showLabel
                  value={'' as TicketType}
                  choices={inMenu.map(choiceOf)}
                  onChange={chooseType}
                  disabled={isPlacing}
                />
              ) : null}
              <PreferencesButton />
            </>
          }
        >
          <div ref={panel} className="wg:flex wg:flex-col">
            <TicketNotices place="top" summary={summary} state={state} format={format} />
            <TicketAvailable
              label={t.ticket.available}
              value={
                context.account === 'guest'
                  ? t.ticket.signInToSee
                  : isHidden
                    ? masked(asset)
                    : `${formatCrypto(summary.available, { locale, ...digitsOf(asset) })} ${asset}`
              }
            />
            {hasExits(type) ? (
              <Suspense fallback={<div className="wg:h-control" />}>
                <EntryChoice {...{ state, dispatch, format }} disabled={isPlacing} />
              </Suspense>
            ) : null}
            <TicketFields
              {...{ state, dispatch, summary, context, format, ticketId, touch }}
              readOnly={isPlacing}
              onOtherField={() =>
                panel.current?.querySelector<HTMLElement>('[name=total]')?.focus()
              }
            />
            {hasExits(type) ? (
              <Suspense fallback={<div className="wg:h-14" />}>
                <ExitFigures {...{ state, summary, context, format }} />
              </Suspense>
            ) : null}
            {rulesOf(type).hasOptions ? (
              <TicketOptions
                state={state}
                dispatch={dispatch}
                instrument={instrument}
                disabled={isPlacing}
                t={t}
              />
            ) : null}
            {/* Above the foot only where a sheet grows upwards: elsewhere a note that the market brings would move the button. */}
            {touch ? notes : null}
            {sendsAtOnce(preferences) && !touch ? (
              <p className="wg:mt-2 wg:text-xs wg:text-warning">{t.notice.oneClick}</p>
            ) : null}
            <TicketFoot
              yields={summary.reasons.some(isTold)}
              className={touch ? 'wg:bg-overlay' : undefined}
            >
              <TicketFigures
                rows={ticketRows(summary, value, format, type, bestOpposite(side, context))}
              />
              {isChecking ? (
                <output className="wg:text-center wg:text-xs wg:text-fg-muted">
                  {t.ticket.checking}
                </output>
              ) : null}
              <TicketSubmit
                aria-describedby={notesId}
                side={side}
                neutral={needsSignIn}
                blocked={first !== undefined && !needsSignIn}
                loading={isPlacing}
              >
                {isPlacing
                  ? isChecking
                    ? t.ticket.checking
                    : t.ticket.placing
                  : first
                    ? submitLabel(first, t, locale)
                    : orderLabel(side, context.prices, t)({ asset: baseAsset })}
              </TicketSubmit>
            </TicketFoot>
            {touch ? null : notes}
            <TicketLimits ticketId={ticketId} format={format} />
          </div>
        </TicketTypes>
      </TicketSides>
    </OrderTicket>
  );
}

/** Types in the row, at most: the last of them gives way to one that is chosen from the menu. */
const mostInRow = 3;

/** Returns the types that a market takes: those of the row, and the others, which are in a menu. */
function typeChoices(type: TicketType, instrument: Instrument) {
  // The entry of a bracket is chosen on its ticket.
  const offered = ticketTypes.filter(
    (each) => each !== 'BracketMarket' && isOffered(each, instrument),
  );
  const first = offered.slice(0, mostInRow);
  const isInMenu = offered.includes(type) && !first.includes(type);
  const inRow = isInMenu ? [...first.slice(0, -1), type] : first;
  return { inRow, inMenu: offered.filter((each) => !inRow.includes(each)) };
}

/** Returns the words of the button for an order that can be sent: with the age of the prices unless they are live. */
function orderLabel(side: OrderSide, prices: PricesAge, { ticket }: OrderEntryWords) {
  if (prices === 'live') return side === 'Buy' ? ticket.buy : ticket.sell;
  return (side === 'Buy' ? ticket.buyAt : ticket.sellAt)[prices];
}

/** Placeholder of the available amount while balances are hidden. */
const masked = (asset: string) => (
  <>
    <Mask /> {asset}
  </>
);

/** Moves the focus to the field that a reason is about, if there is one. */
function focusField(panel: HTMLElement | null, reason: TicketSummary['reasons'][number]): void {
  if (!('field' in reason)) return;
  for (const name of [reason.field, 'amount']) {
    const field = panel?.querySelector<HTMLElement>(`[name=${name}]`);
    if (field) return field.focus();
  }
}
