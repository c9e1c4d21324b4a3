import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DeskGroup, DeskPanel, DeskSeparator } from './desk-panels.tsx';

const meta = {
  title: 'Trading/Desk panels',
  component: DeskGroup,
  parameters: { layout: 'fullscreen' },
  args: { onSizesChange: fn() },
} satisfies Meta<typeof DeskGroup>;
export default meta;

/** The line is a separator with a value: the arrow keys move it. */
export const Resizable: StoryObj<typeof meta> = {
  render: (args) => (
    <div className="h-80 w-full text-fg">
      <DeskGroup {...args} orientation="vertical">
        <DeskPanel id="chart" minSize={80}>
          <p className="p-4">Chart</p>
        </DeskPanel>
        <DeskSeparator label="Resize the orders panel" grip />
        <DeskPanel id="orders" defaultSize={120} minSize={60}>
          <p className="p-4">Orders</p>
        </DeskPanel>
      </DeskGroup>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('separator', { name: 'Resize the orders panel' });
    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onSizesChange).toHaveBeenCalled());
  },
};
