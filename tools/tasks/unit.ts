import { main } from '../lib/main.ts';

import { vitest } from '../lib/vitest.ts';

export const unit = (args: readonly string[] = []) => vitest(['unit', 'conformance'], args);

if (import.meta.main) await main(unit);
