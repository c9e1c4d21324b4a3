import { expect, test } from 'vitest';
import { contractAreas } from './areas.ts';
import { openApiDocument } from './document.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
}

const document = openApiDocument('0.1.0');
const paths = document['paths'] as Record<string, Record<string, Operation>>;

test('openapi.json says what the contract says (after a change: vitest run --project unit packages/api-client/openapi -u)', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
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

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const targets = Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, path = '']) => path);
  const missing = targets.filter((path) => {
    let at: unknown = document;
    for (const step of path.split('/')) at = (at as Record<string, unknown> | undefined)?.[step];
    return at === undefined;
  });
  expect(targets.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
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
