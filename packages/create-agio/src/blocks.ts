// @where Tools: blocks of agio add and of the shadcn registry
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** A block: a component of your own that is made of published widgets. */
export interface Block {
  readonly title: string;
  readonly description: string;
  /** Path among the templates. */
  readonly source: string;
}

/** Blocks by the names of their files. */
export const blocks: Readonly<Record<string, Block>> = {
  'trade-desk': {
    title: 'Trade desk',
    description: 'A whole trade desk; the address of the page follows the market.',
    source: 'shared/src/components/trade-desk.tsx',
  },
  markets: {
    title: 'Markets',
    description: 'Every market with its live price, and the movers.',
    source: 'shared/src/components/markets.tsx',
  },
  'order-ticket': {
    title: 'Order ticket',
    description: 'The ticket of one market by itself.',
    source: 'blocks/order-ticket.tsx',
  },
  portfolio: {
    title: 'Portfolio',
    description:
      "The reader's total with its course, the allocation, and every asset with its gain.",
    source: 'blocks/portfolio.tsx',
  },
  convert: {
    title: 'Convert',
    description: 'One asset into another, at a price that is held for some seconds.',
    source: 'blocks/convert.tsx',
  },
};

/** Returns the names of the packages that a source imports. */
export function packagesOf(source: string): string[] {
  const names = [...source.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** Packages that a host of widgets has, whichever block it is. */
const around = ['@agio/api-client', '@agio/ui', '@agio/whitelabel-themes', '@agio/widgets'];

/** Returns a block as an item of a shadcn registry: https://ui.shadcn.com/docs/registry. */
export function registryItem(
  name: string,
  text: string,
  versions: Readonly<Record<string, string>>,
) {
  const block = blocks[name];
  if (!block) throw new Error(`There is no block ${name}.`);
  const names = new Set([
    ...packagesOf(text).filter((each) => each.startsWith('@agio/')),
    ...around,
  ]);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:block',
    title: block.title,
    description: block.description,
    dependencies: [...names].toSorted().map((each) => `${each}@${versions[each]}`),
    files: [{ path: `components/${name}.tsx`, type: 'registry:component', content: text }],
    docs: 'Import the sheets and put ExchangeProvider and WidgetsProvider around it: the README of @agio/widgets has both.',
  };
}

/**
 * Copies a block into a project. A file that is there is not written over.
 *
 * @returns its file, and the packages that the project lacks
 * @throws Refusal
 */
export function addBlock(
  name: string,
  project: string,
  to: string,
  templates: string,
): { file: string; missing: string[] } {
  const block = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!block)
    throw new Refusal(
      `There is no block "${name}". There are ${Object.keys(blocks).join(', ')}.`,
      2,
    );
  const manifest = join(project, 'package.json');
  if (!existsSync(manifest))
    throw new Refusal('There is no package.json here. Call this in the folder of your project.');
  const source = join(templates, block.source);
  const file = join(to, `${name}.tsx`);
  const target = join(project, file);
  if (existsSync(target))
    throw new Refusal(
      `${file} is there already. Move it away first, or give another folder with --to.`,
    );
  mkdirSync(join(project, to), { recursive: true });
  copyFileSync(source, target);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  const wanted = new Set([...packagesOf(readFileSync(source, 'utf8')), ...around]);
  const missing = [...wanted].filter(
    (each) => !(each in dependencies) && !(each in devDependencies),
  );
  return { file, missing: missing.toSorted() };
}
