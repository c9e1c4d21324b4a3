import type { Page } from '@playwright/test';
import { expect, visit } from './fixtures.ts';

/** The dialog of sending and receiving, as a user knows it. */
export class SendDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Send and receive' });
  }

  button(name: string | RegExp) {
    return this.dialog.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Status of the transfer that was sent. */
  get status() {
    return this.dialog.getByRole('region', { name: 'Your transfer' });
  }

  get amount() {
    return this.dialog.getByRole('textbox', { name: /^Amount in/ });
  }

  address(network: string) {
    return this.dialog.getByRole('textbox', { name: `Address on ${network}` });
  }

  /** Over a page on which nothing moves, for who is signed in. */
  async show(query: string): Promise<void> {
    await this.page.goto(`${overStillPage}&${query}`);
    await expect(this.dialog).toBeVisible();
  }

  async open(query: string): Promise<void> {
    await visit(this.page, `${overStillPage}&${query}`);
    await expect(this.dialog).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'To' }).click();
    await this.page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }

  /** USDC to Northbank Custody, from the empty form to the review. */
  async toReview(amount: string): Promise<void> {
    await this.choose('Northbank Custody');
    await this.amount.fill(amount);
    await this.button('Review transfer').click();
    await this.isReviewed();
  }

  async isReviewed(): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: 'Review your transfer' })).toBeVisible();
  }

  async compare(): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: /^I compared all 14 groups/ }).check();
  }
}

const overStillPage = '/user/support?modal=send_receive';
export const northbank = 'tab=send&asset=USDC&network=stellar';
