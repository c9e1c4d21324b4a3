import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { oneOf } from '../../testing/arg-types.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
} from './dialog.tsx';

function Example({ lines = 1, ...props }: DialogContentProps & { lines?: number }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Claim rewards</Button>
      </DialogTrigger>
      <DialogContent {...props}>
        <DialogHeader>
          <DialogTitle>Claim CTN</DialogTitle>
          <DialogDescription>Tokens from the initial order phase.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {Array.from({ length: lines }, (_, line) => (
            <p key={line} className="m-0 pb-3">
              They are now available to deposit into your portfolio.
            </p>
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Not now</Button>
          </DialogClose>
          <Button variant="primary">Claim Rewards</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/**
 * A task or a question that takes over the page. For something that cannot be undone use an alert dialog, for details
 * beside a list a drawer, for a few settings a popover.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, Shift Tab | moves inside, in a ring |
 * | Escape | closes |
 */
const meta = {
  title: 'Overlays/Dialog',
  component: DialogContent,
  argTypes: { size: oneOf(['sm', 'md', 'lg', 'xl'], 'md') },
  args: { size: 'md' },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof DialogContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Claim rewards' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Claim CTN' });
    await expect(dialog).toHaveAccessibleDescription('Tokens from the initial order phase.');
    // Its first control acts, so the focus is on none.
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();

    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

/** A press beside the panel closes; one on it does not. */
export const ScrimCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim rewards' }));
    await userEvent.click(await screen.findByText('Claim CTN'));
    await expect(screen.getByRole('dialog')).toBeVisible();
    const scrim = document.querySelector('[data-slot=dialog-scrim]');
    await userEvent.click(scrim as Element);
    await gone();
  },
};

/** Opened by no trigger of its own, it gives the focus back all the same. */
export const OpenedFromElsewhere: Story = {
  render: function Elsewhere(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Elsewhere</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent {...args}>
            <DialogHeader>
              <DialogTitle>Opened from elsewhere</DialogTitle>
            </DialogHeader>
          </DialogContent>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Opened from elsewhere' });
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
  },
};

/** The page behind does not scroll; a tall dialog scrolls as a whole. */
export const Tall: Story = {
  render: (args) => <Example {...args} lines={60} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim rewards' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

/** A dialog that has no corner button needs another way to close. */
export const NoCornerButton: Story = {
  args: { closeLabel: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim rewards' }));
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await gone();
  },
};

const onOpenAutoFocus = fn((event: Event) => event.preventDefault());
/** `onOpenAutoFocus` decides where the focus begins. */
export const OwnFocus: Story = {
  args: { size: 'lg', onOpenAutoFocus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim rewards' }));
    await screen.findByRole('dialog');
    await expect(onOpenAutoFocus).toHaveBeenCalled();
  },
};
