import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Transfers',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'viewer@agio.test', address: '/admin/transfers?userId=trader', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowsShown = (canvas: Canvas) => canvas.findAllByRole('rowheader');
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** A viewer reads the transfers of everybody. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await rowsShown(canvas)).length).toBeGreaterThan(2);
    await expect(
      canvas.getByRole('button', { name: 'Remove filter: User ID: trader' }),
    ).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };

export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    // The placeholders are a list too, which goes.
    await waitFor(() => {
      const list = within(canvas.getByRole('list', { name: 'Transfers of all users' }));
      return expect(list.getAllByRole('link').length).toBeGreaterThan(0);
    });
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };

/** Amounts, confirmations, what happened, and every id to copy. */
export const Details: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await rowsShown(canvas);
    await userEvent.click(first!);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(drawer.getByText('Confirmations')).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Why this risk' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy: Transfer ID' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy: User ID' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        '/admin/transfers?userId=trader',
      ),
    );
  },
};

/** Filters are chosen in one place, and each shows at once. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await rowsShown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Direction' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Withdrawal' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        '/admin/transfers?userId=trader&type=Withdrawal',
      ),
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** A part of an id, an address or a transaction is enough, and a state besides. */
export const Searched: Story = {
  args: { address: '/admin/transfers?status=Confirmed&sort=amount.desc' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = await rowsShown(canvas);
    const id = first?.textContent ?? '';
    await userEvent.type(canvas.getByRole('searchbox'), id);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(
      canvas.getByRole('button', { name: `Remove filter: Search: ${id}` }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      `/admin/transfers?status=Confirmed&search=${id}&sort=amount.desc`,
    );
  },
};

/** The exchange says how much each deserves a second look; those that do are found and sorted by it. */
export const AtRisk: Story = {
  args: { address: '/admin/transfers?sort=risk.desc' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const levels = () =>
      [...canvasElement.querySelectorAll('[role=row] [data-grid-cell=risk]')]
        .slice(1)
        .map((cell) => cell.textContent);
    await rowsShown(canvas);
    const order = ['High', 'Medium', 'Low'];
    const shown = levels().map((level) => order.indexOf(level));
    await expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    await expect(new Set(shown).size).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Risk' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Medium' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(new Set(levels())).toEqual(new Set(['Medium'])));
  },
};

export const Empty: Story = {
  args: { address: '/admin/transfers?userId=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.transfers', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The transfers could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeTrading.transfers', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Transfers of all users' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};
