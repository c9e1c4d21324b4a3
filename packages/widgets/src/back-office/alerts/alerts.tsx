// @where Back office: alerts by rule, and the webhook
import type { AlertOverview } from '@agio/api-client';
import { useAlerts } from '@agio/api-client/react';
import { useMessages } from '@agio/ui/language';
import { Loadable } from '@agio/ui/loadable';
import { Skeleton } from '@agio/ui/skeleton';
import { loadStateOf, useLoadNotes } from '../../states/index.ts';
import { usePollingFallback } from '../frame/use-polling-fallback.ts';
import { AlertList } from './alert-list.tsx';
import { alertMessages } from './alert-messages.ts';
import { AlertRules } from './alert-rules.tsx';
import { AlertWebhook } from './alert-webhook.tsx';

/** Alerts to staff: those that last and the latest that are over, their rules, and for administrators the webhook. */
export function Alerts() {
  const t = useMessages(alertMessages);
  const alerts = useAlerts();
  usePollingFallback(alerts.mutate);
  const state = loadStateOf(alerts);
  const notes = useLoadNotes(state, { error: t.error, stale: t.stale, loading: t.loading });
  const { data } = alerts;
  return (
    <div className="wg:flex wg:flex-col wg:gap-4 wg:px-4 wg:py-5 wg:md:px-6">
      <h1 className="wg:display wg:text-2xl">{t.title}</h1>
      <Loadable
        state={state}
        notes={notes}
        onRetry={() => void alerts.mutate()}
        skeleton={<Skeleton className="wg:h-96 wg:rounded-panel" />}
      >
        {data === undefined ? null : <Parts {...data} />}
      </Loadable>
    </div>
  );
}

function Parts({ alerts, rules, webhook }: AlertOverview) {
  return (
    <div className="wg:flex wg:flex-col wg:gap-4">
      <AlertList alerts={alerts} />
      <AlertRules rules={rules} mayChange={webhook !== null} />
      {webhook === null ? null : <AlertWebhook webhook={webhook} />}
    </div>
  );
}
