import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { glossary } from '../tools/stories/prop-glossary.ts';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** `{@link Select}` is for editors; a page says the name. */
export const withoutLinks = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, '`$1`');

/** What means the same everywhere is said once, for the tables of all components; also of what only the args tell. */
export const withGlossary: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const type = argTypes[name] ?? { name };
      const description = type.description ? withoutLinks(type.description) : glossary[name];
      return [name, { ...type, description }];
    }),
  );
};

const simple = ['boolean', 'string', 'number'] as const;
const literals = /^'[^']*'(?: \| '[^']*')*$/;

/**
 * The extractor calls everything with `| undefined` in it a "union", which tells nobody anything and gives no control.
 * Here it is told as it is written, and `boolean | undefined` has the switch of a boolean.
 */
function toldAsWritten(argType: ArgType): ArgType {
  const { type, table } = argType;
  if (typeof type === 'string' || type?.raw === undefined) return argType;
  const raw = type.raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s?\| /, '')
    .replaceAll(/ ?\| undefined\b/g, '')
    .trim();
  if (!['union', 'intersection'].includes(table?.type?.summary ?? '')) return argType;
  const told = { ...argType, table: { ...table, type: { summary: raw } } };
  const name = simple.find((each) => each === raw);
  if (name !== undefined) return { ...told, type: { name } };
  if (!literals.test(raw)) return told;
  return { ...told, type: { name: 'enum', value: raw.slice(1, -1).split("' | '") } };
}

export const withTypesAsWritten: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, toldAsWritten(type)]));
