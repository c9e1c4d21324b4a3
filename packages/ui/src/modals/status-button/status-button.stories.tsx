import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatusButton } from './status-button.tsx';

const meta = {
  title: 'Modals/Status button',
  component: StatusButton,
  args: { notice: 'pending', onClick: fn() },
} satisfies Meta<typeof StatusButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pending for review' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const MoreData: Story = {
  args: { notice: 'more-data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Provide more data' })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: { notice: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Request was rejected' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    notice: 'more-data',
    labels: { 'more-data': 'Weitere Unterlagen zur Herkunft der Vermögenswerte erforderlich' },
    className: 'w-44',
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      {(['pending', 'more-data', 'rejected'] as const).map((notice) => (
        <StatusButton key={notice} {...args} notice={notice} />
      ))}
    </div>
  ),
};
