import { main } from '../lib/main.ts';
import { check } from '../lib/outcome.ts';

export const typecheck = () => check('tsc', ['-b']);

if (import.meta.main) await main(typecheck);
