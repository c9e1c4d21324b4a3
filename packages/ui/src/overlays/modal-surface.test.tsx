// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { testPage } from '../testing/test-page.ts';
import { Dialog, DialogContent, DialogTitle } from './dialog/dialog.tsx';
import { Drawer, DrawerContent, DrawerTitle } from './drawer/drawer.tsx';

const render = testPage();

/** A menu whose entry opens a dialog in its place, at once or when its code has arrived. */
function Menu({ arrives }: { arrives?: Promise<void> }) {
  const [open, setOpen] = useState<'menu' | 'dialog'>();
  const close = () => setOpen(undefined);
  const news = async () => {
    if (arrives) {
      close();
      await arrives;
    }
    setOpen('dialog');
  };
  return (
    <>
      <button type="button" onClick={() => setOpen('menu')}>
        Menu
      </button>
      <Drawer open={open === 'menu'} onOpenChange={close}>
        <DrawerContent>
          <DrawerTitle>Menu</DrawerTitle>
          <button type="button" onClick={() => void news()}>
            News
          </button>
        </DrawerContent>
      </Drawer>
      <Dialog open={open === 'dialog'} onOpenChange={close}>
        <DialogContent>
          <DialogTitle>News</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
}

test.each([
  ['with the click', undefined],
  ['before the menu has given the focus back', Promise.resolve()],
])('a dialog that replaces a menu %s returns the focus to its button', async (_, arrives) => {
  await render(<Menu arrives={arrives} />);
  const button = named('Menu');
  await press(button);
  await press(named('News'));
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => void document.dispatchEvent(escape));
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(dialogs()).toHaveLength(0);
});

test('ux-review L12: a dialog that begins with tabs has the focus itself, and no tab shows a ring before a key is pressed', async () => {
  await render(
    <Dialog open>
      <DialogContent>
        <DialogTitle>Send and receive</DialogTitle>
        <div role="tablist">
          <button type="button" role="tab" aria-selected>
            Receive
          </button>
        </div>
        <input aria-label="Amount" />
      </DialogContent>
    </Dialog>,
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(dialogs()[0]));
});

/** A dialog whose field arrives when its content has loaded. */
const Slow = ({ isBusy }: { isBusy: boolean }) => (
  <Dialog open>
    <DialogContent>
      <DialogTitle>Add address</DialogTitle>
      {isBusy ? <div aria-busy /> : <input aria-label="Name" />}
      <button type="button">Cancel</button>
    </DialogContent>
  </Dialog>
);

test('a field that arrives in a dialog gets the focus, unless the reader has taken it elsewhere', async () => {
  const name = () => document.querySelector('[aria-label=Name]');
  await render(<Slow isBusy />);
  await vi.waitFor(() => expect(document.activeElement).toBe(dialogs()[0]));
  await render(<Slow isBusy={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(name()));

  await render(<Slow key="again" isBusy />);
  await vi.waitFor(() => expect(document.activeElement).toBe(dialogs()[0]));
  named('Cancel').focus();
  await render(<Slow key="again" isBusy={false} />);
  await vi.waitFor(() => expect(name()).not.toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(document.activeElement).toBe(named('Cancel'));
});

test('while a dialog leaves, the focus is back already, and stays where the reader takes it meanwhile', async () => {
  // Radix keeps what closes in the page for as long as such an animation plays.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '[data-state=closed] { animation-name: leave; }';
  await render(<Menu />);
  const button = named('Menu');
  await press(button);
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1));
  expect(button.closest('[aria-hidden=true]')).not.toBeNull();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => void document.dispatchEvent(escape));

  const [leaving] = dialogs();
  expect(leaving?.getAttribute('data-state')).toBe('closed');
  expect(document.activeElement).toBe(button);
  expect(button.closest('[aria-hidden=true]')).toBeNull();

  button.blur();
  vi.stubGlobal('CSS', { escape: (name: string) => name });
  const end = Object.assign(new Event('animationend'), { animationName: 'leave' });
  await act(async () => void leaving?.dispatchEvent(end));
  style.remove();
  await vi.waitFor(() => expect(dialogs()).toHaveLength(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(document.activeElement).toBe(document.body);
});

const dialogs = () => document.querySelectorAll('[role=dialog]');
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement;
const press = (button: HTMLButtonElement) =>
  act(async () => {
    button.focus();
    button.click();
  });
