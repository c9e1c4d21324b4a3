import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { TextareaField } from './textarea-field.tsx';

function Held({ value: initial, ...rest }: ComponentProps<typeof TextareaField>) {
  const [value, setValue] = useState(initial);
  return <TextareaField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/Textarea',
  component: TextareaField,
  args: { label: 'Reason', value: '', className: 'w-80', maxLength: 200, showCount: true },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextareaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reason' });
    await userEvent.type(field, 'Blurred photo');
    await expect(canvas.getByText('13/200')).toBeVisible();
  },
};
export const WithError: Story = { args: { error: 'Say why, in a sentence.' } };
export const Disabled: Story = { args: { value: 'Blurred photo', disabled: true } };

export const Matrix: Story = matrix(
  Held,
  {
    Empty: {},
    Filled: { value: 'Blurred photo' },
    'With error': WithError.args,
    Disabled: Disabled.args,
  },
  2,
);
