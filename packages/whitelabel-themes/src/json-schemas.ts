import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { themeSchema } from './compiler/theme-schema.ts';
import { brandDescriptions, brandFile } from './folder/brand-file.ts';
import { describe, descriptions } from './settings/describe.ts';
import { settingsSchema } from './settings/schema.ts';

type Purposes = Readonly<Record<string, string>>;

/** Puts beside each key what it is for; `above` is the place of the node among the descriptions. */
function described(node: JsonSchema, above: string, purposes: Purposes): JsonSchema {
  const { properties } = node;
  if (properties === undefined) return node;
  const inner = Object.entries(properties).map(([key, child]) => {
    const at = above === '' ? key : `${above}.${key}`;
    const description = describe(at, purposes);
    return [
      key,
      typeof child === 'boolean'
        ? child
        : { ...(description !== '' && { description }), ...described(child, at, purposes) },
    ];
  });
  return { ...node, properties: Object.fromEntries(inner) as typeof properties };
}

/** Returns the JSON schema of a file, for editors. An unknown key is marked there; the app and the command only warn of it. */
function fileSchema(title: string, schema: v.GenericSchema, purposes: Purposes): JsonSchema {
  // Checks between two keys are not in it: JSON Schema cannot say them.
  const made = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'object' && jsonSchema.properties !== undefined
        ? { ...jsonSchema, additionalProperties: false }
        : undefined,
  });
  const { $schema, ...rest } = described(made, '', purposes);
  return {
    $schema,
    title,
    ...rest,
    properties: { $schema: { type: 'string' }, ...rest.properties },
  } as JsonSchema;
}

/** Returns the JSON schema of `/config.json`. */
export const configJsonSchema = (): JsonSchema =>
  fileSchema('Settings of a deployment of Agio', settingsSchema, descriptions);

/** Returns the JSON schema of a folder's `brand.json`, with the tokens of a theme. */
export function brandJsonSchema(): JsonSchema {
  const schema = fileSchema('Brand of a partner of Agio', brandFile, brandDescriptions);
  const { properties, $defs } = themeSchema() as JsonSchema;
  return {
    ...schema,
    properties: { ...schema.properties, tokens: properties?.['tokens'] ?? {} },
    $defs,
  } as JsonSchema;
}
