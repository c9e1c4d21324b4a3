import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartCandlestick, Globe, LogOut, Repeat } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

const onSelect = fn();
const icon = { size: 16, strokeWidth: 1.5 };

/**
 * Actions and links behind one button. Not for a value of a form: that is a select.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space, ↓ on the button | opens, first entry |
 * | ↑ ↓, Home, End, a letter | moves |
 * | Enter, Space | chooses |
 * | Escape, Tab | closes |
 */
const meta = {
  title: 'Overlays/Dropdown menu',
  component: DropdownMenuContent,
  render: (args) => (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Trade</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...args}>
        <DropdownMenuItem
          icon={<ChartCandlestick {...icon} />}
          description="Buy and sell on the spot market"
          asChild
        >
          <a href="#trade">Spot trading</a>
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Repeat {...icon} />}
          description="Quickly convert assets"
          onSelect={onSelect}
        >
          Convert
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<Globe {...icon} />} end="English">
          Language
        </DropdownMenuItem>
        <DropdownMenuItem icon={<LogOut {...icon} />} disabled>
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
} satisfies Meta<typeof DropdownMenuContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Entries: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Trade' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu', { name: 'Trade' });
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /^Spot trading/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    const link = await screen.findByRole('menuitem', { name: /^Spot trading/ });
    await expect(link).toHaveAttribute('href', '#trade');
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).not.toHaveFocus();
  },
};

/** Mirrored with the page: icons and checks are on the right. */
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trade' }));
    await expect(getComputedStyle(await screen.findByRole('menu')).direction).toBe('rtl');
  },
};

export const Choices: Story = {
  tags: ['picture'],
  render: (args) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...args}>
        <DropdownMenuGroup aria-label="Grouping">
          <DropdownMenuLabel>Grouping</DropdownMenuLabel>
          <DropdownMenuRadioGroup value="0.01">
            {['0.001', '0.01', '0.1'].map((step) => (
              <DropdownMenuRadioItem key={step} value={step}>
                {step}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked>Mark my orders</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem checked={false}>Show totals</DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async () => {
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { name: '0.01' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Mark my orders' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Show totals' })).not.toBeChecked();
  },
};
