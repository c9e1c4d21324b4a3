// @where Tools: page docs/calls.md
import { contract, marketHub, notificationsHub, type Endpoint } from '@agio/api-client/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorder } from './recorder.ts';

/** One line of the table. */
export interface Row {
  name: string;
  /** Method and path, such as `GET /path`, or the kind of a hub's message. */
  call: string;
  tests: string[];
  handler: string;
  /** Readers who may make it, and the requirements on their account. */
  access: string;
}

const handlers = '../../core/rest/handlers/index.ts';

/** The files of the handlers by area, as the table of handlers imports them. */
function handlerFiles(): Map<string, string> {
  const source = readFileSync(join(import.meta.dirname, handlers), 'utf8');
  return new Map(
    Array.from(source.matchAll(/import \{ ([^}]+) \} from '\.\/([^']+)'/g)).flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name): [string, string] => [name.trim(), file]),
    ),
  );
}

export function callRows(recorder: Recorder): Row[] {
  const files = handlerFiles();
  return Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
    ([area, endpoints]) =>
      Object.entries(endpoints).map(([own, endpoint]) => ({
        name: `${area}.${own}`,
        call: `${endpoint.method} ${endpoint.path}`,
        access: accessOf(endpoint),
        handler: files.get(area) ?? '',
        tests: recorder.testsOf(`${area}.${own}`),
      })),
  );
}

function accessOf({ auth, standing, recentSignIn, activeOnly, roles }: Endpoint): string {
  const parts = [
    auth === 'required' ? standing : 'guests',
    activeOnly && 'held back by the client',
    recentSignIn && 'recent sign-in',
    roles && ['admin', ...roles].join(', '),
  ];
  return parts.filter(Boolean).join('; ');
}

export function hubRows(recorder: Recorder): Row[] {
  const hubs = { market: marketHub, notifications: notificationsHub };
  return Object.entries(hubs).flatMap(([hub, { path, methods, streams, events }]) =>
    [
      ...Object.keys(methods).map((name) => [name, 'method']),
      ...Object.keys(streams).map((name) => [name, 'stream']),
      ...Object.keys(events).map((name) => [name, 'event']),
    ].map(([name, kind]) => ({
      name: `${hub}.${name}`,
      call: `${kind} of ${path}`,
      access: hub === 'market' ? 'guests' : 'open',
      handler: `${hub}-hub.ts`,
      tests: recorder.awaitedBy(`${hub}.${name}`),
    })),
  );
}

/** The table as a page. */
export function callsPage(calls: readonly Row[], messages: readonly Row[]): string {
  return `# Every call

Made by \`packages/sandbox/src/server/every-call\`, which makes each call with the published client, signed in at the
identity provider, over HTTP and web sockets against the server, and notes which test was answered. A call without a
test fails it. The rows of the specification's section 7 are held against the contract by
\`packages/api-client/src/contract/contract.test.ts\`; the hooks by \`packages/api-client/src/react/every-call.test.tsx\`.

## Calls

Handlers are in \`packages/sandbox/src/core/rest/handlers\`. Access is what the contract's flags say (\`Standing\` in
\`packages/api-client/src/contract/base/endpoint.ts\`), which the client, the server and this page read there.

${table(['Call', 'Client', 'Access', 'Handler', 'Tests'], calls)}

## Live

Methods, streams and events of the two hubs. Handlers are in \`packages/sandbox/src/core/hubs\`; the client's streams in
\`packages/api-client/src/realtime\`.

${table(['Message', 'Name', 'Access', 'Handler', 'Tests'], messages)}
`;
}

function table(head: string[], rows: readonly Row[]): string {
  const lines = rows.map(({ name, call, access, handler, tests }) => [
    `\`${call}\``,
    `\`${name}\``,
    access,
    handler,
    tests.join('<br>'),
  ]);
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
