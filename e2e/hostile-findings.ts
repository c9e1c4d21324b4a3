import type { Page } from '@playwright/test';
import { Decimal } from '../packages/money/src/index.ts';
import type { HostileWire, Wrong } from './hostile-wire.ts';

/** A page, and the texts that it shows when an answer cannot be read; it has a button there that asks again. */
export interface Visit {
  name: string;
  path: string;
  as: 'guest' | 'trader';
  /** Text shown for each call or message that cannot be read. */
  sections: Readonly<Record<string, RegExp>>;
  /** Calls without which the page says less and nothing false: what is left out, or stands in their place. */
  extras: Readonly<Record<string, string>>;
  /**
   * Calls that hide the others where they cannot be read, and what does so (`path: kind`) although they can: an empty
   * list, a state of the account in which nothing is shown. Both are made wrong without the others.
   */
  masks: Readonly<Record<string, RegExp>>;
  /** Label of live prices, and the messages that they need. */
  live: { label: string; of: readonly string[] };
}

export const kindsOfFinding = ['down', 'live', 'amount', 'silent'] as const;

export interface Finding {
  kind: (typeof kindsOfFinding)[number];
  what: string;
}

/** Returns the faults of a page that has settled. */
export async function findingsOf(
  page: Page,
  { as, sections, live }: Visit,
  wire: HostileWire,
  errors: readonly string[],
): Promise<Finding[]> {
  const found: Finding[] = errors.map((what) => ({ kind: 'down', what }));
  const add = (kind: Finding['kind'], what: string) => found.push({ kind, what });
  const main = page.getByRole('main');
  const body = await page.locator('body').innerText();
  for (const crash of ['Oops something went wrong', 'This part could not be shown'])
    if (body.includes(crash)) add('down', crash);
  if (as !== 'guest' && body.includes('Get Started')) add('down', 'signed out');

  const refused = [...wire.done].filter(([, { isRefused }]) => isRefused).map(([wrong]) => wrong);
  // Asked after the page is read: something heavy is followed by the right one, which the wire notes before it passes it.
  const isStillRefused = (wrong: Wrong) => wire.done.get(wrong)?.isRefused === true;
  for (const wrong of refused) {
    const { target } = wrong;
    const says = sections[target];
    if (!says) continue;
    // A stream tries for a while before it says so.
    const isSaid = await becomes(async () => says.test(await main.innerText()));
    const retries = main.getByRole('button', { name: /^(Try again|Reconnect)$/ });
    const what = isSaid ? `${target}, no way to try again` : target;
    if ((!isSaid || (await retries.count()) === 0) && isStillRefused(wrong)) add('silent', what);
  }

  const isLive = (await main.getByText(live.label, { exact: true }).count()) > 0;
  const isHole = refused.some((wrong) => live.of.includes(wrong.target) && isStillRefused(wrong));
  if (isLive && isHole) add('live', live.label);

  for (const text of await figuresShown(page)) if (!wasSent(text, wire.sent)) add('amount', text);

  // Last, as it lies over the page: the shell still answers.
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  if (!(await becomes(() => palette.isVisible()))) add('down', 'the header');
  return found;
}

/** Tells whether a condition holds, now or within the time that a busy machine may take. */
async function becomes(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Figures that stand as the server said them, but for the digits that are cut off: no sums, estimates or shares. */
const figuresShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const places = [
      '[data-slot=data-table-row] [data-slot=amount]',
      '[data-slot=data-table-row] [data-slot=price]',
      '[data-slot=trades-tape-list] li > span',
      '[data-slot=data-table-row] td.wg\\:num',
    ];
    const isSum = (each: HTMLElement) => {
      const cell = each.closest('td');
      const head = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
      return head?.innerText.startsWith('Total') === true;
    };
    // Zeros that only align the points are not seen, and not in the text that is.
    return [...document.querySelectorAll<HTMLElement>(places.join())]
      .filter((each) => !isSum(each))
      .map((each) => each.innerText);
  });

function wasSent(text: string, sent: ReadonlySet<string>): boolean {
  const [digits] = /-?\d[\d,]*(?:\.\d+)?/.exec(text.replace('−', '-')) ?? [];
  const shown = Decimal.parse(digits?.replaceAll(',', ''));
  if (!shown) return true;
  const places = digits?.split('.')[1]?.length ?? 0;
  const step = Decimal.of(places === 0 ? '1' : `0.${'1'.padStart(places, '0')}`);
  for (const figure of sent) {
    const value = Decimal.parse(figure);
    if (value && value.minus(shown).abs().lt(step)) return true;
  }
  return false;
}
