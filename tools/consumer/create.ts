import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { check, checked, sum, type Outcome } from '../lib/outcome.ts';
import { type PackedPackage, packPackages } from '../pack/pack-packages.ts';
import { installFrom } from './install.ts';
import { copyPartnerBrand } from './partner-brand.ts';
import { inBrowser, play } from './play.ts';
import { freePort, untilAnswered } from './ports.ts';
import { buyOnDesk } from './widgets-play.ts';

/** A way to make a project, and what a visitor must then see. */
interface Making {
  template: 'vite' | 'next';
  /** Options of `create-agio` beside those of every making. */
  options: readonly string[];
  /** Address of the first page. */
  home: string;
  /** Program that serves what was built. */
  serve: (port: number) => readonly string[];
  see: (page: Page, origin: string) => Promise<string[]>;
}

const makings: readonly Making[] = [
  {
    template: 'vite',
    options: ['--brand', 'brand', '--languages', 'de'],
    home: '/',
    serve: (port) => ['vite', 'preview', '--port', String(port), '--strictPort'],
    see: seeNordlicht,
  },
  {
    template: 'next',
    options: [
      '--name',
      'Aurora',
      '--accent',
      '#7a1fa2',
      '--logo',
      'brand/logo.svg',
      '--prefix',
      'aurora',
    ],
    home: '/aurora',
    serve: (port) => ['next', 'start', '--port', String(port)],
    see: seeAurora,
  },
];

/**
 * A developer with an empty folder: `create-agio` makes a host in a brand of its own, its types are right, it builds,
 * and beside the sandbox a visitor signs in and places an order on it. No file of ours is changed for it.
 */
export async function createConsumer(): Promise<Outcome> {
  const packed = await packPackages();
  const folder = mkdtempSync(join(tmpdir(), 'agio-create-'));
  try {
    copyPartnerBrand(join(folder, 'brand'));
    const manifest = { private: true, dependencies: { 'create-agio': '*' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    if (!(await installFrom(folder, packed))) return checked('create-agio', [notInstalled]);
    const outcomes = await Promise.all(makings.map((making) => make(folder, packed, making)));
    return sum([...outcomes, await refused(folder)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const notInstalled = 'its packages could not be installed';

async function make(
  above: string,
  packed: readonly PackedPackage[],
  making: Making,
): Promise<Outcome> {
  const { template, options, serve } = making;
  const [exchange, port] = await Promise.all([freePort(), freePort()]);
  const places = ['--exchange', `http://localhost:${exchange}`, '--port', String(port)];
  const made = await check(
    'node_modules/.bin/create-agio',
    [template, '--template', template, ...options, ...places, '--yes'],
    { cwd: above },
  );
  if (made.failed > 0) return made;
  const folder = join(above, template);
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  if (!(await installFrom(folder, packed))) return sum([made, checked(template, [notInstalled])]);
  const block = await check('node_modules/.bin/agio', ['add', 'order-ticket'], { cwd: folder });
  const quiet = template === 'vite' ? ['--', '--logLevel', 'warn'] : [];
  const built = await check('npm', ['run', '--silent', 'build', ...quiet], { cwd: folder, env });
  if (built.failed > 0) return sum([made, block, built]);
  const origin = `http://localhost:${port}`;
  const program = join(folder, 'node_modules/create-agio/dist/agio.js');
  const args = ['dev', '--at', origin, '--no-open', '--', ...serve(port)];
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  try {
    await Promise.race([untilAnswered(origin), ended]);
    const played = await inBrowser((browser) => visit(browser, origin, making));
    console.log(`  ${template}: ${linesOf(folder)} lines are the host's own`);
    child.kill('SIGINT');
    const [code] = await ended;
    const ends = checked(
      `made with ${template}: the sandbox and the page end together`,
      code === 0 ? [] : [`exit code ${code}`],
    );
    return sum([made, block, built, ...played, ends]);
  } finally {
    child.kill('SIGKILL');
  }
}

const visit = async (browser: Browser, origin: string, { template, home, see }: Making) => [
  await play(browser, `made with ${template}: signed in, and bought`, (page) =>
    buyOnDesk(page, origin + home),
  ),
  await play(browser, `made with ${template}: in its own brand`, (page) => see(page, origin)),
];

/** A brand of a folder: name, colours, font, navigation, and words of its own in German. */
async function seeNordlicht(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/markets`);
  await page.locator('header select').selectOption('de');
  await page.getByText(/^\d+ Märkte im Nordlicht, Werte in USD$/).waitFor();
  await page.getByRole('link', { name: 'Handelsplatz' }).waitFor();
  const button = page.getByRole('button', { name: 'Anmelden' });
  const [accent, corner, sign] = await button.evaluate((element) => {
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    const { naturalWidth } = document.querySelector<HTMLImageElement>('header img') ?? {};
    return [backgroundColor, borderTopLeftRadius, String((naturalWidth ?? 0) > 0)];
  });
  await page.evaluate(() => document.fonts.ready);
  const hasFont = await page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => /Nordlicht/.test(family) && status === 'loaded',
    ),
  );
  return differences([
    ['the title', await page.title(), 'Nordlicht'],
    ['the accent', accent, 'rgb(224, 166, 255)'],
    ['the corner', corner, '0px'],
    ['the logo is shown', sign, 'true'],
    ["the brand's font is loaded", String(hasFont), 'true'],
    ['the language of the page', await page.locator('html').getAttribute('lang'), 'de'],
  ]);
}

/** A brand of four answers. The colour is too dark for a dark page, so it is lighter there. */
async function seeAurora(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin);
  const button = page.locator('header').getByRole('button', { name: 'Sign in' });
  await button.waitFor();
  const accent = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const home = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Markets' }).click();
  await page.locator('[data-widget=markets] [data-slot=data-table-row]').first().waitFor();
  return differences([
    ['the title', await page.title(), 'Aurora'],
    ['the accent', accent, 'rgb(191, 106, 235)'],
    ['the first page', home, '/aurora'],
  ]);
}

const differences = (seen: [what: string, is: string | null | undefined, should: string][]) =>
  seen.flatMap(([what, is, should]) =>
    is === should ? [] : [`${what} is ${is}, should be ${should}`],
  );

/** A refusal names the option, and leaves nothing. */
async function refused(above: string): Promise<Outcome> {
  const before = globSync('*', { cwd: above }).length;
  const program = join(above, 'node_modules/.bin/create-agio');
  const child = spawn(program, ['bad', '--name', 'Bad', '--accent', 'beautiful', '--yes'], {
    cwd: above,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const faults = [
    ...(code === 1 && said.startsWith('--accent is "beautiful"') ? [] : [`${code}: ${said}`]),
    ...(globSync('*', { cwd: above }).length === before ? [] : ['something is left']),
  ];
  return checked('a colour that is none is refused, and nothing is left', faults);
}

const linesOf = (folder: string): number =>
  globSync('{src/**/*.{ts,tsx,css},*.{ts,html}}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
    .reduce((all, lines) => all + lines, 0);
