import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx';

const onCancelAll = fn();

/**
 * Asks before something that cannot be undone, in words that say what will happen. The safe answer has the focus.
 * Not for news, nor for what can be undone: there act at once and offer the way back.
 */
const meta = {
  title: 'Overlays/Alert dialog',
  component: AlertDialogContent,
  render: (args) => (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="danger-soft">Cancel all</Button>
      </AlertDialogTrigger>
      <AlertDialogContent {...args}>
        <AlertDialogTitle>Cancel 5 orders?</AlertDialogTitle>
        <AlertDialogDescription>
          All open orders of XCB/CTN leave the book. Filled amounts are not affected.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button>Keep them</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant="danger" onClick={onCancelAll}>
              Cancel 5 orders
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  ),
} satisfies Meta<typeof AlertDialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    onCancelAll.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Cancel all' });
    await userEvent.click(trigger);
    await screen.findByRole('alertdialog', { name: 'Cancel 5 orders?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(onCancelAll).not.toHaveBeenCalled();
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 5 orders' }));
    await expect(onCancelAll).toHaveBeenCalledTimes(1);
  },
};

/** A press beside it is no answer. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
  },
};
