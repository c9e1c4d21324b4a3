import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Pagination } from './pagination.tsx';

/** Steps through a list page by page. The exchange's lists go by cursor: there is no last page to jump to. */
const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { shown: '51–100', onPrevious: fn(), onNext: fn(), className: 'w-[480px]' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
  },
};

export const First: Story = {
  args: { shown: '1–50', onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

export const Last: Story = { args: { shown: '101–112', onNext: undefined } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = matrix(
  Pagination,
  { First: First.args, Middle: Middle.args, Last: Last.args, Loading: Loading.args },
  2,
);
