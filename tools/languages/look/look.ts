// @where Languages: every page and dialog in a language: faults of its texts, and pictures
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { ExchangeServer } from '../../../e2e/exchange-server.ts';
import { keepSession } from '../../../e2e/keep-session.ts';
import { wordsOf } from '../../../e2e/words.ts';
import { languageCalled } from '../../../packages/ui/src/foundations/languages/languages.ts';
import { chromium } from '../../chromium.mjs';
import { buildApp } from '../../lib/build-app.ts';
import { onInterrupt, root } from '../../lib/run.ts';
import { appSourceStamp } from '../../lib/source-stamp.ts';
import { contactSheet } from './contact-sheet.ts';
import { englishFinder } from './english-finder.ts';
import { type Letters, missingLetters, readPage, type Seen } from './read-page.ts';
import { addScriptFonts } from './script-fonts.ts';
import { type Say, type Visit, visits } from './visits.ts';

const folder = join(root, '.cache/languages/pictures');

export interface LookOptions {
  languages: readonly string[];
  widths: readonly number[];
  /** Parts of paths or names of what is looked at; empty for all. */
  only: readonly string[];
  report: (fault: string) => void;
}

const nameOf = ({ as = 'guest', path, open }: Visit) =>
  [as, path, open?.name].filter(Boolean).join(' ');

const isWanted = (visit: Visit, only: readonly string[]) => {
  const name = `${nameOf(visit)} ${visit.picture ?? ''}`;
  return only.length === 0 || only.some((part) => name.includes(part));
};

/**
 * Looks at the pages and dialogs in languages, and reports what English has not at the same place: a page that scrolls
 * sideways, text that is cut, clipped, over another text or out of sight, a raw key, an English text, a letter without a
 * font. English is looked at first, unless it was with the same app.
 */
export async function look({ languages, widths, only, report }: LookOptions): Promise<void> {
  const wanted = visits.filter((visit) => isWanted(visit, only));
  await buildApp();
  const { executablePath, args, env } = await chromium();
  const server = await ExchangeServer.start({ AGIO_SCENARIO: 'quiet', AGIO_LANGUAGES: 'all' });
  onInterrupt(() => server.stop());
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const stamp = `${appSourceStamp()} ${widths.join()} ${JSON.stringify(wanted)}`;
  const ofEnglish = keptFaults(stamp);
  const known = new Set(ofEnglish);
  try {
    for (const language of ofEnglish ? languages : ['en', ...languages]) {
      const pictures = join(folder, language);
      rmSync(pictures, { recursive: true, force: true });
      mkdirSync(pictures, { recursive: true });
      const { seen, missing } = await walk({
        browser,
        origin: server.origin,
        language,
        wanted,
        widths,
        pictures,
      });
      const isEnglish = englishFinder(language);
      const faults = new Set<string>();
      for (const { at, width, place, fault, text } of seen) {
        const where = `${at} ${String(width)} ${place} ${fault}`;
        if (fault === 'text') {
          if (isEnglish(text)) faults.add(`${at}: English: ${text}`);
        } else if (language === 'en' && fault !== 'not reached') known.add(where);
        else if (!known.has(where))
          faults.add(
            `${at} ${String(width)}: ${fault}: ${text} (${place.split(' ').slice(-4).join(' ')})`,
          );
      }
      if (missing.length > 0) faults.add(`no font has ${missing.join(' ')}`);
      for (const fault of faults) report(`${language} ${fault}`);
      if (language === 'en') writeFileSync(baseline, JSON.stringify({ stamp, known: [...known] }));
      await contactSheet(browser, pictures, {
        names: visits.flatMap(({ picture }) => picture ?? []),
        widths,
        ofSheet: 4,
        across: (width) => (width < 1000 ? 4 : 2),
        widest: 800,
      });
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

const baseline = join(folder, 'en.json');

/** Returns the faults of English at the last time, if the app was the same. */
function keptFaults(stamp: string): string[] | undefined {
  if (!existsSync(baseline)) return undefined;
  const kept = JSON.parse(readFileSync(baseline, 'utf8')) as { stamp: string; known: string[] };
  return kept.stamp === stamp ? kept.known : undefined;
}

interface Walk {
  browser: Browser;
  origin: string;
  language: string;
  wanted: readonly Visit[];
  widths: readonly number[];
  /** Folder of the pictures. */
  pictures: string;
}

/** Makes the visits in a language, and returns what is seen and the letters that no font has. */
async function walk({ browser, origin, language, wanted, widths, pictures }: Walk) {
  const say: Say = language === 'en' ? inEnglish : wordsOf(language);
  const seen: (Omit<Seen, 'fault'> & {
    at: string;
    width: number;
    fault: Seen['fault'] | 'sideways' | 'not reached';
  })[] = [];
  const letters = new Map<string, Set<string>>();
  let page: Page | undefined;
  let before: Visit | undefined;
  for (const visit of wanted) {
    const at = nameOf(visit);
    const isSameUser = before !== undefined && before.as === visit.as;
    if (!page || !isSameUser) {
      await page?.context().close();
      page = await open(browser, origin, visit.as, language);
    }
    const isWithin = isSameUser && !before?.open && !visit.open;
    for (const width of widths) {
      try {
        await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
        if (width === widths[0]) {
          await go(page, new URL(visit.path, origin), language, isWithin);
          await settle(page);
          await visit.open?.steps(page, say);
        }
        await settle(page);
        const read = await page.evaluate(readPage);
        seen.push(...read.seen.map((each) => ({ at, width, ...each })));
        if (read.sideways > 1)
          seen.push({
            at,
            width,
            place: '',
            fault: 'sideways',
            text: `${String(read.sideways)} px`,
          });
        for (const [fonts, some] of read.letters)
          letters.set(fonts, (letters.get(fonts) ?? new Set()).union(new Set(some)));
        if (visit.picture) {
          // Drawings follow a new size after it has stayed for a while.
          await page.waitForTimeout(400);
          await page.screenshot({
            path: join(pictures, `${visit.picture}-${String(width)}.png`),
            animations: 'disabled',
            caret: 'hide',
          });
        }
      } catch (error) {
        seen.push({
          at,
          width,
          place: '',
          fault: 'not reached',
          text: String(error).split('\n')[0]!,
        });
      }
    }
    before = visit;
  }
  const list = [...letters].map(([fonts, its]): Letters => [fonts, [...its]]);
  const missing = (await page?.evaluate(missingLetters, list)) ?? [];
  await page?.context().close();
  return { seen, missing };
}

const inEnglish: Say = (english, values = {}) =>
  english.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

async function open(
  browser: Browser,
  origin: string,
  account: string | undefined,
  language: string,
): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: languageCalled(language).tag,
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(8000);
  await addScriptFonts(context);
  const page = await context.newPage();
  if (account !== undefined) await keepSession(page, origin, account);
  return page;
}

/** Goes to a page: within the app, which takes a fraction of the time, or anew. */
async function go(page: Page, url: URL, language: string, isWithin: boolean): Promise<void> {
  url.searchParams.set('lang', language);
  if (!isWithin) return void (await page.goto(url.href));
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url.href);
}

/** Waits for the texts, the code of the layout, and the fonts. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isReady = () =>
      (document.querySelector('main') ?? document.body).innerText.length > 40 &&
      !document.querySelector('main [aria-busy=true], [data-slot=skeleton]') &&
      document.fonts.status === 'loaded';
    let calm = 0;
    for (let turn = 0; turn < 80 && calm < 3; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      calm = isReady() ? calm + 1 : 0;
    }
  });
}
