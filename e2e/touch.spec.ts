import { expect, signIn, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger finds every button of the ticket: 44 px each way, in rows of one height', async ({
  page,
}) => {
  await page.goto('/trade/XCB-CTN');
  await signIn(page);
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  const ticket = page.getByRole('dialog');
  await expect(ticket.getByRole('textbox', { name: 'Price', exact: true })).toBeVisible();
  const size = (name: RegExp) =>
    ticket
      .getByRole('button', { name })
      .evaluate((button) => [button.offsetWidth, button.offsetHeight]);
  for (const name of [/one tick up/i, /one tick down/i, /in CTN/]) {
    const [width, height] = await size(name);
    expect(width, String(name)).toBeGreaterThanOrEqual(44);
    expect(height, String(name)).toBeGreaterThanOrEqual(44);
  }
  const rows = await ticket
    .getByRole('textbox')
    .evaluateAll((inputs) =>
      inputs.map((input) => input.closest('[data-slot=field-frame]')?.clientHeight),
    );
  expect(new Set(rows).size).toBe(1);
});
