import { Decimal, formatCrypto, formatPrice } from '@agio/money';
import type { Instrument } from '@agio/api-client/contract';
import { amountFaultText, amountInputMessages, type AmountInputWords } from '@agio/ui/amount-input';
import { useLocale, useMessages } from '@agio/ui/language';
import { messages, type OrderEntryWords } from './messages.ts';
import type { TicketField } from './model/order-types.ts';
import type { Reason } from './model/ticket-reasons.ts';

/** Facts needed to format the figures of a market. */
export interface FormatContext {
  t: OrderEntryWords;
  /** Words for a text that is no amount. */
  faults: AmountInputWords;
  locale: string;
  instrument: Instrument;
}

/** Returns words, locale and market for the texts of a ticket: its reasons, notices and figures. */
export function useTicketFormat(instrument: Instrument): FormatContext {
  return {
    t: useMessages(messages),
    faults: useMessages(amountInputMessages),
    locale: useLocale(),
    instrument,
  };
}

const exact = { maxDigits: 18 };

export function priceText(price: Decimal, { locale, instrument }: FormatContext): string {
  return formatPrice(price, { tickSize: instrument.tickSize, locale });
}

/** Returns the text of the submit button: why it cannot act. */
export function submitLabel(reason: Reason, t: OrderEntryWords, locale: string): string {
  switch (reason.code) {
    case 'loading':
      return t.button.loading;
    case 'signIn':
      return t.button.signIn;
    case 'notActive':
      return t.button.notActive;
    case 'offline':
      return t.button.offline;
    case 'typeNotOffered':
      return t.button.typeNotOffered;
    case 'marketNotOpen':
      return t.button.marketNotOpen[reason.status];
    case 'empty':
    case 'zero':
      return t.button.empty[reason.field];
    case 'unreadable':
      return t.button.unreadable[reason.field];
    case 'offTick':
      return t.button.offTick;
    case 'offStep':
      return t.button.offStep;
    case 'belowMinimum':
    case 'belowNotional':
      return t.button.belowMinimum({
        minimum: formatCrypto(reason.minimum, { ...exact, locale }),
        asset: reason.asset,
      });
    case 'aboveMaximum':
      return t.button.aboveMaximum({
        maximum: formatCrypto(reason.maximum, { ...exact, locale }),
        asset: reason.asset,
      });
    case 'notEnough':
      return t.button.notEnough({ asset: reason.asset });
    case 'postOnlyWouldMatch':
      return t.button.postOnlyWouldMatch;
    case 'nothingToMatch':
      return t.button.nothingToMatch;
    case 'bookCrossed':
      return t.button.bookCrossed;
    case 'trailTooFar':
      return t.button.trailTooFar;
    case 'notBetween':
      return t.button.notBetween;
    case 'mustBeAbove':
    case 'mustBeBelow':
      return t.button[reason.code]({
        price: formatCrypto(reason.price, { ...exact, locale }),
      });
    case 'schedule':
      return t.button.empty.slices;
    case 'sliceTooSmall':
      return t.button.sliceTooSmall({
        minimum: formatCrypto(reason.minimum, { ...exact, locale }),
        asset: reason.asset,
      });
    case 'noExpiry':
      return t.button.noExpiry;
  }
}

/** Returns the text under a field: its fault, and how to mend it. */
export function fieldError(reason: Reason, format: FormatContext): string {
  const { t, faults, locale, instrument } = format;
  const amount = (value: Decimal) => formatCrypto(value, { ...exact, locale });
  switch (reason.code) {
    case 'unreadable':
      return amountFaultText(
        reason.failure,
        { ...reason, unit: unitOf(reason.field, format) },
        faults,
      );
    case 'schedule':
      return t.field.schedule;
    case 'zero':
      return t.field.zero;
    case 'offTick':
      return t.field.offTick({ step: amount(reason.tick) });
    case 'offStep':
      return t.field.offStep({ step: amount(reason.step) });
    case 'belowMinimum':
    case 'belowNotional':
      if (reason.field === 'displayAmount') return submitLabel(reason, t, locale);
      return t.field[reason.code]({ minimum: amount(reason.minimum), asset: reason.asset });
    case 'aboveMaximum':
      if (reason.field === 'displayAmount') return submitLabel(reason, t, locale);
      return t.field.aboveMaximum({ maximum: amount(reason.maximum), asset: reason.asset });
    case 'notEnough':
      return t.field.notEnough({
        needed: amount(reason.needed),
        missing: amount(reason.missing.round(shownDigits(reason.asset, instrument), 'up')),
        asset: reason.asset,
      });
    case 'postOnlyWouldMatch':
      return (reason.side === 'Buy' ? t.field.postOnlyBuy : t.field.postOnlySell)({
        best: formatPrice(reason.best, { tickSize: instrument.tickSize, locale }),
      });
    default:
      return submitLabel(reason, t, locale);
  }
}

/** Returns the unit that a field counts. */
export function unitOf(
  field: TicketField,
  { t, instrument: { baseAsset, quoteAsset } }: Pick<FormatContext, 't' | 'instrument'>,
): string {
  if (field === 'trailPercent') return '%';
  if (field === 'minutes') return t.ticket.minutes;
  if (field === 'slices') return '';
  return field === 'amount' || field === 'displayAmount' ? baseAsset : quoteAsset;
}

/** Returns the number of digits with which amounts of an asset are written in this market. */
function shownDigits(asset: string, { baseAsset, stepSize, tickSize }: Instrument): number {
  return Decimal.of(asset === baseAsset ? stepSize : tickSize).scale;
}
