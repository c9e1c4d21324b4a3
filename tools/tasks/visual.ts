import { main } from '../lib/main.ts';
import { visual } from '../visual/run.ts';

/* npm run visual [-- --built] [-- <component> …] */
await main((args) =>
  visual({
    built: args.includes('--built'),
    only: args.filter((arg) => !arg.startsWith('--')),
  }),
);
