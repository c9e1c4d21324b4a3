// @where Client: error codes, and the toasts that they show
import * as v from 'valibot';
import { listOf } from './primitives.ts';
import { count, nonNegativeDecimal } from './figures.ts';
import { textUpTo, words } from './texts.ts';

const amount = nonNegativeDecimal;
const text = textUpTo(2000);

/** Values that the sentences of refusals name, each with the form that it has in all of them. */
export const refusalValues = {
  /** Nearest allowed price above the given one, and below it. */
  above: amount,
  below: amount,
  /** Rest of a limit. */
  left: amount,
  /** Bounds of an amount. */
  least: amount,
  most: amount,
  /** Amount that others are multiples of. */
  step: amount,
  /** Number that the sentence is about. */
  count,
  people: count,
  seconds: count,
  /** Codes, as they stand beside figures and in addresses; `option` is a term of an order. */
  asset: text,
  currency: text,
  market: text,
  option: text,
  status: text,
  /** Answer of the check of an address. */
  result: text,
  /** Token of an aggregation. */
  aggregation: text,
  /** Field of the request. */
  field: text,
  /** Names of files, of types of files, of a network, of its memo and of a person. */
  file: text,
  fileTypes: text,
  network: text,
  memo: text,
  name: text,
  /** Network address, and range of them. */
  address: text,
  range: text,
  /** Permission of an API key. */
  permission: text,
  /** Time of the exchange, as in its answers. */
  time: text,
  /** English words of the audit trail, of the form of a request, of the identity check, and of a person. */
  action: text,
  problem: text,
  reason: text,
};

/** Returns true for a value that is written in the figures of the reader. */
export const isRefusalAmount = (name: string): boolean =>
  Object.entries(refusalValues).some(([each, schema]) => each === name && schema === amount);

/** One reason of a refusal. */
export const refusalReason = v.object({
  key: v.fallback(textUpTo(200), ''),
  /** Stable code of the reason, which a client has words for; one that it does not know is of a newer exchange. */
  code: v.fallback(textUpTo(200), ''),
  /** English sentence of the reason. */
  message: words,
  values: v.fallback(v.optional(v.partial(v.object(refusalValues))), undefined),
});
export type RefusalReason = v.InferOutput<typeof refusalReason>;

/** The body of every refused call. */
export const errorBody = v.object({
  errorCode: v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  ]),
  errors: v.fallback(listOf(refusalReason, 100), []),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Codes that the product gives a meaning of its own, and the ones that the sandbox adds. */
export const errorCodes = {
  /** Profile verification error: the message of the first error is shown. */
  verificationFailed: 50002,
  accountTerminated: 30200,
  accountFrozen: 30201,
  /** Never shown as a toast. */
  silent: 70100,
  /** A 401 with this code is not answered by a renewal. A client can be told another code. */
  noRetry: 40101,
  unauthorized: 40100,
  forbidden: 40300,
  notActive: 30202,
  notFound: 40400,
  validation: 40001,
  /** The signature of a declaration is not the legal name of who signs it. */
  signatureDiffers: 40002,
  /** Another address of the same asset and network has this name. */
  nameTaken: 40003,
  /** An earlier call with the same idempotency key is still being answered: wait, and ask again with the same key. */
  idempotencyConflict: 40900,
  /** The idempotency key was used for something else: stop. */
  idempotencyMismatch: 42200,
  tooManyRequests: 42900,
  internal: 50000,
  marketNotOpen: 60001,
  insufficientBalance: 60002,
  priceOffTick: 60003,
  amountOffStep: 60004,
  belowMinimum: 60005,
  aboveMaximum: 60006,
  postOnlyWouldMatch: 60007,
  nothingToMatch: 60008,
  orderNotOpen: 60009,
} as const;
