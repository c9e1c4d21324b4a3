// @where Client: renewal of a token before it ends: delays after a failure, end of the session after a refusal
import { backoffMs } from '../../lib/time.ts';
import type { RenewalOutcome } from './renewal.ts';
import type { TokenSet } from './token-set.ts';
import type { Clock } from './token-usability.ts';

/** Longest pause between attempts while the provider is unreachable, in milliseconds. */
const longestBackoffMs = 30_000;

/** One renewal at a time in this tab, and pauses between attempts that could not reach the provider. */
export interface RenewalBackoff {
  /**
   * Joins the renewal that is under way, or starts one. During a pause it answers `unreachable` without
   * asking the provider. Never rejects.
   */
  renew(tokens: TokenSet): Promise<RenewalOutcome>;
  /** Milliseconds until the pause is over; 0 when there is none, or it is not about these tokens. */
  pauseMs(tokens: TokenSet): number;
  /** Ends a pause early, unless the provider itself asked for it. */
  endPause(): void;
}

export function createRenewalBackoff(
  clock: Pick<Clock, 'monotonicNow'>,
  renewOnce: (tokens: TokenSet) => Promise<RenewalOutcome>,
): RenewalBackoff {
  let underWay: Promise<RenewalOutcome> | undefined;
  let failures = 0;
  let pause: { refreshToken: string | undefined; until: number; byProvider: boolean } | undefined;

  const attempt = async (tokens: TokenSet): Promise<RenewalOutcome> => {
    const outcome = await renewOnce(tokens);
    if (outcome.kind === 'unreachable') {
      failures += 1;
      const backoff = backoffMs(failures, 1_000, longestBackoffMs);
      pause = {
        refreshToken: tokens.refreshToken,
        until: clock.monotonicNow() + (outcome.retryAfterMs ?? backoff),
        byProvider: outcome.retryAfterMs !== undefined,
      };
    } else {
      failures = 0;
      pause = undefined;
    }
    return outcome;
  };

  const pauseMs = ({ refreshToken }: TokenSet): number =>
    pause?.refreshToken === refreshToken
      ? Math.max(0, (pause?.until ?? 0) - clock.monotonicNow())
      : 0;

  return {
    pauseMs,
    renew(tokens) {
      if (underWay) return underWay;
      const wait = pauseMs(tokens);
      if (wait > 0) return Promise.resolve({ kind: 'unreachable', retryAfterMs: wait });
      underWay = attempt(tokens).finally(() => (underWay = undefined));
      return underWay;
    },
    endPause() {
      if (pause && !pause.byProvider) pause = undefined;
    },
  };
}
