// Fails on a hole between what @agio/ui exports, what the specification names, what Storybook shows, what is photographed
// and what is said of each prop; and on a link of a page that leads nowhere. The page "Inventory" of Storybook shows the same from the inside.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.ts';
import { coverageGaps } from './coverage.ts';
import { deadLinks } from './links.ts';
import { silentProps } from './props.ts';
import { storyFiles } from './read-stories.ts';

const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, string | { '@agio/source'?: string }>;
};
const components = new Map(
  Object.entries(exports).flatMap(([subpath, target]) => {
    const source = typeof target === 'string' ? undefined : target['@agio/source'];
    return source?.endsWith('.tsx')
      ? [[subpath.slice(2), join('packages/ui', dirname(source))] as const]
      : [];
  }),
);
const files = storyFiles();
const sources = [...components].map(([name, folder]) => join(folder, `${name}.tsx`));
const found = [
  ...coverageGaps(components, files),
  ...(await silentProps(sources)).map((prop) => `${prop} has no description for Storybook's table`),
  ...deadLinks(),
];
for (const hole of found) console.error(`✗ ${hole}`);
const stories = files.flatMap((file) => file.stories);
console.log(
  `${components.size} components of @agio/ui, ${files.length} files of stories, ${stories.length} states, ` +
    `${stories.filter(({ played }) => played).length} of them driven: ${found.length === 0 ? 'no gap' : `${found.length} gaps`}.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
