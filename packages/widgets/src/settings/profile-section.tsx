import type { UserInformation } from '@agio/api-client';
import { useUserInformation } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { CopyButton } from '@agio/ui/copy-button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { LongText } from '@agio/ui/long-text';
import { Skeleton } from '@agio/ui/skeleton';
import { TierBadge } from '@agio/ui/tier-badge';
import { useAccount, useHost } from '../host/index.ts';
import { loadStateOf, useLoadNotes, WhyNotActive } from '../states/index.ts';
import { ManageLink } from './manage-link.tsx';
import { messages } from './messages.ts';
import { SettingRow, SettingsPanel } from './settings-panel.tsx';

/** Profile of the reader at the exchange, and the page on which it is changed. */
export function ProfileSection({ manageUrl }: { manageUrl: string | undefined }) {
  const { profile: t } = useMessages(messages);
  const { isSignedIn } = useAccount();
  const { links, Link } = useHost();
  const answer = useUserInformation();
  const state = isSignedIn
    ? loadStateOf(answer)
    : ({ status: 'notAllowed', reason: 'signedOut' } as const);
  const notes = useLoadNotes(state, { error: t.error, signedOut: { title: t.signedOut } });
  return (
    <SettingsPanel title={t.title}>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void answer.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-48!" />}
      >
        {answer.data ? <Facts user={answer.data} /> : null}
        <SettingRow label={t.provider} hint={t.providerHint}>
          <ManageLink href={manageUrl} />
        </SettingRow>
        {links.verification === undefined ? null : (
          <SettingRow label={t.verification}>
            <Button asChild variant="outline" size="sm">
              <Link href={links.verification}>{t.verify}</Link>
            </Button>
          </SettingRow>
        )}
      </Loadable>
    </SettingsPanel>
  );
}

function Facts({ user }: { user: UserInformation }) {
  const { profile: t } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { isActive } = useAccount();
  const { displayName, email, coreId, complianceTier, documentExpirationDate } = user;
  return (
    <KeyValueList className="wg:px-4 wg:py-3">
      <KeyValue term={t.name}>
        <LongText text={displayName} />
      </KeyValue>
      <KeyValue term={t.email}>
        <LongText text={email} />
      </KeyValue>
      <KeyValue term={t.coreId}>
        {coreId === null ? (
          t.noCoreId
        ) : (
          <span className="wg:flex wg:items-center wg:justify-end wg:gap-1">
            <span className="wg:num wg:min-w-0 wg:break-all">{coreId}</span>
            <CopyButton value={coreId} labels={{ copy: t.copyCoreId }} />
          </span>
        )}
      </KeyValue>
      <KeyValue term={t.tier}>
        {/^Tier\d$/.test(complianceTier) ? <TierBadge tier={complianceTier} /> : t.noTier}
      </KeyValue>
      <KeyValue term={t.account}>{isActive ? t.active : <WhyNotActive />}</KeyValue>
      {documentExpirationDate === null ? null : (
        <KeyValue term={t.documents}>
          {formatDateTime(documentExpirationDate, { locale, timeZone })}
        </KeyValue>
      )}
    </KeyValueList>
  );
}
