import type { AlertOverview } from '../../../contract/core.ts';
import type { CallName } from '../../cache/keys.ts';
import type { Query } from '../../cache/use-query.ts';
import { noInput, usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const alerts: readonly CallName[] = ['backOfficeAlerts.read'];

/** Returns the alerts with their rules, and for administrators the webhook. */
export function useAlerts(): Query<AlertOverview> {
  return usePrivateRead('backOfficeAlerts.read', noInput);
}

/** Changes a rule of alerts. */
export function useChangeAlertRule(): Write<'changeAlertRule', 'backOfficeAlerts.changeRule'> {
  return useWrite('changeAlertRule', 'backOfficeAlerts.changeRule', alerts);
}

/** Changes where alerts are sent besides. */
export function useChangeWebhook(): Write<'changeWebhook', 'backOfficeAlerts.changeWebhook'> {
  return useWrite('changeWebhook', 'backOfficeAlerts.changeWebhook', alerts);
}

/** Sends a test message to the webhook. */
export function useTestWebhook(): Write<'testWebhook', 'backOfficeAlerts.testWebhook'> {
  return useWrite('testWebhook', 'backOfficeAlerts.testWebhook', alerts);
}
