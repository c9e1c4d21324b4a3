import { brands } from '@agio/whitelabel-themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Search, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { Avatar } from '../../data-display/avatar/avatar.tsx';
import { TierBadge } from '../../data-display/tier-badge/tier-badge.tsx';
import { Logo } from '../logo/logo.tsx';
import { NavButton, NavLink, NavMenu } from '../nav-menu/nav-menu.tsx';
import { matrix } from '../../testing/matrix.tsx';
import {
  CommandButton,
  Header,
  HeaderEnd,
  HeaderProfileButton,
  HeaderSeparator,
  StageBadge,
} from './header.tsx';

const onSearch = fn();
const onStage = fn();

function Parts({ signedIn = true }: { signedIn?: boolean }) {
  return (
    <>
      <Logo mark={brands.agio.logo} name="Agio" />
      <StageBadge onClick={onStage}>ALPHA</StageBadge>
      <NavMenu aria-label="Main">
        <NavButton>Trade</NavButton>
        <NavLink href="#markets" aria-current="page">
          Markets
        </NavLink>
        {signedIn ? <NavButton aria-expanded>Portfolio</NavButton> : null}
      </NavMenu>
      <HeaderEnd>
        <CommandButton
          icon={<Search size={14} strokeWidth={1.5} aria-hidden />}
          shortcut="⌘K"
          onClick={onSearch}
        >
          Search markets, pages
        </CommandButton>
        <IconButton label="Switch to the light theme">
          <Sun size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        {signedIn ? (
          <>
            <HeaderSeparator />
            <HeaderProfileButton>
              <span className="sr-only">Profile menu of Lena Kowalski</span>
              <Avatar name="Lena Kowalski" />
              <TierBadge tier="Tier2" />
              <ChevronDown size={12} strokeWidth={2} aria-hidden />
            </HeaderProfileButton>
          </>
        ) : (
          <Button variant="primary" size="sm">
            Get Started
          </Button>
        )}
      </HeaderEnd>
    </>
  );
}

/**
 * The bar at the top of every page. Its menus are opened by plain buttons: an app may load them when a pointer or the
 * focus comes near.
 */
const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { children: <Parts /> },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search markets, pages' }));
    await expect(onSearch).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'ALPHA' }));
    await expect(onStage).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Markets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('banner')).toHaveStyle({ height: '52px' });
  },
};

export const SignedOut: Story = { args: { children: <Parts signedIn={false} /> } };

export const Matrix: Story = matrix(
  Header,
  {
    'Signed in': { className: 'w-[1200px]' },
    'Signed out': { className: 'w-[1200px]', ...SignedOut.args },
  },
  1,
);
