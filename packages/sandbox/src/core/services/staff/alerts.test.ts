import {
  alertBounds,
  type AlertOverview,
  alertRules,
  type AuditRecord,
  type InboxItem,
  type Webhook,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { createSandbox } from '../../sandbox.ts';
import type { SandboxOptions } from '../../sandbox-api.ts';
import { memoryStore } from '../../store/store.ts';
import { base, type Caller, callerOf, office } from '../../testing/caller.ts';
import type { WebhookMessage, WebhookOutcome } from './webhook.ts';

const look = 5000;
const minute = 60_000;

function open(options: SandboxOptions = {}) {
  const clock = manualClock();
  const sent: WebhookMessage[] = [];
  const outcomes: WebhookOutcome[] = [];
  const sandbox = createSandbox({
    clock,
    scenario: 'quiet',
    sendWebhook: async (message) => {
      sent.push(message);
      return outcomes.shift() ?? { status: 200 };
    },
    ...options,
  });
  const as = (name: string) => callerOf(sandbox, name);
  return { sandbox, clock, sent, outcomes, as };
}

const read = (caller: Caller) => caller.ask<AlertOverview>('GET', `${office}/alerts`);
/** Outcomes of messages are noted after what waits has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const reason = 'A test.';
const change = (caller: Caller, rule: string, fields: object, seenVersion = 0) =>
  caller.ask('PUT', `${office}/alerts/rules/${rule}`, {
    isOn: true,
    threshold: 100,
    seenVersion,
    reason,
    ...fields,
  });
/** Nothing but tests is sent then. */
async function switchOff(admin: Caller): Promise<void> {
  for (const rule of alertRules) {
    await change(admin, rule, { isOn: false, threshold: alertBounds[rule].usual });
  }
}
const lasting = ({ alerts }: AlertOverview) =>
  alerts
    .filter(({ endedAt }) => endedAt === null)
    .map(({ rule, subject }) => `${rule} ${subject ?? ''}`.trim())
    .toSorted();
const alertsIn = async (caller: Caller) => {
  const { items } = await caller.ask<{ items: InboxItem[] }>('GET', `${base}/v1/inbox?limit=500`);
  return items.flatMap(({ alert }) => alert ?? []);
};
const setWebhook = (admin: Caller, fields: object = {}, seenVersion = 0) =>
  admin.ask<Webhook>('PUT', `${office}/alerts/webhook`, {
    address: 'https://alerts.example/agio',
    secret: 'a secret of sixteen',
    seenVersion,
    reason,
    ...fields,
  });

describe('alerts by rule', () => {
  test('a wallet below its floor makes one item for staff who may read it, and another when it is over', async () => {
    const { sandbox, as } = open();
    const [admin, officer] = [as('admin'), as('officer')];
    sandbox.tick(look);
    const first = await read(officer);
    expect(lasting(first)).toContain('WalletLow LTC hot');
    sandbox.tick(10 * look);
    expect((await read(officer)).alerts).toEqual(first.alerts);
    const ofLitecoin = async (caller: Caller) =>
      (await alertsIn(caller)).filter(({ subject }) => subject === 'LTC hot');
    expect(await ofLitecoin(officer)).toMatchObject([{ rule: 'WalletLow', isOver: false }]);
    expect(await alertsIn(as('support'))).toEqual([]);
    expect(await alertsIn(as('trader'))).toEqual([]);

    await change(admin, 'WalletLow', { threshold: 1 });
    sandbox.tick(2 * look);
    expect(lasting(await read(officer))).not.toContain('WalletLow LTC hot');
    expect(await ofLitecoin(officer)).toMatchObject([{ isOver: true }, { isOver: false }]);
    expect(await ofLitecoin(admin)).toHaveLength(2);
  });

  test('a rule that is off makes no alert, and one that begins to hold again makes another', async () => {
    const { sandbox, as } = open();
    const admin = as('admin');
    await change(admin, 'WalletLow', { isOn: false });
    sandbox.tick(look);
    expect(lasting(await read(admin)).filter((each) => each.startsWith('WalletLow'))).toEqual([]);
    await change(admin, 'WalletLow', {}, 1);
    sandbox.tick(2 * look);
    await change(admin, 'WalletLow', { isOn: false }, 2);
    sandbox.tick(2 * look);
    await change(admin, 'WalletLow', {}, 3);
    sandbox.tick(2 * look);
    const { alerts } = await read(admin);
    const own = alerts.filter(({ subject }) => subject === 'LTC hot');
    expect(own.map(({ endedAt }) => endedAt === null)).toEqual([true, false]);
    expect(new Set(own.map(({ id }) => id)).size).toBe(2);
  });

  test('a hub that is silent for so many minutes makes an alert with its name', async () => {
    const { sandbox, as } = open();
    const officer = as('officer');
    sandbox.faults.takeHubsDown(true);
    sandbox.tick(minute);
    expect(lasting(await read(officer))).not.toContain('ServiceFailing MarketData');
    sandbox.tick(minute + look);
    expect(lasting(await read(officer))).toEqual(
      expect.arrayContaining(['ServiceFailing MarketData', 'ServiceFailing Notifications']),
    );
    sandbox.faults.takeHubsDown(false);
    sandbox.tick(2 * look);
    expect(lasting(await read(officer))).not.toContain('ServiceFailing MarketData');
  });

  test('overdue requests make an alert', async () => {
    const { sandbox, clock, as } = open({ scenario: 'default' });
    clock.advance(8 * 24 * 60 * minute);
    sandbox.tick(look);
    expect(lasting(await read(as('officer')))).toContain('RequestsOverdue');
  });

  test('only administrators change a rule, within its bounds, with a reason, and not over a colleague', async () => {
    const { as } = open();
    const [admin, other] = [as('admin'), as('second-admin')];
    const path = `${office}/alerts/rules/WalletHigh`;
    const body = { isOn: true, threshold: 80, seenVersion: 0, reason };
    expect((await as('officer').refused('PUT', path, body)).status).toBe(403);
    for (const [fields, key] of [
      [{ threshold: 201 }, 'threshold'],
      [{ threshold: 0 }, 'threshold'],
      [{ reason: ' ' }, 'reason'],
    ] as const) {
      expect(await admin.refused('PUT', path, { ...body, ...fields })).toMatchObject({
        status: 400,
        keys: [key],
      });
    }
    await admin.ask('PUT', path, body);
    const late = await other.refused('PUT', path, { ...body, threshold: 70 });
    expect(late).toMatchObject({ status: 409, messages: [expect.stringContaining('Aiko Damm')] });
    const { items } = await admin.ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=alerts`,
    );
    expect(items).toMatchObject([
      {
        detail: reason,
        changes: [{ field: 'WalletHigh.threshold', before: '90', after: '80' }],
      },
    ]);
  });

  test('alerts, rules and their items survive a restart, and none comes twice', async () => {
    const store = memoryStore();
    const first = open({ store });
    await change(first.as('admin'), 'WalletLow', { threshold: 99 });
    first.sandbox.tick(look);
    const before = await read(first.as('officer'));
    first.sandbox.stop();
    const sandbox = createSandbox({ clock: first.clock, store });
    sandbox.tick(2 * look);
    const officer = callerOf(sandbox, 'officer');
    expect(await read(officer)).toEqual(before);
    expect(await alertsIn(officer)).toHaveLength(before.alerts.length);
  });
});

describe('the webhook of alerts', () => {
  test('each alert is sent once, with its rule, value and threshold', async () => {
    const { sandbox, sent, as } = open();
    await setWebhook(as('admin'));
    sandbox.tick(look + 100);
    await settled();
    const { alerts, webhook } = await read(as('admin'));
    const bodies = sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(bodies).toHaveLength(alerts.length);
    expect(bodies.find(({ subject }) => subject === 'LTC hot')).toMatchObject({
      event: 'AlertRaised',
      rule: 'WalletLow',
      threshold: 100,
      endedAt: null,
    });
    expect(new Set(webhook?.deliveries.map(({ state }) => state))).toEqual(new Set(['Delivered']));
    sandbox.tick(10 * look);
    expect(sent).toHaveLength(bodies.length);
  });

  test('a message that is not taken is sent again, later each time, under the same id, and fails at last', async () => {
    const { sandbox, clock, sent, outcomes, as } = open();
    const admin = as('admin');
    await switchOff(admin);
    await setWebhook(admin);
    outcomes.push({ status: 503 }, { fault: 'TimedOut' }, { fault: 'Unreachable' });
    outcomes.push({ status: 302 }, { status: 500 }, { fault: 'NotPublic' });
    await admin.ask('POST', `${office}/alerts/webhook/test`);
    const state = async () => (await read(admin)).webhook?.deliveries[0];
    const seconds = [0, 10, 60, 300, 1800, 7200];
    const expected = ['Refused', 'TimedOut', 'Unreachable', 'Refused', 'Refused', 'NotPublic'];
    for (const [at, pause] of seconds.entries()) {
      if (pause > 0) {
        clock.advance(pause * 1000 - 1000);
        sandbox.tick(100);
      }
      expect(sent).toHaveLength(at);
      clock.advance(1000);
      sandbox.tick(100);
      await settled();
      expect(sent).toHaveLength(at + 1);
      const isLast = at === seconds.length - 1;
      expect(await state()).toMatchObject({
        attempts: at + 1,
        fault: expected[at],
        state: isLast ? 'Failed' : 'Waiting',
      });
    }
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    clock.advance(10 * 60 * minute);
    sandbox.tick(100);
    expect(sent).toHaveLength(6);
  });

  test('the secret is never answered and not in the trail, and stays where it is left out', async () => {
    const { sandbox, sent, as } = open();
    const admin = as('admin');
    const secret = 'never to be seen again';
    await setWebhook(admin, { secret });
    const next = await setWebhook(admin, { secret: undefined, address: 'https://b.example/' }, 1);
    expect(next).toMatchObject({ address: 'https://b.example/', version: 2 });
    await admin.ask('POST', `${office}/alerts/webhook/test`);
    sandbox.tick(100);
    expect(sent.at(-1)).toMatchObject({ secret, address: 'https://b.example/' });
    for (const path of [`${office}/alerts`, `${office}/audit?limit=500`]) {
      expect((await admin.send('GET', path)).text).not.toContain(secret);
    }
    const late = { address: null, seenVersion: 1, reason };
    expect((await admin.refused('PUT', `${office}/alerts/webhook`, late)).status).toBe(409);
  });

  test('an address needs a secret, a test needs an address, and an address has no password in it', async () => {
    const { as } = open();
    const admin = as('admin');
    const path = `${office}/alerts/webhook`;
    const body = { address: 'https://alerts.example/', seenVersion: 0, reason };
    expect(await admin.refused('PUT', path, body)).toMatchObject({ status: 400, keys: ['secret'] });
    expect((await admin.refused('POST', `${path}/test`)).keys).toEqual(['address']);
    const secret = 'a secret of sixteen';
    for (const address of ['ftp://a.example', 'https://me:pass@a.example/', 'alerts.example']) {
      const refused = await admin.refused('PUT', path, { ...body, secret, address });
      expect(refused).toMatchObject({ status: 400, keys: ['address'] });
    }
  });

  test('messages for an address that was taken away are given up', async () => {
    const { sandbox, sent, outcomes, as } = open();
    const admin = as('admin');
    await switchOff(admin);
    await setWebhook(admin);
    outcomes.push({ status: 500 });
    await admin.ask('POST', `${office}/alerts/webhook/test`);
    sandbox.tick(100);
    await settled();
    const { deliveries } = await setWebhook(admin, { address: null }, 1);
    expect(deliveries).toMatchObject([{ state: 'Failed', attempts: 1 }]);
    sandbox.tick(minute);
    expect(sent).toHaveLength(1);
  });
});
