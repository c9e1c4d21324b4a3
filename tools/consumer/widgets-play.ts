import { marketData } from '@agio/api-client/contract';
import type { Page } from 'playwright';
import { signIn } from '@agio/sandbox/server/testing';

/** Checks that the desk in English is whole; a user signs in on it and buys. */
export async function buyOnDesk(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('region', { name: 'Order book' }).getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'Recent trades' }).getByRole('listitem').first().waitFor();
  await page.locator('[data-slot=price-chart]').waitFor();
  await page.getByRole('button', { name: 'Sign in to trade' }).click();
  await page.getByRole('button', { name: 'Continue as trader@agio.test' }).click();
  const ticket = page.getByRole('form', { name: 'Order ticket' });
  await ticket.getByRole('tab', { name: 'Market' }).click();
  await ticket.getByRole('textbox', { name: 'Amount' }).fill('10');
  await ticket.getByRole('button', { name: 'Buy XCB' }).click();
  await page.getByText(/^Order (?:filled|part(?:ly|ially) filled)$/).waitFor();
  return [];
}

/** An officer opens a PDF: the worker that reads it is in what the host's bundler built, and begins. */
export async function readPdf(page: Page, address: string): Promise<string[]> {
  const { access_token: token } = await signIn(new URL(address).origin, 'officer');
  await page.goto(`${address}#${token}`);
  await page.getByRole('button', { name: /\.pdf/ }).first().click();
  const shown = page.locator('figure', { has: page.locator('canvas') });
  await shown.waitFor();
  const text = await shown.textContent();
  return text === '' ? ['the page of the PDF has no text'] : [];
}

/** Part of each widget that is there once its data are. */
const arrived = {
  desk: '[data-widget=desk] [data-slot=order-book] [role=listitem], [data-widget=desk] [data-slot=order-book] li',
  ticket: '[data-widget=order-entry] button[type=submit]',
  markets: '[data-widget=markets] [data-slot=data-table-row]',
};

const roots = {
  desk: '[data-widget=desk]',
  ticket: '[data-widget=order-entry]',
  markets: '[data-widget=markets]',
};

/**
 * A widget by itself, in the host's brand and language: its corners are the brand's, its text is as large as ours, and no
 * word of it is English, but for what the exchange itself sent.
 */
export async function wearAndSpeak(
  page: Page,
  address: string,
  widget: keyof typeof roots,
): Promise<string[]> {
  await page.goto(address);
  await page.locator(arrived[widget]).first().waitFor();
  const root = page.locator(roots[widget]).first();
  const said = await root.evaluate((element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const named of element.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.push(named.getAttribute(name) ?? '');
    }
    return texts;
  });
  const names = await namesAt(new URL(address).origin);
  const english = said.filter((text) => {
    let rest = text.replaceAll(/⟦[^⟧]*(?:⟧|…$)/g, ''); // a long name is cut
    for (const name of [...names, ...ofIntl]) rest = rest.replaceAll(name, '');
    return /[A-Za-z][a-z]{2}/.test(rest);
  });
  const [corner, font] = await root.evaluate((element) => {
    const button = element.querySelector('button[type=submit], [data-slot=button]') ?? element;
    return [getComputedStyle(button).borderTopLeftRadius, getComputedStyle(element).fontSize];
  });
  return [
    ...(said.some((text) => text.includes('⟦')) ? [] : ["nothing is of the host's language"]),
    ...english.map((text) => `not of the host's language: ${text}`),
    ...(corner === '0px' ? [] : [`the partner's corner is ${corner}, should be 0px`]),
    ...(font === '14px' ? [] : [`the text is ${font}, should be 14px`]),
  ];
}

/** Words that `Intl` itself says in the host's language: between the entries of a list, and after a short number. */
const ofIntl = [
  ...new Intl.ListFormat('de').formatToParts(['1', '2', '3']),
  ...[1e6, 1e9, 1e12].flatMap((each) =>
    new Intl.NumberFormat('de', { notation: 'compact' }).formatToParts(each),
  ),
]
  .filter(({ type }) => type === 'literal' || type === 'compact')
  .map(({ value }) => value.trim())
  .filter((word) => word.length > 2);

/** Names of markets and assets: they are the exchange's data, and not the host's to translate. */
async function namesAt(origin: string): Promise<string[]> {
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length > 2) names.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const { path } of [marketData.instruments, marketData.assets]) {
    collect(await (await fetch(origin + path)).json());
  }
  // "Core" is the beginning of "CoreToken".
  return [...names].toSorted((one, other) => other.length - one.length);
}
