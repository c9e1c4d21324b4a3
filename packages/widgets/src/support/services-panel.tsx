import { formatDateTime } from '@agio/money';
import { Button } from '@agio/ui/button';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import { messages } from './messages.ts';
import type { Services, ServiceState } from './use-services.ts';

const tones: Readonly<Record<ServiceState, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  up: 'success',
  connecting: 'warning',
  degraded: 'warning',
  down: 'danger',
  idle: 'neutral',
  signedOut: 'neutral',
};

/** Each service with its state, and since when it is so. */
export function ServicesPanel({ services: { list, reconnect } }: { services: Services }) {
  const { services: t } = useMessages(messages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const isBroken = list.some(({ state }) => state === 'down');
  return (
    <Panel aria-label={t.title}>
      <PanelHeader>
        <PanelTitle>{t.title}</PanelTitle>
        {isBroken ? (
          <Button size="sm" variant="outline" className="wg:ms-auto" onClick={reconnect}>
            {t.reconnect}
          </Button>
        ) : null}
      </PanelHeader>
      <ul aria-live="polite" className="wg:px-4 wg:py-1">
        {list.map(({ id, state, since }) => (
          <li
            key={id}
            className="wg:flex wg:items-center wg:justify-between wg:gap-3 wg:border-t wg:border-line wg:py-2.5 wg:first:border-t-0"
          >
            <span className="wg:min-w-0">
              {t[id]}
              <span className="wg:block wg:text-xs wg:text-fg-muted">
                {t.since({
                  time: formatDateTime(new Date(since).toISOString(), { locale, timeZone }),
                })}
              </span>
            </span>
            <StatusPill tone={tones[state]}>{t.state[state]}</StatusPill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
