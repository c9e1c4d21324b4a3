import { main } from '../lib/main.ts';
import { check } from '../lib/outcome.ts';

await main((args) => check('oxfmt', args));
