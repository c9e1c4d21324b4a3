import type { Page } from 'playwright';

/** Opens the pages that follow in one theme, as someone who chose it finds them. */
export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('agio.preferences', JSON.stringify({ theme: chosen }));
  }, theme);
}
