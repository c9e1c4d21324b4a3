// @vitest-environment jsdom
import { CommandPalette } from '@agio/ui/command-palette';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overlays, type OverlayProps, useOverlays } from './overlays.tsx';

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
    CommandMenu: ({ open, onOpenChange, search, onSearchChange }: OverlayProps) => (
      <CommandPalette
        {...{ open, onOpenChange, search, onSearchChange }}
        groups={[
          {
            heading: 'Markets',
            items: ['BTC/USDC', 'ETH/USDC'].map((label) => ({
              id: label,
              label,
              onSelect: () => code.opened.push(label),
            })),
          },
        ]}
      />
    ),
  };
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function Page() {
  const overlays = useOverlays();
  return (
    <>
      <input aria-label="Amount" onFocus={() => overlays.onOpen('palette')} />
      <Overlays {...overlays} />
    </>
  );
}

test('keys pressed while the code of the palette loads are typed into the palette, and none into the page', async () => {
  render(<Page />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  act(() => amount.focus());
  const reachesPage = ['e', 'y', 'Backspace', 't', 'h', '?', 'Backspace', 'Enter'].filter((key) =>
    fireEvent.keyDown(amount, { key }),
  );
  expect(reachesPage).toEqual([]);
  expect(code.opened).toEqual([]);
  code.arrive();
  await vi.waitFor(() => expect(code.opened).toEqual(['ETH/USDC']));
  // It was left with that: the page has its keys again.
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent.keyDown(amount, { key: '1' })).toBe(true);
});
