import type { DecimalString } from '@agio/money';
import type { AmountEntry } from '../../amounts/amount-entry.ts';
import { emptyEntry, entryOf } from '../../amounts/amount-entry.ts';

/** Fiat becomes an asset, or an asset becomes fiat. */
export type RampSide = 'Buy' | 'Sell';

/** The two amounts: what is paid, and what is received. */
export type RampEnd = 'pay' | 'receive';

/** The part that an address carries: symbols, at most one of the two amounts, or an order to look at. */
export interface RampChoice {
  readonly side: RampSide;
  readonly asset?: string | undefined;
  readonly fiat?: string | undefined;
  /** Amount to pay: fiat to buy with, or the asset to sell. */
  readonly amount?: DecimalString | undefined;
  /** Amount to receive. */
  readonly receive?: DecimalString | undefined;
  /** The order that is shown in place of the form. */
  readonly orderId?: string | undefined;
}

/** The user's input, without derived figures. */
export interface RampState {
  readonly side: RampSide;
  /** Two letters, upper case. */
  readonly country: string;
  readonly fiat: string;
  readonly asset: string;
  /** The chosen payment method, whether or not it exists here; undefined: the first that does. */
  readonly method: string | undefined;
  /** The chosen provider; undefined: the best. */
  readonly provider: string | undefined;
  /** The entered amount; a quote gives the other one. */
  readonly given: RampEnd;
  readonly entry: AmountEntry;
}

/** Choices that a reader made before, and usually makes again. */
export type RampUsual = Pick<RampState, 'country' | 'fiat' | 'asset' | 'method'>;

export type RampAction =
  | { readonly type: 'typed'; readonly end: RampEnd; readonly text: string }
  /** From a button, a limit or "Max". */
  | { readonly type: 'picked'; readonly end: RampEnd; readonly value: DecimalString }
  | { readonly type: 'sideChosen'; readonly side: RampSide }
  /** The country's own currency comes with it, where it is known. */
  | { readonly type: 'countryChosen'; readonly country: string; readonly fiat: string | undefined }
  | { readonly type: 'fiatChosen'; readonly fiat: string }
  | { readonly type: 'assetChosen'; readonly asset: string }
  | { readonly type: 'methodChosen'; readonly method: string }
  | { readonly type: 'providerChosen'; readonly provider: string }
  /** An address was followed. */
  | { readonly type: 'chosen'; readonly choice: RampChoice }
  /** The order was made, so the amount is cleared. */
  | { readonly type: 'done' };

/** The input that an address asks for; the rest is as usual. */
export function rampStateOf(choice: RampChoice, usual: RampUsual): RampState {
  const given = choice.amount === undefined && choice.receive !== undefined ? 'receive' : 'pay';
  return {
    ...usual,
    side: choice.side,
    fiat: choice.fiat ?? usual.fiat,
    asset: choice.asset ?? usual.asset,
    provider: undefined,
    given,
    entry: entryOf(given === 'pay' ? choice.amount : choice.receive),
  };
}

export function rampReducer(state: RampState, action: RampAction): RampState {
  switch (action.type) {
    case 'typed':
      return { ...state, given: action.end, entry: { kind: 'typed', text: action.text } };
    case 'picked':
      return { ...state, given: action.end, entry: { kind: 'exact', value: action.value } };
    case 'sideChosen':
      // The amount stays with its unit.
      return action.side === state.side
        ? state
        : { ...state, side: action.side, given: state.given === 'pay' ? 'receive' : 'pay' };
    case 'countryChosen':
      return { ...state, country: action.country, fiat: action.fiat ?? state.fiat };
    case 'fiatChosen':
      return { ...state, fiat: action.fiat };
    case 'assetChosen':
      return { ...state, asset: action.asset };
    case 'methodChosen':
      return { ...state, method: action.method };
    case 'providerChosen':
      return { ...state, provider: action.provider };
    case 'chosen':
      return rampStateOf(action.choice, state);
    case 'done':
      return { ...state, entry: emptyEntry, provider: undefined };
  }
}

/** Returns true if an amount is the fiat one. */
export const isFiat = (side: RampSide, end: RampEnd): boolean =>
  (side === 'Buy') === (end === 'pay');
