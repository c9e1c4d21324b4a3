import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx';

/**
 * A few settings or a picker at the control that they belong to; the page stays usable. For a list of actions use a
 * menu, for a word of explanation a tooltip.
 *
 * Escape, a press elsewhere or leaving it by Tab closes it; the focus goes back to the trigger.
 */
const meta = {
  title: 'Overlays/Popover',
  component: PopoverContent,
  args: { 'aria-label': 'Columns' },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent {...args}>
        <p className="m-0 pb-3">Which columns the table shows.</p>
        <PopoverClose asChild>
          <Button size="sm">Done</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Columns' });
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};
