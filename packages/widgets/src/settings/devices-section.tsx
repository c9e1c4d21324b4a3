import { type ApiError, isApiError } from '@agio/api-client';
import { useCurrentSignIn, useEndSignIns } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { useState } from 'react';
import { useAccount, useHost } from '../host/index.ts';
import { loadStateOf, useFailureWords, useLoadNotes } from '../states/index.ts';
import { ConfirmDialog } from '../intent/confirm-dialog.tsx';
import { ManageLink } from './manage-link.tsx';
import { messages } from './messages.ts';
import { SettingRow, SettingsPanel } from './settings-panel.tsx';
import { SignInHistory } from './sign-in-history.tsx';
import { SignInsPanel } from './sign-ins-panel.tsx';

/** The sign-in of this browser, all others, the end of each or of all, and those of the past. */
export function DevicesSection({
  manageUrl,
  onSignOut,
}: {
  manageUrl: string | undefined;
  onSignOut: () => void;
}) {
  const { devices: t, profile } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { isSignedIn } = useAccount();
  const answer = useCurrentSignIn();
  const state = isSignedIn
    ? loadStateOf(answer)
    : ({ status: 'notAllowed', reason: 'signedOut' } as const);
  const notes = useLoadNotes(state, { error: t.error, signedOut: { title: t.signedOut } });
  const time = (at: string | null | undefined) =>
    at ? formatDateTime(at, { locale, timeZone }) : t.unknown;
  return (
    <>
      <SettingsPanel title={t.here}>
        <Loadable
          state={state}
          notes={notes}
          onRetry={() => void answer.mutate()}
          skeleton={<Skeleton className="wg:m-4 wg:h-16!" />}
        >
          <KeyValueList className="wg:px-4 wg:py-3">
            <KeyValue term={t.since}>{time(answer.data?.since)}</KeyValue>
            <KeyValue term={t.until}>{time(answer.data?.until)}</KeyValue>
          </KeyValueList>
        </Loadable>
        {isSignedIn ? (
          <SettingRow label={t.signOut} hint={t.renews}>
            <Button variant="outline" size="sm" onClick={onSignOut}>
              {t.signOut}
            </Button>
          </SettingRow>
        ) : null}
      </SettingsPanel>
      {isSignedIn ? <SignInsPanel /> : null}
      {isSignedIn ? (
        <SettingsPanel title={t.everywhere}>
          <SettingRow label={t.signOutEverywhere} hint={t.everywhereHint}>
            <SignOutEverywhere onSignOut={onSignOut} />
          </SettingRow>
          <SettingRow label={profile.provider} hint={profile.providerHint}>
            <ManageLink href={manageUrl} />
          </SettingRow>
        </SettingsPanel>
      ) : null}
      {isSignedIn ? <SignInHistory /> : null}
    </>
  );
}

function SignOutEverywhere({ onSignOut }: { onSignOut: () => void }) {
  const { devices: t } = useMessages(messages);
  const { notices, hasGlobalToast } = useHost();
  const failureWords = useFailureWords();
  const { endSignIns, isPending } = useEndSignIns();
  const [isAsking, setAsking] = useState(false);
  const tell = (error: ApiError) =>
    notices.error({
      id: 'sign-out-everywhere',
      title: t.failed,
      description: failureWords(error),
    });
  const end = async () => {
    setAsking(false);
    try {
      await endSignIns({});
    } catch (error) {
      // An ended sign-in is what the reader wanted.
      if (isApiError(error) && error.kind !== 'authEnded') {
        if (!hasGlobalToast(error)) tell(error);
        return;
      }
    }
    onSignOut();
  };
  return (
    <>
      <Button variant="danger-soft" size="sm" loading={isPending} onClick={() => setAsking(true)}>
        {t.signOutEverywhere}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question}
        text={t.questionText}
        cancel={t.stay}
        confirm={t.signOutEverywhere}
        onCancel={() => setAsking(false)}
        onConfirm={() => void end()}
      />
    </>
  );
}
