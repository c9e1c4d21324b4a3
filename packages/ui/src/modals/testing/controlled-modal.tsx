import { type ComponentType, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button/button.tsx';

interface Control {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders a modal with state and a button that opens it. `args.open` is the initial state. */
export function controlled<P extends Control>(Modal: ComponentType<P>) {
  return function Controlled(args: P) {
    const [open, setOpen] = useState(args.open);
    const change = (next: boolean) => {
      setOpen(next);
      args.onOpenChange(next);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal {...args} open={open} onOpenChange={change} />
      </>
    );
  };
}

/** Each modal has a frame of its own in the docs page, because it fills the window. */
export const modalParameters = {
  layout: 'centered',
  docs: { story: { inline: false, height: '640px' } },
  viewport: {
    options: {
      phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
      narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' } },
    },
  },
};

export const phone = { viewport: { value: 'phone', isRotated: false } };

type DialogQueries = { element: HTMLElement } & Omit<
  typeof screen,
  'debug' | 'logTestingPlaygroundURL'
>;

/** The open dialog. */
export async function dialog(name: string | RegExp): Promise<DialogQueries> {
  const element = await screen.findByRole('dialog', { name });
  return { element, ...within(element) };
}

interface User {
  click: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  tab: (options?: { shift?: boolean }) => Promise<void>;
}

/** Opens the modal, tabs through its controls and closes it by Escape: the focus stays inside and returns to the button. */
export async function playKeyboard(userEvent: User, name: string | RegExp) {
  const opener = await screen.findByRole('button', { name: 'Open' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const { element } = await dialog(name);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  // The focus may begin on the surface, which Tab does not return to.
  await userEvent.tab();
  const first = document.activeElement;
  // 60 is more than any modal has; Tab returns to the first control.
  let round = 0;
  do {
    await userEvent.tab();
    await expect(element).toContainElement(document.activeElement as HTMLElement);
    round += 1;
  } while (document.activeElement !== first && round < 60);
  await expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** Expects that nothing is wider than the screen. */
export async function expectFits() {
  const element = await screen.findByRole('dialog');
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
