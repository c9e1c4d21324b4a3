import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from './newcomer.ts';

/* Use with a keyboard alone: Tab, arrows, Space, Enter and letters. */

/** More presses of Tab than any page has places to stop at. */
const most = 300;

export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // A file dialog is caught from the beginning: one that a key opens at once would be missed.
    page.on('filechooser', () => undefined);
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Presses Tab until one of these has the focus. Fails where Tab does not lead to it. */
  async to(wanted: Locator): Promise<void> {
    await expect(wanted.first()).toBeVisible();
    for (let presses = 0; presses < most; presses += 1) {
      if (await hasFocus(wanted)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(wanted)}.`);
  }

  /** Presses a button, with the key that presses buttons everywhere. */
  async button(name: string | RegExp): Promise<void> {
    const button = this.#page.getByRole('button', { name, exact: true });
    await expect(button.first()).toBeEnabled();
    await this.to(button);
    await this.press('Enter');
  }

  async link(name: string): Promise<void> {
    await this.to(this.#page.getByRole('link', { name, exact: true }));
    await this.press('Enter');
  }

  /** Answers a question with one of its cards: Tab leads to the group, arrows to the card. */
  async choose(question: string, answer: string): Promise<void> {
    await expect(heading(this.#page, question)).toBeVisible();
    const cards = this.#page.getByRole('main').getByRole('radio');
    const wanted = this.#page.getByRole('radio', { name: answer });
    await this.to(cards);
    await this.press('Space');
    for (let presses = await cards.count(); presses > 0 && !(await hasFocus(wanted)); presses -= 1)
      await this.press('ArrowDown');
    await expect(wanted).toBeFocused();
    await expect(wanted).toBeChecked();
    await this.button('Continue');
  }

  /** Chooses files in the browser's own dialog, which a key opens. */
  async files(input: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.to(input);
    const dialog = this.#page.waitForEvent('filechooser');
    await this.press('Enter');
    await (await dialog).setFiles(files as string);
  }
}

/** Tells whether one of these has the focus; false while a new page replaces the one that had it. */
const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted
    .evaluateAll((all) => all.includes(document.activeElement as HTMLElement))
    .catch(() => false);
