import type { Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { expect, test, visit } from './fixtures.ts';

const sizes = [
  [390, 844],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const types = ['Limit', 'Market', 'Stop-limit'] as const;

/** The most that may be empty between the last field and the button, in px. */
const widestGap = 48;

/** The blocks of the ticket that are shown, from top to bottom, and what of their column is in the window. */
interface Measured {
  blocks: { name: string; top: number; bottom: number }[];
  column: { top: number; bottom: number };
}

async function measure(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const ticket = document.querySelector('[data-slot=order-ticket]')!;
    const parts = [
      'ticket-sides',
      'ticket-types',
      'callout',
      'ticket-available',
      'field',
      'ticket-best-price',
      'slider',
      'ticket-shares',
      'choice-menu',
      'ticket-summary',
      'ticket-submit',
      'ticket-limits',
    ];
    const selector = [...parts.map((slot) => `[data-slot=${slot}]`), 'fieldset'].join();
    const blocks = [...ticket.querySelectorAll<HTMLElement>(selector)]
      // The menu of further types stands in the row of types.
      .filter(
        (each) => !each.matches('[data-slot=ticket-types] ~ *, [data-slot=ticket-types] ~ * *'),
      )
      .map((element) => ({
        name: element.dataset['slot'] ?? element.tagName,
        ...element.getBoundingClientRect().toJSON(),
      }))
      .filter(({ height }) => height > 0)
      .map(({ name, top, bottom }) => ({ name, top, bottom }))
      .toSorted((a, b) => a.top - b.top);
    let column: Element = ticket;
    while (getComputedStyle(column).overflowY === 'visible') column = column.parentElement!;
    const { top, bottom } = column.getBoundingClientRect();
    return { blocks, column: { top, bottom: Math.min(bottom, innerHeight) } };
  });
}

/** The ticket is whole: one block after the other down to the button, all of it in sight. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expect
    .poll(async () => faultsOf(await measure(page)), { message: what, timeout: 10_000 })
    .toEqual([]);
}

function faultsOf({ blocks, column }: Measured): string[] {
  const button = blocks.findIndex(({ name }) => name === 'ticket-submit');
  const faults: string[] = button > 0 ? [] : ['no button'];
  blocks.forEach((block, index) => {
    const before = blocks[index - 1];
    if (!before) return;
    const gap = block.top - before.bottom;
    // A shadow of rounding is none.
    if (gap < -0.5) faults.push(`${block.name} lies ${-gap} px over ${before.name}`);
    if (index <= button && gap > widestGap)
      faults.push(`${gap} px between ${before.name} and ${block.name}`);
  });
  for (const { name, top, bottom } of blocks.slice(0, button + 1))
    if (top < column.top - 0.5 || bottom > column.bottom + 0.5)
      faults.push(`${name} at ${top} to ${bottom} is out of ${column.top} to ${column.bottom}`);
  return faults;
}

/** Fills in what the type asks for: an order that may be sent, or more than there is. */
async function fill(page: Page, type: (typeof types)[number], amount: string): Promise<void> {
  const desk = new Desk(page);
  if (type === 'Stop-limit') {
    await desk.field('Trigger').fill('6.5');
    await desk.field('Limit').fill('6.6');
  }
  if (type === 'Limit') await desk.price.fill('6.4');
  await desk.amount.fill(amount);
}

/** On a phone the ticket stands in a sheet. */
async function openTicket(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Buy', exact: true });
  if (page.viewportSize()!.width < 768) await button.click();
  await expect(page.getByRole('form', { name: 'Order ticket' })).toBeVisible();
}

/** Every type: empty, ready to be sent, and with more than there is. */
async function expectEveryTypeWhole(page: Page, what: string): Promise<void> {
  for (const type of types) {
    await page.getByRole('tab', { name: type, exact: true }).click();
    await expectWhole(page, `${what}, ${type}`);
    await fill(page, type, '60');
    await expectWhole(page, `${what}, ${type}, filled in`);
    await fill(page, type, '9000');
    await expectWhole(page, `${what}, ${type}, more than there is`);
    await new Desk(page).amount.fill('');
  }
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const toggle = (page: Page) => notices(page).getByRole('button', { name: '2 notices' });

for (const [width, height] of sizes)
  test(`the ticket at ${width} × ${height}: figures and button right under the fields, nothing covered, in every type, with notices and without`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await visit(page, '/trade/XCB-CTN');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await openTicket(page);
    await expectEveryTypeWhole(page, 'with notices');

    await page.keyboard.press('Escape');
    await notices(page).getByRole('button', { name: 'Dismiss' }).click();
    await notices(page).getByRole('button', { name: 'Hide for now' }).click();
    await expect(notices(page)).toBeHidden();
    await openTicket(page);
    await expectEveryTypeWhole(page, 'without notices');
  });

test('the ticket of a guest and of an account that cannot trade is whole on a small laptop and on a tablet', async ({
  page,
}) => {
  test.slow();
  const small = sizes.filter(([width]) => width < 1440 && width > 390);
  for (const account of [undefined, 'newcomer', 'frozen']) {
    if (account === undefined) await page.goto('/trade/XCB-CTN');
    else await visit(page, '/trade/XCB-CTN', account);
    await new Desk(page).live();
    for (const [width, height] of small) {
      await page.setViewportSize({ width, height });
      for (const type of types) {
        await page.getByRole('tab', { name: type, exact: true }).click();
        await expectWhole(page, `${account ?? 'guest'} at ${width}, ${type}`);
      }
    }
    await page.context().clearCookies();
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  }
});

test('the ticket of a halted market is whole at every size, with the reason of the halt', async ({
  page,
}) => {
  await visit(page, '/trade/LTC-USDC');
  await expect(new Desk(page).submit('Market is halted')).toBeVisible();
  for (const [width, height] of sizes.slice(1)) {
    await page.setViewportSize({ width, height });
    for (const type of types) {
      await page.getByRole('tab', { name: type, exact: true }).click();
      await expectWhole(page, `halted at ${width}, ${type}`);
    }
  }
});

test('the notices over the desk are one line with their number, all of them when they are wanted, remembered, and as ever on other pages', async ({
  page,
}) => {
  await visit(page, '/trade/XCB-CTN');
  const banners = notices(page).locator('[data-slot=banner]');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(banners.nth(0)).toBeVisible();
  await expect(banners.nth(1)).toBeHidden();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(banners.nth(1)).toBeVisible();
  await expect(toggle(page)).toBeFocused();

  await page.reload();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await toggle(page).click();
  await expect(banners.nth(1)).toBeHidden();

  await page.goto('/markets');
  await expect(banners.nth(1)).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
});
