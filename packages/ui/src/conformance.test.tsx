// @vitest-environment jsdom
// The manners of every component of the package, checked on what its first story shows: a ref and further attributes
// reach one element, that element says its part in data-slot, a class name reaches it or what stands around it (a field
// around its input), and nothing is written to the console.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shownComponents } from './testing/shown-components.tsx';

/** What has no one element of its own to give them to, and why. */
const WITHOUT_ROOT = new Map([
  ['Feedback/Announcer', 'takes no properties'],
  ['Foundations/Language', 'shows nothing of its own'],
  ['Data display/Data table', 'is a table or a list of cards, by its width'],
  ['Trading/Choice menu', 'is a button and its menu'],
  ['Trading/Order ticket', 'its stories show a whole ticket put together'],
  ['Overlays/Command palette', 'is a dialog and a list put together'],
  ['Overlays/Tooltip', 'stands only while its element is pointed at'],
]);

let host: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is painted here: a chart that draws its next frame would miss its canvas.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  // What jsdom lacks and a browser has.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the suite sees the components', () => {
  expect(shownComponents.length).toBeGreaterThan(60);
});

describe.each(shownComponents)('$title', ({ title, show }) => {
  test.skipIf(WITHOUT_ROOT.has(title))(
    'gives ref, className and further attributes to its element, quietly',
    async () => {
      const said = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
      const ref = { current: null as Element | null };
      const given = { ref, className: 'of-the-host', 'data-of-host': 'yes' };
      await act(async () => root.render(show(given)));

      const [marked, ...others] = document.querySelectorAll('[data-of-host]');
      expect(others).toEqual([]);
      expect(marked?.getAttribute('data-slot')).toBeTruthy();
      expect(ref.current).toBe(marked);
      expect(marked?.closest('.of-the-host') ?? marked?.querySelector('.of-the-host')).toBeTruthy();
      expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
    },
  );
});
