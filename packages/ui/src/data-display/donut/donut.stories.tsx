import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { Donut, DonutSwatch } from './donut.tsx';

const segments = [
  { id: 'BTC', share: 44.4 },
  { id: 'ETH', share: 21.17 },
  { id: 'USDC', share: 11.3 },
  { id: 'XCB', share: 7.88 },
  { id: 'VCO2', share: 5.68 },
  { id: '4 others', share: 9.57 },
];

/** Parts of a whole, largest first from the top, with a legend beside it that says the figures. Up to six parts. */
const meta = {
  title: 'Data display/Donut',
  component: Donut,
  args: { segments, label: 'Allocation by asset' },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLegend: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="flex items-center gap-6">
      <Donut {...args}>
        <span className="num text-2xl font-semibold">9</span>
        <span className="text-sm text-fg-muted">assets</span>
      </Donut>
      <ul className="flex w-40 flex-col gap-2 text-sm">
        {segments.map(({ id, share }, index) => (
          <li key={id} className="flex items-center gap-2.5">
            <DonutSwatch index={index} />
            <span className="flex-1">{id}</span>
            <span className="num text-fg-muted">{share}%</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Allocation by asset' })).toBeVisible();
    // The ground and one arc for each part.
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(7);
  },
};
export const OnePart: Story = { args: { segments: [{ id: 'CHF', share: 12500 }] } };
export const Nothing: Story = {
  args: { segments: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1);
  },
};

export const Matrix: Story = matrix(
  Donut,
  {
    'Six parts': {},
    'With a figure': { children: <span className="num text-2xl font-semibold">9</span> },
    'One part': OnePart.args,
    Nothing: Nothing.args,
  },
  4,
);
