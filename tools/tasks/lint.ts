import { main } from '../lib/main.ts';
import { check, sum } from '../lib/outcome.ts';

/** Rules, layout, that generated files say what their sources say, and that no component is without its stories. */
export async function lint() {
  return sum([
    // A directive that switches nothing off says that the code breaks a rule.
    await check('oxlint', ['--report-unused-disable-directives-severity', 'error']),
    await check('oxfmt', ['--check']),
    await check('node', ['tools/ui-exports.ts', '--check']),
    await check('node', ['tools/stories/check.ts']),
  ]);
}

if (import.meta.main) await main(lint);
