// @where Tools: number of pages in which pictures are taken at once
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright';
import { chromium } from '../chromium.mjs';
import { serveFolder } from '../lib/serve-folder.ts';
import { chosen, type IndexEntry, type Picture } from './picture-list.ts';
import { photograph, type Shot } from './photographer.ts';

/** Pages at once. They wait for frames and fonts most of the time, so more than there are cores. */
const pages = 5;

function entriesOf(storybook: string): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries);
}

/** The chosen stories of a built Storybook. */
export const picturesOf = (storybook: string): Picture[] => chosen(entriesOf(storybook));

/** All stories of components and screens of a built Storybook; the pages of the handbook are English. */
export const storiesOf = (storybook: string): IndexEntry[] =>
  entriesOf(storybook).filter(
    ({ type, importPath }) => type === 'story' && importPath?.startsWith('./packages/'),
  );

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>) {
  const { executablePath, args, env } = await chromium();
  const browser = await playwright.launch({
    executablePath,
    // Stories show only files of the build: nothing of the network gets into a picture.
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...process.env, ...env },
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

interface Choice {
  /** Ids of the stories to photograph; by default all. */
  ids?: ReadonlySet<string>;
  atOnce?: number;
}

/** Photographs stories of a built Storybook, in their order. */
export async function photographAll(
  browser: Browser,
  storybook: string,
  pictures: readonly Picture[],
  { ids, atOnce = pages }: Choice = {},
): Promise<Shot[]> {
  const { origin, close } = await serveFolder(storybook);
  const wanted = ({ id }: Picture) => ids?.has(id) ?? true;
  // The longest first, so that none is left alone at the end.
  const components = [...Map.groupBy(pictures, ({ title }) => title).values()]
    .filter((stories) => stories.some(wanted))
    .toSorted((a, b) => b.length - a.length);
  const shots: Shot[] = [];
  const says = progress(
    pictures.filter(wanted).reduce((sum, { variants }) => sum + variants.length, 0),
  );
  const worker = async () => {
    for (let next = components.shift(); next; next = components.shift()) {
      shots.push(...(await photograph(browser, origin, next, wanted)));
      says(shots.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    await close();
  }
  const order = new Map(pictures.map(({ id }, i) => [id, i]));
  return shots.toSorted((a, b) => (order.get(a.story.id) ?? 0) - (order.get(b.story.id) ?? 0));
}

/** A line at every tenth of the way. */
function progress(whole: number): (done: number) => void {
  let next = 0.1;
  return (done) => {
    if (done / whole < next || whole < 200) return;
    console.log(`  ${done} of ${whole} pictures`);
    next = done / whole + 0.1;
  };
}
