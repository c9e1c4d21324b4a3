import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { ListEnd, type ListEndProps } from './list-end.tsx';

/** Says at the end of a list which of its entries are shown, of how many, and loads more of them. */
const meta = {
  title: 'Data display/List end',
  component: ListEnd,
  args: { shown: 50, total: { count: 2014, isMore: false }, onMore: fn() },
} satisfies Meta<typeof ListEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  args: { shown: 50, total: { count: 2014, isMore: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–50 of 2,014$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** All of the list is there. */
export const Whole: Story = {
  args: { shown: 12, total: { count: 12, isMore: false }, onMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–12 of 12$/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const One: Story = {
  args: { shown: 1, total: { count: 1, isMore: false }, onMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of 1$/);
  },
};

/** The exchange counts no further than ten thousand. */
export const LongerThanCounted: Story = {
  args: { shown: 100, total: { count: 10_000, isMore: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–100 of more than 10,000$/);
  },
};

/** Entries that came after the count are more than it says. */
export const Outgrown: Story = {
  args: { shown: 52, total: { count: 50, isMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1–52 of more than 52$/);
  },
};

/** A list that the exchange does not count has only the button. */
export const Uncounted: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Loading: Story = { args: { isLoadingMore: true } };

/** A screen reader hears the new range once it is there: the element stays, and its text changes. */
export const Announced: Story = {
  render: function Growing(args: ListEndProps) {
    const [shown, setShown] = useState(50);
    return <ListEnd {...args} shown={shown} onMore={() => setShown(shown + 50)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const range = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(range).toHaveTextContent(/^1–100 of 2,014$/);
    await expect(range).toBeInTheDocument();
  },
};

export const Matrix: Story = matrix(
  (props: ListEndProps) => (
    <div style={{ width: 420 }}>
      <ListEnd {...props} />
    </div>
  ),
  {
    More: More.args,
    Whole: Whole.args,
    One: One.args,
    'Longer than counted': LongerThanCounted.args,
    Uncounted: Uncounted.args,
    Loading: Loading.args,
  },
);
