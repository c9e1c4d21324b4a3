import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { suggestNames } from '../compiler/suggest-name.ts';
import { didYouMean } from '../settings/check-settings.ts';
import type { Problems } from './problems.ts';

/** Maximum number of files of a brand’s folder. */
const mostFiles = 500;
/** Maximum size of a brand’s folder. */
const mostBytes = 5_000_000;
/** For people and tools, not for the brand. */
const isIgnored = (name: string) =>
  name.startsWith('.') ||
  /^(?:readme|licen[cs]e|changelog|notice)\b/i.test(name) ||
  name.endsWith('~');

/** Files of a brand's folder, by their paths in it. */
export class BrandFolder {
  /** Paths of all files. */
  readonly names: readonly string[];
  readonly #used = new Set<string>();
  readonly #root: string;

  /** Lists the folder. A link is refused: it may lead anywhere, and to nothing once the folder is copied. */
  constructor(root: string, problems: Problems) {
    this.#root = root;
    const names: string[] = [];
    const pending = [root];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        const name = relative(root, path).replaceAll('\\', '/');
        if (isIgnored(entry.name)) continue;
        if (entry.isDirectory()) pending.push(path);
        else if (entry.isFile()) names.push(name);
        else
          problems.error({
            file: name,
            key: '',
            rule: entry.isSymbolicLink() ? 'is a link.' : 'is no file.',
            way: 'Put the file itself into the folder.',
          });
        if (names.length > mostFiles) {
          problems.error({
            file: '',
            key: '',
            rule: `has more than ${mostFiles} files.`,
            way: 'Keep only the brand in its folder.',
          });
          this.names = names;
          return;
        }
      }
    }
    this.names = names.toSorted();
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  /** Returns a file that the brand names; undefined, and an error at the place of the name, where it cannot be had. */
  read(
    name: string,
    place: { file: string; key: string; line?: number | undefined },
    problems: Problems,
  ): Uint8Array | undefined {
    this.#used.add(name);
    if (!this.has(name)) {
      const way = didYouMean(suggestNames(name, this.names)) || 'Put it into the folder.';
      problems.error({ ...place, rule: `names ${name}, which is not in the folder.`, way });
      return undefined;
    }
    const path = join(this.#root, name);
    const { size } = lstatSync(path);
    if (size > mostBytes) {
      problems.error({
        file: name,
        key: '',
        rule: `has ${size} bytes.`,
        way: `No file may have more than ${mostBytes}.`,
      });
      return undefined;
    }
    return readFileSync(path);
  }

  /** Returns the files that nothing has named so far. */
  unused(): string[] {
    return this.names.filter((name) => !this.#used.has(name));
  }
}
