// @where Tools: byte budgets
import { main } from '../lib/main.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp, builtAppFolder } from '../lib/build-app.ts';
import { buildPackages } from '../lib/build-packages.ts';
import { packedSize, readBuiltGraph, type BuiltGraph } from '../lib/built-graph.ts';
import { exportSizes } from '../lib/export-sizes.ts';
import { importSize } from '../lib/import-size.ts';
import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';

/* The budgets of the product, in kB (1000 bytes) gzipped. */

interface Row {
  what: string;
  bytes: number;
  /** kB; more fails. */
  limit: number;
}

/** Loaded when first used; a first view without them must be possible. */
const lazy = [
  'oidc-client-ts',
  '@microsoft/signalr',
  '@sentry/react',
  '@sentry/core',
  'lightweight-charts',
];

function union(...sets: ReadonlySet<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function without(set: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...set].filter((item) => !other.has(item)));
}

/** Asked for by every first view as soon as the entry runs, beside its page: the client, the live streams, the words. */
const firstView = [
  'src/client.ts',
  '../api-client/src/realtime/engines.ts',
  'src/shared/language/locales/en/shell.json',
];

/**
 * Pages with a table, or a form with lists to choose from, which they share with each other. What is their own is held
 * by the widgets' limits.
 */
const pageLimits: Readonly<Record<string, number>> = {
  'address-book': 71.3,
  convert: 44.1,
  documents: 48.4,
  history: 54.4,
  portfolio: 49.8,
  ramp: 75.7,
  settings: 70.8,
  admin: 28,
};

