import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { MultiSelectField } from './multi-select-field.tsx';

const options = ['Open', 'PartiallyFilled', 'Filled', 'Cancelled'].map((value) => ({
  value,
  label: value.replace(/(?<=[a-z])(?=[A-Z])/, ' ').toLowerCase(),
}));

function Held({
  value: initial,
  onValueChange,
  ...rest
}: ComponentProps<typeof MultiSelectField<string>>) {
  const [value, setValue] = useState(initial);
  return (
    <div className="w-64">
      <MultiSelectField
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Forms/Multi-select',
  component: MultiSelectField<string>,
  args: { label: 'Status', options, value: [], onValueChange: fn(), placeholder: 'Any status' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Two: Story = { args: { value: ['Filled', 'Open'] } };
export const Many: Story = { args: { value: ['Filled', 'Open', 'Cancelled'] } };
export const Disabled: Story = { args: { value: ['Open'], disabled: true } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Status' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Status' });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{End}{Enter}{Home} ');
    // In the order of the list, not of choosing.
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Open', 'Cancelled']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Cancelled']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(button).toHaveTextContent('cancelled');
  },
};

export const Open: Story = {
  args: { value: ['Filled', 'Open'] },
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await expect(await screen.findByRole('listbox', { name: 'Status' })).toBeVisible();
  },
};

export const Matrix: Story = matrix(
  Held,
  {
    Empty: Empty.args,
    Two: Two.args,
    Many: Many.args,
    Disabled: Disabled.args,
    Wrong: { error: 'Choose at least one.' },
  },
  2,
);
