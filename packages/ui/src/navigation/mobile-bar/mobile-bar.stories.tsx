import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartCandlestick, ChartLine, Menu, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { MobileBar, MobileBarItem } from './mobile-bar.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Main navigation at the bottom of a phone's screen, for three to five pages; every target is 56 px high. */
const meta = {
  title: 'Navigation/Mobile bar',
  component: MobileBar,
  args: {
    'aria-label': 'Main',
    className: 'w-[390px]',
    children: (
      <>
        <MobileBarItem href="#markets" icon={<ChartLine {...icon} />} aria-current="page">
          Markets
        </MobileBarItem>
        <MobileBarItem href="#trade" icon={<ChartCandlestick {...icon} />}>
          Trade
        </MobileBarItem>
        <MobileBarItem href="#portfolio" icon={<Wallet {...icon} />}>
          Portfolio
        </MobileBarItem>
        <MobileBarItem asChild icon={<Menu {...icon} />}>
          <button type="button">More</button>
        </MobileBarItem>
      </>
    ),
  },
} satisfies Meta<typeof MobileBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveAttribute('data-slot', 'mobile-bar-item');
    await expect(more.offsetHeight).toBe(56);
  },
};

export const Matrix: Story = matrix(
  MobileBar,
  { '390 px': {}, '320 px': { 'aria-label': 'Narrow', className: 'w-[320px]' } },
  2,
);
