import text from '../../../packages/api-client/openapi.json?raw';

/** The parts of a JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Content = Record<string, { schema: Schema }>;

interface Refusal {
  description: string;
  'x-error-codes'?: Record<string, number>;
}

interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
  'x-access': {
    auth: string;
    standing?: string;
    recentSignIn?: boolean;
    roles?: string[];
    read: boolean;
  };
  'x-client': string;
}

interface Message {
  name: string;
  kind: string;
  summary: string;
  description?: string;
  arguments?: Schema;
  answer: Schema;
  'x-client': string;
}

const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Refusal> };
  'x-hubs': { name: string; path: string; auth: string; messages: Message[] }[];
};

/** A call, or a message of a hub, as the page shows it. */
export interface Entry {
  /** `trading.createOrder`, `market.book` */
  name: string;
  group: string;
  /** The verb, or the kind of a hub's message. */
  kind: string;
  path: string;
  summary: string;
  description: string | undefined;
  access: string[];
  parameters: NonNullable<Operation['parameters']>;
  body: { type: string; schema: Schema } | undefined;
  answer: { type: string; schema: Schema } | undefined;
  refusals: { status: string; description: string; codes: [name: string, code: number][] }[];
  code: string;
}

/** Required standing of an account, in words; `any` and `open` need none. */
const standings: Record<string, string> = {
  unfrozen: 'not frozen',
  active: 'activity status Active or Limited',
  verified: 'activity status Active or Limited, verified',
};

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): Entry => ({
    name: operation.operationId,
    group: groupName(operation.tags[0]),
    kind: method.toUpperCase(),
    path,
    summary: operation.summary,
    // The roles of a call stand in a line of their own.
    description: operation.description?.replace(/ ?For staff: .*$/, ''),
    access: accessOf(operation['x-access']),
    parameters: operation.parameters ?? [],
    body: firstOf(operation.requestBody?.content),
    answer: firstOf(operation.responses['200']?.content),
    refusals: Object.entries(operation.responses)
      .filter(([status]) => status !== '200')
      .map(([status, { $ref = '' }]) => {
        const refusal = document.components.responses[$ref.split('/').at(-1) ?? ''];
        return {
          status: status === 'default' ? 'other' : status,
          description: refusal?.description ?? '',
          codes: Object.entries(refusal?.['x-error-codes'] ?? {}),
        };
      }),
    code: operation['x-client'],
  })),
);

const messages = document['x-hubs'].flatMap((hub) =>
  hub.messages.map((message): Entry => ({
    name: `${hub.name}.${message.name}`,
    group: `Live: ${hub.name}`,
    kind: message.kind,
    path: hub.path,
    summary: message.summary,
    description: message.description,
    access: [hub.auth === 'required' ? 'Signed in' : 'Everybody'],
    parameters: [message.arguments?.prefixItems ?? message.arguments?.items ?? []]
      .flat()
      .map((schema, index) => ({
        name: `${index + 1}`,
        in: 'argument',
        required: true,
        schema,
      })),
    body: undefined,
    answer: isNothing(message.answer) ? undefined : { type: '', schema: message.answer },
    refusals: [],
    code: message['x-client'],
  })),
);

/** Everything, in the order of the contract. */
export const entries: readonly Entry[] = [...calls, ...messages].toSorted(
  (a, b) => groups(a) - groups(b),
);

function groups({ group }: Entry): number {
  return group.startsWith('Live') ? 2 : group.startsWith('Back office') ? 1 : 0;
}

function groupName(tag: string): string {
  const words = tag.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  const name = words.replace(/^back office (\w)/, 'back office: $1');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function accessOf({ auth, standing = '', recentSignIn, roles }: Operation['x-access']): string[] {
  if (auth === 'none') return ['Everybody, without a token'];
  if (auth === 'optional') return ['Everybody; a token is sent when there is one'];
  const state = standings[standing];
  return [
    ...(roles ? [`Staff: ${roles.join(', ')}`] : ['Signed in', ...(state ? [state] : [])]),
    ...(recentSignIn ? ['a sign-in of lately'] : []),
  ];
}

function firstOf(content: Content | undefined): Entry['answer'] {
  const [found] = Object.entries(content ?? {});
  return found && { type: found[0], schema: found[1].schema };
}

function isNothing({ type }: Schema): boolean {
  return type === 'null';
}

/** The schema that a reference names, and its name. */
export function resolve(schema: Schema): { schema: Schema; name: string | undefined } {
  const name = schema.$ref?.split('/').at(-1);
  return { schema: (name && document.components.schemas[name]) || schema, name };
}
