import { run } from '../lib/run.ts';

process.exitCode = await run('storybook', [
  'build',
  '--output-dir',
  'storybook-static',
  ...process.argv.slice(2),
]);
