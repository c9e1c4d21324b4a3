import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  apiKeySession,
  createExchangeClient,
  isApiError,
  makeApiKeyPair,
} from '../packages/api-client/src/index.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, signInAskedFor, testAlone, visit } from './fixtures.ts';

/* API keys as an administrator makes and ends them. */

const name = 'Settlement service';

async function open(page: Page): Promise<void> {
  await visit(page, '/admin/api-keys', 'admin');
  await expect(page.getByRole('button', { name: 'Revoke Treasury bot' })).toBeVisible();
}

testAlone(
  'a key is created, its secret is shown once and kept nowhere, and it is revoked',
  async ({ page, own }) => {
    testAlone.slow();
    await open(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('textbox', { name: 'Allowed IP addresses' }).fill('185.12.40.0/28');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create key' }).click();

    const created = page.getByRole('dialog', { name: 'Key created' });
    await expect(created).toBeVisible();
    const secret = (await created.locator('[data-private]').innerText()).replaceAll(/\s/g, '');
    expect(secret).toMatch(/^ags_[\w-]{43}$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      created.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(`AGIO_API_SECRET=${secret}\n`);
    await page.keyboard.press('Escape');
    await expect(created.getByText(/cannot be shown again/)).toBeVisible();
    await created.getByRole('checkbox').check();
    await created.getByRole('button', { name: 'Done' }).click();

    const revoke = page.getByRole('button', { name: `Revoke ${name}` });
    const expectForgotten = async () => {
      await expect(revoke).toBeVisible();
      expect(await page.content()).not.toContain(secret);
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain(secret);
    };
    await expectForgotten();
    await page.reload();
    await expectForgotten();
    await page.getByRole('link', { name: `Details: ${name}` }).click();
    const details = page.getByRole('dialog', { name: 'API key' });
    await expect(details).toContainText('185.12.40.0/28');
    expect(await page.content()).not.toContain(secret);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/api-keys');

    await revoke.click();
    const second = page.getByRole('alertdialog', { name: `Revoke ${name}?` });
    await second.getByRole('button', { name: 'Revoke' }).click();
    await expect(revoke).toHaveCount(0);
    const { backOfficeApiKeys, backOfficeAudit } = await clientOf(own.origin, 'admin');
    const key = (await backOfficeApiKeys.list()).find((each) => each.name === name);
    expect(key?.revokedAt).toEqual(expect.any(String));
    const { items } = await backOfficeAudit.list({ subject: 'api-keys' });
    expect(items.map(({ action }) => action)).toEqual(['revoked an API key', 'created an API key']);
  },
);

testAlone(
  'a key that may make transfers opens nothing until a second administrator approves it',
  async ({ page, own }) => {
    testAlone.slow();
    const admin = await clientOf(own.origin, 'admin');
    const { publicKey, secret } = await makeApiKeyPair();
    const { key } = await admin.backOfficeApiKeys.create({
      name,
      permissions: ['Read', 'Transfers'],
      publicKey,
    });
    const program = createExchangeClient({
      baseUrl: own.origin,
      session: apiKeySession({ keyId: key.id, privateKey: secret }),
      retryDelaysMs: [],
    });
    const use = () => program.wallet.transfers({ limit: 1 });
    const refusal: unknown = await use().catch((error: unknown) => error);
    expect(isApiError(refusal, 'http') && refusal.errors[0]?.code).toBe('apiKeyUnapproved');

    await visit(page, `/admin/api-keys/${key.id}`, 'second-admin');
    const details = page.getByRole('dialog', { name: 'API key' });
    await expect(details.getByText(/until another administrator approves it/)).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Approve' }).click();
    await expect(details.getByText('Henrik Solheim')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect(await use()).toMatchObject({ items: expect.any(Array) });
  },
);

testAlone(
  'S21 a key that asks for a sign-in: after it the form is open again, with what was typed',
  async ({ page, own }) => {
    testAlone.slow();
    await open(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await own.disturb(signInAskedFor('backOfficeApiKeys.create'));
    await form.getByRole('button', { name: 'Create key' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign in again to do this' });
    await question.getByRole('button', { name: 'Sign in again' }).click();
    await page.getByRole('button', { name: 'Continue as admin@agio.test' }).click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByRole('dialog', { name: 'Key created' })).toBeVisible();
  },
);

testAlone(
  'keys that end soon are found from the overview, filtered further in the address, and saved as a file that the trail has',
  async ({ page, own }) => {
    await visit(page, '/admin', 'admin');
    await page.getByRole('link', { name: 'API keys that end within 14 days' }).click();
    await expect(page).toHaveURL('/admin/api-keys?ends=Fortnight');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove filter: Expires/ }).click();
    await expect(page.getByRole('rowheader').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const choices = page.getByRole('dialog', { name: 'Filter' });
    await choices.getByRole('textbox', { name: 'Allowed addresses' }).fill('185.12.40.11');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/api-keys?usableFrom=185.12.40.11');
    await page.keyboard.press('Escape');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^agio-api-keys-\d{4}-\d\d-\d\d\.csv$/);
    const shown = await page.getByRole('rowheader').count();
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(shown + 1);
    const { backOfficeAudit } = await clientOf(own.origin, 'admin');
    const { items } = await backOfficeAudit.list({ kind: 'export' });
    expect(items[0]?.changes).toContainEqual({
      field: 'filter.usableFrom',
      before: null,
      after: '185.12.40.11',
    });
  },
);
