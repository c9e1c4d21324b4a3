import type { StateMeaning } from '@agio/api-client';
import { useUserInformation } from '@agio/api-client/react';
import { dateFormat } from '@agio/money';
import { AccountBanner } from '@agio/ui/account-banner';
import { Banner } from '@agio/ui/banner';
import { Button } from '@agio/ui/button';
import { useLocale } from '@agio/ui/language';
import { WidgetLink } from '@agio/widgets/host';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useConfig } from '../../config/use-config.ts';
import { useTranslate } from '../../shared/language/translator.tsx';

/** A trouble of the account or the connection; usually there is none, so its code is loaded when there is one. */
export interface Trouble {
  account: AccountTroubleProps['trouble'] | undefined;
  isOffline: boolean;
  /** The session cannot be renewed at the moment. */
  isDegraded: boolean;
  /** Live prices were given up. */
  isPaused: boolean;
}

/** Troubles of the whole account or exchange, the most severe first (spec §2, Banners above the page). */
export function TroubleBanners({
  account,
  isOffline,
  isDegraded,
  isPaused,
  onReconnect,
}: Trouble & { onReconnect: () => void }) {
  const t = useTranslate('shell');
  return (
    <>
      {account === undefined ? null : <AccountTrouble trouble={account} />}
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

interface AccountTroubleProps {
  trouble: NonNullable<StateMeaning['banner']>;
}

function AccountTrouble({ trouble }: AccountTroubleProps) {
  const { links } = useConfig();
  const locale = useLocale();
  const at = useUserInformation().data?.statusSince;
  const since = at ? dateFormat(locale, { dateStyle: 'long' }).format(Date.parse(at)) : undefined;
  return (
    <AccountBanner
      {...{ trouble, since }}
      supportUrl={links.support ?? '/user/support'}
      Link={WidgetLink}
    />
  );
}
