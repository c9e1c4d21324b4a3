import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { SearchField } from './search-field.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(initial);
  return (
    <SearchField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: {
    label: 'Search assets',
    placeholder: 'Search assets',
    value: '',
    onValueChange: fn(),
    className: 'w-64',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search assets' });
    await userEvent.type(field, 'dogs');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('cat');
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Filled: Story = { args: { value: 'dogs' } };
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = matrix(
  Held,
  { Empty: Empty.args, Filled: Filled.args, Disabled: Disabled.args },
  3,
);
