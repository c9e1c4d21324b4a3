import { expect, test } from 'vitest';
import * as v from 'valibot';
import { marketHub, notificationsHub } from '../src/contract/index.ts';
import { contractAreas } from './areas.ts';
import { asyncApiDocument } from './async-document.ts';
import { openApiDocument } from './document.ts';
import { refusalsPage } from './refusals.ts';

interface Operation {
  operationId: string;
  'x-client': string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
}

const document = openApiDocument('0.1.0');
const paths = document['paths'] as Record<string, Record<string, Operation>>;

test('openapi.json says what the contract says (after a change: vitest run --project unit packages/api-client/openapi -u)', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});

test('asyncapi.json says what the hubs say (after a change: the same command)', async () => {
  const text = JSON.stringify(asyncApiDocument('0.1.0'), null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot('../asyncapi.json');
});

test('docs/refusals.md lists every reason of a refusal (after a change: the same command)', async () => {
  await expect(refusalsPage()).toMatchFileSnapshot('../../../docs/refusals.md');
});

test('every call is there once, under its own name', () => {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const calls = contractAreas().flatMap(([area, endpoints]) =>
    Object.keys(endpoints).map((name) => `${area}.${name}`),
  );
  expect(names.toSorted()).toEqual(calls.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['openapi.json', document],
  ['asyncapi.json', asyncApiDocument('0.1.0')],
])('every reference of %s leads somewhere', (_file, whole) => {
  const text = JSON.stringify(whole);
  const targets = Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, path = '']) => path);
  const missing = targets.filter((path) => {
    let at: unknown = whole;
    for (const step of path.split('/')) at = (at as Record<string, unknown> | undefined)?.[step];
    return at === undefined;
  });
  expect(targets.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('every message of both hubs is an operation that a client sends or receives', () => {
  const { operations } = asyncApiDocument('0.1.0') as {
    operations: Record<string, { action: string; reply?: object }>;
  };
  const expected = Object.entries({ market: marketHub, notifications: notificationsHub }).flatMap(
    ([name, { methods, streams, events }]) => [
      ...[...Object.keys(methods), ...Object.keys(streams)].map((own) => [
        `${name}.${own}`,
        'send',
        true,
      ]),
      ...Object.keys(events).map((own) => [`${name}.${own}`, 'receive', false]),
    ],
  );
  expect(
    Object.entries(operations).map(([name, { action, reply }]) => [
      name,
      action,
      reply !== undefined,
    ]),
  ).toEqual(expected);
});

test('the code of every call makes that call, with an input that the contract takes', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { operationId, 'x-client': code } of operations) {
    const [area = '', name = ''] = operationId.split('.');
    const made: unknown[] = [];
    const call = (input: unknown = {}) => {
      made.push(input);
      return {};
    };
    const body = code.replaceAll(/\bawait /g, '');
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the code under test
    new Function('exchange', 'file', body)({ [area]: { [name]: call } }, new Blob(['%PDF']));
    const endpoint = contractAreas().find(([own]) => own === area)?.[1][name];
    expect({ code, fits: made.map((input) => endpoint && v.is(endpoint.input, input)) }).toEqual({
      code,
      fits: [true],
    });
  }
});

test('both hubs are there with every message, and what each says', () => {
  const hubs = document['x-hubs'] as {
    name: string;
    messages: { name: string; summary: string }[];
  }[];
  expect(hubs.map(({ name }) => name)).toEqual(['market', 'notifications']);
  const names = hubs.map(({ messages }) => messages.map(({ name }) => name));
  expect(names).toEqual(
    [marketHub, notificationsHub].map(({ methods, streams, events }) => [
      ...Object.keys(methods),
      ...Object.keys(streams),
      ...Object.keys(events),
    ]),
  );
  expect(hubs.flatMap(({ messages }) => messages).filter(({ summary }) => summary === '')).toEqual(
    [],
  );
});

test('an order travels as the client sends it', () => {
  const order = paths['/frontoffice/api/order']?.['post'];
  expect(Object.keys(order?.requestBody?.content ?? {})).toEqual(['application/json-patch+json']);
  expect(order?.parameters?.map(({ name, in: where }) => `${where} ${name}`)).toEqual([
    'header Idempotency-Key',
  ]);
  const cancel = paths['/frontoffice/api/orders/{orderId}']?.['delete'];
  expect(cancel?.parameters).toMatchObject([{ name: 'orderId', in: 'path', required: true }]);
  expect(cancel?.requestBody).toBeUndefined();
});
