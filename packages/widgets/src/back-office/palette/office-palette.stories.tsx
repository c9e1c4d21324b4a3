import type { Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Command palette',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin/users', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Asks for the palette once the back office is there; what it offers comes with its code. */
const openPalette = async ({ canvas, userEvent }: Context) => {
  await canvas.findByRole('navigation', { name: 'Back office' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findAllByRole('option', { name: /^Go to: / });
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const addressOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-address]')?.getAttribute('data-address');

/** The areas of the reader's role, before anything is typed. */
export const Areas: Story = {
  tags: ['picture'],
  play: async (context) => {
    await openPalette(context);
    await expect(options()).toContain('Go to: API keys');
    await context.userEvent.keyboard('go aud{Enter}');
    await waitFor(() => expect(addressOf(context.canvasElement)).toBe('/admin/audit'));
  },
};
export const Light: Story = {
  globals: { ...at('desk'), scheme: 'light' },
  play: openPalette,
};
export const Narrow: Story = { globals: at('small'), play: openPalette };
export const RightToLeft: Story = { globals: { ...at('desk'), dir: 'rtl' }, play: openPalette };

/** Keyboard only: typed, found by the exchange, opened. */
export const User: Story = {
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('trader@agio');
    await screen.findByRole('option', { name: 'Lena Keller · trader@agio.test' });
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(context.canvasElement)).toBe('/admin/users/trader'));
  },
};

/** An order by its id, which is in no list that was loaded. */
export const Order: Story = {
  args: { address: '/admin/orders?userId=trader' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const [head] = await canvas.findAllByRole('rowheader');
    await userEvent.click(head!);
    await screen.findByRole('dialog');
    const id = /orders\/([^?]+)/.exec(addressOf(canvasElement) ?? '')?.[1] ?? '';
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await openPalette(context);
    await userEvent.keyboard(id);
    await screen.findByRole('option', { name: /^(?:Buy|Sell) .+ · Lena Keller/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(canvasElement)).toBe(`/admin/orders/${id}`));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('Lena Keller')).toBeVisible();
  },
};

/** Acts on the open item come first. They lead to its form, and never act by themselves. */
export const OfCase: Story = {
  args: { account: 'officer@agio.test', address: '/admin/compliance/pending' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /^Approve/ });
    await openPalette(context);
    await expect(options()[0]).toMatch(/case|queue/);
    await userEvent.keyboard('reject{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(/Reject/i));
  },
};

/** The form with the status in it, looked at once more; nothing is sent. */
export const HaltMarket: Story = {
  args: { address: '/admin/markets/XCB-CTN' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('form', { name: 'Edit XCB/CTN' });
    await openPalette(context);
    await userEvent.keyboard('halt{Enter}');
    const review = within(await screen.findByRole('dialog', { name: /XCB\/CTN/ }));
    await expect(review.getByRole('textbox', { name: /Type XCB\/CTN/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Halted', hidden: true })).toBeChecked();
  },
};

/** A trade viewer is offered neither what the exchange would refuse to show, nor an act. */
export const ReadByViewer: Story = {
  args: { account: 'viewer@agio.test', address: '/admin/orders?userId=trader&status=Open' },
  play: async (context) => {
    await context.canvas.findAllByRole('rowheader');
    await openPalette(context);
    await expect(options()).toEqual(['Go to: Users', 'Go to: Orders', 'Go to: Transfers']);
  },
};

export const Looking: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeUsers.list', latencyMs: 600_000 }),
  },
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('lena');
    await expect(await screen.findByText('Searching users, orders and transfers…')).toBeVisible();
  },
};

export const None: Story = {
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('nobody at all');
    await expect(
      await screen.findByText('No user, order or transfer matches “nobody at all”.'),
    ).toBeVisible();
  },
};

let broken: Sandbox | undefined;

/** A part that could not be searched is named, and Enter tries again. */
export const Failed: Story = {
  args: {
    break: (sandbox) => {
      broken = sandbox;
      sandbox.faults.set({ endpoint: 'backOfficeUsers.list', failWith: { status: 404 } });
    },
    address: '/admin/orders',
  },
  play: async (context) => {
    await openPalette(context);
    await context.userEvent.keyboard('trader@agio');
    await screen.findByRole('option', { name: 'Search again' });
    await expect(screen.getByText(/^Not everything could be searched/)).toBeVisible();
    broken?.faults.clear();
    await context.userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /Lena Keller/ })).toBeVisible();
  },
};
