import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../testing/viewports.ts';
import { OfficeStage } from './testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Users',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/users', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = async (canvas: Canvas) =>
  expect((await canvas.findAllByRole('link', { name: /, Active$/ }))[0]).toBeVisible();
const address = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-address]')?.getAttribute('data-address');
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Who was seen last stands first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText(/^\d+ users$/)).toBeVisible();
  },
};
export const Light: Story = {
  globals: { ...at('desk'), scheme: 'light' },
  play: async ({ canvas }) => shown(canvas),
};
export const Tablet: Story = { ...Light, globals: at('tablet') };

/** Cards; on the smallest phone nothing scrolls sideways. */
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await shown(canvas);
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const RightToLeft: Story = { ...Phone, globals: { ...at('desk'), dir: 'rtl' } };

/** `j` and `k` move through the users, Enter opens one, `u` leads back. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    const links = canvasElement.querySelectorAll('[data-user]');
    const cells = canvas.getAllByRole('rowheader');
    await userEvent.keyboard('j');
    await waitFor(() => expect(cells[0]).toHaveFocus());
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(cells[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(address(canvasElement)).toBe(links[1]?.getAttribute('href'));
    await canvas.findByRole('region', { name: 'Person' });
    await userEvent.keyboard('u');
    await shown(canvas);
  },
};

/** A part of an e-mail is enough; what is searched for is in the address. */
export const Searched: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'trader@agio');
    await expect(await canvas.findByText('1 user')).toBeVisible();
    await expect(address(canvasElement)).toBe('/admin/users?search=trader%40agio');
  },
};

/** Filters are in the address, and the way back is one press. */
export const Filtered: Story = {
  args: { address: '/admin/users?status=Frozen' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('link', { name: /, Frozen$/ });
    await expect(canvas.queryByRole('link', { name: /, Active$/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('No user found')).toBeVisible();
    await expect(address(canvasElement)).toBe('/admin/users?status=Frozen&search=zzz');
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await shown(canvas);
  },
};

/** The exchange sorts everybody, by several columns with Shift: by value as a figure, then by name. */
export const Sorted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Value/ }));
    await waitFor(() => expect(address(canvasElement)).toBe('/admin/users?sort=value.desc'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('button', { name: 'User' }));
    await userEvent.keyboard('{/Shift}');
    await waitFor(() =>
      expect(address(canvasElement)).toBe('/admin/users?sort=value.desc%2Cuser.asc'),
    );
    const values = () =>
      [...canvasElement.querySelectorAll('[data-row] [data-grid-cell=value]')].map((cell) =>
        Number.parseInt(cell.textContent?.replaceAll(/[^\d.]/g, '') ?? '', 10),
      );
    await waitFor(() => expect(values()).toEqual(values().toSorted((a, b) => b - a)));
  },
};

export const Empty: Story = {
  args: {
    answer: (request) =>
      new URL(request.url).pathname.endsWith('/backoffice/users')
        ? Response.json({ items: [], nextCursor: null })
        : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no users yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeUsers.list', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeUsers.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The users could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Support reads users, and no compliance. */
export const Support: Story = {
  args: { account: 'support@agio.test' },
  play: async ({ canvas }) => {
    await shown(canvas);
    const navigation = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expect(navigation.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(navigation.queryByRole('link', { name: 'Compliance' })).toBeNull();
  },
};
export const Trader: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
