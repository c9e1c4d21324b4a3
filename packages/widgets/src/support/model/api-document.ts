import { foldText } from '@agio/ui/fold-text';

/** The parts of an OpenAPI 3.1 document that the reference shows. */
export interface ApiDocument {
  readonly info: { readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, ApiSchema>> };
}

interface ApiOperation {
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: ApiSchema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-access': { readonly auth?: string; readonly backOffice?: boolean };
  readonly 'x-client'?: string;
}
type Content = Readonly<Record<string, { readonly schema: ApiSchema }>>;

/** A JSON schema, as far as a type is named after it. */
export interface ApiSchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ApiSchema[];
  readonly oneOf?: readonly ApiSchema[];
  readonly items?: ApiSchema;
  readonly prefixItems?: readonly ApiSchema[];
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
}

/** A named value of a call or a type. */
export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** One call of the exchange, as the reference shows it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  /** True if the call needs the token of a signed-in user. */
  readonly needsToken: boolean;
  readonly fields: readonly ApiField[];
  /** Type of the answer; undefined: it has none. */
  readonly answer: string | undefined;
  /** A call with the published client. */
  readonly sample: string | undefined;
}

/** Returns the calls that are for customers and their programs, by area, in the order of the document. */
export function callsByArea({ paths }: ApiDocument): { area: string; calls: ApiCall[] }[] {
  const areas = new Map<string, ApiCall[]>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (operation['x-access'].backOffice === true || path.startsWith('/back-api')) continue;
      const area = operation.tags[0] ?? '';
      const calls = areas.get(area) ?? [];
      areas.set(area, calls);
      calls.push(callOf(method, path, operation));
    }
  return Array.from(areas, ([area, calls]) => ({ area, calls }));
}

function callOf(method: string, path: string, operation: ApiOperation): ApiCall {
  const given = (operation.parameters ?? []).map(({ name, schema, required }) => ({
    name,
    type: typeName(schema),
    isRequired: required === true,
  }));
  const body = schemaIn(operation.requestBody?.content);
  const answer = schemaIn(operation.responses['200']?.content);
  return {
    id: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description,
    needsToken: operation['x-access'].auth === 'required',
    fields: [...given, ...(body ? fieldsOf(body) : [])],
    answer: answer && typeName(answer),
    sample: operation['x-client'],
  };
}

const schemaIn = (content: Content | undefined): ApiSchema | undefined =>
  content && Object.values(content)[0]?.schema;

/** Returns the types that are named in the document, in the order of their names. */
export const namedTypes = ({ components }: ApiDocument): { name: string; fields: ApiField[] }[] =>
  Object.entries(components.schemas)
    .map(([name, schema]) => ({ name, fields: fieldsOf(schema) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

function fieldsOf(schema: ApiSchema): ApiField[] {
  if (!schema.properties) return [{ name: '', type: typeName(schema), isRequired: true }];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    type: typeName(property),
    isRequired: schema.required?.includes(name) === true,
  }));
}

/** Writes a schema as a type: `string`, `Order[]`, `Buy | Sell`, `{ asset: string, amount: string }`. */
export function typeName(schema: ApiSchema): string {
  const { $ref, const: only, type, items, properties } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return Array.from(new Set(choices.map(typeName))).join(' | ');
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeName).join(', ')}]`;
  if (items) {
    const item = typeName(items);
    return /[ |]/.test(item) && !/^[{[].*[}\]]$/.test(item) ? `(${item})[]` : `${item}[]`;
  }
  if (properties)
    return `{ ${fieldsOf(schema)
      .map(({ name, type: of, isRequired }) => `${name}${isRequired ? '' : '?'}: ${of}`)
      .join(', ')} }`;
  return type ?? 'unknown';
}

/** Returns the calls that have every word of a search in their path, method, area or summary. */
export function searchCalls(
  areas: readonly { area: string; calls: readonly ApiCall[] }[],
  search: string,
): { area: string; calls: ApiCall[] }[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return areas
    .map(({ area, calls }) => ({
      area,
      calls: calls.filter(({ method, path, summary }) => {
        const text = foldText(`${area} ${method} ${path} ${summary}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
