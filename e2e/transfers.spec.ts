import { randomBytes } from 'node:crypto';
import { encodeAddress } from '../packages/api-client/src/addresses/index.ts';
import { clientOf } from './client-of.ts';
import { expect, expectAccessible, test, visit } from './fixtures.ts';
import { northbank, SendDialog } from './send-dialog.ts';

test('S51 a transfer is reviewed, sent, and shown at each step', async ({ page, baseURL }) => {
  const send = new SendDialog(page);
  await send.open(northbank);
  await send.toReview('50');
  await expect(send.dialog.getByRole('heading', { name: 'Review your transfer' })).toBeFocused();
  await expectAccessible(page);
  // The whole address stands there in groups of four, to be compared, with its network and memo.
  const saved = await (await clientOf(baseURL ?? '')).addressBook.list();
  const { address, memo } = saved.find(({ name }) => name === 'Northbank Custody') ?? {};
  expect(address).toHaveLength(56);
  for (const group of address?.match(/.{1,4}/g) ?? [])
    await expect(send.dialog.getByText(group, { exact: true }).first()).toBeVisible();
  await expect(send.dialog.getByText(memo ?? 'no memo', { exact: true }).first()).toBeVisible();
  await expect(send.dialog.getByText('49.8 USDC').first()).toBeVisible();
  await send.compare();
  await send.button('Send 50 USDC on Stellar').click();
  await expect(send.status).toBeVisible();
  await expect(send.status).toHaveAttribute('data-status', /Approved|Broadcast|Confirm/, {
    timeout: 30_000,
  });
  await expect(send.button('Cancel transfer')).toHaveCount(0);
  await send.button('Done').click();
  await expect(send.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/support$/);
});

test('S52 an address that imitates a known one is marked, and typed by keys to go on', async ({
  page,
}) => {
  const answered = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith('/frontoffice/api/address-book'),
  );
  const send = new SendDialog(page);
  await send.open('tab=send&asset=ETH&network=ethereum');
  const book = (await (await answered).json()) as { name: string; address: string }[];
  const known = book.find(({ name }) => name === 'Ledger, cold')?.address ?? '';
  const poison = `${known.slice(0, 8)}${'0'.repeat(26)}${known.slice(-8)}`;
  await send.address('Ethereum').focus();
  await page.keyboard.insertText(poison);
  await page.keyboard.press('Tab');
  await expect(
    send.dialog.getByText('This looks like Ledger, cold, but is another address'),
  ).toBeVisible();
  const proof = send.dialog.getByRole('textbox', { name: /^To send here, type/ });
  await proof.focus();
  await page.keyboard.type(`${known.slice(6, 10)} ${known.slice(10, 18)}`);
  await expect(send.dialog.getByText('This is not what the address says.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(
    `${poison.slice(6, 10)} ${poison.slice(10, 14)} ${poison.slice(14, 18)}`,
  );
  await expect(
    send.dialog.getByText('You have confirmed that this other address is meant.'),
  ).toBeVisible();
  await expectAccessible(page);
  await send.button('Use Ledger, cold').first().focus();
  await page.keyboard.press('Enter');
  await expect(send.dialog.getByText('Ownership proven')).toBeVisible();
  await expect(proof).toHaveCount(0);
});

test('the first press after an address was pasted lands: nothing moves under it, and the address comes along', async ({
  page,
}) => {
  const send = new SendDialog(page);
  await send.open('tab=send&asset=ETH&network=ethereum');
  const address = encodeAddress('ethereum', randomBytes(32));
  const field = send.address('Ethereum');
  await field.click();
  await page.keyboard.insertText(address);
  const link = send.dialog.getByRole('link', { name: /^Prove/ });
  await expect(link).toBeVisible();
  await expect(field).toBeFocused();
  // A real press takes a while, and what moves meanwhile is missed.
  const before = (await link.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await link.boundingBox()).toEqual(before);
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Add address' });
  await expect(form.getByRole('textbox', { name: /ddress/ })).toHaveValue(address);
});

test('an address that is wrong is said to be so after the press that leaves its field, not during it', async ({
  page,
}) => {
  const send = new SendDialog(page);
  await send.open('tab=send&asset=ETH&network=ethereum');
  await send.address('Ethereum').click();
  await page.keyboard.insertText('0x12');
  const max = send.button('Max');
  const before = (await max.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await max.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(send.dialog.getByText('This is not an address on Ethereum.')).toBeVisible();
  await expect(send.amount).not.toHaveValue('');
});

test('"Send" beside a saved address sends to that address', async ({ page }) => {
  await visit(page, '/user/addressbook');
  await page.getByRole('link', { name: 'Send to Ledger, cold' }).click();
  const send = new SendDialog(page);
  await expect(send.dialog.getByText('Ledger, cold')).toBeVisible();
  await expect(send.dialog.getByText('Ownership proven')).toBeVisible();
  await expect(send.address('Ethereum')).toHaveValue(/^0x/);
  // The recipient that the reader enters instead stays, over a reload too.
  await send.button('Clear the address').click();
  await send.amount.fill('0.5');
  await page.reload();
  await expect(send.amount).toHaveValue('0.5');
  await expect(send.dialog.getByText('Ledger, cold')).toHaveCount(0);
});

test('a deposit shows as it arrives, beside the address that it goes to', async ({ page }) => {
  const send = new SendDialog(page);
  await send.open('tab=receive&asset=SOL');
  await expect(send.dialog.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  const deposits = send.dialog.getByRole('region', { name: 'Recent deposits' });
  await expect(deposits.getByRole('listitem')).toHaveCount(1);
  await expect(deposits.getByText(/^\d+ of 8 confirmations$/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
