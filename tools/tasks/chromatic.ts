import { main } from '../lib/main.ts';
import { verdict } from '../lib/outcome.ts';
import { run } from '../lib/run.ts';

/* For those who have a project there. What is needed to pass is "npm run visual". */
await main(async (args) => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.error(
      'Chromatic needs the token of a project: CHROMATIC_PROJECT_TOKEN=<token> npm run chromatic. ' +
        'Without one, "npm run visual" photographs the same stories here.',
    );
    return verdict(false);
  }
  const folder = '.cache/chromatic';
  const code = await run('chromatic', [
    '--build-command',
    `storybook build --output-dir ${folder}`,
    '--output-dir',
    folder,
    ...args,
  ]);
  return verdict(code === 0);
});
