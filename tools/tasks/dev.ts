import { join } from 'node:path';
import { readOptions, startServer } from '@agio/sandbox/server';
import { createServer } from 'vite';
import { main } from '../lib/main.ts';
import { onInterrupt, root } from '../lib/run.ts';
import { sayReady } from '../lib/terminal.ts';

/* The sandbox with Vite inside: one origin, as in production, and changes show at once. */
await main(async () => {
  const started = performance.now();
  const server = await startServer({
    ...readOptions(process.env, join(root, '.agio')),
    async frontend(http) {
      const vite = await createServer({
        configLoader: 'native', // Node reads it, by the condition under which packages are their sources
        root: join(root, 'packages/exchange-app'),
        server: { middlewareMode: true, hmr: { server: http } },
      });
      return {
        development: true,
        handle: (request, response) => vite.middlewares(request, response),
        ownsUpgrade: (request) =>
          request.headers['sec-websocket-protocol']?.startsWith('vite') ?? false,
        close: () => vite.close(),
      };
    },
  });
  onInterrupt(() => server.close());
  sayReady(server, started);
});
