import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { chromium } from '../chromium.mjs';
import type { Outcome } from '../lib/outcome.ts';
import { root, run } from '../lib/run.ts';
import { since } from '../lib/say.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { chosen, type IndexEntry, type Picture } from './chosen.ts';
import { differenceOf, packed } from './compare.ts';
import { photograph, type Shot } from './photographer.ts';
import { beginning, describe, page, summary, type Finding } from './report.ts';

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
  const pictures = chosen(Object.values(entries)).filter(
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
  return update ? take(shots, whole) : compare(shots, whole);
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
    // What a story shows is in the build: nothing of the network gets into a picture.
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    env: { ...process.env, ...env },
  });
  const components = [...Map.groupBy(pictures, ({ title }) => title).values()];
  const shots: Shot[] = [];
  const says = progress(pictures.reduce((sum, { variants }) => sum + variants.length, 0));
  const worker = async () => {
    for (let next = components.shift(); next; next = components.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- that is what a worker is
      shots.push(...(await photograph(browser, origin, next)));
      says(shots.length);
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

/** A line at every tenth of the way. */
function progress(whole: number): (done: number) => void {
  let next = 0.1;
  return (done) => {
    if (done / whole < next || whole < 200) return;
    console.log(`  ${done} of ${whole} pictures`);
    next = done / whole + 0.1;
  };
}

/** controls-button--matrix, agio-dark → controls-button/matrix.agio-dark.png */
const nameOf = (id: string, variant: string) => `${id.replace('--', '/')}.${variant}.png`;

/** What is not as it was is written anew; the rest keeps its file, so that history grows by what changed. */
function take(shots: readonly Shot[], whole: boolean): Outcome {
  const findings = shots.flatMap((shot) => findingOf(shot) ?? []);
  const faults = findings.filter(({ png }) => png === undefined);
  for (const { story, variant, png } of findings) {
    if (png === undefined) continue;
    const file = join(baselines, nameOf(story.id, variant.name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, packed(png));
  }
  const left = whole ? leftovers(shots) : [];
  for (const file of left) rmSync(join(baselines, file));
  if (findings.length > 0) console.log(`\n${summary(findings)}`);
  const bytes = globSync('**/*.png', { cwd: baselines }).reduce(
    (sum, file) => sum + statSync(join(baselines, file)).size,
    0,
  );
  console.log(
    `\n${findings.length - faults.length} pictures taken anew, ${left.length} removed, ${shots.length - findings.length} as they were; ${megabytes(bytes)} on file.`,
  );
  if (bytes > roomFor)
    throw new Error(
      `That is more than the ${megabytes(roomFor)} that may be committed: choose fewer in tools/visual/chosen.ts.`,
    );
  return { passed: shots.length - faults.length, failed: faults.length };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

/** `whole`: these are all pictures that there are; what else is on file nobody takes any more. */
function compare(shots: readonly Shot[], whole: boolean): Outcome {
  rmSync(report, { recursive: true, force: true });
  const findings = shots.flatMap((shot) => findingOf(shot) ?? []);
  const left = whole ? leftovers(shots) : [];
  if (findings.length > 0) {
    mkdirSync(report, { recursive: true });
    writeFileSync(join(report, 'index.html'), page(findings.map(filed), shots.length));
    console.error(`\n${summary(findings)}\n\n${beginning(findings)}`);
    console.error(
      `\n${findings.length} of ${shots.length} pictures are not as they were: .cache/visual/report/index.html` +
        '\nIf that is what you wanted: npm run visual:update, and look at what it changed before you commit.',
    );
  }
  if (left.length > 0)
    console.error(
      `\nNo story for these pictures any more (npm run visual:update removes them):\n${byFolder(left)}`,
    );
  const failed = findings.length + left.length;
  return { passed: shots.length - findings.length, failed };
}

/** A picture that is not as it was, still in memory; without one there is only what is wrong. */
type Found = Finding & { png?: Buffer; old?: Buffer; red?: Buffer };

function findingOf({ story, variant, png, fault }: Shot): Found | undefined {
  if (png === undefined) return { story, variant, what: fault ?? 'no picture' };
  const baseline = join(baselines, nameOf(story.id, variant.name));
  if (!existsSync(baseline)) return { story, variant, what: 'new', png };
  const old = readFileSync(baseline);
  const difference = differenceOf(old, png);
  return (
    difference && { story, variant, what: describe(difference), old, png, red: difference.png }
  );
}

/** With its pictures beside the report. */
function filed({ png, old, red, ...finding }: Found): Finding {
  const keep = (kind: string, picture: Buffer | undefined) => {
    if (picture === undefined) return;
    const path = nameOf(finding.story.id, `${finding.variant.name}.${kind}`);
    mkdirSync(dirname(join(report, path)), { recursive: true });
    writeFileSync(join(report, path), picture);
    return path;
  };
  return {
    ...finding,
    before: keep('before', old),
    after: keep('after', png),
    diff: keep('diff', red),
  };
}

function leftovers(shots: readonly Shot[]): string[] {
  const wanted = new Set(shots.map(({ story, variant }) => nameOf(story.id, variant.name)));
  return globSync('**/*.png', { cwd: baselines }).filter((file) => !wanted.has(file));
}

/** "controls-button: matrix.rtl.png, matrix.agio-dark.png" */
const byFolder = (files: readonly string[]) =>
  [...Map.groupBy(files, (file) => dirname(file))]
    .map(([folder, all]) => `  ${folder}: ${all.map((file) => basename(file)).join(', ')}`)
    .join('\n');
