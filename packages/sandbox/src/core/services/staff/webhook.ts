import type { deliveryFaults, Webhook as View } from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { trail } from '../../language/staff-messages.ts';
import { hour, minute } from '../../market-data/resolution.ts';
import type { DeliveryRecord, WebhookRecord } from '../../records/alerts.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store/store.ts';
import { Collection } from '../collection.ts';
import { alertSubject, type Actor, type Audit } from './audit.ts';
import { differences } from './differences.ts';

/** One attempt to deliver a message. */
export interface WebhookMessage {
  readonly address: string;
  readonly secret: string;
  /** The same at each attempt. */
  readonly id: string;
  /** Milliseconds since 1970 of this attempt. */
  readonly time: number;
  readonly body: string;
}

/** Status of the answer, or the reason for which there was none. */
export type WebhookOutcome =
  | { readonly status: number }
  | { readonly fault: Exclude<(typeof deliveryFaults)[number], 'Refused'> };

/** Sends a message to an address outside. Never rejects. */
export type SendWebhook = (message: WebhookMessage) => Promise<WebhookOutcome>;

/** Pauses after each attempt; after the last one the message has failed. */
const pauses = [10_000, minute, 5 * minute, 30 * minute, 2 * hour];
/** Messages that are kept with their outcome. */
const mostKept = 50;
const none: WebhookRecord = { address: null, secret: '', version: 0, changed: null };
const key = 'webhook';

/** Address to which alerts are sent besides, and the outcome of each message. */
export class Webhook {
  private readonly exchange: Exchange;
  private readonly audit: Audit;
  private readonly settings: Collection<'webhook'>;
  private readonly deliveries: Collection<'webhookDeliveries'>;
  /** Ids of the messages that are being sent. */
  private readonly underWay = new Set<string>();

  constructor(exchange: Exchange, store: Store, audit: Audit) {
    this.exchange = exchange;
    this.audit = audit;
    this.settings = new Collection(exchange, store, 'webhook');
    this.deliveries = new Collection(exchange, store, 'webhookDeliveries');
  }

  view(): View {
    const { address, version, changed } = this.setting;
    return {
      address,
      version,
      changed,
      deliveries: this.newest().map(
        ({ id, event, time, state, attempts, status, fault, nextAt }) => ({
          id,
          event,
          time: isoTime(time),
          state,
          attempts,
          status,
          fault,
          nextAt: nextAt === null ? null : isoTime(nextAt),
        }),
      ),
    };
  }

  change(
    by: Actor,
    {
      address,
      secret,
      seenVersion,
      reason,
    }: {
      address: string | null;
      secret?: string | undefined;
      seenVersion: number;
      reason: string;
    },
  ): View {
    const before = this.setting;
    if (before.version !== seenVersion) {
      throw refuse('alertsChanged', '', { name: before.changed?.officer ?? key });
    }
    const after: WebhookRecord = {
      address,
      secret: secret ?? before.secret,
      version: seenVersion + 1,
      changed: {
        officerId: by.account.id,
        officer: by.account.displayName,
        time: isoTime(this.exchange.now()),
      },
    };
    if (address !== null && after.secret === '') throw refuse('webhookSecretRequired', 'secret');
    this.settings.put(key, after);
    // A message for the former address is not for the new one.
    if (address !== before.address) this.giveUp();
    const changes = differences<object>(
      { 'webhook.address': before.address },
      { 'webhook.address': address, ...(secret !== undefined && { 'webhook.secret': '•••' }) },
    );
    this.audit.add(alertSubject, by, trail.webhookChanged, { detail: reason, changes });
    return this.view();
  }

  test(): View {
    if (this.setting.address === null) throw refuse('webhookAddressRequired', 'address');
    this.add('Test', {});
    return this.view();
  }

  /** Takes a message, in the command under way. It is sent with the next step of the exchange. */
  add(event: DeliveryRecord['event'], alert: object): void {
    if (this.setting.address === null) return;
    const now = this.exchange.now();
    const id = this.exchange.nextId('w');
    const body = JSON.stringify({ id, event, time: isoTime(now), ...alert });
    const record: DeliveryRecord = {
      id,
      event,
      time: now,
      body,
      state: 'Waiting',
      attempts: 0,
      status: null,
      fault: null,
      nextAt: now,
    };
    this.deliveries.put(id, record);
    for (const old of this.newest().slice(mostKept)) this.deliveries.remove(old.id);
  }

  /** Sends what is due. */
  advance(now: number, send: SendWebhook | undefined): void {
    const { address, secret } = this.setting;
    if (send === undefined || address === null) return;
    const due = this.deliveries.filter(
      ({ id, state, nextAt }) =>
        state === 'Waiting' && (nextAt ?? now) <= now && !this.underWay.has(id),
    );
    for (const { id, body } of due) {
      this.underWay.add(id);
      void send({ address, secret, id, time: now, body })
        .then((outcome) => this.exchange.command(() => this.note(id, outcome)))
        // A message whose outcome the store does not take is sent again: its receiver knows it by its id.
        .catch((error: unknown) => console.warn('webhook:', error))
        .finally(() => this.underWay.delete(id));
    }
  }

  private note(id: string, outcome: WebhookOutcome): void {
    const record = this.deliveries.get(id);
    if (record === undefined || record.state !== 'Waiting') return;
    const attempts = record.attempts + 1;
    const status = 'status' in outcome ? outcome.status : null;
    if (status !== null && status >= 200 && status < 300) {
      const fault = null;
      this.put({ ...record, attempts, status, fault, state: 'Delivered', nextAt: null });
      return;
    }
    const fault = 'fault' in outcome ? outcome.fault : 'Refused';
    const pause = pauses[attempts - 1];
    const state = pause === undefined ? 'Failed' : 'Waiting';
    const nextAt = pause === undefined ? null : this.exchange.now() + pause;
    this.put({ ...record, attempts, status, fault, state, nextAt });
  }

  private giveUp(): void {
    for (const record of this.deliveries.filter(({ state }) => state === 'Waiting')) {
      this.put({ ...record, state: 'Failed', nextAt: null });
    }
  }

  private put(record: DeliveryRecord): void {
    this.deliveries.put(record.id, record);
  }

  private get setting(): WebhookRecord {
    return this.settings.get(key) ?? none;
  }

  private newest(): DeliveryRecord[] {
    return [...this.deliveries.values()].toSorted(
      (a, b) => b.time - a.time || (a.id < b.id ? 1 : -1),
    );
  }
}
