import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

/**
 * A word or two about a control that shows only an icon. Never the only place of something needed: fingers see no
 * tooltips. It comes with the pointer after a moment and with the keyboard's focus at once; Escape hides it.
 */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Load the balances again', children: null },
  render: (args) => (
    <TooltipProvider delayDuration={0}>
      <Tooltip {...args}>
        <IconButton label="Refresh">
          <RefreshCw size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </Tooltip>
    </TooltipProvider>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Load the balances again'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Open: Story = { args: { defaultOpen: true }, tags: ['picture'] };
