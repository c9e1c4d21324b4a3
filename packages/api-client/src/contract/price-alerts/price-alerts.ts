import * as v from 'valibot';
import { defineEndpoint } from '../base/endpoint.ts';
import { id, listOf, nothing } from '../base/primitives.ts';
import { priceAlert, priceAlertCondition } from './price-alert.ts';

const path = '/frontoffice/api/v1/price-alerts';

/**
 * Alerts at a price, a change of the price or a volume. The exchange watches them and tells each once, by the Notifications
 * hub and in the notification centre. Extensions: the specification has none.
 */
export const priceAlerts = {
  /** List the user's alerts, newest first. */
  list: defineEndpoint({
    method: 'GET',
    path,
    auth: 'required',
    standing: 'open',
    input: nothing,
    output: listOf(priceAlert, 500),
  }),
  /** Set an alert. Refused if the market is there already, unless it is set as paused. */
  create: defineEndpoint({
    method: 'POST',
    path,
    auth: 'required',
    standing: 'unfrozen',
    idempotent: true,
    input: v.object({
      market: id,
      condition: priceAlertCondition,
      paused: v.optional(v.boolean()),
    }),
    output: priceAlert,
  }),
  /**
   * Change what an alert waits for, pause it, or let it go on. One that was reached waits again with another condition, or
   * with `paused: false`.
   */
  change: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({
      id,
      condition: v.optional(priceAlertCondition),
      paused: v.optional(v.boolean()),
    }),
    output: priceAlert,
  }),
  /** Remove an alert. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    auth: 'required',
    standing: 'unfrozen',
    input: v.object({ id }),
    output: priceAlert,
  }),
};
