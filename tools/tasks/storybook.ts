import { createServer } from 'node:net';
import { run } from '../lib/run.ts';

const port = Number(process.env['PORT'] || 6006);
const free = await new Promise<boolean>((resolve) => {
  const probe = createServer()
    .once('error', () => resolve(false))
    .listen(port, () => probe.close(() => resolve(true)));
});
if (free) {
  process.exitCode = await run('storybook', [
    'dev',
    '--port',
    String(port),
    '--host',
    'localhost',
    '--exact-port',
    '--ci',
    ...process.argv.slice(2),
  ]);
} else {
  // Storybook would ask for another port, and there may be no one to answer.
  console.error(
    `Port ${port} is taken. Stop what uses it, or take another: PORT=${port + 1} npm run storybook`,
  );
  process.exitCode = 1;
}
