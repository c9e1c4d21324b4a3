import { storageKeys } from '@agio/api-client';
import { useLocale } from '@agio/ui/language';
import * as v from 'valibot';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { defineSetting, settingIn, useHost } from '../host/index.ts';
import { readEntry } from '../amounts/amount-entry.ts';
import {
  isFiat,
  type RampAction,
  type RampChoice,
  rampReducer,
  type RampState,
  rampStateOf,
  type RampUsual,
} from './model/ramp-state.ts';
import { unitOf } from './model/ramp-summary.ts';

const short = v.pipe(v.string(), v.maxLength(128));

/** Last choices; fields that were never chosen are missing. */
const rampUsual = defineSetting<Partial<RampUsual> | null>(
  storageKeys.rampUsual,
  v.nullable(
    v.object({
      country: v.optional(v.pipe(v.string(), v.length(2))),
      fiat: v.optional(short),
      asset: v.optional(short),
      method: v.optional(short),
    }),
  ),
  null,
);

/**
 * The input: begins with the host's choice and what was chosen last, and reports changes to the host. A new choice of
 * the host, such as a followed address, replaces it.
 */
export function useRampState(
  choice: RampChoice,
  first: RampUsual,
  decimalsOf: (asset: string) => number | undefined,
  onChoiceChange: ((choice: RampChoice) => void) | undefined,
): [state: RampState, dispatch: Dispatch<RampAction>] {
  const locale = useLocale();
  const usual = settingIn(rampUsual, useHost().storage);
  const [state, dispatch] = useReducer(rampReducer, choice, (begun) =>
    rampStateOf(begun, { ...first, ...usual.get() }),
  );
  const { side, asset, fiat, country, method, given, entry } = state;
  const unit = unitOf(state, given);
  const maxScale = isFiat(side, given) ? 2 : decimalsOf(unit);
  const amount = readEntry(entry, { locale, unit, maxScale }).value?.toString();

  /** The choice of the host that the input follows. */
  const followed = useRef(choice);
  /** View that the host knows. It is informed of changes only: an address stays as it was followed. */
  const known = useRef({ side, asset, fiat, given, amount });
  useEffect(() => {
    if (saysNothingNew(choice, followed.current)) return;
    followed.current = choice;
    const next = rampStateOf(choice, state);
    known.current = { ...next, amount: choice.amount ?? choice.receive };
    dispatch({ type: 'chosen', choice });
  }, [choice, state]);
  useEffect(() => {
    const now = { side, asset, fiat, given, amount };
    const before = known.current;
    known.current = now;
    if (told.every((key) => now[key] === before[key])) return;
    const next = { side, asset, fiat, [given === 'pay' ? 'amount' : 'receive']: amount };
    followed.current = next;
    onChoiceChange?.(next);
  }, [side, asset, fiat, given, amount, onChoiceChange]);

  useEffect(() => {
    usual.set({ country, fiat, asset, ...(method !== undefined && { method }) });
  }, [usual, country, fiat, asset, method]);
  return [state, dispatch];
}

const told = ['side', 'asset', 'fiat', 'given', 'amount'] as const;

/** If an address leaves assets out, as under a dialog that has arguments of the same name, they stay as they are. */
const saysNothingNew = (choice: RampChoice, before: RampChoice): boolean =>
  (['side', 'amount', 'receive'] as const).every((key) => choice[key] === before[key]) &&
  (['asset', 'fiat'] as const).every((key) => [undefined, before[key]].includes(choice[key]));
