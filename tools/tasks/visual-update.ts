import { main } from '../lib/main.ts';
import { visual } from '../visual/run.ts';

/* npm run visual:update [-- --built] [-- <component> …] */
await main((args) =>
  visual({
    update: true,
    built: args.includes('--built'),
    only: args.filter((arg) => !arg.startsWith('--')),
  }),
);
