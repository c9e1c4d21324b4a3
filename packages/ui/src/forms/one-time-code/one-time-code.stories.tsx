import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { OneTimeCode } from './one-time-code.tsx';

function Held({ value: initial, onValueChange, ...rest }: ComponentProps<typeof OneTimeCode>) {
  const [value, setValue] = useState(initial);
  return (
    <OneTimeCode
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
  title: 'Forms/One-time code',
  component: OneTimeCode,
  args: { label: 'Code from your app', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from your app' });
    await userEvent.type(field, '12a345');
    await expect(field).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}56');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Partial: Story = { args: { value: '123' } };
export const Wrong: Story = {
  args: { value: '123456', error: 'This code is not right, or too old.' },
};
export const Disabled: Story = { args: { value: '123456', disabled: true } };

export const Matrix: Story = matrix(
  Held,
  { Empty: {}, Partial: Partial.args, Wrong: Wrong.args, Disabled: Disabled.args },
  2,
);
