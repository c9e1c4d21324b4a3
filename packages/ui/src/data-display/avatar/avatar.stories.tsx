import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../testing/matrix.tsx';
import { Avatar } from './avatar.tsx';

/** Stands for a person by their initials. The name is said beside it, or by the control around it. */
const meta = {
  title: 'Data display/Avatar',
  component: Avatar,
  args: { name: 'Lena Kowalski' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const FromAddress: Story = { args: { name: 'trader@agio.test' } };
export const Nameless: Story = { args: { name: '' } };

export const Matrix: Story = matrix(
  Avatar,
  {
    Medium: Medium.args,
    Large: Large.args,
    'From address': FromAddress.args,
    Nameless: Nameless.args,
  },
  4,
);
