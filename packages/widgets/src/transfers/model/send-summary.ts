// @where Widgets: maximum, fee and limits of a transfer, and reasons for which it cannot be sent
import { checkAddress, checkMemo, type MemoFault, networksOf } from '@agio/api-client/addresses';
import type { AddressBookEntry, WalletNetwork, WithdrawalLimits } from '@agio/api-client/contract';
import { Decimal, parseAmount } from '@agio/money';
import type { ReactNode } from 'react';
import type { Allowance } from '../../words/allowance-words.ts';
import {
  isProven,
  isSameAddress,
  type KnownAddress,
  type LookAlike,
  lookAlikeOf,
} from './look-alike.ts';
import { entryText, type SendInput } from './send.ts';
import { exceededOf, type LimitUse, limitUses } from './send-limits.ts';

/** Verdict of the exchange on the address. */
interface AddressCheck {
  readonly result: Allowance | undefined;
  readonly replaces: string | null;
  /** Reason for which it is no address, in the exchange's words. */
  readonly refusal: ReactNode;
  readonly hasFailed: boolean;
}

/** Facts that a transfer depends on. Each may be unknown while it loads. */
export interface SendContext {
  readonly locale: string;
  /** The reader's currency. */
  readonly currency: string;
  readonly account: 'loading' | 'active' | 'limited' | 'notActive';
  readonly isOnline: boolean;
  readonly asset: string;
  readonly network: WalletNetwork | undefined;
  /** Free to send, in the asset. */
  readonly available: Decimal | undefined;
  /** Price of one unit of the asset, in the reader's currency, and in that of the limits. */
  readonly price: Decimal | undefined;
  readonly limitPrice: Decimal | undefined;
  readonly limits: WithdrawalLimits | undefined;
  /** Entries of this asset and network. */
  readonly book: readonly AddressBookEntry[] | undefined;
  /** Addresses on the network that a pasted one is compared with. */
  readonly known: readonly KnownAddress[];
  readonly check: AddressCheck;
  /** Text typed as proof for a look-alike. */
  readonly proof: string;
}

/** Reason for which a transfer cannot be reviewed; the button shows the first. */
export type SendReason =
  | { readonly code: 'loading' | 'notActive' | 'limited' | 'offline' | 'noNetwork' | 'closed' }
  | { readonly code: 'noAddress' | 'lookAlike' | 'checking' | 'checkFailed' | 'noMemo' }
  | { readonly code: 'badMemo'; readonly fault: MemoFault }
  /** The address is proven with other memos. */
  | { readonly code: 'memoNotProven' }
  | { readonly code: 'badAddress'; readonly fault: 'format' | 'checksum' | 'refused' }
  | { readonly code: 'notAllowed'; readonly result: Allowance }
  | { readonly code: 'empty' | 'unreadable' | 'zero' | 'noPrice' }
  | { readonly code: 'belowMinimum'; readonly minimum: Decimal }
  | { readonly code: 'notEnough'; readonly available: Decimal; readonly missing: Decimal }
  | { readonly code: 'noWithdrawals' }
  | { readonly code: 'overLimit'; readonly use: LimitUse };

/** The figures and reasons derived from what was entered. */
export interface SendSummary {
  readonly text: string;
  /** Debited, with the fee. Undefined while it cannot be read. */
  readonly amount: Decimal | undefined;
  readonly fee: Decimal | undefined;
  /** Amount that arrives; undefined unless it is positive. */
  readonly net: Decimal | undefined;
  /** Value of the amount, in the reader's currency. */
  readonly worth: Decimal | undefined;
  readonly uses: ReturnType<typeof limitUses> | undefined;
  /** The entry of the address book that the address is. */
  readonly entry: AddressBookEntry | undefined;
  /** Until the reader proves to have read it. */
  readonly lookAlike: LookAlike | undefined;
  readonly isLookAlikeProven: boolean;
  /** Other networks that the address is one of. */
  readonly otherNetworks: readonly string[];
  readonly reasons: readonly SendReason[];
}

/** Fraction digits of a value in the reader's currency that is typed. */
const fiatDigits = 2;

/** Reads the amount in the unit it is typed in; in the asset rounded down to what the network carries. */
function readAmount(
  { entry, unit }: SendInput,
  { locale, asset, currency, network, price }: SendContext,
): { amount?: Decimal; reason?: SendReason } {
  const decimals = network?.decimals ?? 18;
  let value: Decimal;
  if (entry.kind === 'exact') value = Decimal.of(entry.value);
  else {
    const parsed = parseAmount(entry.text, {
      locale,
      unit: unit === 'asset' ? asset : currency,
      maxScale: unit === 'asset' ? decimals : fiatDigits,
    });
    if (!parsed.ok) return { reason: { code: parsed.reason === 'empty' ? 'empty' : 'unreadable' } };
    value = Decimal.of(parsed.value);
  }
  if (unit === 'fiat') {
    if (!price?.isPositive) return { reason: { code: 'noPrice' } };
    value = value.dividedBy(price, decimals, 'down');
  }
  return value.isZero ? { reason: { code: 'zero' } } : { amount: value };
}

