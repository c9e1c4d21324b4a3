import { main } from '../lib/main.ts';
import { check, sum } from '../lib/outcome.ts';

/** Checks rules, layout, generated files, stories of each component, dead code and copied lines. */
export async function lint() {
  return sum([
    // A directive that switches nothing off says that the code breaks a rule.
    await check('oxlint', ['--report-unused-disable-directives-severity', 'error']),
    await check('oxfmt', ['--check']),
    await check('node', ['tools/ui-exports.ts', '--check']),
    await check('node', ['tools/stories/check.ts']),
    // Files that no entry needs and exports that no file imports.
    await check('knip', ['--no-progress', '--no-config-hints', '--max-issues', '5']),
    // Copied lines of the packages' sources; `jscpd --reporters console .` names them.
    await check('jscpd', ['.']),
  ]);
}

if (import.meta.main) await main(lint);
