import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { className: 'w-80' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {
  args: {
    children:
      'Above 100,000 CHF we ask for one document in the last step, for example a bank statement.',
  },
};

export const FillsAtTheBestBids: Story = {
  args: {
    tone: 'warning',
    title: 'Fills at the best bids.',
    children: 'Down to 6.4176 for this amount, 0.01% below the last price.',
  },
};

export const MarketHalted: Story = {
  args: {
    tone: 'danger',
    live: true,
    title: 'XCB/CTN is halted since 11:04.',
    icon: <Ban aria-hidden size={16} strokeWidth={1.5} />,
    children: 'You can cancel open orders. Your entries stay here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^XCB\/CTN is halted/);
  },
};

export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'More documents required',
    children: 'The photo of your passport is blurred.',
    actions: <Button size="sm">Upload more docs</Button>,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-3">
      {(['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={`A ${tone} callout.`}>
          What it means here.
        </Callout>
      ))}
    </div>
  ),
};
