import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.ts';

/** The blocks of TypeScript in a readme, each with the extension that it says. */
export function blocksOf(markdown: string): { extension: string; code: string }[] {
  return [...markdown.matchAll(/^```(tsx?)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, extension = '', code = '']) => ({ extension, code }),
  );
}

/** Writes the examples of a text as modules of their own into `readme/`, where the host's compiler takes them. */
function writeExamples(folder: string, name: string, markdown: string): string[] {
  const target = join(folder, 'readme');
  mkdirSync(target, { recursive: true });
  return blocksOf(markdown).map(({ extension, code }, i) => {
    const file = join(target, `${name}-${i + 1}.${extension}`);
    writeFileSync(
      file,
      code.includes('export ') || code.includes('import ') ? code : `${code}\nexport {};\n`,
    );
    return file;
  });
}

/** Every example of the installed packages' readmes. Answers their files, in the order of the text. */
export function readmeExamples(folder: string, packages: readonly string[]): string[] {
  return packages.flatMap((name) => {
    const readme = join(folder, 'node_modules', name, 'README.md');
    if (!existsSync(readme)) return []; // `npm run pack:check` says so
    return writeExamples(folder, name.split('/')[1] ?? name, readFileSync(readme, 'utf8'));
  });
}

/** Every example of Storybook's pages, which say the same to who reads there. */
export function pageExamples(folder: string): string[] {
  const pages = join(root, '.storybook/pages');
  return globSync('*.mdx', { cwd: pages }).flatMap((file) =>
    writeExamples(folder, file.replace('.mdx', ''), readFileSync(join(pages, file), 'utf8')),
  );
}
