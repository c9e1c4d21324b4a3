import type { SignInAttempt } from '@agio/api-client';
import { useSignInHistory } from '@agio/api-client/react';
import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { useState } from 'react';
import { loadStateOf, useLoadNotes } from '../states/index.ts';
import { useDeviceName } from '../words/use-device-name.ts';
import { messages } from './messages.ts';
import { SettingRow, SettingsPanel } from './settings-panel.tsx';

/** Entries that are shown until more are asked for. */
const step = 5;

/** The latest sign-ins and refused attempts. */
export function SignInHistory() {
  const { devices: t } = useMessages(messages);
  const history = useSignInHistory();
  const [shown, setShown] = useState(step);
  const state = loadStateOf(history, history.data?.length === 0);
  const notes = useLoadNotes(state, {
    error: t.historyError,
    empty: { title: t.historyEmpty, text: t.historyEmptyText },
  });
  const list = history.data ?? [];
  return (
    <SettingsPanel title={t.history}>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void history.mutate()}
        skeleton={<Skeleton className="wg:m-4 wg:h-16!" />}
      >
        <ul>
          {list.slice(0, shown).map((attempt) => (
            <li key={attempt.id} className="wg:border-t wg:border-line wg:first-of-type:border-t-0">
              <Attempt attempt={attempt} />
            </li>
          ))}
        </ul>
        {list.length > shown ? (
          <div className="wg:px-4 wg:pb-2">
            <Button size="sm" variant="ghost" onClick={() => setShown(shown + 4 * step)}>
              {t.more}
            </Button>
          </div>
        ) : null}
      </Loadable>
    </SettingsPanel>
  );
}

function Attempt({ attempt }: { attempt: SignInAttempt }) {
  const { devices: t } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const nameOf = useDeviceName();
  const { address, time, outcome, ended } = attempt;
  const at = (iso: string) => formatDateTime(iso, { locale, timeZone });
  const device = address === null ? nameOf(attempt) : `${nameOf(attempt)}, ${address}`;
  return (
    <SettingRow
      label={t.outcome[outcome]}
      hint={
        <>
          {at(time)}
          <br />
          <bdi>{device}</bdi>
          {ended === null ? null : (
            <>
              <br />
              {t.how[ended.how]({ time: at(ended.time) })}
            </>
          )}
        </>
      }
    />
  );
}
