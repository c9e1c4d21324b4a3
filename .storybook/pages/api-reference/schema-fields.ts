import { resolve, type Schema } from './api-document.ts';

export interface Field {
  /** Place: `items[].price`. */
  path: string;
  type: string;
  required: boolean;
}

/** So deep a value is unfolded; below that stands the name of its schema. */
const deepest = 3;

/** A schema's fields, those of the objects in it among them. */
export function fieldsOf(schema: Schema, path = '', depth = 0): Field[] {
  const { schema: own } = resolve(schema);
  const [, item] = arrayOf(own);
  if (item) return fieldsOf(item, `${path}[]`, depth);
  const object = objectOf(own);
  if (!object?.properties || depth >= deepest) return [];
  return Object.entries(object.properties).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const required = object.required?.includes(key) ?? false;
    return [{ path: at, type: typeOf(part), required }, ...fieldsOf(part, at, depth + 1)];
  });
}

/** The type of a value in words: `decimal`, `Order[]`, `Buy | Sell`. */
export function typeOf(schema: Schema): string {
  const { schema: own, name } = resolve(schema);
  const options = own.anyOf ?? own.oneOf;
  if (options) {
    // A number that may arrive as text is a number.
    const types = options.map(typeOf).filter((type) => type !== 'text of a number');
    return [...new Set(types)].join(' | ');
  }
  const [isArray, item] = arrayOf(own);
  if (isArray) {
    const of = item ? typeOf(item) : 'value';
    return of.includes(' | ') ? `(${of})[]` : `${of}[]`;
  }
  if (own.prefixItems) return `[${own.prefixItems.map(typeOf).join(', ')}]`;
  if (name) return name;
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.enum) return own.enum.join(' | ');
  if (own.contentMediaType) return 'file';
  if (own.type !== 'string') return own.type ?? 'any';
  if (own.format === 'date-time') return 'time';
  if (own.pattern?.startsWith('^-?')) return 'decimal';
  return own.pattern === '^\\d{1,15}$' ? 'text of a number' : 'text';
}

function arrayOf(schema: Schema): [boolean, Schema | undefined] {
  if (schema.type !== 'array' || schema.prefixItems) return [false, undefined];
  return [true, [schema.items].flat()[0]];
}

/** The object in a schema that may be null, too. */
function objectOf(schema: Schema): Schema | undefined {
  const options = schema.anyOf ?? schema.oneOf ?? [schema];
  const objects = options.map((one) => resolve(one).schema).filter((one) => one.properties);
  return objects.length === 1 ? objects[0] : undefined;
}
