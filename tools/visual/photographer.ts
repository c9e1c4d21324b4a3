// @where Tools: width and height of a picture (viewport)
import type { Browser, Page } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { frameOf, type HeldWindow, stand, steady } from './in-page.ts';
import { hashOf } from './picture-hashes.ts';
import type { Picture, Variant } from './picture-list.ts';

/** Part of the globals of Storybook's preview that is used here. */
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

interface LoadedStory {
  parameters: { viewport?: { options?: Record<string, Viewport> } };
  storyGlobals: { viewport?: { value?: string } } & Dress;
}

/** Attributes of <html> that a variant sets. */
type Dress = Partial<Variant['globals']>;

interface Viewport {
  styles?: { width: string; height: string } | null;
}

export interface Size {
  width: number;
  height: number;
}

/** One story in one variant: its picture, or why there is none. */
export interface Shot {
  story: Picture;
  variant: Variant;
  png?: Buffer;
  /** Taken at once, while other pages load: a picture takes 14 ms. */
  hash?: string;
  fault?: string;
}

const window_: Size = { width: 1280, height: 800 };
/** The moment at which all stories play: every one of their clocks stands here. */
const now = new Date('2026-11-20T12:00:00Z');
const patience = 20_000;

/**
 * Photographs the stories of one component, in a browser context of their own: what others left behind is not there.
 * Those that are not `wanted` are only shown, since the next one may depend on them.
 */
export async function photograph(
  browser: Browser,
  origin: string,
  stories: readonly Picture[],
  wanted: (story: Picture) => boolean,
): Promise<Shot[]> {
  const page = await newPage(browser);
  const shots: Shot[] = [];
  try {
    const last = stories.findLastIndex(wanted);
    for (const [i, story] of stories.slice(0, last + 1).entries()) {
      // One page, one story after the other.
      const variants = wanted(story) ? story.variants : [];
      shots.push(...(await photographStory(page, story, variants, i === 0 ? origin : undefined)));
    }
  } finally {
    await page.context().close();
  }
  return shots;
}

/** Opens a page in a context of its own, in which stories are the same every time. */
export async function newPage(browser: Browser): Promise<Page> {
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
  return page;
}

/** With an `origin`, opens Storybook first. */
async function photographStory(
  page: Page,
  story: Picture,
  variants: readonly Variant[],
  origin: string | undefined,
) {
  const shots: Shot[] = [];
  const isScreen = story.title.startsWith('Screens/');
  let own: Dress;
  try {
    await page.emulateMedia({ forcedColors: 'none' });
    if (origin !== undefined) await openStorybook(page, origin, story.variants[0]?.globals);
    await show(page, story, !isScreen);
    own = await ownDress(page, story);
    await settle(page, isScreen);
  } catch (error) {
    const fault = `could not be shown: ${firstLine(error)}`;
    return variants.map((variant) => ({ story, variant, fault }));
  }
  const looks = new Set<string>();
  for (const variant of variants) {
    // A story that insists on a brand looks the same in the dress of another.
    const look = JSON.stringify({ ...variant.globals, ...own, forced: variant.forcedColors });
    if (looks.has(look)) continue;
    looks.add(look);
    try {
      await page.emulateMedia({ forcedColors: variant.forcedColors ? 'active' : 'none' });
      await page.evaluate(dress, { ...variant.globals, ...own });
      const png = await shoot(page, isScreen);
      shots.push({ story, variant, png, hash: hashOf(png) });
    } catch (error) {
      shots.push({ story, variant, fault: firstLine(error) });
    }
  }
  return shots;
}

/** Storybook without a story, in a dress, with all typefaces: a canvas measures its text only once. */
export async function openStorybook(page: Page, origin: string, worn: Dress = {}): Promise<void> {
  const globals = Object.entries(worn).map(([name, value]) => `${name}:${value}`);
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
export async function show(page: Page, story: Pick<Picture, 'id'>, held: boolean): Promise<void> {
  await hold(page, false);
  await page.setViewportSize(await sizeOf(page, story));
  await send(page, 'setCurrentStory', { storyId: story.id, viewMode: 'story' }, story.id, held);
}

/**
 * Returns the dress that the story itself insists on in every variant: a story about right to left is never left to
 * right.
 */
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
async function sizeOf(page: Page, { id }: Pick<Picture, 'id'>): Promise<Size> {
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
export async function send(
  page: Page,
  event: string,
  payload: unknown,
  storyId: string,
  held: boolean,
): Promise<void> {
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

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
