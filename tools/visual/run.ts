import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Outcome } from '../lib/outcome.ts';
import { root, run } from '../lib/run.ts';
import { since } from '../lib/terminal.ts';
import { baseCommit, keep, keepOnly, kept, storybookOf } from './picture-cache.ts';
import {
  betterOf,
  differsThroughout,
  findings,
  type Found,
  isInDoubt,
  judge,
  leftovers,
  nameOf,
  type OnFile,
  steadyOf,
} from './findings.ts';
import { placeOf, readHashes, removeFromFile, writeOnFile } from './picture-hashes.ts';
import type { Shot } from './photographer.ts';
import type { Picture } from './picture-list.ts';
import { beginning, page, summary, type Finding } from './report.ts';
import { makeSheets } from './contact-sheet.ts';
import { photographAll, picturesOf, withBrowser } from './take-pictures.ts';

const cache = join(root, '.cache/visual');
/** Storybook as the last run built it. */
export const storybook = join(cache, 'storybook');
const report = join(cache, 'report');

type Judged = ReturnType<typeof judge>;

export interface VisualOptions {
  /** Takes what is seen for right, instead of comparing. */
  update?: boolean;
  /** Only components of which the title, or the id of a story, contains one of these. */
  only?: readonly string[];
  /** Photographs the Storybook that an earlier run built. */
  built?: boolean;
}

/** Photographs the chosen stories of the built Storybook and compares them with what is on file. */
export async function visual({ update, only = [], built }: VisualOptions = {}): Promise<Outcome> {
  const started = performance.now();
  if (!built && (await buildStorybook()) !== 0)
    throw new Error('Storybook could not be built; see the errors above.');
  const all = picturesOf(storybook);
  const asked = (text: string) =>
    only.some((part) => text.toLowerCase().includes(part.toLowerCase()));
  const titles = new Set(
    all.filter(({ title, id }) => asked(`${title} ${id}`)).map(({ title }) => title),
  );
  const pictures = only.length === 0 ? all : all.filter(({ title }) => titles.has(title));
  if (pictures.length === 0) throw new Error(`No component is called ${only.join(' or ')}.`);
  return withBrowser(async (browser) => {
    const photographing = performance.now();
    const onFile = readHashes();
    const shots = await takeAgain(
      browser,
      pictures,
      await photographAll(browser, storybook, pictures),
      onFile,
    );
    console.log(
      `${shots.length} pictures of ${pictures.length} stories in ${since(photographing)}, with Storybook's build ${since(started)}.`,
    );
    const judged = judge(update ? await steady(browser, pictures, shots, onFile) : shots, onFile);
    const left = only.length === 0 ? leftovers(shots, onFile) : [];
    for (const { shot, now, onFile: old } of judged)
      if (shot.png && now !== undefined && now === old) keep(now, shot.png);
    return update ? take(browser, judged, onFile, left) : compare(browser, judged, left);
  });
}

/** Maximum number of pictures that the outcome names. */
const maxNamed = 20;

/** Times that a story is photographed again before a picture of it counts as different. */
const tries = 2;

/**
 * Photographs again what differs from the file or failed, with no other page beside it: on a machine that is busy a story
 * may be caught in the middle. A picture that is then as on file is taken in place of the first.
 */
async function takeAgain(
  browser: Browser,
  pictures: readonly Picture[],
  shots: readonly Shot[],
  onFile: OnFile,
): Promise<readonly Shot[]> {
  let best = shots;
  for (let left = tries; left > 0; left -= 1) {
    const judged = judge(best, onFile);
    const odd = judged.filter((one) => !one.shot.png || isInDoubt(one));
    if (odd.length === 0 || differsThroughout(judged)) break;
    const ids = new Set(odd.map(({ shot }) => shot.story.id));
    console.log(`  once more: ${odd.length} pictures, ${ids.size} stories`);
    const again = await photographAll(browser, storybook, pictures, { ids, atOnce: 1 });
    best = betterOf(best, judge(again, onFile), onFile);
  }
  return best;
}

/** Photographs twice what goes on file, with no other page beside it: a picture that is then another each time cannot go there. */
async function steady(
  browser: Browser,
  pictures: readonly Picture[],
  shots: readonly Shot[],
  onFile: OnFile,
): Promise<readonly Shot[]> {
  const judged = judge(shots, onFile);
  const odd = judged.filter(({ now, onFile: old }) => now !== old);
  if (odd.length === 0 || differsThroughout(judged)) return shots;
  const ids = new Set(odd.map(({ shot }) => shot.story.id));
  console.log(`  twice more, as they go on file: ${ids.size} stories`);
  const alone = () => photographAll(browser, storybook, pictures, { ids, atOnce: 1 });
  return steadyOf(shots, await alone(), await alone());
}

export const buildStorybook = (): Promise<number> =>
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

/**
 * Writes new hashes and sheets for the pictures that changed and keeps the other files, so that history grows by the
 * changes. `left` are the pictures that no story has any more.
 */
