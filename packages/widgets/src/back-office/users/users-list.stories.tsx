import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

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

/** The person who was seen last stands first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await shown(canvas);
    await expect(canvas.getByText(/^1–(\d+) of \1$/)).toBeVisible();
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
    await expect(await canvas.findByText('1 of 1')).toBeVisible();
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

/** office-review L7: the order in which the exchange sends them has its arrow, and no place in the address. */
export const UsualOrder: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    const seen = () => canvas.getByRole('columnheader', { name: /^Last seen/ });
    await expect(seen()).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: /^Last seen/ }));
    await waitFor(() => expect(seen()).toHaveAttribute('aria-sort', 'ascending'));
    await expect(address(canvasElement)).toBe('/admin/users?sort=seen.asc');
    await userEvent.click(canvas.getByRole('button', { name: /^Last seen/ }));
    await waitFor(() => expect(address(canvasElement)).toBe('/admin/users?'));
    await expect(seen()).toHaveAttribute('aria-sort', 'descending');
  },
};

/** office-review M13: a list that is not all here says how long it is, and goes on saying so when more of it comes. */
export const Counted: Story = {
  args: { scenario: 'waiting' },
  play: async ({ canvas, userEvent }) => {
    const said = await canvas.findByText(/^1–100 of 2,\d{3}$/, undefined, {
      timeout: 20_000,
    });
    await expect(said).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText(/^1–200 of 2,\d{3}$/)).toBeVisible();
  },
};

/** office-review M13: filtered by role, country, risk, value, note and date of joining. */
export const Narrowed: Story = {
  args: {
    address: '/admin/users?role=Customer&country=Switzerland&valueFrom=1000&from=2020-01-01',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('link', { name: /, Active$/ });
    for (const chip of [
      'Role: Customer',
      'Country of residence: Switzerland',
      'Value, CHF: 1,000 or more',
      'From: Jan 1, 2020',
    ]) {
      await expect(canvas.getByRole('button', { name: `Remove filter: ${chip}` })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Filter' }));
    const country = choices.getByRole('textbox', { name: 'Country of residence' });
    await userEvent.clear(country);
    await userEvent.type(country, 'Germany{Enter}');
    await waitFor(() => expect(address(canvasElement)).toMatch(/country=Germany/));
    await expect(choices.getByRole('combobox', { name: /^Risk/ })).toBeVisible();
    await expectFits();
  },
};

/** office-review M13: what is filtered is saved as a file. */
export const Exported: Story = {
  args: { address: '/admin/users?role=Customer' },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/^agio-users-[\d-]+\.csv was saved$/)).toBeVisible();
  },
};

/** security-review 13: for whom values are masked, nothing is sorted or filtered by them, and there is no file of everybody. */
export const Masked: Story = {
  args: { account: 'viewer@agio.test', address: '/admin/users?sort=value.desc&valueFrom=1000' },
  play: async ({ canvas, userEvent }) => {
    await shown(canvas);
    await expect(canvas.queryByRole('button', { name: /^Value/ })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /^Value/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const choices = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await expect(choices.getByRole('combobox', { name: /^Role/ })).toBeVisible();
    await expect(choices.queryByText('Country of residence')).toBeNull();
    await expect(choices.queryByText('Risk')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(canvas.getByRole('searchbox'), 'trader@agio');
    await expect(
      await canvas.findByText(
        /e-mails, Core IDs, addresses and order IDs are found only when complete/,
      ),
    ).toBeVisible();
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
