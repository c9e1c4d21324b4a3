import { main } from '../lib/main.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '../chromium.mjs';
import { buildApp } from '../lib/build-app.ts';
import type { Outcome } from '../lib/outcome.ts';
import { outcomeOf, readPlaywrightReport } from '../lib/reports.ts';
import { lastLines, root, run } from '../lib/run.ts';

/** The main paths in a real browser against the real server. */
export async function e2e(args: readonly string[] = []): Promise<Outcome> {
  await buildApp(); // once, before several servers want it
  await chromium(); // so that a missing browser is one sentence and not a failure per test
  const report = join(root, '.cache/reports/e2e.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { hear, tail } = lastLines();
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { AGIO_REPORT: report },
    onOutput: hear,
  });
  return outcomeOf(report, { code, tail: tail() }, readPlaywrightReport);
}

if (import.meta.main) await main(e2e);