function appRows(graph: BuiltGraph): Row[] {
  const { entry } = graph;
  const pages = graph.dynamic.filter((source) => /\/features\/.+-page\.tsx$/.test(source));
  const opening = (name: string) => {
    const source = pages.find((one) => one.endsWith(`/${name}-page.tsx`));
    if (source === undefined)
      throw new Error(`The build has no ${name} page. It moved: adjust tools/tasks/size.ts.`);
    return union(entry, graph.scriptsOf(source));
  };
  const viewing = (page: string) =>
    union(opening(page), ...firstView.map((source) => graph.scriptsOf(source)));
  // Its indicators and fills, which are fetched later, import the library too.
  const chartSource = graph.dynamic.find((source) => source.endsWith('/chart/chart-panel.tsx'));
  if (chartSource === undefined)
    throw new Error('The build has no chart panel. It moved: adjust tools/tasks/size.ts.');
  const chart = graph.scriptsOf(chartSource);
  const rows = [
    { what: 'app: entry', bytes: packedSize(entry), limit: 146.6 },
    { what: 'app: entry + /markets', bytes: packedSize(opening('markets')), limit: 182.3 },
    {
      what: 'app: entry + /trade with chart',
      bytes: packedSize(union(opening('trade'), chart)),
      limit: 302.5,
    },
    {
      what: 'app: /markets with all that a first view asks for',
      bytes: packedSize(viewing('markets')),
      limit: 213.5,
    },
    {
      what: 'app: /trade with all that a first view asks for',
      bytes: packedSize(union(viewing('trade'), chart)),
      limit: 332.5,
    },
    { what: 'app: all styles', bytes: packedSize(graph.styles), limit: 27.3 },
  ];
  for (const source of pages.filter((one) => !/\/(?:markets|trade)-page\.tsx$/.test(one))) {
    const own = without(graph.scriptsOf(source), entry);
    const name = source.replace(/^.*\//, '').replace('-page.tsx', '');
    rows.push({
      what: `app: ${name}`,
      bytes: packedSize(own),
      limit: pageLimits[name] ?? 45,
    });
  }
  // Its areas come after it: the one that officers work in is counted with it.
  const queue = graph.dynamic.find((source) => source.endsWith('/compliance-queue.tsx'));
  if (queue === undefined)
    throw new Error('The build has no compliance queue. It moved: adjust tools/tasks/size.ts.');
  const office = without(union(opening('admin'), graph.scriptsOf(queue)), entry);
  // All lists of the staff share the grid.
  const grid = new Set(
    [...office].filter((file) => graph.packages[file]?.includes('@tanstack/react-table')),
  );
  if (grid.size === 0)
    throw new Error('The queue has no grid. It moved: adjust tools/tasks/size.ts.');
  rows.push(
    {
      what: 'app: admin with the queue, the grid apart',
      bytes: packedSize(without(office, grid)),
      limit: 60,
    },
    { what: 'app: the grid of the staff’s lists', bytes: packedSize(grid), limit: 40 },
  );
  rows.push({
    what: 'app: the worker of PDFs, with its fonts',
    bytes: packedSize([pdfWorker()]),
    limit: 950,
  });
  return [...rows, ...wordRows(graph)];
}

/** Areas of words that a first view of a page fetches (routes.tsx), besides those of every page. */
const firstWords = { '/markets': ['markets'], '/trade': ['trade'] };

/** Words by language: of first views, and the largest area. English ones are part of the code. */
function wordRows(graph: BuiltGraph): Row[] {
  const words = graph.dynamic.filter((source) => /locales\/(?!en[/.]).*\.json$/.test(source));
  const codes = new Set(words.map((source) => /locales\/(\w+)/.exec(source)?.[1] ?? ''));
  const sizeOf = (source: string) => {
    if (!words.includes(source))
      throw new Error(`The build has no ${source}. It moved: adjust tools/tasks/size.ts.`);
    return packedSize(graph.scriptsOf(source));
  };
  const firstOf = (code: string, areas: readonly string[]) =>
    sizeOf(`src/shared/language/locales/${code}/shell.json`) +
    sizeOf(`../ui/locales/${code}.json`) +
    ['common', ...areas].reduce(
      (bytes, area) => bytes + sizeOf(`../widgets/locales/${code}/${area}.json`),
      0,
    );
  const largest = (sizes: readonly (readonly [name: string, bytes: number])[]) =>
    sizes.reduce((a, b) => (b[1] > a[1] ? b : a), ['none', 0]);
  const rows = Object.entries(firstWords).map(([page, areas]): Row => {
    const [code, bytes] = largest([...codes].map((each) => [each, firstOf(each, areas)] as const));
    return { what: `app: words of ${page} in the largest language (${code})`, bytes, limit: 30.8 };
  });
  const areas = words.map((source) => [source, packedSize(graph.scriptsOf(source))] as const);
  const [source, bytes] = largest(areas);
  const name = source.replace(/^.*locales\//, '').replace('.json', '');
  return [...rows, { what: `app: the largest area of words (${name})`, bytes, limit: 15 }];
}

/** In no graph, as no file imports it: it is loaded when an officer opens a PDF. */
function pdfWorker(): string {
  const [file, ...others] = globSync('assets/pdf-worker-*.js', { cwd: builtAppFolder });
  if (file === undefined || others.length > 0)
    throw new Error('The build has no worker of PDFs. It moved: adjust tools/tasks/size.ts.');
  return file;
}

function packagesOf(graph: BuiltGraph, files: ReadonlySet<string>): Set<string> {
  return new Set([...files].flatMap((file) => graph.packages[file] ?? []));
}

const backOffice = 'widgets/src/back-office';

/** Pages outside of `/admin` whose files have code of the back office: it costs a trader nothing. */
function frontPagesWithStaffCode(graph: BuiltGraph): string[] {
  const pages = graph.dynamic.filter((source) => /\/features\/.+-page\.tsx$/.test(source));
  const staff = pages.filter((source) => source.endsWith('/admin-page.tsx'));
  const hasIt = (source: string) =>
    packagesOf(graph, union(graph.entry, graph.scriptsOf(source))).has(backOffice);
  if (staff.length !== 1 || !staff.every(hasIt))
    throw new Error('The build has no back office. It moved: adjust tools/tasks/size.ts.');
  return pages.filter((source) => !staff.includes(source) && hasIt(source));
}

/** The entries of @agio/ui that are modules. */
function uiEntries(): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports)
    .filter((path) => !/\.css$|package\.json$|\.(?:notes|terms)\.json$|\*/.test(path))
    .map((path) => path.slice(2));
}

/** Limit of each widget with its texts, on top of the components, the client and the money that it is made of. */
const widgetLimits: readonly [subpath: string, limit: number][] = [
  ['order-entry', 36],
  ['convert', 23.7],
  ['home', 30],
  // With the order ticket, which it is a view over.
  ['simple-trading', 30],
  ['portfolio', 45],
  ['transfers', 45],
  ['ramp', 45],
  ['address-book', 45],
  ['history', 30],
  ['documents', 30],
  ['referrals', 30],
  ['demo', 30],
  ['settings', 45],
  ['support', 45],
  ['verification', 45],
  ['back-office', 60],
];

