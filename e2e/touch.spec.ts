import { expect, test, visit } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger finds every button of the ticket: 44 px each way, in rows of one height', async ({
  page,
}) => {
  await visit(page, '/trade/XCB-CTN');
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  const ticket = page.getByRole('dialog');
  await expect(ticket.getByRole('textbox', { name: 'Price', exact: true })).toBeVisible();
  const size = (name: RegExp) => ticket.getByRole('button', { name }).boundingBox();
  for (const name of [/one tick up/i, /one tick down/i, /in CTN/]) {
    const box = await size(name);
    // a layout in fractions of a pixel
    const smallest = Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
    expect(smallest, String(name)).toBeGreaterThanOrEqual(44);
  }
  const rows = await ticket
    .getByRole('textbox')
    .evaluateAll((inputs) =>
      inputs.map((input) => input.closest('[data-slot=field-frame]')?.clientHeight),
    );
  expect(new Set(rows).size).toBe(1);
});
