import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { checkRadixCopies } from '../pack/radix-copies.ts';
import { hosts } from './hosts.ts';
import { installConsumer, type Consumer } from './install.ts';
import { otherwise } from './looks.ts';
import { inBrowser } from './play.ts';
import { readmeExamples } from './readme.ts';
import { visit, type Visit } from './visit.ts';

/**
 * The components in hosts with and without CSS of their own, which comes before ours or after it: every part of every
 * component on the page must look the same in all of them.
 */
export async function uiConsumer(): Promise<Outcome> {
  const names = ['@agio/ui', '@agio/whitelabel-themes', '@agio/money'];
  const consumer = await installConsumer('ui-host', names, ['tailwindcss', '@tailwindcss/vite']);
  const { folder } = consumer;
  try {
    const layers = checkRadixCopies(folder);
    readmeExamples(folder, names);
    const types = await typesOf(consumer);
    const theme = await consumer.check('node_modules/.bin/agio-theme', 'build', 'brand.json');
    const built = await consumer.check('node', 'build.ts');
    if (theme.failed + built.failed > 0) return sum([layers, types, theme, built]);
    return sum([layers, types, theme, built, ...(await compare(folder))]);
  } finally {
    consumer.remove();
  }
}

/** Checks the types the way Node resolves modules, and the way bundlers do. */
export async function typesOf(consumer: Consumer): Promise<Outcome> {
  const tsc = (...args: string[]) => consumer.check('node_modules/.bin/tsc', '-p', '.', ...args);
  return sum([await tsc(), await tsc('--module', 'esnext', '--moduleResolution', 'bundler')]);
}

const compare = (folder: string) =>
  inBrowser(async (browser) => {
    const outcomes: Outcome[] = [];
    const visits = new Map<string, Visit>();
    for (const { name, what, like, unlike } of hosts) {
      const { looks, faults } = await visit(browser, folder, name);
      visits.set(name, { looks, faults });
      const reference = visits.get(like ?? unlike ?? name)?.looks ?? {};
      const differences = Object.entries(reference).flatMap(([state, expected]) =>
        otherwise(expected, looks[state] ?? []).map((one) => `${state}: ${one}`),
      );
      const elements = Object.values(looks).reduce((all, { length }) => all + length, 0);
      const wrong =
        unlike === undefined
          ? [...faults, ...differences]
          : differences.length === 0
            ? [`nothing differs from ${unlike}: the comparison sees nothing`]
            : [];
      const seen =
        unlike === undefined ? '' : `, ${differences.length} differences, as there must be`;
      if (elements === 0) wrong.push('nothing was looked at');
      const shown =
        wrong.length > 20 ? [...wrong.slice(0, 20), `and ${wrong.length - 20} more`] : wrong;
      outcomes.push(checked(`${what}: ${elements} elements looked at${seen}`, shown));
    }
    return outcomes;
  });
