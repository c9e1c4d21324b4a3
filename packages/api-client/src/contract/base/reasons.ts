import type { errorCodes } from './errors.ts';

/** English sentence of a refusal, with a `{{gap}}` for each value; two of them where a `{{count}}` chooses the form. */
export type Sentence = string | Readonly<{ one: string; other: string }>;

/** Names of the values that a sentence has gaps for. */
export type Gaps<S> = S extends { other: infer Text }
  ? Gaps<Text>
  : S extends `${string}{{${infer Name}}}${infer Rest}`
    ? Name | Gaps<Rest>
    : never;

type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/**
 * Returns reasons for which the exchange refuses a call, from their sentences.
 *
 * @param status HTTP status
 * @param errorCode code of the whole answer, which many reasons share
 */
export const reasons = <const S extends Readonly<Record<string, Sentence>>>(
  status: number,
  errorCode: ErrorCode,
  sentences: S,
) =>
  Object.fromEntries(
    Object.entries(sentences).map(([code, sentence]) => [code, { status, errorCode, sentence }]),
  ) as unknown as {
    readonly [Code in keyof S]: {
      readonly status: number;
      readonly errorCode: ErrorCode;
      readonly sentence: S[Code];
    };
  };
