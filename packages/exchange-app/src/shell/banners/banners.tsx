import { useConnectionStatus, useSession } from '@agio/api-client/react';
import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from '../../shared/language/translator.tsx';
import { restrictionsOf, useOnline } from '@agio/widgets/host';
import type { User } from '../../shared/user/use-user.ts';
import type { Trouble } from './trouble-banners.tsx';

type TroubleBanners = ComponentType<Trouble & { onReconnect: () => void }>;

const loadBanners = async (): Promise<TroubleBanners> =>
  (await import('./trouble-banners.tsx')).TroubleBanners;

// Offline is when they can no longer be fetched.
if (typeof window !== 'undefined') {
  const fetchTrouble = () => setTimeout(() => void loadBanners().catch(() => undefined), 1_000);
  addEventListener('load', fetchTrouble, { once: true });
}

interface NewsProps {
  user: User;
  /** Called when it is known what is shown. */
  onKnown: () => void;
}

// News of the exchange is no part of the page, which stands as well if the news does not load. The document asks for it.
const News = lazy(async () =>
  import('./exchange-messages.tsx').then(
    (loaded) => ({ default: loaded.News as ComponentType<NewsProps> }),
    () => ({ default: NoNews }),
  ),
);

function NoNews({ onKnown }: NewsProps) {
  useEffect(onKnown, [onKnown]);
  return null;
}

/**
 * Over every page, the most severe first. What the exchange has to tell of itself is for its own app (spec §2, Banners);
 * what concerns the reader's own document is for every variant. Pass the same `onKnown` in every render.
 */
export function Banners({ user, onKnown }: NewsProps) {
  const t = useTranslate('shell');
  return (
    <section
      aria-label={t('banner.region')}
      className="empty:hidden has-[>:only-child:empty]:hidden"
    >
      <TroubleLine user={user} />
      <Suspense>
        <News user={user} onKnown={onKnown} />
      </Suspense>
    </section>
  );
}

function TroubleLine({ user }: { user: User }) {
  const online = useOnline();
  const { market, reconnect } = useConnectionStatus();
  const { status } = useSession();
  const { banner } = restrictionsOf(user);
  const trouble: Trouble = {
    account: banner,
    isOffline: !online,
    isDegraded: online && status === 'degraded',
    isPaused: online && market.status === 'stopped',
  };
  const isTrouble = banner !== undefined || Object.values(trouble).includes(true);
  const banners = useBanners(isTrouble, online);
  if (!isTrouble) return null;
  if (banners) return createElement(banners, { ...trouble, onReconnect: reconnect });
  return online ? null : <OfflineLine />;
}

/** Undefined until they are there; what could not be fetched is asked for again when the network is back. */
function useBanners(isWanted: boolean, online: boolean): TroubleBanners | undefined {
  const [banners, setBanners] = useState<TroubleBanners>();
  const isMissing = isWanted && !banners;
  useEffect(() => {
    if (!isMissing) return;
    loadBanners().then(
      (loaded) => setBanners(() => loaded),
      () => undefined,
    );
  }, [isMissing, online]);
  return banners;
}

/** For whom the network left before the banners came. */
function OfflineLine() {
  const t = useTranslate('shell');
  return (
    <output className="block bg-warning-soft px-4 py-2 text-sm">
      <b className="font-semibold">{t('banner.offline')}</b> {t('banner.offlineMore')}
    </output>
  );
}
