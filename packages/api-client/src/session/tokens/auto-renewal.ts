// @where Client: renewal of a token before it ends: delays after a failure, end of the session after a refusal
import { ApiError } from '../../http/api-error.ts';
import { longestTimerMs } from '../../lib/time.ts';
import type { SessionEnvironment } from '../environment.ts';
import type { RenewalOutcome } from './renewal.ts';
import type { RenewalBackoff } from './renewal-backoff.ts';
import type { SessionStore } from '../session-store.ts';
import type { TokenSet } from './token-set.ts';
import { isUsable, remainingMs } from './token-usability.ts';

/** Keeps the session's token usable: when a request asks for it, before it expires, and after an outage. */
export interface AutoRenewal {
  accessToken(): Promise<string | undefined>;
  handleUnauthorized: (generation: number) => Promise<'retry' | 'ended'>;
  dispose(): void;
}

export interface AutoRenewalOptions {
  holder: SessionStore;
  renewer: RenewalBackoff;
  environment: SessionEnvironment;
  /** Tells the other tabs that there are new tokens in the store. */
  announce: () => void;
}

/** Time before its expiry at which a token is renewed in the background, in milliseconds. */
const renewAheadMs = 30_000;

export function createAutoRenewal({
  holder,
  renewer,
  environment,
  announce,
}: AutoRenewalOptions): AutoRenewal {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWatching = holder.state.subscribe(schedule);
  environment.window?.addEventListener('online', onOnline);
  environment.window?.addEventListener('pageshow', onPageShow);
  environment.document?.addEventListener('visibilitychange', onVisibilityChange);
  schedule();

  return {
    async accessToken() {
      const { anchored } = holder;
      if (!anchored) return undefined;
      if (isUsable(anchored, environment)) return anchored.tokens.accessToken;
      await renewForRequests({ revokeIfRefused: true });
      const { tokens } = holder.machine;
      if (!tokens) throw new ApiError('authEnded');
      return tokens.accessToken;
    },

    async handleUnauthorized(generation) {
      // Another tab may have renewed, and its event may not have arrived.
      holder.syncWithStore();
      const { machine } = holder;
      if (!machine.tokens) return 'ended';
      if (machine.generation > generation) return 'retry';
      if (!machine.tokens.refreshToken) {
        holder.end('refused', { revoke: false });
        return 'ended';
      }
      await renewForRequests({ revokeIfRefused: false });
      return holder.machine.tokens ? 'retry' : 'ended';
    },

    dispose() {
      clearTimeout(timer);
      stopWatching();
      environment.window?.removeEventListener('online', onOnline);
      environment.window?.removeEventListener('pageshow', onPageShow);
      environment.document?.removeEventListener('visibilitychange', onVisibilityChange);
    },
  };

  /** Renews while requests wait. Rejects with `network`; whether there still is a session, the machine knows. */
  async function renewForRequests(options: { revokeIfRefused: boolean }): Promise<void> {
    const { tokens } = holder.machine;
    if (!tokens) return;
    const pause = renewer.pauseMs(tokens);
    if (pause > 0) throw new ApiError('network', { retryAfterMs: pause });
    holder.apply({ type: 'renewing' });
    const outcome = await renewNow(options);
    if (outcome.kind === 'unreachable' && holder.machine.tokens === tokens) {
      throw new ApiError('network', { retryAfterMs: outcome.retryAfterMs });
    }
  }

  async function renewNow({
    revokeIfRefused,
  }: {
    revokeIfRefused: boolean;
  }): Promise<RenewalOutcome> {
    const { tokens, epoch } = holder.machine;
    if (!tokens) return { kind: 'superseded' };
    const outcome = await renewer.renew(tokens);
    // Everyone who waited comes by here; the first one draws the consequences, unless others did before.
    if (holder.machine.epoch !== epoch || holder.machine.tokens !== tokens) return outcome;
    switch (outcome.kind) {
      case 'tokens':
        holder.adopt(outcome.tokens);
        announce();
        break;
      case 'superseded':
        holder.syncWithStore();
        break;
      case 'refused':
        // In the background a refusal changes nothing while the token lives.
        if (holder.machine.status === 'renewing')
          holder.end('refused', { revoke: revokeIfRefused });
        else holder.apply({ type: 'renewalRefused' });
        break;
      case 'unreachable':
        holder.apply({ type: 'unreachable' });
        schedule();
        break;
    }
    return outcome;
  }

  /** Plans the next renewal that no request asks for: shortly before expiry, or after a failed one. */
  function schedule(): void {
    clearTimeout(timer);
    const { anchored } = holder;
    const { status, renewsOnRequestOnly } = holder.machine;
    if (!anchored?.tokens.refreshToken) return;
    const pause = renewer.pauseMs(anchored.tokens);
    if (status === 'degraded') {
      timer = setTimeout(() => void retry(), Math.min(pause, longestTimerMs));
    } else if (status === 'usable' && !renewsOnRequestOnly && !isHidden()) {
      const left = remainingMs(anchored, environment);
      // A token that has expired by now waits for a request, because it may not be needed.
      if (left > 0) {
        const wait = Math.max(pause, left - ahead(anchored.tokens));
        timer = setTimeout(
          () => void renewAhead(wait > longestTimerMs),
          Math.min(wait, longestTimerMs),
        );
      }
    }
  }

  /** Spread, so that tabs do not all renew in the same moment. */
  function ahead({ expiresIn }: TokenSet): number {
    return Math.min(renewAheadMs, (expiresIn * 1000) / 4) * (1 - environment.random() / 4);
  }

  async function renewAhead(tooEarly: boolean): Promise<void> {
    if (tooEarly) schedule();
    else if (holder.anchored && remainingMs(holder.anchored, environment) > 0) {
      await renewNow({ revokeIfRefused: true });
    }
  }

  async function retry(): Promise<void> {
    if (holder.machine.status !== 'degraded') return;
    holder.apply({ type: 'renewing' });
    await renewNow({ revokeIfRefused: true });
  }

  function onOnline(): void {
    renewer.endPause();
    void retry();
  }

  function onVisibilityChange(): void {
    // A hidden tab renews on demand only: an unattended browser should not stay signed in by itself.
    schedule();
    if (isHidden()) return;
    // A frozen tab gets no events.
    holder.syncWithStore();
    onOnline();
  }

  function onPageShow(event: Event): void {
    if (!('persisted' in event) || event.persisted !== true) return;
    // Back from the provider's page, or from another site: what was frozen here may be over.
    holder.apply({ type: 'redirectFailed' });
    holder.syncWithStore();
  }

  function isHidden(): boolean {
    return environment.document?.visibilityState === 'hidden';
  }
}
