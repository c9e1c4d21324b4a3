// Photographs one page with the pinned browser:
//   node tools/screenshot.ts <url> <out.png> [width=1440] [height=900] [--theme dark|light] [--full] [--wait ms]
// The theme is set the way a user's own choice would be: the operating system's preference and the stored one.
import { parseArgs } from 'node:util';
import { chromium as playwright } from 'playwright';
import { chromium } from './chromium.mjs';
import { chooseTheme } from './lib/theme.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'dark' },
    full: { type: 'boolean', default: false },
    wait: { type: 'string', default: '500' },
  },
});
const [url, out, width = '1440', height = '900'] = positionals;
const { theme } = values;
if (!url || !out || (theme !== 'dark' && theme !== 'light')) {
  console.error(
    'Usage: node tools/screenshot.ts <url> <out.png> [width] [height] [--theme dark|light] [--full] [--wait ms]',
  );
  process.exit(1);
}

const { executablePath, args, env } = await chromium();
const browser = await playwright.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(height) },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`page: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  await chooseTheme(page, theme);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForTimeout(Number(values.wait)); // live pages never become idle: give them a moment instead
  await page.screenshot({
    path: out,
    fullPage: values.full,
    animations: 'disabled',
    caret: 'hide',
  });
  console.log(out);
} finally {
  await browser.close();
}
