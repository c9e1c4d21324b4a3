import { join } from 'node:path';
import { builtApp, readOptions, startServer } from '@agio/sandbox/server';
import { buildApp, builtAppFolder } from '../lib/build-app.ts';
import { main } from '../lib/main.ts';
import { onInterrupt, root } from '../lib/run.ts';
import { sayReady } from '../lib/terminal.ts';

/* With --built it serves what is built, as it is. */
await main(async ([flag]) => {
  const started = performance.now();
  const server = await startServer({
    ...readOptions(process.env, join(root, '.agio')),
    async frontend() {
      if (flag !== '--built') {
        const timer = setTimeout(() => console.log('Building the app …'), 500);
        await buildApp().finally(() => clearTimeout(timer));
      }
      return { handle: builtApp(builtAppFolder) };
    },
  });
  onInterrupt(() => server.close());
  sayReady(server, started);
});
