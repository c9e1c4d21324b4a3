import {
  apiKeySession,
  createExchangeClient,
  isApiError,
} from '../packages/api-client/src/index.ts';
import { expect, expectAccessible, signInAskedFor, testAlone, visit } from './fixtures.ts';

/* API keys of a customer, who makes them in the settings and calls with them from elsewhere. */

testAlone.use({ scenario: 'quiet' });

const address = '/user/settings?section=keys';
const name = 'Market maker';

testAlone(
  'a customer makes a key whose secret never leaves the browser, calls with it, replaces and revokes it',
  async ({ page, own }) => {
    testAlone.slow();
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.postData() ?? ''));
    await visit(page, address);
    await expect(page.getByText('No API keys yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('checkbox', { name: /^Trade/ }).check();
    await form.getByRole('button', { name: 'Create key' }).click();

    const created = page.getByRole('dialog', { name: 'Key created' });
    const secretOf = async () =>
      (await created.locator('[data-private]').innerText()).replaceAll(/\s/g, '');
    const store = async () => {
      await created.getByRole('checkbox').check();
      await created.getByRole('button', { name: 'Done' }).click();
      await expect(created).toBeHidden();
    };
    await expect(created).toBeVisible();
    const privateKey = await secretOf();
    expect(privateKey).toMatch(/^ags_[\w-]{43}$/);
    await store();
    expect(bodies.join('\n')).toContain('"publicKey":"');
    expect(bodies.join('\n')).not.toContain(privateKey.slice(4));
    expect(await page.content()).not.toContain(privateKey);

    await page.getByRole('button', { name, exact: true }).click();
    const details = page.getByRole('dialog', { name: 'API key' });
    const keyId = await details.getByText(/^e[\w-]{8,}$/).innerText();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    const program = createExchangeClient({
      baseUrl: own.origin,
      session: apiKeySession({ keyId, privateKey }),
      retryDelaysMs: [],
    });
    const order = await program.trading.createOrder({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      timeInForce: 'GTC',
      price: '5',
      amount: '10',
    });
    expect((await program.trading.cancelOrder({ orderId: order.id })).status).toBe('Cancelled');

    await page.getByRole('button', { name: `Replace ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Replace ${name}?` });
    await question.getByRole('radio', { name: 'In an hour' }).check();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(created).toBeVisible();
    expect(await secretOf()).not.toBe(privateKey);
    await store();
    const revokes = page.getByRole('button', { name: `Revoke ${name}` });
    await expect(revokes).toHaveCount(2);
    // The former key holds for an hour.
    expect(await program.trading.openOrders()).toEqual(expect.any(Array));

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Expires in 1 day' })
      .getByRole('button', { name: `Revoke ${name}` })
      .click();
    const second = page.getByRole('alertdialog', { name: `Revoke ${name}?` });
    await second.getByRole('button', { name: 'Revoke' }).click();
    await expect(revokes).toHaveCount(1);
    const refusal: unknown = await program.trading.openOrders().catch((error: unknown) => error);
    expect(isApiError(refusal, 'http') && refusal.errors[0]?.code).toBe('apiKeyRevoked');
  },
);

testAlone(
  'S21 a key that asks for a sign-in: after it form and question are open again, with what was chosen',
  async ({ page, own }) => {
    testAlone.slow();
    await visit(page, address);
    const signInAgain = async () => {
      const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
      await question.getByRole('button', { name: 'Sign in again' }).click();
      await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
    };
    await page.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await own.disturb(signInAskedFor('apiKeys.create'));
    await form.getByRole('button', { name: 'Create key' }).click();
    await signInAgain();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await form.getByRole('button', { name: 'Create key' }).click();
    const created = page.getByRole('dialog', { name: 'Key created' });
    await created.getByRole('checkbox').check();
    await created.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: `Replace ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Replace ${name}?` });
    await question.getByRole('radio', { name: 'In a week' }).check();
    await own.disturb(signInAskedFor('apiKeys.rotate'));
    await question.getByRole('button', { name: 'Replace' }).click();
    await signInAgain();
    await expect(question.getByRole('radio', { name: 'In a week' })).toBeChecked();
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(created).toBeVisible();
  },
);
