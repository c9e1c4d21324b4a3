import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The blocks of TypeScript in a readme, each with the extension that it says. */
export function blocksOf(markdown: string): { extension: string; code: string }[] {
  return [...markdown.matchAll(/^```(tsx?)[^\n]*\n([\s\S]*?)^```$/gm)].map(
    ([, extension = '', code = '']) => ({ extension, code }),
  );
}

/**
 * Writes every example of the installed packages' readmes as a module of its own into `readme/`, where the host's
 * compiler takes them. Answers their files, in the order of the text.
 */
export function readmeExamples(folder: string, packages: readonly string[]): string[] {
  const target = join(folder, 'readme');
  mkdirSync(target, { recursive: true });
  return packages.flatMap((name) => {
    const readme = join(folder, 'node_modules', name, 'README.md');
    if (!existsSync(readme)) return []; // `npm run pack:check` says so
    return blocksOf(readFileSync(readme, 'utf8')).map(({ extension, code }, i) => {
      const file = join(target, `${name.split('/')[1] ?? name}-${i + 1}.${extension}`);
      writeFileSync(
        file,
        code.includes('export ') || code.includes('import ') ? code : `${code}\nexport {};\n`,
      );
      return file;
    });
  });
}
