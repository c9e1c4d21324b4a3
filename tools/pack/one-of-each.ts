import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verdict, type Outcome } from '../lib/outcome.ts';
import { radixCopies } from './radix-copies.ts';

/** Radix keeps open layers, focus and directions in module state: a consumer must have each of them once. */
export function oneOfEach(folder: string): Outcome {
  const copies = radixCopies(readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8'));
  const twice = [...copies].filter(([, versions]) => versions.length > 1);
  const isGood = copies.has('@radix-ui/react-dismissable-layer') && twice.length === 0;
  console.log(`${isGood ? ' ' : '✗'} one copy of each of ${copies.size} radix packages`);
  for (const [name, versions] of twice) console.log(`    ${name}: ${versions.join(' and ')}`);
  return verdict(isGood);
}
