import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../lib/run.ts';
import { glossary } from './prop-glossary.ts';

/** The part of react-docgen that is used here. */
interface Docgen {
  parse: (
    source: string,
    options: object,
  ) => {
    displayName?: string;
    props?: Record<string, { description?: string }>;
  }[];
  builtinResolvers: { FindExportedDefinitionsResolver: new () => object };
}

/** The very reader that Storybook makes its tables with, so that both see the same. */
async function docgen(): Promise<Docgen> {
  const ours = createRequire(join(root, 'package.json'));
  const storybook = createRequire(ours.resolve('@storybook/react-vite/preset'));
  return (await import(storybook.resolve('react-docgen'))) as Docgen;
}

/** Props of the components in these files, as "Button.size", of which neither their type nor the glossary says a word. */
export async function silentProps(files: readonly string[]): Promise<string[]> {
  const { parse, builtinResolvers } = await docgen();
  return files.flatMap((file) => {
    try {
      return silentIn(file, parse, new builtinResolvers.FindExportedDefinitionsResolver());
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
      throw error;
    }
  });
}

/** A tag alone, such as the default, describes nothing. */
const wordsOf = (description: string) => description.replace(/^@[^]*$/m, '').trim();

function silentIn(file: string, parse: Docgen['parse'], resolver: object): string[] {
  const found = parse(readFileSync(join(root, file), 'utf8'), {
    filename: join(root, file),
    resolver,
    babelOptions: { babelrc: false, configFile: false },
  });
  return found.flatMap(({ displayName = file, props = {} }) =>
    Object.entries(props)
      .filter(
        ([name, { description = '' }]) => !wordsOf(description) && glossary[name] === undefined,
      )
      .map(([name]) => `${displayName}.${name}`),
  );
}
