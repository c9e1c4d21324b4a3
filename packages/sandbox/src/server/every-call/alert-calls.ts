import { expect, test } from 'vitest';
import { as } from './world.ts';

/** Tests the calls of alerts and of saved views. */
export function alertCalls(): void {
  test('an administrator changes a rule of alerts and the webhook, and sends a test', async () => {
    const { backOfficeAlerts } = await as('admin');
    const reason = 'A test.';
    const change = { rule: 'WalletLow', isOn: false, threshold: 80 } as const;
    const rule = await backOfficeAlerts.changeRule({ ...change, seenVersion: 0, reason });
    expect(rule).toMatchObject({ ...change, version: 1 });
    const address = 'https://alerts.example/agio';
    const secret = 'a secret of a test';
    const changed = await backOfficeAlerts.changeWebhook({
      address,
      secret,
      seenVersion: 0,
      reason,
    });
    expect(changed).toMatchObject({ address, version: 1, deliveries: [] });
    const { deliveries } = await backOfficeAlerts.testWebhook();
    expect(deliveries).toMatchObject([{ event: 'Test', state: 'Waiting', attempts: 0 }]);
    const { rules, webhook } = await backOfficeAlerts.read();
    expect(rules.find((each) => each.rule === 'WalletLow')).toEqual(rule);
    expect(webhook?.address).toBe(address);
    const { backOfficeAlerts: ofOfficer } = await as('officer');
    expect((await ofOfficer.read()).webhook).toBeNull();
  });

  test('an officer keeps a view of a list, shares it and removes it', async () => {
    const { backOfficeViews } = await as('officer');
    const view = { id: crypto.randomUUID(), list: 'orders', query: 'status=Open' } as const;
    const saved = await backOfficeViews.save({ ...view, name: 'Open ones', isShared: true });
    expect(saved).toMatchObject({ ...view, name: 'Open ones', isShared: true });
    const { backOfficeViews: ofViewer } = await as('viewer');
    expect(await ofViewer.list({ list: 'orders' })).toEqual([saved]);
    await backOfficeViews.remove({ id: view.id });
    expect(await backOfficeViews.list({})).toEqual([]);
  });
}
