import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OnMarket, type OnMarketProps } from '../testing/on-market.tsx';
import { BestPrices } from './best-prices.tsx';
import { BookPanel, type BookPanelProps } from './book-panel.tsx';
import { TapePanel } from './tape-panel.tsx';

type Args = Pick<BookPanelProps, 'onPick'> & Omit<OnMarketProps, 'children'>;

/** Book, trades and best prices side by side, as in a desk of a partner. */
function BookOnSandbox({ onPick, ...stage }: Args) {
  return (
    <OnMarket {...stage}>
      {(instrument) => (
        <div className="flex gap-4 bg-canvas">
          <BookPanel instrument={instrument} onPick={onPick} className="h-140 w-70" />
          <div className="flex h-140 w-70 flex-col bg-surface-1">
            <BestPrices instrument={instrument} />
            <TapePanel instrument={instrument} className="flex-1" />
          </div>
        </div>
      )}
    </OnMarket>
  );
}

const meta = {
  title: 'Widgets/Book and trades',
  component: BookOnSandbox,
  args: { account: 'trader@agio.test', onPick: fn() },
} satisfies Meta<typeof BookOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A market that does not move, for pictures. */
export const Matrix: Story = { args: { still: true } };

/** A press on a price or an amount passes it to the ticket. */
export const Picking: Story = {
  args: { scenario: 'quiet' },
  play: async ({ args, canvasElement, userEvent }) => {
    const best = await waitFor(() => {
      const [button] = canvasElement.querySelectorAll<HTMLElement>('[data-side=asks] button');
      if (!button) throw new Error('The book is not there yet');
      return button;
    });
    await userEvent.click(best);
    await waitFor(() =>
      expect(args.onPick).toHaveBeenCalledWith('price', expect.stringMatching(/^\d+\.\d+$/)),
    );
  },
};

/** The market is halted: the book is muted and says so. */
export const Halted: Story = { args: { scenario: 'halted' } };
