import * as v from 'valibot';
import { reason, Refusal, type Reason } from '../refusal.ts';
import type { UploadedBytes } from '../services/people/documents.ts';
import { readBody } from './read-body.ts';
import type { Route } from './routes.ts';

export interface ReadInput {
  input: Record<string, unknown>;
  /** The file of a form, read already: handlers do not wait. */
  file: UploadedBytes | undefined;
}

/** Gathers path, query and body into the call's one flat input and holds it against the contract, strictly. */
export async function readInput(
  route: Route,
  path: Readonly<Record<string, string>>,
  request: Request,
): Promise<ReadInput> {
  const query = readQuery(new URL(request.url).searchParams);
  const fields = await readBody(route, request);
  const known = knownKeys(route.endpoint.input);
  const raw = { ...fields, ...query, ...path };
  const reasons: Reason[] = [];
  // A proxy or a log that read one place only must not have seen another call than this one.
  for (const given of [fields, query]) {
    for (const [key, value] of Object.entries(given)) {
      if (raw[key] === value) continue;
      reasons.push(reason('fieldContradictory', key, { field: key }));
    }
  }
  for (const key of Object.keys(raw)) {
    if (known === undefined || known.has(key)) continue;
    reasons.push(reason('fieldUnknown', key, { field: key }));
  }
  const result = v.safeParse(route.endpoint.input, raw);
  if (!result.success) {
    reasons.push(...result.issues.map(reasonOf));
  }
  if (reasons.length > 0 || !result.success) throw new Refusal(reasons);
  return { input: result.output, file: await readFile(fields['file']) };
}

function reasonOf(issue: v.BaseIssue<unknown>): Reason {
  const field = v.getDotPath(issue) ?? '';
  if (issue.received === 'undefined') return reason('fieldMissing', field, { field });
  const { values, ...invalid } = reason('fieldInvalid', field, { field });
  // English, for the developer of a client: no sentence has it.
  return { ...invalid, values: { ...values, problem: issue.message } };
}

/** The keys of an object schema, also behind a pipe; undefined for a schema that is not one plain object. */
function knownKeys(schema: v.GenericSchema): ReadonlySet<string> | undefined {
  if ('entries' in schema && typeof schema.entries === 'object' && schema.entries !== null) {
    return new Set(Object.keys(schema.entries));
  }
  return undefined;
}

function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  // Built from entries, because a key may be `__proto__`.
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

async function readFile(value: unknown): Promise<ReadInput['file']> {
  if (!(value instanceof Blob)) return undefined;
  const name = value instanceof File ? value.name : 'document';
  const type = value.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return { name, type, bytes: new Uint8Array(await value.arrayBuffer()) };
}
