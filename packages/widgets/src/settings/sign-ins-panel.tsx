// @where Widgets: list of sign-ins, time for which it is kept, and the test for a new device
import { isApiError, type SignIn } from '@agio/api-client';
import { useEndOtherSignIns, useEndSignIn, useSignIns } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { StatusPill } from '@agio/ui/status-pill';
import { useState } from 'react';
import { useHost } from '../host/index.ts';
import { loadStateOf, useFailureWords, useLoadNotes } from '../states/index.ts';
import { ConfirmDialog } from '../intent/confirm-dialog.tsx';
import { useDeviceName } from '../words/use-device-name.ts';
import { messages } from './messages.ts';
import { SettingRow, SettingsPanel } from './settings-panel.tsx';

/** Sign-ins of the reader: each can be ended by itself, and all but this one together. */
export function SignInsPanel() {
  const { devices: t } = useMessages(messages);
  const signIns = useSignIns();
  const state = loadStateOf(signIns, signIns.data?.length === 0);
  const notes = useLoadNotes(state, {
    error: t.listError,
    empty: { title: t.listEmpty, text: t.listEmptyText },
  });
  const list = signIns.data ?? [];
  return (
    <SettingsPanel title={t.list}>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void signIns.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-16!" />}
      >
        <ul>
          {list.map((signIn) => (
            <li key={signIn.id} className="wg:border-t wg:border-line wg:first-of-type:border-t-0">
              <SignInRow signIn={signIn} />
            </li>
          ))}
        </ul>
        {list.some(({ isCurrent }) => !isCurrent) ? (
          <SettingRow label={t.others} hint={t.othersHint}>
            <EndOthers />
          </SettingRow>
        ) : null}
      </Loadable>
    </SettingsPanel>
  );
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const { devices: t } = useMessages(messages);
  const { notices } = useHost();
  const locale = useLocale();
  const timeZone = useTimeZone();
  const nameOf = useDeviceName();
  const tellFailure = useTellFailure();
  const { endSignIn, isPending } = useEndSignIn();
  const { id, address, began, lastSeen, isCurrent } = signIn;
  const name = nameOf(signIn);
  const time = (iso: string) => formatDateTime(iso, { locale, timeZone });
  const end = async () => {
    try {
      await endSignIn({ signInId: id });
      notices.success({ id: `sign-in-${id}`, title: t.ended({ name }), closesAfter: 5000 });
    } catch (error) {
      tellFailure(error, t.notEnded({ name }));
    }
  };
  return (
    <SettingRow
      label={name}
      hint={
        <>
          {address === null ? null : (
            <>
              <bdi>{address}</bdi>
              <br />
            </>
          )}
          {t.began({ time: time(began) })}
          <br />
          {t.lastSeen({ time: time(lastSeen) })}
        </>
      }
    >
      {isCurrent ? (
        <StatusPill tone="success" className="wg:max-sm:self-start">
          {t.here}
        </StatusPill>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={isPending}
          aria-label={t.endOf({ name })}
          onClick={() => void end()}
        >
          {t.signOut}
        </Button>
      )}
    </SettingRow>
  );
}

function EndOthers() {
  const { devices: t } = useMessages(messages);
  const { notices } = useHost();
  const tellFailure = useTellFailure();
  const { endOtherSignIns, isPending } = useEndOtherSignIns();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    setAsking(false);
    try {
      const { ended: count } = await endOtherSignIns({});
      notices.success({ id: 'sign-ins', title: t.othersEnded({ count }), closesAfter: 5000 });
    } catch (error) {
      tellFailure(error, t.othersNotEnded);
    }
  };
  return (
    <>
      <Button variant="danger-soft" size="sm" loading={isPending} onClick={() => setAsking(true)}>
        {t.endOthers}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.othersQuestion}
        text={t.othersQuestionText}
        cancel={t.keepOthers}
        confirm={t.endOthers}
        onCancel={() => setAsking(false)}
        onConfirm={() => void end()}
      />
    </>
  );
}

/** Returns a function that says why a sign-in was not ended, unless the host says it. */
function useTellFailure(): (error: unknown, title: string) => void {
  const { notices, hasGlobalToast } = useHost();
  const failureWords = useFailureWords();
  return (error, title) => {
    if (!isApiError(error) || error.kind === 'authEnded' || hasGlobalToast(error)) return;
    notices.error({ id: 'sign-ins', title, description: failureWords(error) });
  };
}
