import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { actAs } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const admin = 'admin@agio.test';
const officer = 'officer@agio.test';

const views = [
  { id: 'lena', list: 'orders', name: 'Open of Lena', query: 'status=Open&userId=trader' },
  { id: 'sold', list: 'orders', name: 'Sold', query: 'side=Sell' },
  { id: 'out', list: 'transfers', name: 'Withdrawals', query: 'type=Withdrawal' },
];
const save = ({ id, ...view }: (typeof views)[number], account = admin, isShared = false) =>
  actAs(exchange, account, ['PUT', `/backoffice/views/${id}`, { ...view, isShared }]);

/** Keeps the views one after the other, as a person does. */
async function saveAll(all: readonly (typeof views)[number][]): Promise<void> {
  for (const view of all) await save(view);
}

/** An exchange at which the administrator keeps these views. */
function withViews(sandbox: Sandbox): void {
  exchange = sandbox;
  void saveAll(views);
}

function withoutViews(sandbox: Sandbox): void {
  exchange = sandbox;
}

const meta = {
  title: 'Screens/Back office/Saved views',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: admin,
    address: '/admin/orders?userId=trader&status=Open',
    still: true,
    break: withViews,
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
  args: { address: '/admin/orders?market=XCB-CTN' },
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

/** A removed view can be had back. */
export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    await userEvent.click(await own.findByRole('button', { name: 'Change the view Open of Lena' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const undo = await own.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(own.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Open of Lena',
        'Sold',
      ]),
    );
  },
};

export const Renamed: Story = {
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
  args: { address: '/admin/compliance?type=Tier1ToTier2', break: withoutViews },
  play: async ({ canvas }) => {
    await expect(
      await (await shelf({ canvas })).findByRole('button', { name: 'Save view' }),
    ).toBeVisible();
  },
};
export const InUsers: Story = {
  ...InQueue,
  args: { address: '/admin/users?tier=Tier2', break: withoutViews },
};
export const InTransfers: Story = {
  ...InQueue,
  args: { address: '/admin/transfers?asset=XCB', break: withoutViews },
};
export const InAuditTrail: Story = {
  ...InQueue,
  args: { address: '/admin/audit?subject=market', break: withoutViews },
};

/** A view that a colleague shares appears at once, names who shares it, and is theirs to change. */
export const SharedByColleague: Story = {
  args: { account: officer, address: '/admin/orders?side=Sell', break: withoutViews },
  play: async ({ canvas }) => {
    const own = await shelf({ canvas });
    await own.findByRole('button', { name: 'Save view' });
    await save(views[0]!);
    await save(views[1]!, admin, true);
    const sold = await own.findByRole('link', { name: 'Sold' });
    await expect(sold).toHaveAttribute('aria-current', 'true');
    await expect(sold).toHaveAttribute('title', 'Shared by Aiko Damm');
    await expect(own.getAllByRole('link')).toHaveLength(1);
    await expect(own.queryByRole('button')).toBeNull();
  },
};

/** A view is shared from its menu, and taken back; its name can be shared when it is saved. */
export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    const menu = async (item: string) => {
      await userEvent.click(
        await own.findByRole('button', { name: 'Change the view Open of Lena' }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await menu('Share with colleagues');
    const link = await own.findByRole('link', { name: 'Open of Lena' });
    await waitFor(() => expect(link).toHaveAttribute('title', 'Shared by Aiko Damm'));
    await menu('Stop sharing');
    await waitFor(() => expect(link).not.toHaveAttribute('title'));
  },
};

/** A name that a colleague took meanwhile stays in the dialog, where it can be changed. */
export const NameTakenMeanwhile: Story = {
  args: { account: officer, address: '/admin/orders?market=XCB-CTN', break: withoutViews },
  play: async ({ canvas, userEvent }) => {
    const own = await shelf({ canvas });
    await userEvent.click(await own.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sold');
    await save(views[1]!, admin, true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with colleagues' }));
    const keep = dialog.getByRole('button', { name: /^Save|There is a view of this name\.$/ });
    await userEvent.click(keep);
    // The exchange refuses it, or the list with the name has come before.
    const [said] = await dialog.findAllByText('There is a view of this name.');
    await expect(said).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Sold');
  },
};
