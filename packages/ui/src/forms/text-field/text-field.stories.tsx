import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Name of the address', onValueChange: fn(), className: 'w-72' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'My hardware wallet', hint: 'Only you see it.', labelEnd: 'Optional' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of the address' });
    await expect(field).toHaveAccessibleDescription('Only you see it.');
    await userEvent.click(canvas.getByText('Name of the address'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Cold');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Cold');
  },
};

export const WithError: Story = {
  args: { defaultValue: 'Wallet', hint: 'Only you see it.', error: 'This name is taken.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This name is taken. Only you see it.');
  },
};

/** A press on the icon or the padding goes to the text. */
export const WithIcon: Story = {
  args: {
    label: 'Email',
    start: <Mail data-testid="icon" aria-hidden size={16} strokeWidth={1.5} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('icon'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { defaultValue: 'Wallet', disabled: true } };
export const Large: Story = { args: { size: 'lg', defaultValue: 'Wallet' } };
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div className="grid w-[600px] grid-cols-2 gap-4">
      <TextField {...args} placeholder="Placeholder" />
      <TextField {...args} defaultValue="Typed" hint="A hint" />
      <TextField {...args} defaultValue="Typed" error="What is wrong and what to do." />
      <TextField {...args} defaultValue="Typed" disabled />
      <TextField
        {...args}
        size="lg"
        defaultValue="Large"
        end={<span className="text-fg-muted">.core</span>}
      />
      <TextField {...args} hideLabel defaultValue="Label for readers only" />
    </div>
  ),
};
