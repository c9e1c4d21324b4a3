// @where Languages: every page in a language, photographed and searched for cut and English text
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { ExchangeServer } from '../../e2e/exchange-server.ts';
import { keepSession } from '../../e2e/keep-session.ts';
import { chromium } from '../chromium.mjs';
import { buildApp } from '../lib/build-app.ts';
import { onInterrupt, root } from '../lib/run.ts';
import { englishMessages, translationsOf } from './catalogue.ts';
import { isUntranslated } from './same-as-english.ts';

const widths = [320, 390, 1440] as const;
const folder = join(root, '.cache/languages/pictures');

/** Pages by the account that sees them. */
const visits: Readonly<Record<string, readonly string[]>> = {
  trader: [
    '/home',
    '/markets',
    '/trade/XCB-CTN',
    '/convert?from=XCB&to=USDC&amount=25',
    '/simple-trading',
    '/user/portfolio/ramp',
    '/user/portfolio',
    '/user/history',
    '/user/referrals',
    '/user/addressbook',
    '/user/tiers/documents',
    '/user/settings',
    '/user/support',
    '/user/tiers',
    '/user/support?modal=send_receive&tab=send&asset=USDC&network=stellar',
    '/user/support?modal=send_receive&tab=receive&asset=BTC',
  ],
  newcomer: ['/user/tiers'],
  officer: ['/admin/compliance'],
  admin: ['/admin', '/admin/users', '/admin/markets', '/admin/wallets', '/admin/audit'],
};

/** Where a text is in the page, without what differs between languages, and what is wrong with it. */
interface Seen {
  place: string;
  fault: 'cut' | 'clipped' | 'raw key' | 'text';
  text: string;
}

/** Runs in the page. */
function read(): { sideways: number; seen: Seen[] } {
  const seen: Seen[] = [];
  const pathOf = (element: Element): string => {
    const parts: string[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      parts.unshift(at.getAttribute('data-slot') ?? at.tagName.toLowerCase());
    return parts.join(' ');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode.textContent ?? '').trim();
    const element = walker.currentNode.parentElement;
    if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    // For screen readers only.
    if (box.width <= 1 || box.height <= 1) continue;
    const place = pathOf(element);
    seen.push({ place, fault: 'text', text });
    if (/^[a-z]\w+(?:\.\w+)+$/.test(text)) seen.push({ place, fault: 'raw key', text });
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = range.getBoundingClientRect();
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      // Reached by scrolling.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      const edge = at.getBoundingClientRect();
      const isOut = words.left < edge.left - 1 || words.right > edge.right + 1;
      if (isOut && overflowX !== 'visible') {
        seen.push({ place, fault: textOverflow === 'ellipsis' ? 'cut' : 'clipped', text });
        break;
      }
      if (isOut && at.matches('button, a, [role=tab]')) {
        seen.push({ place, fault: 'clipped', text });
        break;
      }
    }
  }
  const page = document.scrollingElement;
  return { sideways: page ? page.scrollWidth - page.clientWidth : 0, seen };
}

/**
 * Photographs the pages in languages at three widths, and returns the faults of each: a page that scrolls sideways, text
 * that is clipped, text that is cut where English is not, a raw key, an English text. English is looked at first.
 */
export async function look(languages: readonly string[]): Promise<string[]> {
  await buildApp();
  const { executablePath, args, env } = await chromium();
  const server = await ExchangeServer.start({ AGIO_SCENARIO: 'quiet', AGIO_LANGUAGES: 'all' });
  onInterrupt(() => server.stop());
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const messages = englishMessages();
  const english = new Set(
    messages.flatMap(({ english: forms }) => Object.values(forms)).filter((text) => text !== ''),
  );
  const known = new Set<string>();
  const faults: string[] = [];
  try {
    for (const language of ['en', ...languages]) {
      const own = new Set(
        [...translationsOf(language, messages).values()].flatMap((texts) =>
          [...texts.values()].flatMap((forms) => Object.values(forms)),
        ),
      );
      mkdirSync(join(folder, language), { recursive: true });
      for (const [account, paths] of Object.entries(visits)) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
        });
        context.setDefaultTimeout(10_000);
        const page = await context.newPage();
        await keepSession(page, server.origin, account);
        for (const path of paths) {
          const url = new URL(path, server.origin);
          url.searchParams.set('lang', language);
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(url.href);
          await page.getByRole('main').waitFor({ state: 'attached' });
          await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
          const name = path.replaceAll(/^\/|\?.*$/g, '').replaceAll('/', '-');
          const kind = /tab=(\w+)/.exec(path)?.[1] ?? account;
          for (const width of widths) {
            await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
            await page.evaluate(() => document.fonts.ready);
            // Another layout may have code of its own.
            await page
              .waitForFunction(() => {
                const main = document.querySelector('main');
                return (
                  (main?.innerText.length ?? 0) > 40 && !main?.querySelector('[aria-busy=true]')
                );
              })
              .catch(() => undefined);
            // Drawings follow a new size after it has stayed for a while.
            await page.waitForTimeout(300);
            const { sideways, seen } = await page.evaluate(read);
            const at = `${language} ${name} (${kind}) ${String(width)}`;
            if (sideways > 1) faults.push(`${at}: scrolls sideways by ${String(sideways)} px`);
            for (const { place, fault, text } of seen) {
              const where = `${name} ${kind} ${String(width)} ${place} ${fault}`;
              if (language === 'en') known.add(where);
              else if (fault === 'text') {
                if (english.has(text) && !own.has(text) && isUntranslated(language, text, text))
                  faults.push(`${at}: English: ${text}`);
              } else if (!known.has(where))
                faults.push(`${at}: ${fault}: ${text} (${place.split(' ').slice(-3).join(' ')})`);
            }
            await page.screenshot({
              path: join(folder, language, `${name}-${kind}-${String(width)}.png`),
              animations: 'disabled',
              caret: 'hide',
            });
          }
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [...new Set(faults)];
}
