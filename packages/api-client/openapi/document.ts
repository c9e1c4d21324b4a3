// @where Tools: openapi.json
import {
  errorBody,
  isRead,
  pathParameters,
  type Endpoint,
  type Standing,
} from '../src/contract/index.ts';
import { contractAreas } from './areas.ts';
import { callComments } from './call-comments.ts';
import { codeSample } from './code-sample.ts';
import { hubDescriptions } from './hub-messages.ts';
import { refusals, refusalsOf } from './refusals.ts';
import { Schemas } from './json-schema.ts';

type Json = { [key: string]: unknown };

/** Forms of values, and how a client treats what it does not know. */
export const formsNote =
  'Amounts are decimal strings, times ISO 8601 in UTC, ids opaque. Unknown fields of an answer are to be ignored, unknown values of an enumeration to be shown neutrally.';

/** The contract as an OpenAPI 3.1 document: what `openapi.json` holds. */
export function openApiDocument(version: string): Json {
  const schemas = new Schemas();
  const paths: Record<string, Json> = {};
  const areas = contractAreas();
  for (const [area, endpoints] of areas) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const methods = (paths[endpoint.path] ??= {});
      methods[endpoint.method.toLowerCase()] = operation(
        `${area}.${name}`,
        area,
        endpoint,
        schemas,
      );
    }
  }
  const Error = schemas.request(errorBody);
  const hubs = hubDescriptions(schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Exchange',
      version,
      description: formsNote,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: areas.map(([name]) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, Error },
      responses: refusals,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    'x-hubs': hubs,
  };
}

/** Requirements of a call on the account, in words. */
const standingNotes: Record<Standing, string | undefined> = {
  any: 'Answers a terminated or banned account too.',
  open: undefined,
  unfrozen: 'Refused to a frozen account.',
  active: 'Needs the activity status Active or Limited.',
  verified: 'Needs the activity status Active or Limited, and a finished verification.',
};

function operation(operationId: string, area: string, endpoint: Endpoint, schemas: Schemas): Json {
  const { auth, standing, recentSignIn, activeOnly, safe, unsafe, roles } = endpoint;
  const { summary, more } = callComments(operationId);
  const notes = [
    more,
    standing && standingNotes[standing],
    recentSignIn && 'Needs a sign-in of lately.',
    safe && 'Changes nothing although it is a POST: it may be repeated.',
    unsafe && 'Changes state although it is a GET: never prefetch or repeat it.',
    roles && `For staff: ${['admin', ...roles].join(', ')}.`,
  ].filter(Boolean);
  const parameters = parametersOf(endpoint, schemas);
  const body = bodyOf(endpoint, schemas);
  return {
    operationId,
    tags: [area],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(auth === 'required' && { security: [{ bearer: [] }] }),
    ...(auth === 'optional' && { security: [{}, { bearer: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Done', content: answerOf(endpoint, schemas) },
      ...refusalsOf(endpoint),
    },
    'x-access': {
      auth,
      standing,
      recentSignIn,
      activeOnly,
      roles: roles && ['admin', ...roles],
      read: isRead(endpoint),
    },
    'x-client': codeSample(operationId, endpoint, schemas.request(endpoint.input)),
  };
}

function sendsBody({ method }: Endpoint): boolean {
  return method === 'POST' || method === 'PUT';
}

interface InputSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

function parametersOf(endpoint: Endpoint, schemas: Schemas): Json[] {
  const { properties = {}, required = [] } = schemas.request(endpoint.input) as InputSchema;
  const inPath = pathParameters(endpoint);
  const inQuery = Object.keys(properties).filter(
    (name) =>
      !inPath.includes(name) && (!sendsBody(endpoint) || endpoint.queryKeys?.includes(name)),
  );
  const parameter = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  });
  return [
    ...inPath.map((name) => parameter(name, 'path')),
    ...inQuery.map((name) => parameter(name, 'query')),
    ...(endpoint.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            description: 'One for each intent of the user; the same for every repeat of it.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
}

function bodyOf(endpoint: Endpoint, schemas: Schemas): Json | undefined {
  if (!sendsBody(endpoint)) return undefined;
  const {
    properties = {},
    required = [],
    ...rest
  } = schemas.request(endpoint.input) as InputSchema & Json;
  const elsewhere = [...pathParameters(endpoint), ...(endpoint.queryKeys ?? [])];
  const mine = (name: string) => !elsewhere.includes(name);
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => mine(name))),
    required: required.filter(mine),
  };
  const type =
    endpoint.requestType === 'multipart' ? 'multipart/form-data' : 'application/json-patch+json';
  return { required: true, content: { [type]: { schema } } };
}

function answerOf(endpoint: Endpoint, schemas: Schemas): Json {
  if (endpoint.responseType !== 'file') {
    return { 'application/json': { schema: schemas.answer(endpoint.output) } };
  }
  const types = endpoint.fileTypes ?? ['application/octet-stream'];
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
}
