import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';
import { matrix } from '../../testing/matrix.tsx';
import { DropdownMenuItem, LazyMenuContent } from '../dropdown-menu/dropdown-menu.tsx';
import { LazyPopup, type LazyPopupState, PrefetchProvider } from './lazy-popup.tsx';

interface SampleProps {
  onSelect: (name: string) => void;
}

/** In an app this is a file of its own. */
function SampleMenu({ popup, onSelect }: SampleProps & { popup: LazyPopupState }) {
  return (
    <LazyMenuContent popup={popup} align="start">
      {['Portfolio', 'Orders'].map((name) => (
        <DropdownMenuItem key={name} onSelect={() => onSelect(name)}>
          {name}
        </DropdownMenuItem>
      ))}
    </LazyMenuContent>
  );
}

const onSelect = fn();

/**
 * A button whose menu, or other popup, is fetched when the pointer or the focus reaches it. For buttons of the first view,
 * whose code would otherwise make every visitor wait. Elsewhere a `DropdownMenu` with its trigger is simpler.
 *
 * | key | |
 * | --- | --- |
 * | Enter, Space, ↓ | opens the menu on its first entry; ↓ only for a menu |
 * | Escape | closes it; the focus returns to the button |
 */
const meta = {
  title: 'Overlays/Lazy popup',
  component: LazyPopup<SampleProps>,
  args: {
    load: () =>
      Promise.resolve({
        default: SampleMenu as ComponentType<SampleProps & { popup: LazyPopupState }>,
      }),
    contentProps: { onSelect },
    children: (button) => <Button {...button}>More</Button>,
  },
} satisfies Meta<typeof LazyPopup<SampleProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
  },
};

/** The second press closes the menu, it does not close and open it again. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    for (const key of ['{Enter}', '{ArrowDown}']) {
      button.focus();
      await userEvent.keyboard(key);
      const menu = within(await screen.findByRole('menu'));
      const first = menu.getByRole('menuitem', { name: 'Portfolio' });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Portfolio' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith('Orders');
  },
};

const prefetch = fn();

/** The app around says how code is fetched ahead, so that a part which a new release has replaced is not an error yet. */
export const FetchedAhead: Story = {
  decorators: [
    (Story) => (
      <PrefetchProvider value={prefetch}>
        <Story />
      </PrefetchProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    prefetch.mockClear();
    await userEvent.hover(canvas.getByRole('button', { name: 'More' }));
    await expect(prefetch).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = matrix(LazyPopup<SampleProps>, {
  Menu: {},
  Dialog: { kind: 'dialog' },
});
