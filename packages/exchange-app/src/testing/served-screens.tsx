import { createExchangeClient, createGuestSession, createStaticSession } from '@agio/api-client';
import { officeAreas, profileTabs } from '@agio/widgets/back-office';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { SandboxApp } from './sandbox-app.tsx';
import { stubBrowser } from './stub-browser.ts';

/** Content at an address of the back office, for one reader. */
export interface Screen {
  /** The words that stand in place of what is not for them. */
  told: string | undefined;
  /** Addresses of the areas in its navigation; of the one that is open. */
  areas: string[];
  area: string | undefined;
  /** Names of the tabs; of the one that is open. */
  tabs: string[];
  tab: string | undefined;
  /** Calls to the exchange, with the status of each answer. */
  asked: { method: string; pathname: string; status: number }[];
}

/** The addresses of the back office: its areas, and what is open in them. */
export const officeAddresses: readonly string[] = [
  ...officeAreas.map((area) => (area === 'home' ? '/admin' : `/admin/${area}`)),
  '/admin/compliance/pending',
  ...profileTabs.map((tab) => `/admin/users/pending?tab=${tab}`),
  '/admin/markets/XCB-CTN',
  '/admin/markets/XCB?list=assets',
];

export interface Reader {
  origin: string;
  /** Undefined: a guest. */
  token: string | undefined;
}

const patience = { timeout: 50_000, interval: 20 };
const wide = (query: string) => query.includes('min-width');
const none = { subscribe: () => ({ dispose: () => undefined }) };
const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
const textsOf = (selector: string) => Array.from(document.querySelectorAll(selector), textOf);

/** Opens the app at an address for a reader, its calls made over HTTP, and reads it once no call is under way. */
async function visit<Found>(
  { origin, token }: Reader,
  path: string,
  read: (asked: Screen['asked']) => Promise<Found> | Found,
): Promise<Found> {
  stubBrowser(wide);
  const asked: Screen['asked'] = [];
  let underWay = 0;
  const client = createExchangeClient({
    baseUrl: origin,
    session: token === undefined ? createGuestSession() : createStaticSession(token, { sub: 'me' }),
    retryDelaysMs: [],
    fetch: async (request) => {
      underWay += 1;
      try {
        const answer = await fetch(request);
        const { pathname } = new URL(request.url);
        asked.push({ method: request.method, pathname, status: answer.status });
        return answer;
      } finally {
        underWay -= 1;
      }
    },
    // Prices are no matter of roles.
    connectHub: () => ({
      start: async () => undefined,
      stop: async () => undefined,
      invoke: () => new Promise(() => undefined),
      stream: () => none,
      on: () => undefined,
      onclose: () => undefined,
    }),
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<SandboxApp path={path} client={client} />);
  // The first observation would otherwise be of a page that has not begun.
  let changes = 1;
  let seen = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { childList: true, subtree: true, attributes: true });
  await expect
    .poll(() => {
      const isStill =
        changes === seen &&
        underWay === 0 &&
        document.querySelector('main h1') !== null &&
        document.querySelector('main [aria-busy=true]') === null;
      seen = changes;
      return isStill;
    }, patience)
    .toBe(true);
  observer.disconnect();
  try {
    return await read(asked);
  } finally {
    root.unmount();
    document.body.replaceChildren();
  }
}

/** Content at an address of the back office, for one reader. */
export const screenAt = (reader: Reader, path: string): Promise<Screen> =>
  visit(reader, path, (asked) => {
    const nav = document.querySelector('[data-widget=back-office] nav');
    const links = Array.from(nav?.querySelectorAll('a') ?? []);
    const refused = document.querySelector('main [data-state=notAllowed] h1');
    return {
      told: refused ? textOf(refused) : undefined,
      areas: links.map(addressOf),
      area: links.filter((link) => link.hasAttribute('aria-current')).map(addressOf)[0],
      tabs: textsOf('main [role=tab]'),
      tab: textsOf('main [role=tab][aria-selected=true]')[0],
      asked,
    };
  });

const addressOf = (link: Element) => link.getAttribute('href') ?? '';

/** The header's entries, what stands under each, and the profile's menu. */
export const menusOf = (reader: Reader): Promise<Record<'header' | 'profile', string[]>> =>
  visit(reader, '/user/support', async () => {
    const nav = document.querySelector('header nav');
    const header: string[] = [];
    for (const entry of nav?.querySelectorAll('a, button') ?? []) {
      header.push(textOf(entry));
      if (entry instanceof HTMLButtonElement)
        header.push(...(await itemsUnder(entry)).map((item) => `${textOf(entry)} › ${item}`));
    }
    const profile = document.querySelector<HTMLButtonElement>(
      'header [aria-haspopup=menu]:not(nav *)',
    );
    return { header, profile: profile ? await itemsUnder(profile) : [] };
  });

/** The names of a menu's items, without what is said beside them. */
async function itemsUnder(button: HTMLButtonElement): Promise<string[]> {
  const items = () =>
    Array.from(document.querySelectorAll('[role=menuitem]'), (item) => {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      return texts.nextNode()?.textContent ?? '';
    });
  const turned = (isOpen: boolean) => () => {
    if (button.getAttribute('aria-expanded') !== String(isOpen)) button.click();
    return items().length > 0;
  };
  await expect.poll(turned(true), patience).toBe(true);
  const found = items();
  await expect.poll(turned(false), patience).toBe(false);
  return found;
}
