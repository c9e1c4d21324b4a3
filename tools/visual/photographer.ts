import type { Browser, Page } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import type { Picture, Variant } from './picture-list.ts';

/** What the preview of Storybook puts on its window; the part that we use. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: {
    /** Once it can tell of stories. */
    storyStoreValue?: unknown;
    storyStore: { loadStory(one: { storyId: string }): Promise<LoadedStory> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: { storyId: string; status: string }) => void): void;
    off(event: string, listener: (payload: { storyId: string; status: string }) => void): void;
    last(event: string): unknown[] | undefined;
  };
}

/** Put there by `steady`. */
interface HeldWindow {
  agioHold: boolean;
}

interface LoadedStory {
  parameters: { viewport?: { options?: Record<string, Viewport> } };
  storyGlobals: { viewport?: { value?: string } } & Dress;
}

/** What of a variant stands on <html>. */
type Dress = Partial<Variant['globals']>;

interface Viewport {
  styles?: { width: string; height: string } | null;
}

interface Size {
  width: number;
  height: number;
}

/** One story in one variant: its picture, or why there is none. */
export interface Shot {
  story: Picture;
  variant: Variant;
  png?: Buffer;
  fault?: string;
}

const window_: Size = { width: 1280, height: 800 };
/** The moment at which all stories play: every one of their clocks stands here. */
const now = new Date('2026-11-20T12:00:00Z');
const patience = 20_000;

/** Photographs the stories of one component, in a browser context of their own: what others left behind is not there. */
export async function photograph(
  browser: Browser,
  origin: string,
  stories: readonly Picture[],
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: window_,
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(now);
  await page.addInitScript(steady);
  const shots: Shot[] = [];
  try {
    for (const story of stories) {
      // One page, one story after the other.
      // oxlint-disable-next-line no-await-in-loop
      shots.push(...(await photographStory(page, origin, story, shots.length === 0)));
    }
  } finally {
    await context.close();
  }
  return shots;
}

async function photographStory(page: Page, origin: string, story: Picture, isFirst: boolean) {
  const shots: Shot[] = [];
  const isScreen = story.title.startsWith('Screens/');
  let own: Dress;
  try {
    await page.emulateMedia({ forcedColors: 'none' });
    if (isFirst) await open(page, origin, story);
    await show(page, story, !isScreen);
    own = await ownDress(page, story);
    await settle(page, isScreen);
  } catch (error) {
    const fault = `could not be shown: ${firstLine(error)}`;
    return story.variants.map((variant) => ({ story, variant, fault }));
  }
  const looks = new Set<string>();
  for (const variant of story.variants) {
    // A story that insists on a brand looks the same in the dress of another.
    const look = JSON.stringify({ ...variant.globals, ...own, forced: variant.forcedColors });
    if (looks.has(look)) continue;
    looks.add(look);
    /* oxlint-disable no-await-in-loop -- one page */
    try {
      await page.emulateMedia({ forcedColors: variant.forcedColors ? 'active' : 'none' });
      await page.evaluate(dress, { ...variant.globals, ...own });
      shots.push({ story, variant, png: await shoot(page, isScreen) });
    } catch (error) {
      shots.push({ story, variant, fault: firstLine(error) });
    }
    /* oxlint-enable no-await-in-loop */
  }
  return shots;
}

