import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';

/** The way from the top to this page. For pages three levels deep; a page of the header needs none. */
const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    children: (
      <>
        <Breadcrumb href="#admin">Back office</Breadcrumb>
        <Breadcrumb href="#users">Users</Breadcrumb>
        <Breadcrumb current>Lena Kowalski</Breadcrumb>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Lena Kowalski')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Lena Kowalski' })).not.toBeInTheDocument();
  },
};

export const Matrix: StoryObj<typeof meta> = matrix(
  Breadcrumbs,
  {
    'Three levels': {},
    Narrow: { 'aria-label': 'Narrow', className: 'w-40' },
  },
  1,
);
