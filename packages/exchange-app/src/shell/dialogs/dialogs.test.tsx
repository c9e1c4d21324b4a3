// @vitest-environment jsdom
import { CommandPalette } from '@agio/ui/command-palette';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InShell, routerAt } from '../../testing/in-shell.tsx';
import { stubBrowser } from '../../testing/stub-browser.ts';
import { importantNotice } from '../../shared/storage/notices.ts';
import { usePersisted } from '@agio/widgets/host';
import { Component as HomePage } from '../frame/home-page.tsx';
import type { DialogProps } from './dialog.ts';
import { LazyDialog } from './dialogs.tsx';
import { useTypedAhead } from '@agio/widgets/palette';
import { type Dialogs as Opener, useDialogs } from './use-dialogs.ts';

const code = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { loaded, arrive, opened: [] as string[] };
});

vi.mock('./command-menu.tsx', async () => {
  await code.loaded;
  return {
    CommandMenu: function Menu({ open, onOpenChange }: DialogProps) {
      const { search, setSearch } = useTypedAhead();
      return (
        <CommandPalette
          {...{ open, onOpenChange, search }}
          onSearchChange={setSearch}
          groups={[
            {
              heading: 'Markets',
              items: ['BTC/USDC', 'ETH/USDC'].map((label) => ({
                id: label,
                label,
                onSelect: () => code.opened.push(label),
              })),
            },
            {
              heading: 'Actions',
              items: [
                { id: 'settings', label: 'Settings', onSelect: () => dialogs.open('settings') },
              ],
            },
          ]}
        />
      );
    },
  };
});

beforeEach(() => stubBrowser());
afterEach(() => {
  cleanup();
  importantNotice.set('unseen');
});
// The code of a dialog is loaded when it opens, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });

let dialogs: Opener;
let navigate: ReturnType<typeof useNavigate>;
const page = (opener: Opener, go: typeof navigate) => {
  dialogs = opener;
  navigate = go;
};
function Page() {
  page(useDialogs(), useNavigate());
  return <input aria-label="Amount" />;
}

/** Opens an address; answers which one it is by then. */
function at(address: string, account?: string, element = <Page />) {
  const router = routerAt(address, element);
  render(<InShell router={router} account={account} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const settings = { name: 'Language and currency' };
const shortcuts = { name: 'Keyboard shortcuts' };
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the important notice comes before a dialog of the address, which opens when it is answered', async () => {
  const Notice = () => (
    <LazyDialog name="importantNotice" isOpen={usePersisted(importantNotice)[0] === 'due'} />
  );
  importantNotice.set('due');
  at('/markets?modal=settings&tab=currency', 'trader@agio.test', <Notice />);
  const notice = await screen.findByRole('dialog', { name: 'Important notice' });
  expect(screen.getAllByRole('dialog')).toEqual([notice]);
  fireEvent.keyDown(notice, { key: 'Escape' });
  expect(await screen.findByRole('dialog', settings)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Important notice' })).toBeNull();
});

test('keys pressed while the code of the palette loads are typed into the palette, and none into the page', async () => {
  at('/markets');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  act(() => amount.focus());
  act(() => dialogs.open('palette'));
  const reachesPage = ['e', 'y', 'Backspace', 't', 'h', '?', 'Backspace', 'Enter'].filter((key) =>
    fireEvent.keyDown(amount, { key }),
  );
  expect(reachesPage).toEqual([]);
  expect(code.opened).toEqual([]);
  code.arrive();
  await vi.waitFor(() => expect(code.opened).toEqual(['ETH/USDC']));
  // It was left with that: the page has its keys again.
  await gone();
  expect(fireEvent.keyDown(amount, { key: '1' })).toBe(true);
});

test('an opened dialog is a step: closing goes back, forward opens it again, back closes it', async () => {
  const address = at('/markets?search=gold');
  act(() => dialogs.open('settings', { tab: 'currency' }));
  await screen.findByRole('dialog', settings);
  expect(address()).toBe('/markets?search=gold&modal=settings&tab=currency');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  await gone();
  expect(address()).toBe('/markets?search=gold');
  await act(() => navigate(1));
  await screen.findByRole('dialog', settings);
  await act(() => navigate(-1));
  await gone();
  expect(address()).toBe('/markets?search=gold');
});

test('closing a dialog that the address opened at first leaves the page where it is', async () => {
  const address = at('/markets?modal=shortcuts');
  fireEvent.keyDown(await screen.findByRole('dialog', shortcuts), { key: 'Escape' });
  await gone();
  expect(address()).toBe('/markets');
});

test('one dialog after the other is one step, also from inside the first', async () => {
  const address = at('/markets');
  act(() => dialogs.open('settings'));
  await screen.findByRole('dialog', settings);
  act(() => dialogs.open('shortcuts'));
  await screen.findByRole('dialog', shortcuts);
  expect(address()).toBe('/markets?modal=shortcuts');
  await act(() => navigate(-1));
  await gone();
  expect(address()).toBe('/markets');
});

test('a dialog that the palette opens takes its place, and is a step', async () => {
  const address = at('/markets');
  act(() => dialogs.open('palette'));
  code.arrive();
  fireEvent.click(await screen.findByRole('option', { name: 'Settings' }));
  await screen.findByRole('dialog', settings);
  expect(address()).toBe('/markets?modal=settings');
  await act(() => navigate(-1));
  await gone();
});

test('closing twice is one step back', async () => {
  const address = at('/markets');
  act(() => dialogs.open('settings'));
  const dialog = await screen.findByRole('dialog', settings);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await gone();
  expect(address()).toBe('/markets');
});

test('an account that is led to its tiers keeps the dialog of its address', async () => {
  const address = at('/?modal=settings&tab=currency', 'newcomer@agio.test', <HomePage />);
  await waitFor(() => expect(address()).toBe('/user/tiers?modal=settings&tab=currency'));
  expect(await screen.findByRole('dialog', settings)).toBeDefined();
});

test.each([
  ['/markets?modal=withdraw&tab=send&search=a+b', '/markets?search=a+b'],
  ['/markets?modal=claim', '/markets'],
  ['/markets?modal=%00&reward=', '/markets'],
])('%s is cleaned, and nothing opens', async (asked, cleaned) => {
  const address = at(asked);
  await waitFor(() => expect(address()).toBe(cleaned));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a guest who follows a link to a dialog of an account sees the sign-in, and stays at its address', async () => {
  const address = at('/markets?modal=claim&reward=r1');
  await screen.findByRole('dialog', { name: 'Sign in to open this' });
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(address()).toBe('/markets?modal=claim&reward=r1');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await gone();
  expect(address()).toBe('/markets');
});

test('a user whose account may not act now reads why', async () => {
  at('/markets?modal=claim&reward=r1', 'frozen@agio.test');
  await screen.findByRole('dialog', { name: 'Your account cannot do this now' });
  expect(
    screen.getByText('Your account has been frozen. Contact support to find out why.'),
  ).toBeDefined();
});

test('a reward that is not there is said nothing of, and is not in the address any longer', async () => {
  const address = at('/markets?modal=claim&reward=none', 'trader@agio.test');
  await waitFor(() => expect(address()).toBe('/markets'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['/user/portfolio', '/aurum/portfolio'])(
  'a guest sees one sign-in: that of the page %s itself, or that of the dialog over an open page',
  async (page) => {
    at(`${page}?modal=send_receive`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    at('/markets?modal=send_receive');
    await screen.findByRole('dialog', { name: 'Sign in to open this' });
  },
);