/** Storybook without a story, in the first variant's dress, with all typefaces: a canvas measures its text only once. */
async function open(page: Page, origin: string, { variants: [first] }: Picture) {
  const globals = Object.entries(first?.globals ?? {}).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    viewMode: 'story',
    id: 'none',
    globals: [...globals, 'a11y.manual:!true'].join(';'),
  });
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(
    () => (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue,
  );
  await page.evaluate(async () => {
    const families = new Set(Array.from(document.fonts, ({ family }) => family));
    const weights = [400, 500, 600];
    // Storybook names one of its own, which it may not bring.
    await Promise.allSettled(
      [...families].flatMap((family) =>
        weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`, 'Aa 09')),
      ),
    );
  });
}

/** `held`: the clocks stop in the moment at which the story is finished; a screen still loads something. */
async function show(page: Page, story: Picture, held: boolean) {
  await hold(page, false);
  await page.setViewportSize(await sizeOf(page, story));
  await send(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' }, story.id, held);
}

/** What the story itself insists on, whatever the variant: a story about right to left is never left to right. */
function ownDress(page: Page, { id }: Picture): Promise<Dress> {
  return page.evaluate(async (storyId) => {
    const { storyStore } = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { brand, scheme, dir } = (await storyStore.loadStory({ storyId })).storyGlobals;
    return { ...(brand && { brand }), ...(scheme && { scheme }), ...(dir && { dir }) };
  }, id);
}

/**
 * Runs in the page: changes what the toolbar changes, on <html>, without a new rendering. Rendering would lose what the
 * play function did, and a theme must not need it.
 */
function dress({ brand, scheme, dir }: Dress) {
  const html = document.documentElement;
  if (brand) html.dataset['brand'] = brand;
  if (scheme) html.dataset['theme'] = scheme;
  if (dir) html.dir = dir;
}

/** The window that the story asks for, as the toolbar would set it. */
async function sizeOf(page: Page, { id }: Picture): Promise<Size> {
  const asked = await page.evaluate(async (storyId) => {
    const { storyStore } = (globalThis as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { parameters, storyGlobals } = await storyStore.loadStory({ storyId });
    const value = storyGlobals.viewport?.value;
    return value === undefined
      ? undefined
      : { value, styles: parameters.viewport?.options?.[value]?.styles };
  }, id);
  if (asked === undefined) return window_;
  const known = (MINIMAL_VIEWPORTS as Record<string, Viewport>)[asked.value]?.styles;
  const styles = asked.styles ?? known;
  if (!styles) throw new Error(`it wants the viewport "${asked.value}", which is not defined`);
  return {
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  };
}

const hold = (page: Page, isHeld: boolean) =>
  page.evaluate((is) => {
    (globalThis as typeof globalThis & HeldWindow).agioHold = is;
  }, isHeld);

/** Waits until nothing more comes, then stops the clocks. A screen also waits for what it loads late. */
async function settle(page: Page, isScreen: boolean) {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let patience = 30; // times 100 ms: held clocks let only short timers through
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const wait = () => {
          patience -= 1;
          if (patience === 0) done();
          else setTimeout(wait, 100);
        };
        wait();
      }),
    isScreen ? 500 : 100,
  );
  await hold(page, true);
}

/** Tells the preview something that makes it render a story, and waits until that is finished; then clocks stop. */
async function send(page: Page, event: string, payload: unknown, storyId: string, held: boolean) {
  const status = await page.evaluate(
    ([name, what, id, limit, holds]) =>
      new Promise<string>((resolve) => {
        const channel = (globalThis as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const finished = (story: { storyId: string; status: string }) => {
          if (story.storyId !== id) return;
          channel.off('storyFinished', finished);
          (globalThis as typeof globalThis & HeldWindow).agioHold = holds;
          resolve(story.status);
        };
        channel.on('storyFinished', finished);
        setTimeout(() => resolve(`did not finish within ${limit / 1000} s`), limit);
        channel.emit(name, what);
      }),
    [event, payload, storyId, patience, held] as const,
  );
  if (status === 'error') throw new Error('it failed, or its play function did');
  if (status !== 'success') throw new Error(`it ${status}`);
}

/** `isScreen`: what the window shows; else all there is. */
async function shoot(page: Page, isScreen: boolean): Promise<Buffer> {
  const view = page.viewportSize() ?? window_;
  const height = await page.evaluate(stand);
  const isTall = !isScreen && height > view.height;
  if (isTall) await page.setViewportSize({ ...view, height });
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    style: '* { caret-animation: manual !important }', // forced colours show it nevertheless
    clip: await page.evaluate(frameOf),
  });
  if (isTall) await page.setViewportSize(view);
  return png;
}

/** Runs in the page: waits until everything has its place, and answers how high that is. */
async function stand() {
  const frames = async (count: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const places = () =>
    Array.from(document.body.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    }).join();
  await frames(2); // another brand's typeface is asked for by its first layout
  await document.fonts.ready;
  dispatchEvent(new Event('resize')); // what floats finds its place again, wherever it was before
  let before = '';
  let still = 0;
  for (let tries = 0; still < 3 && tries < 60; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await frames(1);
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  return document.documentElement.scrollHeight;
}

/** Runs in the page: what there is to see, with a little around it. Empty canvas costs time and says nothing. */
function frameOf() {
  const margin = 8;
  const { clientWidth, clientHeight } = document.documentElement;
  const frame = { left: clientWidth, top: clientHeight, right: 0, bottom: 0 };
  const own = document.querySelector('#storybook-root');
  for (const element of document.body.querySelectorAll('*')) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isBackdrop = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
    if (right - left <= 1 || bottom - top <= 1 || isBackdrop || element === own) continue;
    frame.left = Math.min(frame.left, left);
    frame.top = Math.min(frame.top, top);
    frame.right = Math.max(frame.right, right);
    frame.bottom = Math.max(frame.bottom, bottom);
  }
  if (frame.left >= frame.right || frame.top >= frame.bottom)
    return { x: 0, y: 0, width: clientWidth, height: clientHeight };
  const x = Math.max(0, Math.floor(frame.left) - margin);
  const y = Math.max(0, Math.floor(frame.top) - margin);
  return {
    x,
    y,
    width: Math.min(clientWidth, Math.ceil(frame.right) + margin) - x,
    height: Math.min(clientHeight, Math.ceil(frame.bottom) + margin) - y,
  };
}

/**
 * Runs in the page before anything else: the same numbers by chance every time, and timers that can be held, so that
 * "Copied" stays and nothing grows stale between one picture of a story and the next.
 */
function steady() {
  let state = 20_261_120;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
    return array;
  };
  crypto.randomUUID = () => {
    const hex = Array.from({ length: 8 }, () => (next() >>> 16).toString(16).padStart(4, '0'));
    const [a, b, c, d, e, f, g, h] = hex;
    return `${a}${b}-${c}-4${d?.slice(1)}-8${e?.slice(1)}-${f}${g}${h}`;
  };

  const held = globalThis as typeof globalThis & HeldWindow;
  held.agioHold = false;
  const longest = 200; // ms; what is shorter puts a page in order, and is let through
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  const later = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function') throw new TypeError('A timer takes a function.');
    const run = () => {
      if (held.agioHold && delay >= longest) timeout(run, 100);
      else Reflect.apply(handler, undefined, args);
    };
    return timeout(run, delay) as unknown as number;
  };
  const often = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function') throw new TypeError('A timer takes a function.');
    return interval(() => {
      if (!held.agioHold) Reflect.apply(handler, undefined, args);
    }, delay) as unknown as number;
  };
  Object.assign(globalThis, { setTimeout: later, setInterval: often });
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
