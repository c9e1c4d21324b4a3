import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { matrix } from '../../testing/matrix.tsx';
import { NavButton, NavLink, NavMenu } from './nav-menu.tsx';

const onOpen = fn();

/** The main navigation in a header: links, and buttons that open a menu of pages. */
const meta = {
  title: 'Navigation/Nav menu',
  component: NavMenu,
  args: {
    'aria-label': 'Main',
    className: 'h-13',
    children: (
      <>
        <NavButton onClick={onOpen}>Trade</NavButton>
        <NavButton aria-expanded aria-current="page">
          Portfolio
        </NavButton>
        <NavLink href="#markets">Markets</NavLink>
        <NavLink asChild>
          <button type="button">Any element</button>
        </NavLink>
      </>
    ),
  },
} satisfies Meta<typeof NavMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const trade = canvas.getByRole('button', { name: 'Trade' });
    await expect(trade).toHaveFocus();
    await expect(trade).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute('href', '#markets');
    await expect(canvas.getByRole('button', { name: 'Any element' })).toHaveAttribute(
      'data-slot',
      'nav-link',
    );
  },
};

export const Matrix: Story = matrix(NavMenu, { 'Links and buttons': {} }, 1);
