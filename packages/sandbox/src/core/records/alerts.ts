import type {
  AlertRule,
  AlertRuleName,
  deliveryFaults,
  deliveryStates,
  webhookEvents,
} from '@agio/api-client/contract';

type Changed = AlertRule['changed'];

/** A rule that was changed; the others are as the exchange began with them. */
export interface AlertRuleRecord {
  rule: AlertRuleName;
  isOn: boolean;
  threshold: number;
  version: number;
  changed: Changed;
}

export interface AlertRecord {
  id: string;
  rule: AlertRuleName;
  subject: string | null;
  since: number;
  endedAt: number | null;
  value: number;
}

/** Key: `webhook`. */
export interface WebhookRecord {
  address: string | null;
  /** Signs every message. It never leaves the exchange. */
  secret: string;
  version: number;
  changed: Changed;
}

/** A message of the webhook with what became of it. */
export interface DeliveryRecord {
  id: string;
  event: (typeof webhookEvents)[number];
  time: number;
  body: string;
  state: (typeof deliveryStates)[number];
  attempts: number;
  status: number | null;
  fault: (typeof deliveryFaults)[number] | null;
  nextAt: number | null;
}
