import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutationKind } from '../packages/api-client/src/contract/testing/mutations.ts';
import { expect, test, visit as signedIn } from './fixtures.ts';
import { findingsOf, type Finding, kindsOfFinding, type Visit } from './hostile-findings.ts';
import { visits } from './hostile-visits.ts';
import { HostileWire, type Wrong } from './hostile-wire.ts';

// Answers and hub messages that are wrong, on the real pages. Each load makes one thing wrong of every call and message
// at once, as sections stand by themselves. `npm run hostile` tries every field in every way; here is one of each kind.
const isFull = process.env['AGIO_HOSTILE'] === 'all';
const report = join(import.meta.dirname, '../.cache/reports/hostile');

const sample: readonly MutationKind[] = [
  'missing',
  'wrong type',
  'huge',
  'too long',
  'too many',
  'reordered',
];
/** Fields of each kind among those that hide the page. They differ in the place that is named. */
const MASKED_EACH = isFull ? 3 : 1;

/** Tests that share the loads of a page, so that two workers can share them. */
const shares = isFull ? [0] : [0, 1];

// Long answers would fill the memory with traces.
test.use({ trace: 'off' });

for (const [visit, share] of visits
  .filter(({ isSampled }) => isFull || isSampled)
  .flatMap((each) => shares.map((at) => [each, at] as const))) {
  const { name, path, as } = visit;
  test(`F06 S39 R14 hostile answers leave ${name} up for a ${as}: nothing false is live, no figure is made up, and the section says so (part ${share + 1})`, async ({
    page,
    context,
    faults,
  }) => {
    test.setTimeout(isFull ? 6 * 3_600_000 : 600_000);
    const wire = await HostileWire.between(context);
    const load = async (wrong: readonly Wrong[]): Promise<Finding[]> => {
      wire.begin(wrong);
      faults.length = 0;
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      return findingsOf(page, visit, wire, faults);
    };
    if (as === 'guest') await page.goto(path);
    else await signedIn(page, path, as);
    await page.waitForLoadState('networkidle');
    const awaited =
      as === 'guest' ? visit.live.of : [...Object.keys(visit.sections), ...visit.live.of];
    await expect
      .poll(() => awaited.filter((target) => !wire.seen.has(target)), 'what the page asks for')
      .toEqual([]);
    const targets = [...wire.seen.keys()];
    const spokenOf = [...Object.keys(visit.sections), ...Object.keys(visit.extras)];
    expect(
      targets.filter((target) => !target.startsWith('hub ') && !spokenOf.includes(target)),
      'calls of which nothing says what the page shows without them',
    ).toEqual([]);

    const row = { page: name, as, targets: targets.length, loads: 0, faults: 0 };
    const counts = Object.fromEntries(kindsOfFinding.map((kind) => [kind, 0]));
    const told: string[] = [];
    const loads = loadsOf(wire, targets, visit.masks);
    for (const wrong of loads.filter((_, at) => at % shares.length === share)) {
      const findings = await load(wrong);
      row.loads += 1;
      row.faults += wire.done.size;
      const where = [...wire.done.keys()].map(
        (each) => `${each.target} ${each.path}: ${each.kind}`,
      );
      for (const { kind, what } of findings) {
        counts[kind] = (counts[kind] ?? 0) + 1;
        told.push(`${kind}: ${what}, with ${where.join(' + ')}`);
      }
    }
    faults.length = 0; // they are among the findings
    mkdirSync(report, { recursive: true });
    writeFileSync(
      join(report, `${name}-${as}-${share + 1}.json`),
      JSON.stringify({ ...row, ...counts }),
    );
    expect(told).toEqual([]);
  });
}

/** Returns the wrong data of each load: one fault per target, then each fault that hides the others, alone. */
function loadsOf(wire: HostileWire, targets: readonly string[], masks: Visit['masks']): Wrong[][] {
  const together: Wrong[][] = [];
  const alone: Wrong[][] = [];
  for (const target of targets) {
    const hiding = masks[target];
    const all = isFull ? wire.faultsOf(target) : oneOfEach(sample, wire.faultsOf(target));
    const isRead = (wrong: Wrong) => hiding === undefined || !wire.isRefused(wrong);
    const read = all.filter(isRead);
    const isHiding = ({ path, kind }: Wrong) => hiding?.test(`${path}: ${kind}`) === true;
    alone.push(...read.filter(isHiding).map((wrong) => [wrong]));
    const beside = read.filter((wrong) => !isHiding(wrong));
    beside.forEach((wrong, index) => (together[index] ??= []).push(wrong));
    const unread = all.filter((wrong) => !isRead(wrong));
    for (const kind of new Set(unread.map((wrong) => wrong.kind))) {
      const ofKind = unread.filter((wrong) => wrong.kind === kind);
      alone.push(...ofKind.slice(0, MASKED_EACH).map((wrong) => [wrong]));
    }
  }
  return [...together, ...alone];
}

/** Picks one field of each kind, a different one for each kind. */
const oneOfEach = (kinds: readonly MutationKind[], all: readonly Wrong[]): Wrong[] =>
  kinds.flatMap((kind, turn) => {
    const ofKind = all.filter((wrong) => wrong.kind === kind);
    return ofKind.slice((turn * 7) % Math.max(1, ofKind.length)).slice(0, 1);
  });
