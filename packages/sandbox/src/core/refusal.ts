import {
  type ErrorBody,
  type RefusalCode,
  refusals,
  type RefusalValues,
  sentenceOf,
} from '@agio/api-client/contract';

/** One reason, at the field that it belongs to; `key` is empty when it belongs to none. */
export interface Reason {
  readonly key: string;
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, string | number>>;
}

type Details<Code extends RefusalCode> = [keyof RefusalValues<Code>] extends [never]
  ? [key?: string]
  : [key: string, values: RefusalValues<Code>];

/** Returns a reason of the contract. Its sentence follows from the code and the values. */
export function reason<Code extends RefusalCode>(code: Code, ...details: Details<Code>): Reason {
  const [key = '', values = {}] = details as [string?, Reason['values']?];
  return { key, code, values };
}

/** A request that is understood and not done. It becomes an error body and leaves no trace in the state. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reasons: readonly Reason[];
  readonly headers: Readonly<Record<string, string>>;

  /** The status and the error code of the answer are those of the first reason. */
  constructor(reasons: readonly Reason[], headers: Readonly<Record<string, string>> = {}) {
    super(reasons.map(({ code, values }) => sentenceOf(code, values)).join(' '));
    this.status = refusals[reasons[0]?.code ?? 'internal'].status;
    this.reasons = reasons;
    this.headers = headers;
  }

  body(): ErrorBody {
    return {
      errorCode: refusals[this.reasons[0]?.code ?? 'internal'].errorCode,
      errors: this.reasons.map(({ key, code, values }) => ({
        key,
        code,
        message: sentenceOf(code, values),
        ...(Object.keys(values).length > 0 && { values }),
      })),
    };
  }
}

/** Returns a refusal for one reason. */
export const refuse = <Code extends RefusalCode>(code: Code, ...details: Details<Code>): Refusal =>
  new Refusal([reason(code, ...details)]);
