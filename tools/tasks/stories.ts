import { main } from '../lib/main.ts';

import { vitest } from '../lib/vitest.ts';

/** Every story with its play function and axe, whose colours are asked in both schemes. */
export const stories = (args: readonly string[] = []) => vitest(['stories'], args);

if (import.meta.main) await main(stories);
