import { useConnectionStatus, useSession } from '@agio/api-client/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { User } from '../shared/use-user.ts';
import { useOnline } from './use-online.ts';

/** What is wrong with the account or the connection; usually nothing, so what shows it is loaded when something is. */
export interface Trouble {
  isTerminated: boolean;
  isFrozen: boolean;
  isOffline: boolean;
  /** The session cannot be renewed at the moment. */
  isDegraded: boolean;
  /** Live prices were given up. */
  isPaused: boolean;
}

const loadBanners = async (): Promise<{
  default: ComponentType<Trouble & { onReconnect: () => void }>;
}> => ({ default: (await import('./banners.tsx')).TroubleBanners });
// Without its banner the page still stands, and says elsewhere that its prices are paused.
const TroubleBanners = lazy(() => loadBanners().catch(() => ({ default: () => null })));

// Offline is when it can no longer be fetched.
if (typeof window !== 'undefined')
  addEventListener(
    'load',
    () => setTimeout(() => void loadBanners().catch(() => undefined), 5_000),
    {
      once: true,
    },
  );

export function Banners({ user }: { user: User }) {
  const online = useOnline();
  const { market, reconnect } = useConnectionStatus();
  const { status } = useSession();
  const trouble: Trouble = {
    isTerminated: user.isTerminated,
    isFrozen: user.isFrozen,
    isOffline: !online,
    isDegraded: online && status === 'degraded',
    isPaused: online && market.status === 'stopped',
  };
  return Object.values(trouble).includes(true) ? (
    <Suspense>
      <TroubleBanners {...trouble} onReconnect={reconnect} />
    </Suspense>
  ) : null;
}