/** All figures of a transfer, and why it cannot be reviewed yet. */
export function summariseSend(input: SendInput, context: SendContext): SendSummary {
  const { network, price, limitPrice, limits, book = [], known, proof } = context;
  const { amount, reason } = readAmount(input, context);
  const fee = network && Decimal.of(network.withdrawalFee);
  const rest = amount && fee && amount.minus(fee);
  const entries = book.filter(({ address }) => isSameAddress(address, input.address));
  const entry = entries.find(({ memo }) => (memo ?? '') === input.memo.trim()) ?? entries[0];
  const lookAlike = entry ? undefined : lookAlikeOf(input.address, known);
  const isLookAlikeProven = lookAlike !== undefined && isProven(proof, input.address, lookAlike);
  const uses = limits && limitUses(limits, amount && limitPrice && amount.times(limitPrice));
  const part = {
    text: entryText(input.entry, context.locale),
    amount,
    fee,
    net: rest?.isPositive === true ? rest : undefined,
    worth: amount && price && amount.times(price),
    uses,
    entry,
    lookAlike,
    isLookAlikeProven,
    otherNetworks: networksOf(input.address).filter((id) => id !== network?.id),
  };
  return { ...part, reasons: [...everyReason(input, context, part, reason)] };
}

function* everyReason(
  input: SendInput,
  context: SendContext,
  { amount, uses, lookAlike, isLookAlikeProven }: Omit<SendSummary, 'reasons'>,
  amountReason: SendReason | undefined,
): Generator<SendReason> {
  const { account, isOnline, network, available, limits } = context;
  if (account === 'loading') yield { code: 'loading' };
  if (account === 'notActive') yield { code: 'notActive' };
  if (account === 'limited') yield { code: 'limited' };
  if (!isOnline) yield { code: 'offline' };
  if (!network) yield { code: 'noNetwork' };
  if (network?.withdrawalEnabled === false) yield { code: 'closed' };
  if (limits?.perDay === null) yield { code: 'noWithdrawals' };
  if (network) yield* addressReasons(input, context, network);
  if (lookAlike && !isLookAlikeProven) yield { code: 'lookAlike' };
  if (network) yield* memoReasons(input, context, network);
  if (amountReason) yield amountReason;
  if (!amount || !network) return;
  const minimum = Decimal.of(network.minWithdrawal);
  if (amount.lt(minimum)) yield { code: 'belowMinimum', minimum };
  if (available?.lt(amount)) {
    yield { code: 'notEnough', available, missing: amount.minus(available) };
  } else if (!available || !limits) yield { code: 'loading' };
  const over = exceededOf(uses);
  if (over) yield { code: 'overLimit', use: over };
}

/** Address and memo together are what was proven. */
function* memoReasons(
  input: SendInput,
  { book = [], check }: SendContext,
  { id, memoLabel, memoRequired }: WalletNetwork,
): Generator<SendReason> {
  const memo = input.memo.trim();
  if (memoLabel === null) return;
  if (memo === '' && memoRequired) return yield { code: 'noMemo' };
  const fault = checkMemo(id, memo);
  if (fault) return yield { code: 'badMemo', fault };
  const entries = book.filter(({ address }) => isSameAddress(address, input.address));
  const isMemoProven = entries.some(
    (entry) => (entry.memo ?? '') === memo && entry.allowance === 'IsAllowed',
  );
  if (check.result === 'IsAllowed' && entries.length > 0 && !isMemoProven) {
    yield { code: 'memoNotProven' };
  }
}

function* addressReasons(
  { address }: SendInput,
  { check }: SendContext,
  { id }: WalletNetwork,
): Generator<SendReason> {
  if (address === '') return yield { code: 'noAddress' };
  const fault = checkAddress(id, address);
  if (fault) return yield { code: 'badAddress', fault };
  if (check.refusal !== undefined) return yield { code: 'badAddress', fault: 'refused' };
  if (check.result !== undefined) {
    if (check.result !== 'IsAllowed') yield { code: 'notAllowed', result: check.result };
  } else yield { code: check.hasFailed ? 'checkFailed' : 'checking' };
}

/** The most that can be sent: all that is free, in as many digits as the network carries. */
export function maxToSend(
  available: Decimal,
  network: Pick<WalletNetwork, 'decimals'> | undefined,
  percent = 100,
): Decimal {
  const part = available.times(Decimal.of(String(percent)));
  return part.dividedBy(Decimal.of('100'), network?.decimals ?? 18, 'down');
}

/** The amount of the asset that is worth this much at most, in the currency of the price. */
export function amountWorth(
  worth: Decimal,
  price: Decimal | undefined,
  network: Pick<WalletNetwork, 'decimals'> | undefined,
): Decimal | undefined {
  return price?.isPositive === true
    ? worth.dividedBy(price, network?.decimals ?? 18, 'down')
    : undefined;
}
