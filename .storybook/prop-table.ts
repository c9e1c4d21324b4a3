import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { glossary } from '../tools/stories/prop-glossary.ts';

type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

/** `{@link Select}` is for editors; a page says the name. */
export const withoutLinks = (text: string) => text.replaceAll(/\{@link (\w+)\}/g, '`$1`');

/**
 * Adds descriptions of props that mean the same everywhere, to the tables of all components, also for props that are
 * known from the args alone.
 */
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
 * Writes types like the source does. The extractor calls every type with `| undefined` a "union", which explains
 * nothing and offers no control; `boolean | undefined` gets the switch of a boolean.
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
