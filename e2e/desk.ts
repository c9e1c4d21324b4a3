import { expect, type Locator, type Page } from '@playwright/test';
import { Decimal } from '../packages/money/src/index.ts';
import { visit } from './fixtures.ts';

type Side = 'Asks' | 'Bids';

/** The trade desk as a user knows it: by its names. */
export class Desk {
  readonly page: Page;
  readonly book: Locator;
  readonly openOrders: Locator;

  constructor(page: Page) {
    this.page = page;
    this.book = page.getByRole('region', { name: 'Order book' });
    this.openOrders = page.getByRole('table', { name: 'Open orders' });
  }

  async open(pair = 'XCB-CTN'): Promise<void> {
    await this.page.goto(`/trade/${pair}`);
    await this.live();
  }

  /** Opens it for an account that signed in before. */
  async openAs(account = 'trader'): Promise<void> {
    await visit(this.page, '/trade/XCB-CTN', account);
    await this.live();
  }

  /** Waits for a book with levels on both sides. */
  async live(): Promise<void> {
    await expect(this.priceButton('Asks', 2)).toBeVisible();
    await expect(this.priceButton('Bids', 2)).toBeVisible();
  }

  /** The button that takes the price of a level, counted from the best, to the ticket. */
  priceButton(side: Side, level: number): Locator {
    return this.book
      .getByRole('list', { name: side })
      .getByRole('listitem')
      .nth(level)
      .getByRole('button')
      .first();
  }

  /** The button of a level in which the user has an order. */
  get ownLevels(): Locator {
    return this.book.getByRole('button', { name: /your order/ });
  }

  /** Shows the book in steps of this price. */
  async group(step: string): Promise<void> {
    await this.book.getByRole('button', { name: /^Price grouping/ }).click();
    await this.page.getByRole('menuitemradio', { name: step, exact: true }).click();
  }

  get price(): Locator {
    return this.page.getByRole('textbox', { name: 'Price', exact: true });
  }

  get amount(): Locator {
    return this.field('Amount');
  }

  /** A field of the ticket. */
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Open orders with a text. */
  openOrder(text: string | RegExp): Locator {
    return this.openOrders.getByRole('row').filter({ hasText: text });
  }

  /** Chooses a type of order that stands in the menu. */
  async chooseType(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^More/ }).click();
    await this.page.getByRole('menuitemradio', { name, exact: true }).click();
  }

  /**
   * A price in such a relation to the best bid, on the tick and with all its digits: far below it an order rests, far
   * above it is asked about. Where the market stands depends on the day.
   */
  async priceAt(share: string): Promise<string> {
    const [best = ''] = await this.prices('Bids', 1);
    return Decimal.of(best)
      .times(Decimal.of(share))
      .roundToStep(Decimal.of('0.01'), 'down')
      .plus(Decimal.of('0.0034'))
      .toString();
  }

  /** The button that sends the order; its name says what it does or why it cannot. */
  submit(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Returns the state of prices in the head of the market: `Live`, `Delayed`, `Live prices paused`. */
  status(text: string): Locator {
    return this.page.getByRole('region', { name: 'Market' }).getByText(text, { exact: true });
  }

  /** Waits until the book has changed; then its prices fall from the worst ask to the worst bid: sorted, not crossed. */
  async expectMovingBook(): Promise<void> {
    const before = await this.shownPrices();
    await expect.poll(() => this.shownPrices()).not.toEqual(before);
    const numbers = (await this.shownPrices()).map(Number);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(new Set(numbers).size).toBe(numbers.length);
  }

  /** Every price of the book, as they stand at one moment from top to bottom. */
  async shownPrices(): Promise<string[]> {
    const rows = this.book.getByRole('list').getByRole('listitem');
    const texts = await rows.evaluateAll((items) =>
      items
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((item) => item.querySelector('button')?.textContent ?? ''),
    );
    return texts.map(figure).filter((text) => text !== '');
  }

  /** Prices of the best levels as they stand on the page, best first. */
  async prices(side: Side, levels: number): Promise<string[]> {
    const rows = this.book.getByRole('list', { name: side }).getByRole('listitem');
    const texts = await rows.evaluateAll((items) =>
      items.map((item) => item.querySelector('button')?.textContent ?? ''),
    );
    return texts.slice(0, levels).map(figure);
  }
}

/** The first number of a text, without grouping: "1,234.50 CTN" → "1234.50". */
export function figure(text: string): string {
  return /[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? '';
}
