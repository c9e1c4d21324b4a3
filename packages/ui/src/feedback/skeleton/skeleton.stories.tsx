import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../testing/matrix.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'w-24' } };

/** The geometry of the rows that will come. */
export const Rows: Story = {
  render: () => (
    <div aria-busy="true" className="flex w-80 flex-col">
      <span className="sr-only">Loading balances</span>
      {[10, 14, 8].map((width) => (
        <div key={width} className="flex h-row items-center gap-3">
          <Skeleton className="size-5 rounded-full" />
          <Skeleton style={{ width: width * 4 }} />
          <Skeleton className="ms-auto w-16" />
        </div>
      ))}
    </div>
  ),
};

export const Matrix: Story = matrix(
  Skeleton,
  {
    Line: Line.args,
    Wide: { className: 'w-60' },
    Circle: { className: 'size-10 rounded-full' },
    Block: { className: 'h-20 w-60 rounded-panel' },
  },
  4,
);
