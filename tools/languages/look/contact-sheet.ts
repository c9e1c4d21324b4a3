import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { visits } from './visits.ts';

/** Puts the pictures of a language side by side, on one sheet for each width. */
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
    if (files.length === 0) continue;
    const across = width < 1000 ? files.length : Math.min(files.length, 2);
    const page = await browser.newPage({
      viewport: { width: across * Math.min(width, 800), height: 100 },
    });
    const images = files.map(
      (file) =>
        `<img src="data:image/png;base64,${readFileSync(file, 'base64')}" style="width:100%">`,
    );
    await page.setContent(
      `<body style="margin:0;display:grid;gap:4px;grid-template-columns:repeat(${String(across)},1fr)">${images.join('')}`,
    );
    await page.screenshot({ path: join(folder, `sheet-${String(width)}.png`), fullPage: true });
    await page.close();
  }
}
