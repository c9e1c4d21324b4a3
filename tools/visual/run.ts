import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium } from '../chromium.mjs';
import type { Outcome } from '../lib/outcome.ts';
import { root, run } from '../lib/run.ts';
import { since } from '../lib/say.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { chosen, type IndexEntry, type Picture } from './chosen.ts';
import { differenceOf, packed } from './compare.ts';
import { origins } from './origins.ts';
import { photograph, type Shot } from './photographer.ts';
import { describe, page, summary, type Finding } from './report.ts';

const baselines = join(root, 'tools/visual/baselines');
const cache = join(root, '.cache/visual');
const storybook = join(cache, 'storybook');
const report = join(cache, 'report');
/** Bytes of pictures that a checkout may carry. */
const roomFor = 25_000_000;
/** Pages at once. They wait for frames and fonts most of the time, so more than there are cores. */
const pages = 5;

export interface VisualOptions {
  /** Takes what is seen for right, instead of comparing. */
  update?: boolean;
  /** Only components whose title or id contains one of these. */
  only?: readonly string[];
  /** Photographs the Storybook that an earlier run built. */
  built?: boolean;
}

/** Photographs the chosen stories of the built Storybook and compares them with the committed pictures. */
export async function visual({ update, only = [], built }: VisualOptions = {}): Promise<Outcome> {
  const started = performance.now();
  if (!built && (await buildStorybook()) !== 0)
    throw new Error('Storybook could not be built; what is wrong stands above.');
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const all = chosen(Object.values(entries));
  const pictures = all.filter(
    ({ title, id }) =>
      only.length === 0 ||
      only.some((part) => `${title} ${id}`.toLowerCase().includes(part.toLowerCase())),
  );
  if (pictures.length === 0) throw new Error(`No component is called ${only.join(' or ')}.`);
  const photographing = performance.now();
  const shots = await photographAll(pictures);
  console.log(
    `${shots.length} pictures of ${pictures.length} stories in ${since(photographing)}, with Storybook's build ${since(started)}.`,
  );
  const whole = only.length === 0;
  return update ? take(shots, whole) : compare(shots, whole ? all : undefined);
}

const buildStorybook = () =>
  run('storybook', [
    'build',
    '--test',
    '--quiet',
    '--loglevel',
    'error',
    '--disable-telemetry',
    '--output-dir',
    storybook,
  ]);

async function photographAll(pictures: readonly Picture[]): Promise<Shot[]> {
  const { executablePath, args, env } = await chromium();
  const { origin, close } = await serveFolder(storybook);
  const browser = await playwright.launch({
    executablePath,
    args,
    env: { ...process.env, ...env },
  });
  const components = [...Map.groupBy(pictures, ({ title }) => title).values()];
  const shots: Shot[] = [];
  const worker = async () => {
    for (let next = components.shift(); next; next = components.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- that is what a worker is
      shots.push(...(await photograph(browser, origin, next)));
    }
  };
  try {
    await Promise.all(Array.from({ length: pages }, worker));
  } finally {
    await browser.close();
    await close();
  }
  const order = new Map(pictures.map(({ id }, i) => [id, i]));
  return shots.toSorted((a, b) => (order.get(a.story.id) ?? 0) - (order.get(b.story.id) ?? 0));
}

/** controls-button--matrix, agio-dark → controls-button/matrix.agio-dark.png */
const nameOf = (id: string, variant: string) => `${id.replace('--', '/')}.${variant}.png`;

function take(shots: readonly Shot[], whole: boolean): Outcome {
  if (whole) rmSync(baselines, { recursive: true, force: true });
  let bytes = 0;
  const faults: Finding[] = [];
  for (const { story, variant, png, fault } of shots) {
    if (png === undefined) {
      faults.push({ story, variant, what: fault ?? 'no picture' });
      continue;
    }
    const file = join(baselines, nameOf(story.id, variant.name));
    mkdirSync(dirname(file), { recursive: true });
    const small = packed(png);
    writeFileSync(file, small);
    bytes += small.length;
  }
  if (faults.length > 0) console.error(summary(faults));
  console.log(`${shots.length - faults.length} pictures taken, ${megabytes(bytes)}.`);
  if (bytes > roomFor)
    throw new Error(
      `That is more than the ${megabytes(roomFor)} that may be committed: choose fewer in tools/visual/chosen.ts.`,
    );
  return { passed: shots.length - faults.length, failed: faults.length };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

/** `all`: every picture that there is, to find those on file that nobody takes any more. */
function compare(shots: readonly Shot[], all: readonly Picture[] | undefined): Outcome {
  rmSync(report, { recursive: true, force: true });
  const findings = shots.flatMap((shot) => findingOf(shot) ?? []);
  const left = all === undefined ? [] : leftovers(all);
  if (findings.length > 0) {
    mkdirSync(report, { recursive: true });
    writeFileSync(join(report, 'index.html'), page(findings, shots.length));
    console.error(`\n${summary(findings)}\n\n${beginning(findings)}`);
    console.error(
      `\n${findings.length} of ${shots.length} pictures are not as they were: .cache/visual/report/index.html` +
        '\nIf that is what you wanted: npm run visual:update, and look at what it changed before you commit.',
    );
  }
  if (left.length > 0)
    console.error(
      `\nNo story for these pictures any more (npm run visual:update removes them):\n  ${left.join('\n  ')}`,
    );
  const failed = findings.length + left.length;
  return { passed: shots.length - findings.length, failed };
}

function beginning(findings: readonly Finding[]): string {
  const differing = [
    ...new Map(
      findings.map(({ story: { title, importPath = '' } }) => [
        title,
        { title, storyFile: join(importPath) },
      ]),
    ).values(),
  ];
  const first = origins(differing);
  const others = differing.length - first.length;
  return `It began with: ${first.join(', ')}${others === 0 ? '.' : `. The other ${others} components show it.`}`;
}

function findingOf({ story, variant, png, fault }: Shot): Finding | undefined {
  if (png === undefined) return { story, variant, what: fault ?? 'no picture' };
  const name = nameOf(story.id, variant.name);
  const baseline = join(baselines, name);
  if (!existsSync(baseline)) {
    return {
      story,
      variant,
      what: 'is new, with no picture to compare with',
      after: keep(name, 'after', png),
    };
  }
  const before = readFileSync(baseline);
  const difference = differenceOf(before, png);
  return (
    difference && {
      story,
      variant,
      what: describe(difference),
      before: keep(name, 'before', before),
      after: keep(name, 'after', png),
      diff: keep(name, 'diff', difference.png),
    }
  );
}

function keep(name: string, kind: string, png: Buffer): string {
  const path = name.replace(/\.png$/, `.${kind}.png`);
  const file = join(report, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return path;
}

function leftovers(all: readonly Picture[]): string[] {
  const wanted = new Set(
    all.flatMap(({ id, variants }) => variants.map(({ name }) => nameOf(id, name))),
  );
  return globSync('**/*.png', { cwd: baselines }).filter((file) => !wanted.has(file));
}
