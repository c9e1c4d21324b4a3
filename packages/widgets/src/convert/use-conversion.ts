import { storageKeys } from '@agio/api-client';
import { useLocale } from '@agio/ui/language';
import * as v from 'valibot';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { defineSetting, settingIn, useHost } from '../host/index.ts';
import { useSaveBeforeLeaving } from '../intent/use-saved-draft.ts';
import {
  type Conversion,
  type ConvertAction,
  type ConvertChoice,
  conversionOf,
  conversionReducer,
  conversionSchema,
} from './model/conversion.ts';
import { readGiven } from './model/convert-summary.ts';

/** Keeps the input over a sign-in or a reload, in this tab and for one use. */
const convertDraft = defineSetting<Conversion | null>(
  storageKeys.convertDraft,
  v.nullable(conversionSchema),
  null,
  'session',
);

/**
 * The input: begins with the host's choice, else with what a sign-in kept, and reports changes to the host. A new
 * choice of the host, such as a followed address, replaces it.
 */
export function useConversion(
  choice: ConvertChoice,
  isHosts: boolean,
  decimalsOf: (asset: string) => number | undefined,
  onChoiceChange: ((choice: ConvertChoice) => void) | undefined,
): [state: Conversion, dispatch: Dispatch<ConvertAction>] {
  const locale = useLocale();
  const drafts = settingIn(convertDraft, useHost().storage);
  const [state, dispatch] = useReducer(conversionReducer, choice, (begun) => {
    const draft = drafts.get();
    const isMeant = !isHosts || (draft?.from === begun.from && draft.to === begun.to);
    return draft && isMeant ? draft : conversionOf(begun);
  });

  const { from, to, given: side } = state;
  const amount = readGiven(state, { locale, decimalsOf }).value?.toString();
  /** The choice that host and widget share. */
  const agreed = useRef(choice);
  useEffect(() => {
    if (isSame(choice, agreed.current)) return;
    agreed.current = choice;
    dispatch({ type: 'chosen', choice });
  }, [choice]);
  useEffect(() => {
    const next = { from, to, [side === 'from' ? 'amount' : 'receive']: amount };
    if (isSame(next, agreed.current)) return;
    agreed.current = next;
    onChoiceChange?.(next);
  }, [from, to, side, amount, onChoiceChange]);

  useEffect(() => drafts.set(null), [drafts]);
  const keep = useCallback(() => drafts.set(state), [drafts, state]);
  useSaveBeforeLeaving(keep, amount !== undefined);
  return [state, dispatch];
}

const isSame = (a: ConvertChoice, b: ConvertChoice): boolean =>
  a.from === b.from && a.to === b.to && a.amount === b.amount && a.receive === b.receive;
