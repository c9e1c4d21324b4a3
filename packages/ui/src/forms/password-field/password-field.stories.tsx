import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', className: 'w-72' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'agio');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('agio');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = { args: { error: 'Wrong password.', defaultValue: 'x' } };
export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = matrix(
  PasswordField,
  {
    Empty: {},
    Filled: { defaultValue: 'agio' },
    'With error': WithError.args,
    Disabled: Disabled.args,
  },
  2,
);