async function take(
  browser: Browser,
  judged: Judged,
  onFile: OnFile,
  left: readonly string[],
): Promise<Outcome> {
  const found = findings(
    judged,
    ({ onFile: old = '' }) => kept(old),
    'the hash on file is another',
  );
  const faults = found.filter(({ png }) => png === undefined);
  // Also a picture in which no reader sees the difference: each run that compares would take it again, and the one before.
  const faint = differsThroughout(judged) ? [] : judged.filter(isInDoubt);
  const changed = new Set([
    ...found.filter(({ png }) => png !== undefined).map(nameOf),
    ...faint.map(({ shot }) => nameOf(shot)),
  ]);
  const gone = new Set(left);
  const components = Map.groupBy(judged, ({ shot }) => placeOf(shot.story.id).component);
  const touched = [...components].filter(
    ([component, ofComponent]) =>
      ofComponent.some(({ shot }) => changed.has(nameOf(shot))) ||
      left.some((name) => dirname(name) === component),
  );
  const sheets = await makeSheets(
    browser,
    new Map(
      touched.map(([component, ofComponent]) => [component, ofComponent.map(({ shot }) => shot)]),
    ),
  );
  for (const [component, ofComponent] of touched) {
    const hashes: Record<string, Record<string, string>> = {};
    for (const [story, variants] of Object.entries(onFile.get(component) ?? {}))
      for (const [variant, hash] of Object.entries(variants))
        if (!gone.has(`${component}/${story}.${variant}`)) (hashes[story] ??= {})[variant] = hash;
    for (const { shot, now } of ofComponent) {
      if (now === undefined || shot.png === undefined || !changed.has(nameOf(shot))) continue;
      (hashes[placeOf(shot.story.id).story] ??= {})[shot.variant.name] = now;
      keep(now, shot.png);
    }
    writeOnFile(component, hashes, sheets.get(component) ?? Buffer.alloc(0));
  }
  for (const component of new Set(left.map((name) => dirname(name))))
    if (!components.has(component)) removeFromFile(component);
  keepOnly(hashesOf(readHashes()));
  if (found.length > 0) console.log(`\n${summary(found)}`);
  console.log(
    `\n${changed.size} pictures taken anew, ${left.length} removed, ${judged.length - changed.size - faults.length} as they were; ${touched.length} sheets to look at in tools/visual/pictures.`,
  );
  return { passed: judged.length - faults.length, failed: faults.length };
}

const hashesOf = (onFile: OnFile) =>
  new Set(
    [...onFile.values()].flatMap((hashes) => Object.values(hashes).flatMap(Object.values<string>)),
  );

async function compare(
  browser: Browser,
  judged: Judged,
  left: readonly string[],
): Promise<Outcome> {
  rmSync(report, { recursive: true, force: true });
  const before = await picturesBefore(browser, judged);
  const found = findings(judged, ({ shot }) => before.pictures.get(nameOf(shot)), before.missing);
  if (found.length > 0) {
    mkdirSync(report, { recursive: true });
    writeFileSync(join(report, 'index.html'), page(found.map(filed), judged.length));
    console.error(`\n${summary(found)}\n\n${beginning(found)}`);
    console.error(
      `\n${found.length} of ${judged.length} pictures are not as they were: .cache/visual/report/index.html` +
        '\nIf that is what you wanted: npm run visual:update, and look at what it changed before you commit.',
    );
  }
  if (left.length > 0)
    console.error(
      `\nNo story for these pictures any more (npm run visual:update removes them):\n${byComponent(left)}`,
    );
  return {
    passed: judged.length - found.length,
    failed: found.length + left.length,
    failures: [
      ...found.slice(0, maxNamed).map((one) => `${nameOf(one)}: ${one.what}`),
      ...left.slice(0, maxNamed).map((name) => `${name}: no story`),
    ],
  };
}

/** Returns the pictures before of those whose hash is another: what this checkout kept, else what the commit shows that wrote the hashes. */
async function picturesBefore(browser: Browser, judged: Judged) {
  const pictures = new Map<string, Buffer>();
  const lost: Shot[] = [];
  for (const one of judged.filter(isInDoubt)) {
    const png = kept(one.onFile ?? '');
    if (png) pictures.set(nameOf(one.shot), png);
    else lost.push(one.shot);
  }
  if (lost.length === 0) return { pictures, missing: '' };
  const commit = baseCommit();
  if (commit === undefined)
    return { pictures, missing: 'the commit that shows it before is not in this checkout' };
  const folder = await storybookOf(commit);
  const ids = new Set(lost.map(({ story }) => story.id));
  const wanted = new Set(lost.map(nameOf));
  for (const shot of await photographAll(browser, folder, picturesOf(folder), { ids }))
    if (shot.png && wanted.has(nameOf(shot))) pictures.set(nameOf(shot), shot.png);
  return { pictures, missing: `it could not be photographed in ${commit.slice(0, 8)}` };
}

/** With its pictures beside the report. */
function filed({ png, old, red, ...finding }: Found): Finding {
  const put = (kind: string, picture: Buffer | undefined) => {
    if (picture === undefined) return;
    const path = `${nameOf(finding)}.${kind}.png`;
    mkdirSync(dirname(join(report, path)), { recursive: true });
    writeFileSync(join(report, path), picture);
    return path;
  };
  return {
    ...finding,
    before: put('before', old),
    after: put('after', png),
    diff: put('diff', red),
  };
}

/** "controls-button: matrix.rtl, matrix.agio-dark" */
const byComponent = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => dirname(name))]
    .map(([component, all]) => `  ${component}: ${all.map((name) => basename(name)).join(', ')}`)
    .join('\n');
