import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';

/* Alerts by rule as staff read them, and as a receiver outside gets them. */

const secret = 'a secret of sixteen';

testAlone.describe(() => {
  testAlone.use({ scenario: 'quiet', settings: { AGIO_PRIVATE_WEBHOOKS: 'on' } });

  testAlone(
    'an administrator sets a webhook and changes a rule: the receiver and an officer hear of the end of the alert',
    async ({ page, browser, baseURL }) => {
      testAlone.slow();
      const received: { headers: IncomingHttpHeaders; body: string }[] = [];
      const receiver = createServer((request, response) => {
        let body = '';
        request.on('data', (piece) => (body += String(piece)));
        request.on('end', () => {
          received.push({ headers: request.headers, body });
          response.end();
        });
      });
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
      try {
        const { port } = receiver.address() as AddressInfo;
        const officer = await elsewhere(browser, baseURL, 'officer', '/admin/alerts');
        await expect(officer.getByText('A wallet is low: LTC hot')).toBeVisible();

        await visit(page, '/admin/alerts', 'admin');
        await page.getByRole('button', { name: 'Change the webhook' }).click();
        const webhook = page.getByRole('dialog', { name: 'Change the webhook' });
        await webhook.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/`);
        await webhook.getByRole('textbox', { name: 'Secret' }).fill(secret);
        await webhook.getByRole('textbox', { name: 'Reason' }).fill('For the pager.');
        await expectAccessible(page);
        await webhook.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('button', { name: 'Send a test' }).click();
        const messages = page.getByRole('table', { name: 'Latest messages' });
        await expect(messages.getByText('Delivered')).toBeVisible();

        await page.getByRole('button', { name: 'Change the rule: A wallet is low' }).click();
        const rule = page.getByRole('dialog', { name: 'Change the rule: A wallet is low' });
        await rule.getByRole('textbox', { name: 'Threshold' }).fill('1');
        await rule.getByRole('textbox', { name: 'Reason' }).fill('It is topped up by hand.');
        await rule.getByRole('button', { name: 'Save' }).click();
        await expect(messages.getByText('End of an alert').first()).toBeVisible();
        await expectAccessible(page);

        const [test, ...others] = received;
        const [, seconds, hex] =
          /^t=(\d+),v1=(\w+)$/.exec(String(test?.headers['agio-signature'])) ?? [];
        const signed = createHmac('sha256', secret).update(`${seconds}.${test?.body}`);
        expect(hex).toBe(signed.digest('hex'));
        const bodies = others.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
        expect(bodies).toContainEqual(
          expect.objectContaining({ event: 'AlertEnded', rule: 'WalletLow', subject: 'LTC hot' }),
        );

        // The officer has it in the notification centre, and needs no reload.
        await officer.getByRole('button', { name: /^Notifications/ }).click();
        const centre = officer.getByRole('dialog', { name: 'Notifications' });
        await expect(centre.getByText('The alert is over.').first()).toBeVisible();
      } finally {
        receiver.closeAllConnections();
        receiver.close();
      }
    },
  );

  testAlone(
    'a view that an officer shares is there for a colleague',
    async ({ page, browser, baseURL }) => {
      testAlone.slow();
      const viewer = await elsewhere(browser, baseURL, 'viewer', '/admin/orders');
      await visit(page, '/admin/orders?side=Sell', 'officer');
      await page.getByRole('button', { name: 'Save view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this view' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Sold');
      await dialog.getByRole('checkbox', { name: 'Share with colleagues' }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      const views = (of: typeof page) => of.getByRole('navigation', { name: 'Saved views' });
      await expect(views(page).getByRole('link', { name: 'Sold' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await views(viewer).getByRole('link', { name: 'Sold' }).click();
      await expect(viewer).toHaveURL('/admin/orders?side=Sell');
    },
  );
});
