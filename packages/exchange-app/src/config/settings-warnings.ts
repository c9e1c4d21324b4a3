import { suggestNames } from '@agio/whitelabel-themes';
import type * as v from 'valibot';
import { pages } from '../pages.ts';
import { settingsSchema } from './schema.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  pipe?: readonly Schema[];
};

/** Returns the schema inside of what makes it optional, or checks it further. */
function core(schema: Schema): Schema {
  const inner = schema.wrapped ?? schema.pipe?.[0];
  return inner === undefined || inner === schema ? schema : core(inner);
}

/**
 * Returns a sentence for each key of `/config.json` that means nothing to this app, and for a landing that does not
 * exist. Such a file starts the app all the same: an older build must start with a newer file.
 */
export function settingsWarnings(served: Readonly<Record<string, unknown>>): string[] {
  const { landing } = served;
  const isPage =
    typeof landing !== 'string' ||
    landing === '/' ||
    pages.some(({ to }) => landing === to || landing.startsWith(`${to}/`));
  return [
    ...unknownKeys(served, settingsSchema as Schema, ''),
    ...(isPage ? [] : [`landing: the app has no page ${landing}.`]),
  ];
}

function unknownKeys(value: unknown, schema: Schema, path: string): string[] {
  const { entries, item } = core(schema);
  if (Array.isArray(value)) {
    return item ? value.flatMap((each, i) => unknownKeys(each, item, `${path}[${i}]`)) : [];
  }
  if (entries === undefined || typeof value !== 'object' || value === null) return [];
  const names = Object.keys(entries);
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (Object.hasOwn(entries, key)) return unknownKeys(inner, entries[key] as Schema, at);
    if (key === '$schema') return [];
    const near = suggestNames(key, names);
    return [`${at} is no setting.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`];
  });
}
