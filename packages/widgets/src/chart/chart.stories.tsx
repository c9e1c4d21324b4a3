import { Decimal } from '@agio/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OnMarket, type OnMarketProps } from '../testing/on-market.tsx';
import { Chart } from './chart.tsx';
import type { ChartPanelProps } from './chart-panel.tsx';

type Args = Pick<ChartPanelProps, 'view' | 'onCancelOrder'> & Omit<OnMarketProps, 'children'>;

/** The chart on its own. */
function ChartOnSandbox({ view, onCancelOrder, ...stage }: Args) {
  return (
    <OnMarket {...stage}>
      {(instrument) => (
        <div className="flex h-120 flex-col bg-surface-1">
          <Chart
            instrument={instrument}
            view={view}
            onCancelOrder={onCancelOrder}
            className="min-h-0 flex-1"
          />
        </div>
      )}
    </OnMarket>
  );
}

const meta = {
  title: 'Widgets/Chart',
  component: ChartOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { account: 'trader@agio.test', view: 'price', onCancelOrder: fn() },
} satisfies Meta<typeof ChartOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A market that does not move, for pictures. */
export const Matrix: Story = {
  args: { still: true },
  play: async ({ canvas }) => {
    // Own orders come after the candles; this one is in sight at every width.
    await expect(await canvas.findByText(/^Buy 500/)).toBeVisible();
  },
};

/** The cumulative amounts of both sides of the book. */
export const Depth: Story = { args: { view: 'depth', scenario: 'quiet' } };

/** The candles cannot be loaded. */
export const Failed: Story = {
  args: {
    break: ({ faults }) =>
      faults.set({ endpoint: 'marketData.history', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chart could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** An order is moved by keys, and put back by Escape; what it ends in is the edit, with the new price. */
export const AmendByKeys: Story = {
  args: { scenario: 'quiet' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    const chip = await canvas.findByRole('button', { name: /^Edit order: Buy 500.00 at / }, slow);
    const draft = () => canvasElement.querySelector('[data-slot=chart-order-draft]');
    chip.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(draft()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(draft()).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    const [price = ''] = /[\d.]+$/.exec(chip.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit order' }, slow));
    const next = Decimal.of(price).minus(Decimal.of('0.0001'));
    await waitFor(() =>
      expect(edit.getByRole('textbox', { name: 'Price' })).toHaveValue(next.toString()),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow);
  },
};

/** A line that is drawn in one market is there when the reader comes back to it. */
export const Drawn: Story = {
  args: { scenario: 'quiet' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slow = { timeout: 10_000 };
    const stops = () => canvasElement.querySelectorAll('[data-slot=chart-drawing]');
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }, slow));
    const menu = within(await screen.findByRole('dialog', { name: 'Draw' }, slow));
    await userEvent.click(menu.getByRole('button', { name: 'Horizontal line' }));
    const surface = await canvas.findByRole('application', { name: 'Horizontal line' }, slow);
    await waitFor(() => expect(surface).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(stops()).toHaveLength(1));
    const kept = canvas.getByRole('button', { name: /^Horizontal line, / });
    await waitFor(() => expect(kept).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(stops()).toHaveLength(0));
  },
};
