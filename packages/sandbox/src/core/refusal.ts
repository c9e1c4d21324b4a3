import { errorCodes, type ErrorBody } from '@agio/api-client/contract';

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** One reason, at the field that it belongs to; `key` is empty when it belongs to none. */
export interface Reason {
  key: string;
  code: ErrorCode;
  message: string;
  /** The bound that an amount is beyond, in the unit that the message names. */
  limit?: string | undefined;
}

/** A request that is understood and not done. It becomes an error body and leaves no trace in the state. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly reasons: readonly Reason[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    reasons: readonly Reason[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(reasons.map((reason) => reason.message).join(' '));
    this.status = status;
    this.reasons = reasons;
    this.headers = headers;
  }

  body(): ErrorBody {
    return {
      errorCode: this.reasons[0]?.code ?? errorCodes.internal,
      errors: this.reasons.map(({ key, code, message, limit }) => ({
        key,
        code: String(code),
        message,
        ...(limit !== undefined && { limit }),
      })),
    };
  }
}

export function refuse(
  status: number,
  code: ErrorCode,
  message: string,
  key = '',
  limit?: string,
): Refusal {
  return new Refusal(status, [{ key, code, message, limit }]);
}
