import { AccountBanner } from '@agio/ui/account-banner';
import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { WidgetLink } from '@agio/widgets/provider';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/use-translate.ts';

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

/** What concerns the whole account or exchange, the most severe first (spec §2, Banners above the page). */
export function TroubleBanners({
  isTerminated,
  isFrozen,
  isOffline,
  isDegraded,
  isPaused,
  onReconnect,
}: Trouble & { onReconnect: () => void }) {
  const t = useTranslate('shell');
  return (
    <>
      {isTerminated ? <AccountTrouble trouble="terminated" /> : null}
      {isFrozen ? <AccountTrouble trouble="frozen" /> : null}
      {isOffline ? (
        <Banner
          live
          tone="warning"
          icon={<WifiOff size={16} strokeWidth={1.5} aria-hidden />}
          title={t('banner.offline')}
        >
          {t('banner.offlineMore')}
        </Banner>
      ) : null}
      {isDegraded ? (
        <Banner live tone="warning" title={t('banner.degraded')}>
          {t('banner.degradedMore')}
        </Banner>
      ) : null}
      {isPaused ? (
        <Banner
          live
          tone="warning"
          icon={<WifiOff size={16} strokeWidth={1.5} aria-hidden />}
          title={t('banner.paused')}
          action={
            <Button
              size="sm"
              icon={<RefreshCw size={14} strokeWidth={1.5} aria-hidden />}
              onClick={onReconnect}
            >
              {t('banner.reconnect')}
            </Button>
          }
        >
          {t('banner.pausedMore')}
        </Banner>
      ) : null}
    </>
  );
}

function AccountTrouble({ trouble }: { trouble: 'terminated' | 'frozen' }) {
  const { links } = useConfig();
  return (
    <AccountBanner
      trouble={trouble}
      supportUrl={links.support ?? '/user/support'}
      Link={WidgetLink}
    />
  );
}
