// @vitest-environment jsdom
// The browser takes over the server's HTML without rendering it again, although the clock went on between the two.
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown, Elapsed } from './feedback/countdown/countdown.tsx';
import { shownComponents } from './testing/shown-components.tsx';
import { stubBrowser } from './testing/test-page.ts';

const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => {
  stubBrowser();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  // A canvas has no picture here, which is no matter of the server's.
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders with no `document` and no `window`, like a server. */
function onServer(render: () => string): string {
  const { document: page, window: own } = globalThis;
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', undefined);
  try {
    return render();
  } finally {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', own);
  }
}

/** Components that show how late it is. */
const clocks = [
  { title: 'A running countdown', show: () => <Countdown until={now.getTime() + 90_000} /> },
  {
    title: 'A time that has passed',
    show: () => <Elapsed since={now.getTime() - 58_000} every={1000} />,
  },
];

test.each([...shownComponents, ...clocks])(
  '$title is taken over as the server sent it',
  async ({ show }) => {
    const host = document.createElement('div');
    host.innerHTML = onServer(() => renderToString(show()));
    document.body.append(host);
    vi.setSystemTime(now.getTime() + 65_000);
    const faults: string[] = [];
    const root = await act(async () =>
      hydrateRoot(host, show(), {
        onRecoverableError: (error) => faults.push(String(error).slice(0, 400)),
      }),
    );
    expect(faults).toStrictEqual([]);
    // Timers of a mounted component would go on after the page is gone.
    await act(async () => root.unmount());
  },
);
