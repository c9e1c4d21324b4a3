import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { visits } from './visits.ts';

/** Pictures of a sheet: with more of them the letters are too small to read. */
const ofSheet = 4;

/** Puts the pictures of a language side by side, four on a sheet, for each width. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  widths: readonly number[],
): Promise<void> {
  const names = visits.flatMap(({ picture }) => picture ?? []);
  for (const width of widths) {
    const files = names
      .map((name) => join(folder, `${name}-${String(width)}.png`))
      .filter((file) => existsSync(file));
    for (let first = 0; first < files.length; first += ofSheet) {
      const sheet = files.slice(first, first + ofSheet);
      const across = width < 1000 ? sheet.length : Math.min(sheet.length, 2);
      const page = await browser.newPage({
        viewport: { width: across * Math.min(width, 800), height: 100 },
      });
      const images = sheet.map(
        (file) =>
          `<img src="data:image/png;base64,${readFileSync(file, 'base64')}" style="width:100%">`,
      );
      await page.setContent(
        `<body style="margin:0;display:grid;gap:4px;grid-template-columns:repeat(${String(across)},1fr)">${images.join('')}`,
      );
      const name = `sheet-${String(width)}-${String(first / ofSheet + 1)}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
      await page.close();
    }
  }
}
