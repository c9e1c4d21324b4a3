import { contract } from '@agio/api-client/contract';
import type { AreaHandlers } from '../../context.ts';
import { mayCall } from '../../gates.ts';

export const backOfficeAlerts: AreaHandlers<'backOfficeAlerts'> = {
  read: (context) => ({
    ...context.alerts.list(),
    webhook: mayCall(contract.backOfficeAlerts.changeWebhook, context.account())
      ? context.webhook.view()
      : null,
  }),
  changeRule: (context, change) => context.alerts.changeRule(context.actor(), change),
  changeWebhook: (context, change) => context.webhook.change(context.actor(), change),
  testWebhook: (context) => context.webhook.test(),
};