async function libraryRows(): Promise<Row[]> {
  const subpaths = uiEntries();
  const all = (wanted: readonly string[]) =>
    wanted.map((name, i) => `export * as part${i} from '@agio/ui/${name}';`).join('\n');
  // Left out: the staff's grid, which brings TanStack Table and Virtual; texts for translators; terms, which components bring.
  const withoutGrid = subpaths.filter((name) => !/\.json$|^(?:data-grid|terms)$/.test(name));
  const ui: [what: string, parts: string[], limit: number][] = [
    ['Button', ['button'], 3],
    ['Dialog', ['dialog'], 16],
    ['Select', ['select-field'], 35],
    ['Tabs', ['tabs'], 12],
    ['Toast', ['toaster'], 13.2],
    ['those five', ['button', 'dialog', 'select-field', 'tabs', 'toaster'], 50],
    ['everything, charts and data grid aside', withoutGrid, 183.9],
  ];
  const rows: Row[] = [];
  for (const [what, parts, limit] of ui) {
    const gone = parts.filter((part) => !subpaths.includes(part));
    if (gone.length > 0)
      throw new Error(`@agio/ui has no ${gone.join(', ')}. It moved: adjust tools/tasks/size.ts.`);
    rows.push({
      what: `@agio/ui: ${what}`,
      bytes: await importSize(all(parts), ['lightweight-charts']),
      limit,
    });
  }
  const [whole, rest] = await Promise.all(
    [[...withoutGrid, 'data-grid'], withoutGrid].map((parts) =>
      importSize(all(parts), ['lightweight-charts']),
    ),
  );
  rows.push({
    what: '@agio/ui: data-grid, on top of everything',
    bytes: whole! - rest!,
    limit: 40,
  });
  rows.push({
    what: '@agio/api-client: every call with its checks',
    bytes: await importSize(`export { createExchangeClient } from '@agio/api-client';`),
    limit: 18.2,
  });
  for (const [subpath, limit] of widgetLimits) {
    rows.push({
      what: `@agio/widgets: ${subpath}, of its own`,
      bytes: await importSize(`export * from '@agio/widgets/${subpath}';`, [
        /^@agio\/(?:ui(?!\/terms)|api-client|money)(?:\/|$)/,
      ]),
      limit,
    });
  }
  rows.push(
    { what: '@agio/money', bytes: await importSize(`export * from '@agio/money';`), limit: 5 },
    { what: '@agio/ui: styles.css', bytes: packed('packages/ui/dist/styles.css'), limit: 24 },
    {
      what: '@agio/widgets: styles.css',
      bytes: packed('packages/widgets/dist/styles.css'),
      limit: 9,
    },
    { what: 'the largest theme', bytes: largestTheme(), limit: 1.6 },
  );
  return rows;
}

function packed(file: string): number {
  return gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
}

function largestTheme(): number {
  const css = readFileSync(
    join(root, 'packages/whitelabel-themes/src/generated/themes.css'),
    'utf8',
  );
  const blocks = [...css.matchAll(/\[data-brand='\w+'\][^{]*\{[^}]*\}/g)].map(([block]) => block);
  return Math.max(...blocks.map((block) => gzipSync(block, { level: 9 }).length));
}

/** Prints every budget with what it is used for; fails over any of them. `--update` sets those of single entries again. */
export async function size(args: readonly string[] = []): Promise<Outcome> {
  const packages = await buildPackages();
  await buildApp();
  const graph = readBuiltGraph();
  const rows = [...appRows(graph), ...(await libraryRows())];
  const width = Math.max(...rows.map(({ what }) => what.length));
  const budgets = rows.map(({ what, bytes, limit }) => {
    const used = (Math.round(bytes / 10) / 100).toString();
    const faults = bytes > limit * 1000 ? ['over the limit'] : [];
    return checked(`${what.padEnd(width)} ${used.padStart(8)} of ${limit} kB`, faults);
  });
  const early = lazy.filter((name) => packagesOf(graph, graph.entry).has(name));
  const withPdf = Object.keys(graph.packages).filter((file) =>
    graph.packages[file]?.includes('pdfjs-dist'),
  );
  return sum([
    packages,
    ...budgets,
    checked(`not in the entry: ${lazy.join(', ')}`, early),
    checked(
      'no page of the front office has code of the back office',
      frontPagesWithStaffCode(graph),
    ),
    checked('no file but its worker has code of pdf.js', withPdf),
    await exportSizes(uiEntries(), args.includes('--update')),
  ]);
}

if (import.meta.main) await main(size);
