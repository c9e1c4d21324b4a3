import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Reserves',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/wallets/reserves', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holdings against debts: the books agree, and the course of one asset is a line and a table. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The books agree')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Open BTC' }));
    const history = within(await canvas.findByRole('region', { name: 'Coverage of BTC by day' }));
    const table = within(await history.findByRole('table'));
    await expect(table.getAllByRole('row').length).toBeGreaterThan(20);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const Light: Story = {
  ...Ready,
  tags: [],
  globals: { ...at('desk'), scheme: 'light' },
};
export const Phone: Story = { ...Ready, globals: at('phone') };
export const Narrow: Story = { ...Ready, tags: [], globals: at('small') };
export const RightToLeft: Story = {
  ...Ready,
  tags: [],
  globals: { ...at('desk'), dir: 'rtl' },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.reserves', latencyMs: 600_000 }),
  },
};
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeWallets.reserves', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reserves could not be loaded')).toBeVisible();
  },
};
export const HistoryFailed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeWallets.reserveHistory',
        failWith: { status: 500 },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The history could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The books agree')).toBeVisible();
  },
};

/** The wallets hold less than the books say. */
export const Differs: Story = {
  args: {
    answer: (request) =>
      request.url.endsWith('/wallets/reserves')
        ? Response.json({
            time: '2026-11-20T11:30:00Z',
            assets: [
              {
                asset: 'BTC',
                owed: '10',
                hot: '6',
                deposits: '0.5',
                cold: '3',
                inTransit: '0',
                difference: '-0.5',
                coveragePercent: '95',
                ownFunds: '1.2',
              },
            ],
          })
        : undefined,
  },
  play: async ({ canvas }) => {
    const [said] = await canvas.findAllByText('The books differ');
    await expect(said).toBeVisible();
  },
};
