import { expect, test } from 'vitest';
import { blocksOf } from './readme.ts';

test('the examples of a readme are its blocks of TypeScript, and no others', () => {
  const text =
    '# A\n\n```sh\nnpm i\n```\n\n```ts\nconst a = 1;\n```\n\n```tsx title="x"\n<b />;\n```\n';
  expect(blocksOf(text)).toEqual([
    { extension: 'ts', code: 'const a = 1;\n' },
    { extension: 'tsx', code: '<b />;\n' },
  ]);
});
