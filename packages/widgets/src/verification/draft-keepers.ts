import {
  type ComplianceStep,
  isApiError,
  isSignedIn,
  type SessionState,
  storageKeys,
} from '@agio/api-client';
import { useConnectionStatus, useExchange, useKeepDraft, useSession } from '@agio/api-client/react';
import { createContext, useContext, useEffect, useEffectEvent, useMemo } from 'react';
import * as v from 'valibot';
import { defineSetting, settingIn, useHost, type WidgetStorage } from '../host/index.ts';
import { DraftKeeper } from './model/draft-keeper.ts';

const userOf = (session: SessionState): string => (isSignedIn(session) && session.user?.sub) || '';

/** Typed answers that have not reached the exchange yet: for one user, in this tab. */
const leftDrafts = defineSetting(
  storageKeys.verificationDraft,
  v.nullable(v.object({ user: v.string(), drafts: v.record(v.string(), v.string()) })),
  null,
  'session',
);

/** Wait before a draft that was not kept is sent once more. */
const firstRetryMs = 1_000;
/** Longest wait between two tries to keep a draft. */
const longestRetryMs = 30_000;

/** A server that is down, or asks for patience, may take it later. What it refuses it refuses again. */
function againAfter(error: unknown, failures: number): number | undefined {
  if (!isApiError(error)) return undefined;
  const { kind, status = 0, retryAfterMs = 0 } = error;
  const isPassing =
    kind === 'network' ||
    kind === 'timeout' ||
    kind === 'malformed' ||
    (kind === 'http' && (status >= 500 || status === 408 || status === 429));
  if (!isPassing) return undefined;
  return Math.max(retryAfterMs, Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs));
}

/** The keepers of one user's drafts, one a step. */
class DraftKeepers {
  private readonly kept: ReturnType<typeof keptFor>;
  private readonly send: (step: ComplianceStep, content: string) => Promise<unknown>;
  private readonly keepers = new Map<ComplianceStep, DraftKeeper>();

  constructor(kept: ReturnType<typeof keptFor>, send: DraftKeepers['send']) {
    this.kept = kept;
    this.send = send;
  }

  of(step: ComplianceStep): DraftKeeper {
    const known = this.keepers.get(step);
    if (known) return known;
    const keeper = new DraftKeeper({
      send: (content) => this.send(step, content),
      keep: (content) => this.kept.set(step, content),
      againAfter,
      left: this.kept.all()[step],
    });
    this.keepers.set(step, keeper);
    return keeper;
  }

  flush(): void {
    for (const step of Object.keys(this.kept.all())) this.of(step as ComplianceStep).flush();
  }

  leave(): void {
    for (const keeper of this.keepers.values()) keeper.leave();
  }
}

function keptFor(user: string, storage: WidgetStorage) {
  const stored = settingIn(leftDrafts, storage);
  const all = (): Readonly<Record<string, string>> => {
    const kept = stored.get();
    return kept?.user === user ? kept.drafts : {};
  };
  return {
    all,
    set(step: ComplianceStep, content: string | null) {
      const { [step]: _, ...others } = all();
      const drafts = content === null ? others : { ...others, [step]: content };
      stored.set(Object.keys(drafts).length === 0 ? null : { user, drafts });
    },
  };
}

export const DraftKeepersContext = createContext<DraftKeepers | undefined>(undefined);

/**
 * Keeps bringing to the exchange what was typed at the steps, also what an earlier page left behind: when it is its time,
 * when the connection returns, and before the page goes.
 */
export function useDraftKeepers(): DraftKeepers {
  const { storage } = useHost();
  const { keepDraft } = useKeepDraft();
  const { session } = useExchange();
  const user = userOf(useSession());
  const keepers = useMemo(
    () =>
      new DraftKeepers(keptFor(user, storage), async (step, content) => {
        // Another user may have signed in meanwhile: the draft is not theirs.
        if (userOf(session.getSnapshot()) !== user)
          throw new Error('The draft belongs to another user.');
        await keepDraft({ step, content });
      }),
    [user, storage, session, keepDraft],
  );
  const { notifications } = useConnectionStatus();
  const isConnected = notifications.status === 'connected';
  const flush = useEffectEvent(() => {
    if (user !== '') keepers.flush();
  });
  useEffect(() => {
    flush();
    const onHide = () => document.visibilityState === 'hidden' && flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      keepers.leave();
    };
  }, [keepers]);
  useEffect(() => {
    if (isConnected) flush();
  }, [isConnected]);
  return keepers;
}

export function useDraftKeeper(step: ComplianceStep): DraftKeeper {
  const keepers = useContext(DraftKeepersContext);
  if (!keepers) throw new Error('There is no verification around this page.');
  return keepers.of(step);
}
