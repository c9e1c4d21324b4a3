import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { encodeAddress } from '../packages/api-client/src/addresses/index.ts';
import { samplePdf } from '../packages/sandbox/src/core/seed/sample-document.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, signInAskedFor, test, visit } from './fixtures.ts';
import { SendDialog } from './send-dialog.ts';

/** Returns a new address: the tests share a server. */
const newAddress = () => encodeAddress('solana', randomBytes(32));
const signature = `0x${'ab'.repeat(65)}`;

async function open(page: Page): Promise<void> {
  await visit(page, '/user/addressbook');
  await expect(page.getByRole('heading', { name: 'Address book', exact: true })).toBeVisible();
}

test('S21 an address is added over a sign-in that keeps what was typed, and proven by a signed message', async ({
  page,
  server,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page).toHaveURL(/\?task=add$/);
  const form = page.getByRole('dialog', { name: 'Add address' });
  const address = newAddress();
  await form.getByRole('textbox', { name: 'Name' }).fill('Phantom, phone');
  await form.getByRole('combobox', { name: 'Asset' }).click();
  await page.getByRole('option', { name: 'SOL' }).click();
  const field = form.getByRole('textbox', { name: /address/ });
  await field.fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await field.blur();
  await expect(form.getByText('This is a Bitcoin address, not one of Solana.')).toBeVisible();
  await field.fill(address);
  await expectAccessible(page);

  await server.disturb(signInAskedFor('addressBook.create'));
  await form.getByRole('button', { name: 'Add address' }).click();
  await page
    .getByRole('alertdialog', { name: 'Sign in again to do this' })
    .getByRole('button', { name: 'Sign in again' })
    .click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  await expect(page).toHaveURL(/\/user\/addressbook\?task=add$/);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Phantom, phone');
  await expect(field).toHaveValue(address);
  await form.getByRole('button', { name: 'Add address' }).click();

  const proof = page.getByRole('dialog', { name: 'Prove ownership' });
  await expect(proof.getByText(`Address ${address}`)).toBeVisible();
  await proof.getByRole('textbox', { name: '2. Paste the signature' }).fill(signature);
  await proof.getByRole('button', { name: 'Prove ownership' }).click();
  await expect(proof.getByRole('heading', { name: 'Phantom, phone is ready' })).toBeFocused();
  await proof.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/user\/addressbook$/);
  const row = page.getByRole('row').filter({ hasText: 'Phantom, phone' });
  await expect(row).toContainText('Allowed');
});

test('S50 a file with bad lines is judged line by line; an import whose answer is lost is made once', async ({
  page,
  server,
}) => {
  // The dialog hides the heading of the page behind it.
  await visit(page, '/user/addressbook?chain=solana&task=import');
  const dialog = page.getByRole('dialog', { name: 'Import addresses' });
  const [first, second] = [newAddress(), newAddress()];
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'addresses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'name,asset,network,address,memo',
        `From a file,SOL,solana,${first},`,
        `Again,SOL,Solana,${first},`,
        `Nowhere,SOL,solana,nowhere,`,
        `From a file too,SOL,solana,${second},`,
      ].join('\n'),
    ),
  });
  await expect(dialog.getByText('2 of 4 lines can be imported')).toBeVisible();
  await expect(
    dialog.getByText('This address is in your book already, as “From a file”.'),
  ).toBeVisible();
  await expect(dialog.getByText('This is not a Solana address.')).toBeVisible();
  await expectAccessible(page);
  await server.disturb({ fault: 'call', endpoint: 'addressBook.import', lose: 'answer', times: 1 });
  await dialog.getByRole('button', { name: 'Import 2 addresses' }).click();
  await expect(dialog.getByText('2 of 4 lines were added')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page).toHaveURL(/\/user\/addressbook\?chain=solana$/);
  // Once each, though it was sent twice: the client asks again under the same key.
  const rows = page.getByRole('row').filter({ hasText: 'From a file' });
  await expect(rows.filter({ hasText: 'Proof needed' })).toHaveCount(2);
});

test('a signed form is reviewed, and a proof withdrawn, while a transfer is entered: the form says so and keeps its entries', async ({
  page,
  server,
}) => {
  test.slow();
  await server.disturb({ fault: 'under-way', state: 'held' });
  const client = await clientOf(server.origin);
  const name = 'Paper wallet';
  const entry = { asset: 'SOL', network: 'solana', address: newAddress() };
  const { id: addressId } = await client.addressBook.create({ name, ...entry });
  const file = new File([samplePdf('I own it.')], 'form.pdf', { type: 'application/pdf' });
  const { fileId } = await client.files.upload({ documentType: 'SignedForm', file });
  await client.ownership.verifyWithSignedForm({ addressId, fileId });
  client.dispose();

  const send = new SendDialog(page);
  await send.open('tab=send&asset=SOL&network=solana');
  await send.choose(name);
  await send.amount.fill('1.5');
  await expect(send.button('This address cannot be used yet')).toBeVisible();
  await server.disturb({ fault: 'advance-now', record: addressId });
  await expect(page.getByText('You can send here').first()).toBeVisible();
  await expect(send.button('Review transfer')).toBeEnabled();
  await expect(send.amount).toHaveValue('1.5');

  await server.administer('POST', '/back-api/backoffice/address-book/invalidate', {
    addressId,
    comment: 'The form was of another.',
  });
  await expect(send.dialog.getByText('The proof was withdrawn')).toBeVisible();
  await expect(send.dialog.getByText(/The form was of another\./)).toBeVisible();
  await expect(send.amount).toHaveValue('1.5');
});
