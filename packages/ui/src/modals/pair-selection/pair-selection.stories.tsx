import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePairs } from '../../trading/testing/sample-market.ts';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
} from '../testing/controlled-modal.tsx';
import { PairSelectionModal } from './pair-selection.tsx';

const meta = {
  title: 'Modals/Pair selection',
  component: PairSelectionModal,
  parameters: modalParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    pairs: samplePairs,
    current: 'XCB-CTN',
    favourites: new Set(['BTC-USDC']),
    onFavouriteChange: fn(),
    onSelect: fn(),
  },
  render: controlled(PairSelectionModal),
} satisfies Meta<typeof PairSelectionModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Choose a market';

export const Open: Story = {};

/** Taking a market closes the list. */
export const Taken: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: /^BTC\/USDC Bitcoin/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('BTC-USDC');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Opens with the search focused; typing and Enter takes the first match, Escape leaves it as it was. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await dialog(title)).getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog(title);
    await userEvent.keyboard('gold{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('XAUG-USDC');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Loading: Story = { args: { pairs: undefined } };
export const Empty: Story = { args: { pairs: [] } };
export const Failed: Story = {
  args: {
    pairs: undefined,
    state: { status: 'error' },
    notes: { error: { text: 'The server took too long to respond.' } },
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent('The markets could not be loaded');
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: phone, play: expectFits };
