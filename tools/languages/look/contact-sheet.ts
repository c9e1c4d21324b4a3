import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';

export interface Sheets {
  names: readonly string[];
  widths: readonly number[];
  /** Pictures of a sheet: with more of them the letters are too small to read. */
  ofSheet: number;
  across: (width: number) => number;
  /** Width of a picture at most, in px. */
  widest: number;
}

/** Puts the pictures of a language side by side, some on a sheet, for each width. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  { names, widths, ofSheet, across, widest }: Sheets,
): Promise<void> {
  for (const width of widths) {
    const files = names
      .map((name) => join(folder, `${name}-${String(width)}.png`))
      .filter((file) => existsSync(file));
    for (let first = 0; first < files.length; first += ofSheet) {
      const sheet = files.slice(first, first + ofSheet);
      const columns = Math.min(sheet.length, across(width));
      const page = await browser.newPage({
        viewport: { width: columns * Math.min(width, widest), height: 100 },
      });
      const images = sheet.map(
        (file) =>
          `<img src="data:image/png;base64,${readFileSync(file, 'base64')}" style="max-width:100%">`,
      );
      await page.setContent(
        `<body style="margin:0;display:grid;gap:4px;align-items:start;grid-template-columns:repeat(${String(columns)},1fr)">${images.join('')}`,
      );
      const name = `sheet-${String(width)}-${String(first / ofSheet + 1)}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
      await page.close();
    }
  }
}
