// @where Client: error codes, and the toasts that they show
import * as v from 'valibot';
import { listOf } from './primitives.ts';
import { nonNegativeDecimal } from './figures.ts';
import { textUpTo, words } from './texts.ts';

/** The body of every refused call (spec §3: errorCode plus an errors list). */
export const errorBody = v.object({
  errorCode: v.union([
    v.pipe(v.number(), v.safeInteger()),
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  ]),
  errors: v.fallback(
    listOf(
      v.object({
        key: v.fallback(textUpTo(200), ''),
        code: v.fallback(textUpTo(200), ''),
        message: words,
        /** The bound that an amount is beyond, in the unit that the message names. */
        limit: v.fallback(v.optional(nonNegativeDecimal), undefined),
      }),
      100,
    ),
    [],
  ),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Codes that the product gives a meaning of its own (spec §8), and the ones that the sandbox adds. */
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
