import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrix } from '../../testing/matrix.tsx';
import { PairIcon } from './pair-icon.tsx';

/** The marks of a market's two assets, the base in front. Decorative: text beside it names the pair. */
const meta = {
  title: 'Data display/Pair icon',
  component: PairIcon,
  args: { base: 'XCB', quote: 'CTN' },
} satisfies Meta<typeof PairIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <PairIcon {...args} size="sm" />
      <PairIcon {...args} size="md" />
      <PairIcon {...args} size="lg" />
    </div>
  ),
};

export const Matrix: Story = matrix(
  PairIcon,
  {
    Small: { size: 'sm' },
    Medium: { size: 'md' },
    Large: { size: 'lg' },
    Unknown: { base: 'DOGS', quote: 'CATS' },
  },
  4,
);
