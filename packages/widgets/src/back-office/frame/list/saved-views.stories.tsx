import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storageKeys } from '@agio/api-client';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { at, screenParameters } from '../../../testing/viewports.ts';
import type { SavedView } from './model/saved-views.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

/** A device on which these views were saved by the administrator. */
const deviceWith = (...views: Omit<SavedView, 'account'>[]) => {
  const storage = memoryStorage();
  const kept = views.map((view) => ({ ...view, account: 'admin' }));
  storage.texts.set(storageKeys.officeViews, JSON.stringify(kept));
  return storage;
};
const views: Omit<SavedView, 'account'>[] = [
  { area: 'orders', name: 'Open of Lena', query: 'status=Open&userId=trader' },
  { area: 'orders', name: 'Sold', query: 'side=Sell' },
  { area: 'transfers', name: 'Withdrawals', query: 'type=Withdrawal' },
];

const meta = {
  title: 'Screens/Back office/Saved views',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'admin@agio.test',
    address: '/admin/orders?userId=trader&status=Open',
    still: true,
    storage: deviceWith(...views),
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shelf = async ({ canvas }: Pick<Context, 'canvas'>) =>
  within(await canvas.findByRole('navigation', { name: 'Saved views' }));
const addressOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-address]')?.getAttribute('data-address');
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** The view that the address means is marked, in whichever order the address says it; a link leads to another one. */
export const Marked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const own = await shelf({ canvas });
    const open = await own.findByRole('link', { name: 'Open of Lena' });
    await expect(open).toHaveAttribute('aria-current', 'true');
    await expect(own.queryByRole('button', { name: 'Save view' })).toBeNull();
    await expect(own.queryByRole('link', { name: 'Withdrawals' })).toBeNull();
    await userEvent.click(own.getByRole('link', { name: 'Sold' }));
    await waitFor(() => expect(addressOf(canvasElement)).toBe('/admin/orders?side=Sell'));
    await expect(own.getByRole('link', { name: 'Sold' })).toHaveAttribute('aria-current', 'true');
    await expectFits();
  },
};
export const Light: Story = {
  globals: { ...at('desk'), scheme: 'light' },
  play: async ({ canvas }) => {
    await (await shelf({ canvas })).findByRole('link', { name: 'Sold' });
    await expectFits();
  },
};
export const Narrow: Story = { ...Light, globals: at('small') };
export const RightToLeft: Story = { ...Light, globals: { ...at('desk'), dir: 'rtl' } };

/** A name that is there already is refused; a new one is a link at once. */
export const Saved: Story = {
  args: { address: '/admin/orders?market=XCB-CTN', storage: deviceWith(...views) },
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    await userEvent.click(await own.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'sold');
    await expect(
      await dialog.findByRole('button', { name: 'There is a view of this name.' }),
    ).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Core against CTN{Enter}');
    const link = await own.findByRole('link', { name: 'Core against CTN' });
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(link).toHaveAttribute('href', '/admin/orders?market=XCB-CTN');
  },
};

/** A removed view can be had back, and stands where it stood. */
export const Removed: Story = {
  args: { storage: deviceWith(...views) },
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    await userEvent.click(await own.findByRole('button', { name: 'Change the view Open of Lena' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const undo = await own.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(own.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Open of Lena',
      'Sold',
    ]);
  },
};

export const Renamed: Story = {
  args: { storage: deviceWith(...views) },
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    await userEvent.click(await own.findByRole('button', { name: 'Change the view Open of Lena' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Open of Lena”' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lena, waiting{Enter}');
    await expect(await own.findByRole('link', { name: 'Lena, waiting' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Every list has them: the queue, users and the trail as orders and transfers. */
export const InQueue: Story = {
  args: { address: '/admin/compliance?type=Tier1ToTier2', storage: memoryStorage() },
  play: async ({ canvas }) => {
    await expect(
      await (await shelf({ canvas })).findByRole('button', { name: 'Save view' }),
    ).toBeVisible();
  },
};
export const InUsers: Story = {
  ...InQueue,
  args: { address: '/admin/users?tier=Tier2', storage: memoryStorage() },
};
export const InTransfers: Story = {
  ...InQueue,
  args: { address: '/admin/transfers?asset=XCB', storage: memoryStorage() },
};
export const InAuditTrail: Story = {
  ...InQueue,
  args: { address: '/admin/audit?subject=market', storage: memoryStorage() },
};

/** Views that another user saved on this device are not shown. */
export const OfSomebodyElse: Story = {
  args: { account: 'officer@agio.test', storage: deviceWith(...views) },
  play: async ({ canvas }) => {
    const own = await shelf({ canvas });
    await own.findByRole('button', { name: 'Save view' });
    await expect(own.queryByRole('link')).toBeNull();
  },
};
