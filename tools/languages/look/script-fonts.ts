import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright';

const require = createRequire(import.meta.url);

/** Families that the themes name for scripts (docs/decisions/0104), and the packages that have them. */
const families: Readonly<Record<string, string>> = {
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Thai': 'noto-sans-thai',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans SC': 'noto-sans-sc',
};

/** Faces of all families, each cut by ranges of characters: a page loads the files that it has letters of. */
const sheet = () =>
  Object.entries(families)
    .map(([family, name]) =>
      readFileSync(require.resolve(`@fontsource-variable/${name}/index.css`), 'utf8')
        .replaceAll(`${family} Variable`, family)
        .replaceAll('./files/', `/script-fonts/${name}/`)
        .replaceAll('font-display: swap', 'font-display: block'),
    )
    .join('\n');

/** Gives the pages of a context the fonts of scripts that a system has, and the pinned browser lacks. */
export async function addScriptFonts(context: BrowserContext): Promise<void> {
  const faces = sheet();
  await context.route('**/script-fonts/**', (route) => {
    const [, name = '', file = ''] =
      /script-fonts\/([\w-]+)\/([\w-]+\.woff2)$/.exec(new URL(route.request().url()).pathname) ??
      [];
    if (name === '') return route.fulfill({ contentType: 'text/css', body: faces });
    const home = dirname(require.resolve(`@fontsource-variable/${name}/index.css`));
    return route.fulfill({ path: join(home, 'files', file), contentType: 'font/woff2' });
  });
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: '/script-fonts/all.css' });
      document.head.append(link);
    });
  });
}
