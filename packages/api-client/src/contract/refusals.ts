// @where Client: refusals: their codes, values and English sentences
import type * as v from 'valibot';
import { signatureRefusals } from './api-keys/signed-requests.ts';
import { staffRefusals } from './back-office/refusals.ts';
import { errorCodes, type refusalValues } from './base/errors.ts';
import { type Gaps, reasons, type Sentence } from './base/reasons.ts';
import { requestRefusals } from './base/request-refusals.ts';

/**
 * All reasons for which the exchange refuses a call, by code. A client translates a code with its values; without a
 * translation it shows the sentence of the answer, which the exchange makes from this table. A code never changes its
 * meaning.
 */
export const refusals = {
  ...requestRefusals,
  ...signatureRefusals,

  // Sign-in and state of the account
  ...reasons(401, errorCodes.unauthorized, {
    signInRequired: 'Sign in first.',
    tokenInvalid: 'The access token is no longer valid.',
  }),
  ...reasons(401, errorCodes.noRetry, { recentSignInRequired: 'Sign in again to do this.' }),
  ...reasons(403, errorCodes.accountTerminated, {
    accountTerminated: 'Unfortunately, your account has been terminated.',
    accountBanned: 'Unfortunately, your account has been banned.',
  }),
  ...reasons(403, errorCodes.accountFrozen, {
    accountFrozen: 'Unfortunately, your account has been frozen.',
  }),
  ...reasons(403, errorCodes.notActive, {
    accountNotActive: 'Your account is not active.',
    withdrawalsDisabled: 'Withdrawals are disabled for your account.',
  }),
  ...reasons(403, errorCodes.forbidden, {
    identityNotVerified: 'Verify your identity first.',
    roleNotAllowed: 'Your role does not allow this.',
    tierTooLow: 'Your tier does not allow this yet.',
    displayNameOfStaff: 'Display names of staff are set by the exchange.',
    displayNameReserved:
      'This name belongs to the exchange or to a member of its staff. Choose another one.',
    demoForCustomers: 'The demonstration is for the accounts of customers.',
  }),
  ...reasons(409, errorCodes.validation, {
    demoWithoutRequest: 'No request of yours is open.',
  }),

  // Orders
  ...reasons(400, errorCodes.validation, {
    orderTypeNotSupported: '{{market}} does not support {{option}} orders.',
    orderDurationNotSupported: '{{market}} does not support {{option}}.',
    priceRequired: 'A price is required.',
    priceNotAllowed: 'A market order has no price.',
    stopPriceRequired: 'A stop price is required.',
    stopPriceNotAllowed: 'An order of this type has no stop price.',
    trailInvalid:
      'A trailing stop needs a distance below the last price, or a percentage from 0.01 to 50. No other order has one.',
    expiryInvalid:
      'A good-till-date order needs a time within the next year. No other order has one.',
    scheduleInvalid:
      'A TWAP order needs 2 to 500 slices, at least 5 seconds apart, within a minute to a week. No other order has them.',
    displayInvalid:
      'Only a limit order that waits can be shown in parts, each smaller than the order and not smaller than {{least}} {{asset}}.',
    scaleInvalid:
      'Only a limit order that waits, without exits or a hidden part, can be 2 to 50 orders, each at a price of its own.',
    otherLegInvalid:
      'Only a limit order that waits can be paired with a stop, and the last price must be between the two.',
    exitsInvalid:
      'Only a limit or market order can have exits, on both sides of its price: the profit on one, the stop on the other. A stop that buys needs a limit.',
    amountRequired: 'An amount is required.',
    spendNotAllowed: 'Only a market buy order can set an amount to spend.',
    amountAndSpend: 'Enter the amount or the amount to spend, not both.',
    marketOrderCannotRest: 'A market order must be IOC or FOK.',
    postOnlyNotAvailable: 'Post-only is not available in this market.',
    postOnlyMustRest: 'Only a good-till-cancelled limit order can be post-only.',
  }),
  ...reasons(400, errorCodes.marketNotOpen, { marketHalted: '{{market}} is halted.' }),
  ...reasons(409, errorCodes.marketNotOpen, {
    marketPaused: '{{market}} is paused. Only orders that would not fill immediately are accepted.',
    assetNotTraded: '{{asset}} is not traded at the moment.',
  }),
  ...reasons(400, errorCodes.priceOffTick, {
    priceOffTick:
      'The price must be a multiple of {{step}}. The nearest are {{below}} and {{above}}.',
    priceBelowTick: 'The price must be a multiple of {{step}}. The lowest is {{above}}.',
  }),
  ...reasons(400, errorCodes.amountOffStep, {
    amountOffStep: 'The amount must be a multiple of {{step}}.',
    assetDecimalsExceeded: {
      one: '{{asset}} has at most {{count}} decimal.',
      other: '{{asset}} has at most {{count}} decimals.',
    },
    decimalsExceeded: {
      one: 'At most {{count}} decimal.',
      other: 'At most {{count}} decimals.',
    },
    networkDecimalsExceeded: {
      one: 'At most {{count}} decimal on {{network}}.',
      other: 'At most {{count}} decimals on {{network}}.',
    },
  }),
  ...reasons(400, errorCodes.belowMinimum, {
    belowMinimum: 'The minimum is {{least}} {{asset}}.',
    amountBelowMinimum: 'The minimum amount is {{least}} {{asset}}.',
    orderValueBelowMinimum: 'The minimum order value is {{least}} {{asset}}.',
    withdrawalBelowMinimum: 'The minimum withdrawal is {{least}} {{asset}}.',
    worthNothing: 'This is worth nothing in {{asset}}.',
  }),
  ...reasons(400, errorCodes.aboveMaximum, {
    priceTooHigh: 'The price is too high.',
    aboveMaximum: 'The maximum is {{most}} {{asset}}.',
    amountAboveMaximum: 'The maximum amount is {{most}} {{asset}}.',
    spendBuysTooMuch: 'This would buy more than the maximum amount, {{most}} {{asset}}.',
  }),
  ...reasons(409, errorCodes.aboveMaximum, {
    tooManyOpenOrders: {
      one: 'You have {{count}} open order, which is the maximum. Cancel one first.',
      other: 'You have {{count}} open orders, which is the maximum. Cancel one first.',
    },
    dailyLimitExceeded:
      'This exceeds what is left of your limit for the day: {{left}} {{currency}}.',
    monthlyLimitExceeded:
      'This exceeds what is left of your limit for the month: {{left}} {{currency}}.',
    tooManyPriceAlerts: 'You can have at most this many price alerts: {{most}}. Remove one first.',
    addressBookFull: 'Your address book is full.',
    tooManyDocuments: 'You have already sent the maximum number of documents.',
  }),
  ...reasons(409, errorCodes.insufficientBalance, {
    insufficientBalance: 'Not enough {{asset}} available.',
  }),
  ...reasons(409, errorCodes.postOnlyWouldMatch, {
    postOnlyWouldMatch: 'A post-only order must not fill immediately.',
  }),
  ...reasons(409, errorCodes.nothingToMatch, {
    nothingToMatch: 'There are no orders to match in this market.',
  }),
  ...reasons(409, errorCodes.orderNotOpen, { orderNotOpen: 'The order is no longer open.' }),
  ...reasons(409, errorCodes.idempotencyConflict, {
    orderIdTaken: 'You already have an order with this id.',
    transferIdTaken: 'You already have a transfer with this id.',
  }),
  ...reasons(409, errorCodes.validation, {
    priceAlertReached: 'The market is there already. Choose another value.',
  }),
  ...reasons(404, errorCodes.notFound, {
    priceAlertNotFound: 'Price alert not found.',
    marketNotFound: 'Market not found.',
    orderNotFound: 'Order not found.',
  }),

  // Conversions, purchases and sales with fiat, rewards
  ...reasons(400, errorCodes.validation, {
    assetsEqual: 'Choose two different assets.',
    amountGivenTwice: 'Enter one amount, not both.',
    amountToPayRequired: 'Enter the amount to pay.',
    amountToSellRequired: 'Enter the amount to sell.',
    paymentMethodNotAvailable: 'This payment method is not available here.',
    assetNotAvailable: '{{asset}} is not available.',
    countryNotServed: 'No provider serves this country.',
    currencyNotAccepted: 'No provider accepts this currency.',
  }),
  ...reasons(409, errorCodes.validation, {
    quoteExpired: 'This quote has expired.',
    rewardClaimed: 'This reward has already been claimed.',
  }),
  ...reasons(404, errorCodes.notFound, {
    quoteNotFound: 'Quote not found.',
    rewardNotFound: 'Reward not found.',
    assetNotConvertible: '{{asset}} cannot be converted.',
  }),

  // Transfers and addresses
  ...reasons(400, errorCodes.validation, {
    memoRequired: '{{memo}} is required.',
    memoNotUsed: 'Payments on this network carry no memo.',
    memoTooLong: 'This memo is longer than the network carries.',
    memoNotNumber: 'On this network a memo is a number.',
    memoTooHigh: 'This number is higher than a memo of this network can be.',
    addressInvalid: 'This is not a valid address on this network.',
    addressChecksumWrong: 'The checksum of this address is wrong.',
    signatureInvalid: 'This is not a valid signature.',
    signatureOfAnother: 'This signature was not made by the address above.',
  }),
  ...reasons(409, errorCodes.nameTaken, {
    addressNameTaken:
      'Another address for {{asset}} on this network has this name. Choose another name.',
  }),
  ...reasons(409, errorCodes.validation, {
    addressKnown: 'This address is already in your address book.',
    addressWithMemoKnown: 'This address with this memo is already in your address book.',
    addressVerified: 'This address is already verified.',
    addressProofUnderWay: 'The new proof of this address is being looked at.',
    addressNotReproven: 'This address has not been proven again.',
    signedFormRequired: 'Litecoin addresses need the signed form.',
    signedTextExpired: 'The text to sign has expired.',
  }),
  ...reasons(409, errorCodes.forbidden, {
    addressNotAllowed: 'Withdrawals to this address are not allowed.',
    depositsClosed: 'Deposits of {{asset}} on {{network}} are closed.',
    withdrawalsClosed: 'Withdrawals of {{asset}} on {{network}} are closed.',
    transferOnItsWay: 'This transfer is on its way and cannot be cancelled any more.',
  }),
  ...reasons(403, errorCodes.forbidden, {
    addressUnusable: 'This address cannot be used: {{result}}.',
  }),
  ...reasons(404, errorCodes.notFound, {
    addressNotFound: 'Address not found.',
    transferNotFound: 'Transfer not found.',
    networkNotFound: '{{asset}} does not use this network.',
  }),

  // Verification and documents
  ...reasons(422, errorCodes.verificationFailed, { verificationFailed: '{{problem}}' }),
  ...reasons(400, errorCodes.signatureDiffers, {
    signatureDiffers:
      'Sign with your name as the declaration has it, with its capitals and accents: {{name}}.',
  }),
  ...reasons(400, errorCodes.validation, {
    signatureNotOfToday: 'Sign with the date of today.',
    tierReached: 'You already have this tier.',
    tierOneFirst: 'Complete Tier 1 first.',
    fileEmpty: '{{file}} is empty.',
  }),
  ...reasons(413, errorCodes.validation, { fileTooLarge: '{{file}} is larger than 5 MB.' }),
  ...reasons(415, errorCodes.validation, {
    fileTypeWrong: '{{file}} is not a {{fileTypes}} file. Choose another file.',
  }),
  ...reasons(409, errorCodes.validation, {
    applicationInReview: 'The application is already under review.',
    applicationIncomplete: 'The application is not complete.',
    answersLocked: 'Answers are locked until the decision.',
    identityConfirmed: 'Your identity is already confirmed.',
    questionNotAsked: 'This question is not part of the application.',
    requestNotRejected: 'Only a rejected request can be acknowledged.',
    requestOpen: 'A request is open already.',
    documentSent: 'This document was sent for review and cannot be removed.',
  }),
  ...reasons(404, errorCodes.notFound, {
    documentNotFound: 'Document not found.',
    requestNotFound: 'Request not found.',
  }),
  ...staffRefusals,
};

export type RefusalCode = keyof typeof refusals;

/** Values that the sentence of a refusal names. */
export type RefusalValues<Code extends RefusalCode> = {
  readonly [
    Name in Gaps<(typeof refusals)[Code]['sentence']>
  ]: Name extends keyof typeof refusalValues ? v.InferInput<(typeof refusalValues)[Name]> : never;
};

/** Returns the English sentence of a refusal. */
export function sentenceOf(code: RefusalCode, values: Readonly<Record<string, string | number>>) {
  const sentence: Sentence = refusals[code].sentence;
  const form = values['count'] === 1 ? 'one' : 'other';
  return (typeof sentence === 'string' ? sentence : sentence[form]).replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => String(values[name]),
  );
}

/** The English sentences as translators' tools read them: by code, plural forms under `code_one` and `code_other`. */
export const refusalSentences = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refusals).flatMap(([code, reason]) => {
      const sentence: Sentence = reason.sentence;
      if (typeof sentence === 'string') return [[code, sentence]];
      return Object.entries(sentence).map(([form, text]) => [`${code}_${form}`, text]);
    }),
  );
