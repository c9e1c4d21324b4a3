import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ApiDocument,
  callsByArea,
  namedTypes,
  searchCalls,
  typeName,
} from './api-document.ts';

const file = join(import.meta.dirname, '../../../../api-client/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
const areas = callsByArea(document);
const calls = areas.flatMap((area) => area.calls);

test('every call of customers and of market data is in the reference, and none of staff', () => {
  const paths = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith('/back-api'))
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`));
  const staff = calls.filter(({ path }) => path.includes('backoffice'));
  expect(staff).toEqual([]);
  expect(paths.filter((id) => !id.includes('backoffice')).toSorted()).toEqual(
    calls.map(({ id }) => id).toSorted(),
  );
  expect(calls.length).toBeGreaterThan(50);
});

test('an order is described with its fields, its answer and a sample', () => {
  const order = calls.find(({ id }) => id === 'post /frontoffice/api/order');
  expect(order).toMatchObject({ needsToken: true, answer: 'OrderWithFills' });
  expect(order?.fields).toContainEqual({ name: 'side', type: 'Buy | Sell', isRequired: true });
  expect(order?.fields).toContainEqual({ name: 'postOnly', type: 'boolean', isRequired: false });
  expect(order?.sample).toContain('createOrder');
});

test('every type that is named somewhere is explained', () => {
  const named = namedTypes(document).map(({ name }) => name);
  const used = calls.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  const references = used.filter((type) => /^[A-Z]\w+$/.test(type));
  expect(references.filter((type) => !named.includes(type))).toEqual([]);
});

test('a schema is written as a type', () => {
  const text = { type: 'string' };
  expect(typeName({ type: 'array', items: { $ref: '#/components/schemas/Order' } })).toBe(
    'Order[]',
  );
  expect(typeName({ anyOf: [text, { type: 'null' }] })).toBe('string | null');
  expect(typeName({ type: 'array', items: { anyOf: [text, { type: 'null' }] } })).toBe(
    '(string | null)[]',
  );
  expect(
    typeName({ type: 'object', properties: { a: text, b: { const: 1 } }, required: ['a'] }),
  ).toBe('{ a: string, b?: 1 }');
});

test('a search keeps the calls that have all of its words', () => {
  const found = searchCalls(areas, 'delete ORDERS').flatMap((area) => area.calls);
  expect(found.map(({ path }) => path)).toContain('/frontoffice/api/orders');
  expect(found.every(({ method }) => method === 'DELETE')).toBe(true);
  expect(searchCalls(areas, 'zzz')).toEqual([]);
});
