// @where Sandbox: services whose state the status page shows
import { type ConnectionState, isSignedIn, type SessionState } from '@agio/api-client';
import { useConnectionStatus, useExchangeInfo, useSession } from '@agio/api-client/react';
import { useEffect, useState } from 'react';

/** Services that the page depends on. */
const serviceIds = ['market', 'notifications', 'signIn', 'calls'] as const;
type ServiceId = (typeof serviceIds)[number];
export type ServiceState = 'up' | 'connecting' | 'down' | 'degraded' | 'idle' | 'signedOut';

/** A service as this page sees it; `since` in milliseconds since 1970. */
export interface Service {
  readonly id: ServiceId;
  readonly state: ServiceState;
  readonly since: number;
}

export interface Services {
  readonly list: readonly Service[];
  /** Both hubs, with all their tries ahead. */
  readonly reconnect: () => void;
  /** Undefined until the exchange has said it. */
  readonly supportEmail: string | undefined;
  /** Release of the exchange. */
  readonly version: string | undefined;
}

/** Between two looks at whether calls are answered, in milliseconds. */
const lookSpacing = 15_000;

function hubState({ status }: ConnectionState): ServiceState {
  switch (status) {
    case 'connected':
      return 'up';
    case 'stopped':
      return 'down';
    case 'idle':
      return 'idle';
    default:
      return 'connecting';
  }
}

function signInState(session: SessionState): ServiceState {
  if (!isSignedIn(session)) return 'signedOut';
  return session.status === 'degraded' ? 'degraded' : 'up';
}

/** The services that the page depends on, live, each with the time since which it is as it is. */
export function useServices(): Services {
  const { market, notifications, reconnect } = useConnectionStatus();
  const session = useSession();
  const { data, error, mutate } = useExchangeInfo();
  useEffect(() => {
    const timer = setInterval(() => void mutate(), lookSpacing);
    return () => clearInterval(timer);
  }, [mutate]);
  const states: Record<ServiceId, ServiceState> = {
    market: hubState(market),
    notifications: isSignedIn(session) ? hubState(notifications) : 'signedOut',
    signIn: signInState(session),
    calls: error ? 'down' : data ? 'up' : 'connecting',
  };
  const since = useSince(states);
  return {
    list: serviceIds.map((id) => ({ id, state: states[id], since: since[id] })),
    reconnect,
    supportEmail: data?.supportEmail,
    version: data?.version,
  };
}

/** Returns the time at which this page first saw each state. */
function useSince(states: Record<ServiceId, ServiceState>): Record<ServiceId, number> {
  const [seen, setSeen] = useState(() => {
    const now = Date.now();
    return { states, since: { market: now, notifications: now, signIn: now, calls: now } };
  });
  const { market, notifications, signIn, calls } = states;
  useEffect(() => {
    // The clock is read after the render that showed the change.
    const timer = setTimeout(() => {
      const now = Date.now();
      setSeen((before) => {
        const next = { market, notifications, signIn, calls };
        const changed = serviceIds.filter((id) => before.states[id] !== next[id]);
        if (changed.length === 0) return before;
        const since = Object.fromEntries(changed.map((id) => [id, now]));
        return { states: next, since: { ...before.since, ...since } };
      });
    });
    return () => clearTimeout(timer);
  }, [market, notifications, signIn, calls]);
  return seen.since;
}
