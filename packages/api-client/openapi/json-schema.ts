import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as contract from '../src/contract/index.ts';

const exported: [string, unknown][] = Object.entries(contract);

/** The objects that the contract exports have a name in the document: `order` is `Order`. */
const named: Record<string, v.GenericSchema> = Object.fromEntries(
  exported
    .filter((entry): entry is [string, v.GenericSchema] => isObjectSchema(entry[1]))
    .map(([name, schema]) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, schema]),
);

function isObjectSchema(value: unknown): boolean {
  return (
    v.is(v.object({ kind: v.literal('schema'), type: v.literal('object') }), value) &&
    value !== contract.nothing
  );
}

/** Collects the named schemas that a document refers to. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  /**
   * Returns the schema of a request. It is never a reference, because an object that is sent may differ from the one in
   * an answer.
   */
  request(schema: v.GenericSchema): JsonSchema {
    return convert(schema, {});
  }

  /** Returns the schema of an answer. */
  answer(schema: v.GenericSchema): JsonSchema {
    const { $defs, ...converted } = convert(schema, named);
    for (const [name, definition] of Object.entries($defs ?? {})) {
      // The library describes all definitions; keep those that something refers to.
      this.#definitions.set(name, definition as JsonSchema);
    }
    const text = JSON.stringify(converted).replaceAll('#/$defs/', '#/components/schemas/');
    this.#use(text);
    return JSON.parse(text) as JsonSchema;
  }

  readonly #definitions = new Map<string, JsonSchema>();

  #use(text: string): void {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const definition = this.#definitions.get(name);
      if (!definition || name in this.components) continue;
      const body = JSON.stringify(definition).replaceAll('#/$defs/', '#/components/schemas/');
      this.components[name] = JSON.parse(body) as JsonSchema;
      this.#use(body);
    }
  }
}

function convert(
  schema: v.GenericSchema,
  definitions: Record<string, v.GenericSchema>,
): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Checks that JSON Schema cannot say are the server's to make; their errors name the field.
    errorMode: 'ignore',
    definitions,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'blob'
        ? { type: 'string', contentMediaType: 'application/octet-stream' }
        : undefined,
  });
  return converted;
}
