import { storageKeys } from '@agio/api-client';
import { useLocale } from '@agio/ui/language';
import * as v from 'valibot';
import { type Dispatch, useCallback, useEffect, useReducer, useRef } from 'react';
import { defineSetting, settingIn, useHost } from '../provider/index.ts';
import { useKept } from '../shared/use-kept.ts';
import {
  type Conversion,
  type ConvertAction,
  type ConvertChoice,
  conversionOf,
  conversionReducer,
  conversionSchema,
} from './model/conversion.ts';
import { readGiven } from './model/convert-summary.ts';

/** What somebody wanted to convert who has to sign in, or whose page has to load anew. For this tab, and once. */
export const convertDraft = defineSetting<Conversion | null>(
  storageKeys.convertDraft,
  v.nullable(conversionSchema),
  null,
  'session',
);

/**
 * What is chosen: begun with what the host says, else with what was left by a sign-in, and told to the host as it
 * changes. A host that says something else, as an address does that was followed, has its way.
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
  /** What the host and this widget agree on. */
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
  useKept(keep, amount !== undefined);
  return [state, dispatch];
}

const isSame = (a: ConvertChoice, b: ConvertChoice): boolean =>
  a.from === b.from && a.to === b.to && a.amount === b.amount && a.receive === b.receive;
