import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the alerts to staff, their rules and the webhook. */
export const alertMessages = defineMessages('officeAlerts', {
  title: terms.alerts,
  error: 'The alerts could not be loaded',
  stale: 'The alerts may be out of date. They could not be refreshed.',
  loading: 'Loading the alerts',
  none: 'No alerts',
  noneText: 'All values are within the rules. An alert appears here and in your notifications.',
  /** Column head: the rule that was broken. */
  alert: 'Alert',
  /** Column head, over a time. */
  since: 'Began at',
  /** Column head, over the time at which an alert ended. */
  ended: 'Ended at',
  /** Column head: figure at the beginning of an alert. */
  value: 'Measured',
  lasting: terms.dash,
  rules: 'Rules',
  /** Figure from which a rule makes an alert. */
  threshold: 'Threshold',
  /** State of a rule. */
  on: 'On',
  /** State of a rule. */
  off: 'Off',
  /** Figures of rules, each with its unit. */
  figure: {
    RequestsOverdue: 'Overdue requests: {{value}}',
    WithdrawalsHeld: 'Hours of waiting: {{value}}',
    WalletLow: 'Percent of the floor: {{value}}',
    WalletHigh: 'Percent of the ceiling: {{value}}',
    ServiceFailing: 'Minutes of failure: {{value}}',
    CallErrors: 'Percent of the calls of 5 minutes: {{value}}',
  },
  change: terms.change,
  changeRule: 'Change the rule: {{rule}}',
  status: terms.status,
  /** Beside a box. */
  isOn: 'This rule makes alerts',
  reason: terms.reason,
  reasonMissing: terms.enterAReason,
  save: terms.save,
  back: terms.cancel,
  /** Technical term: an address of another system that gets messages. */
  webhook: 'Webhook',
  webhookText: 'Alerts are also sent to this address. Each message is signed with the secret.',
  noAddress: 'No address: alerts are not sent to other systems.',
  address: terms.address,
  /** Text that two systems know, to sign messages with. */
  secret: 'Signing secret',
  secretHint: 'At least 16 characters. It is not shown again. Leave it empty to keep it.',
  changeWebhook: 'Change the webhook',
  test: 'Send a test',
  deliveries: 'Latest messages',
  noDeliveries: 'No message has been sent yet',
  /** Column head: kind of a message. */
  message: 'Message',
  time: terms.time,
  event: {
    /** Message that an alert has begun. */
    AlertRaised: 'New alert',
    /** Noun: message that an alert is over. */
    AlertEnded: 'End of an alert',
    /** Noun. */
    Test: 'Test',
    Unknown: terms.unknown,
  },
  state: {
    Waiting: terms.waiting,
    /** State of a message. */
    Delivered: 'Delivered',
    Failed: terms.failed,
    Unknown: terms.unknown,
  },
  /** Column head: number of attempts. */
  attempts: 'Attempts',
  fault: {
    /** `{{status}}` is an HTTP status, such as 503. */
    Refused: 'Answered with {{status}}',
    Unreachable: 'No connection',
    TimedOut: 'No answer in time',
    NotPublic: 'The address is not public',
    Unknown: terms.unknown,
  },
});
