import { main } from '../lib/main.ts';
import { sum } from '../lib/outcome.ts';
import { vitest } from '../lib/vitest.ts';

/** Runs all tests, or those that are named. In a whole run the real timeouts of conformance pass beside the other tests. */
export const unit = async (args: readonly string[] = []) =>
  args.length > 0
    ? vitest(['unit', 'conformance'], args)
    : sum(await Promise.all([vitest(['unit'], []), vitest(['conformance'], [])]));

if (import.meta.main) await main(unit);
