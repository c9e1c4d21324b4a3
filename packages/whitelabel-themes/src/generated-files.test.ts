import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test.each(Object.entries(generatedFiles()))(
  'the committed %s is what the brands say (else: node scripts/generate.ts)',
  (name, text) => {
    const committed = readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8');
    expect(committed).toBe(text);
  },
);
