import { storageKeys } from '@agio/api-client';
import { useLocale } from '@agio/ui/language';
import * as v from 'valibot';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { readEntry } from '../order-entry/index.ts';
import { defineSetting, settingIn, useHost } from '../host/index.ts';
import { useSaveBeforeLeaving } from '../intent/use-saved-draft.ts';
import {
  type Trade,
  type TradeAction,
  type TradeChoice,
  tradeOf,
  tradeReducer,
  tradeSchema,
  usualUnit,
} from './model/trade.ts';

/** Keeps the input over a sign-in or a reload, in this tab and for one use. */
const tradeDraft = defineSetting<Trade | null>(
  storageKeys.tradeDraft,
  v.nullable(tradeSchema),
  null,
  'session',
);

/**
 * The input: begins with the host's choice, else with what a sign-in kept, and reports changes to the host. A new
 * choice of the host, such as a followed address, replaces it.
 */
export function useTrade(
  choice: TradeChoice | undefined,
  onChoiceChange: ((choice: TradeChoice) => void) | undefined,
): [trade: Trade, dispatch: Dispatch<TradeAction>] {
  const locale = useLocale();
  const drafts = settingIn(tradeDraft, useHost().storage);
  const [trade, dispatch] = useReducer(tradeReducer, choice, (begun) => {
    const draft = drafts.get();
    const isMeant = begun === undefined || draft?.commodity === begun.commodity;
    return draft && isMeant ? draft : tradeOf(begun ?? {});
  });

  const { commodity, quote, side, unit, entry } = trade;
  const amount = readEntry(entry, 'amount', { locale }).value?.toString();
  /** The choice that host and widget share. */
  const agreed = useRef<TradeChoice>(choice ?? {});
  useEffect(() => {
    if (!choice || isSame(choice, agreed.current)) return;
    agreed.current = choice;
    dispatch({ type: 'chosen', choice });
  }, [choice]);
  useEffect(() => {
    const next: TradeChoice =
      commodity === undefined ? {} : { commodity, quote, side, amount, unit };
    if (isSame(next, agreed.current)) return;
    agreed.current = next;
    onChoiceChange?.(next);
  }, [commodity, quote, side, amount, unit, onChoiceChange]);

  useEffect(() => drafts.set(null), [drafts]);
  const keep = useCallback(() => drafts.set(trade), [drafts, trade]);
  useSaveBeforeLeaving(keep, amount !== undefined);
  return [trade, dispatch];
}

const isSame = (a: TradeChoice, b: TradeChoice): boolean =>
  a.commodity === b.commodity &&
  a.quote === b.quote &&
  (a.side ?? 'Buy') === (b.side ?? 'Buy') &&
  a.amount === b.amount &&
  (a.unit ?? usualUnit(a)) === (b.unit ?? usualUnit(b));
