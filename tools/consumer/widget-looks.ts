import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { signIn } from '@agio/sandbox/server/testing';
import { readPage } from '../languages/look/read-page.ts';
import { checked, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { installMirror, type Difference, type Looks, type Mirror } from './looks-in-page.ts';
import { appSheet, besides, sheetKinds, widgetHosts } from './widget-hosts.ts';

// In the page.
declare const looks: Looks;
declare const mirror: Mirror;

const schemes = ['dark', 'light'] as const;

/** Pictures of the last run, by widget. */
const pictures = join(root, '.cache/hosts');

/** Most differences of a widget in a host that are printed: one cause has effects on many elements. */
const printed = 6;

/**
 * Every widget in ten hosts, in both sheets and both schemes, compared with the same widget in the app: each property of
 * each element that a reader would see. Each widget is rendered once by the exchange's data, then stands still and is
 * dressed in the sheets of the hosts. A picture of each host is kept in .cache/hosts.
 *
 * @param folder the installed host, whose packages have the sheets
 */
export async function looksInHosts(
  browser: Browser,
  folder: string,
  origin: string,
): Promise<Outcome[]> {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  // Two at once: each page is a process of its own.
  const outcomes = await Promise.all(
    ['trader', 'admin'].map((account) => looksOf(browser, folder, origin, account)),
  );
  return outcomes.flat();
}

async function looksOf(
  browser: Browser,
  folder: string,
  origin: string,
  account: string,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const { access_token: token } = await signIn(origin, account);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  page.on('pageerror', (error) => {
    outcomes.push(checked(`widgets of the ${account}`, [error.message]));
  });
  await page.addInitScript(installMirror);
  await page.goto(`${origin}/looks.html#${account}:${token}`);
  await page.waitForFunction(() => 'looks' in globalThis);
  const names = await page.evaluate(() => looks.names);
  await keepSheets(page, folder);
  for (const name of names) outcomes.push(await lookAt(page, name));
  await page.close();
  return outcomes;
}

/** Puts all sheets into the page, by the names that `wear` takes. */
async function keepSheets(page: Page, folder: string): Promise<void> {
  const ours = (name: string, kind: string) =>
    readFileSync(
      join(
        folder,
        `node_modules/@agio/${name}/dist/styles${kind === 'layered' ? '' : '.unlayered'}.css`,
      ),
      'utf8',
    );
  const hosts = widgetHosts();
  const sheets: [string, string][] = [
    ['still', '*,*::before,*::after{animation:none!important;transition:none!important}'],
    ['app', appSheet()],
    ...sheetKinds.flatMap((kind): [string, string][] => [
      [`ui ${kind}`, ours('ui', kind)],
      [`widgets ${kind}`, ours('widgets', kind)],
      ...hosts.map((host): [string, string] => [`${host.name} ${kind}`, besides(kind, host)]),
    ]),
    ...hosts.map(({ rem }): [string, string] => [`root ${rem}`, `html{font-size:${rem}px}`]),
  ];
  await page.evaluate((all) => {
    for (const [name, css] of all) mirror.keep(name, css);
  }, sheets);
}

/** The sheets of the app, with text as large as that of a host's root. */
const likeApp = (rem?: number) => [
  'still',
  'app',
  'ui layered',
  'widgets layered',
  ...(rem === undefined ? [] : [`root ${rem}`]),
];

async function lookAt(page: Page, name: string): Promise<Outcome> {
  const hosts = widgetHostList;
  const wrong: string[] = [];
  let elements = 0;
  try {
    await page.evaluate(
      ([sheets, widget]) => {
        mirror.wear(sheets);
        looks.show(widget, 'dark');
      },
      [likeApp(20), name] as const,
    );
    await page.waitForFunction(() => mirror.isDone(), undefined, { timeout: 10_000 });
    wrong.push(...(await cutInLargeText(page)));
    elements = await page.evaluate(() => mirror.freeze());
    const found = await page.evaluate(
      ([all, looked, kinds]) => {
        const differences: [string, Difference[]][] = [];
        for (const scheme of looked) {
          mirror.scheme(scheme);
          // The same sheets give the same boxes.
          const only = scheme === 'light' ? 'colors' : undefined;
          const known = new Set<number>();
          for (const { host, rem, reference } of all) {
            if (!known.has(rem)) {
              mirror.wear(reference);
              mirror.remember(`${rem}`, only);
              known.add(rem);
            }
            for (const kind of kinds) {
              mirror.wear(['still', `ui ${kind}`, `widgets ${kind}`, `${host} ${kind}`]);
              const seen = mirror.compare(`${rem}`, only);
              if (seen.length > 0) differences.push([`${host}, ${kind}, ${scheme}`, seen]);
            }
          }
        }
        return differences;
      },
      [
        hosts.map(({ name: host, rem }) => ({ host, rem, reference: likeApp(rem) })),
        schemes,
        sheetKinds,
      ] as const,
    );
    for (const [where, differences] of found) {
      for (const { where: element, property, is, should } of differences.slice(0, printed))
        wrong.push(`${where}: ${element}: ${property} is ${is}, in the app ${should}`);
      if (differences.length > printed)
        wrong.push(`${where}: and ${differences.length - printed} more`);
    }
    await picture(page, name);
  } catch (error) {
    wrong.push(String(error));
  }
  await page.evaluate(() => mirror.thaw()).catch(() => undefined);
  if (wrong.length === 0 && elements <= 1) wrong.push('nothing was looked at');
  return checked(`${name} in ${hosts.length} hosts: ${elements} elements`, wrong);
}

/**
 * Returns texts that a root of 20 px, with which the widget was rendered, cuts or lays over others, and that are whole
 * with text of the usual size.
 */
async function cutInLargeText(page: Page): Promise<string[]> {
  const faults = async (): Promise<Set<string>> => {
    // Boxes that are measured take their new size.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    const { seen } = await page.evaluate(readPage);
    return new Set(
      seen
        .filter(({ fault }) => fault === 'cut' || fault === 'clipped' || fault === 'overlap')
        // The reader sets the widths of its columns, and a press shows the rest.
        .filter(({ place }) => !place.includes('data-grid-'))
        .map(
          ({ place, fault, text }) =>
            `${fault}: "${text}" in ${place.split(' ').slice(-3).join(' ')}`,
        ),
    );
  };
  const large = await faults();
  await page.evaluate((sheets) => mirror.wear(sheets), likeApp());
  const usual = await faults();
  return [...large]
    .filter((fault) => !usual.has(fault))
    .map((fault) => `a root of 20 px: ${fault}`);
}

const widgetHostList = widgetHosts();

/** Keeps a picture of the widget in every host. */
async function picture(page: Page, name: string): Promise<void> {
  for (const [i, { name: host }] of widgetHostList.entries()) {
    const kind = sheetKinds[i % 2] ?? 'layered';
    const scheme = schemes[(i >> 1) % 2] ?? 'dark';
    await page.evaluate(
      ([sheets, which]) => {
        mirror.scheme(which);
        mirror.wear(sheets);
      },
      [['still', `ui ${kind}`, `widgets ${kind}`, `${host} ${kind}`], scheme] as const,
    );
    const file = `${name.replaceAll(/[^\w-]+/g, '_')}.${host}.png`;
    await page.screenshot({ path: join(pictures, file), animations: 'disabled' });
  }
}
