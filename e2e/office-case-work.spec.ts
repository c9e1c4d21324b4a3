import { clientOf } from './client-of.ts';
import { elsewhere } from './elsewhere.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Officers share the queue: the next case, and several at once, by keyboard alone. */

testAlone(
  'an officer takes the next case by a key, and a colleague’s queue shows it without a reload',
  async ({ page, browser, baseURL, own }) => {
    testAlone.slow();
    const { backOfficeCompliance } = await clientOf(own.origin, 'officer');
    const { items } = await backOfficeCompliance.queue({ assigned: 'Nobodys' });
    const [first] = items;
    const colleague = await elsewhere(browser, baseURL, 'admin', '/admin/compliance');
    await expect(colleague.getByRole('rowheader').first()).toBeVisible();
    const workload = colleague.getByRole('region', { name: 'Workload' });
    await expect(workload.getByText(/^Cases: 1/)).toHaveCount(0);
    const keys = new Keys(page);
    await visit(page, '/admin/compliance', 'officer');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Workload' })).toContainText('Maria Oliveira');
    await expectAccessible(page);
    await keys.press('t');
    await expect(page).toHaveURL(new RegExp(`/admin/compliance/${first?.userId ?? ''}`));
    await expect(page.getByText('You work on this case.')).toBeVisible();
    await expect(workload.getByText(/^Cases: 1/)).toBeVisible();
  },
);

testAlone(
  'an officer hands back ten cases by keyboard alone in one call, and undoes it in another',
  async ({ page, own }) => {
    testAlone.slow();
    const { backOfficeCompliance } = await clientOf(own.origin, 'officer');
    const mine = async () => {
      const { items } = await backOfficeCompliance.queue({ assigned: 'Mine' });
      return items.map(({ userId }) => userId);
    };
    for (let count = 0; count < 10; count += 1) await backOfficeCompliance.takeNext();
    const before = await mine();
    expect(before).toHaveLength(10);
    const keys = new Keys(page);
    await visit(page, '/admin/compliance?assigned=Mine', 'officer');
    const rows = page.getByRole('rowheader');
    await expect(rows).toHaveCount(10);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/compliance/assign-many')) sent += 1;
    });
    await keys.press('j');
    await expect(rows.first()).toBeFocused();
    await keys.press('Space');
    for (let count = 1; count < 10; count += 1) await keys.press('Shift+ArrowDown');
    await keys.button('Hand back (10)');
    await expect(page.getByText('Handed back: 10')).toBeVisible();
    await expect(rows).toHaveCount(0);
    expect(await mine()).toEqual([]);
    await expectAccessible(page);
    await keys.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo the change' })).toBeFocused();
    await keys.press('Enter');
    await expect(page.getByText('Undone: 10')).toBeVisible();
    await expect(rows).toHaveCount(10);
    expect((await mine()).toSorted()).toEqual(before.toSorted());
    expect(sent).toBe(2);
  },
);
