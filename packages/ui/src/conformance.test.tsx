// @vitest-environment jsdom
// The manners of every component of the package, checked on what its first story shows: a ref and further attributes
// reach one element, that element says its part in data-slot, a class name reaches it or the element around it (a field
// around its input), and nothing is written to the console.
import { describe, expect, test, vi } from 'vitest';
import { TicketBestPrice, TicketSummary } from './trading/order-ticket/order-ticket.tsx';
import { shownComponents } from './testing/shown-components.tsx';
import { testPage } from './testing/test-page.ts';

/** Components without one root element that takes attributes, with the reason. */
const WITHOUT_ROOT = new Map([
  ['Feedback/Announcer', 'takes no properties'],
  ['Foundations/Language', 'shows nothing of its own'],
  ['Trading/Choice menu', 'is a button and its menu'],
  ['Trading/Order ticket', 'its stories show a whole ticket put together'],
  ['Overlays/Lazy popup', 'is a button and its popup'],
  ['Overlays/Command palette', 'is a dialog and a list put together'],
  ['Overlays/Tooltip', 'stands only while its element is pointed at'],
]);

const render = testPage();

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
      await render(show(given));

      const [marked, ...others] = document.querySelectorAll('[data-of-host]');
      expect(others).toEqual([]);
      expect(marked?.getAttribute('data-slot')).toBeTruthy();
      expect(ref.current).toBe(marked);
      expect(marked?.closest('.of-the-host') ?? marked?.querySelector('.of-the-host')).toBeTruthy();
      expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
    },
  );

  // The sheet recognises its elements by these marks: it resets their text, and the host's element styles do not reach
  // them. A name in a sentence (`bdi`) needs neither.
  test('says its part and carries a class of ours on whatever it puts into the page', async () => {
    await render(show());
    const outermost = [...document.querySelectorAll('[data-slot]:not(bdi)')].filter(
      (part) => !part.parentElement?.closest('[data-slot]'),
    );
    const unknown = outermost.filter(
      (part) => !/(?:^| )ui:/.test(part.getAttribute('class') ?? ''),
    );
    expect(unknown.map((part) => part.getAttribute('data-slot'))).toEqual([]);
  });
});

interface Given {
  ref: { current: Element | null };
  className: string;
  'data-of-host': string;
}

describe.each([
  {
    name: 'TicketBestPrice',
    show: (given: Given) => <TicketBestPrice label="Best price" {...(given as object)} />,
  },
  {
    name: 'TicketSummary',
    show: (given: Given) => <TicketSummary rows={[]} {...(given as object)} />,
  },
])('the part $name', ({ show }) => {
  test('gives ref, className and further attributes to its element', async () => {
    const ref = { current: null as Element | null };
    await render(show({ ref, className: 'of-the-host', 'data-of-host': 'yes' }));
    expect(ref.current?.matches('.of-the-host[data-of-host][data-slot]')).toBe(true);
  });
});
