import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ActivityGate } from '../http/activity-gate.ts';
import { isApiError } from '../http/api-error.ts';
import { exchangeDouble } from '../http/testing/exchange-double.ts';
import { contract, type Endpoint } from './index.ts';
import { arbitraryOf } from './testing/arbitrary.ts';
import { figuresIn, type Mutation, mutationKinds, mutationsOf } from './testing/mutations.ts';

// Every field of every answer, wrong in every way that JSON can be wrong. What is answered fits the contract and says
// nothing that was not sent; all else is one error that names the place.

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>)
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.responseType !== 'file');

/** An answer with every part in it that may be missing. */
function fullAnswer(endpoint: Endpoint): unknown {
  const samples = fc.sample(arbitraryOf(endpoint.output), { numRuns: 12, seed: 11 });
  return samples.reduce((most, each) =>
    JSON.stringify(each).length - nulls(each) * 1000 >
    JSON.stringify(most).length - nulls(most) * 1000
      ? each
      : most,
  );
}

const nulls = (value: unknown): number => JSON.stringify(value).split('null').length - 1;

const seen = new Set<string>();

describe.each(calls)('$name', ({ endpoint }) => {
  const input = fc.sample(arbitraryOf(endpoint.input), { numRuns: 1, seed: 7 })[0] as object;
  let body = '';
  const { send, requests, bodies } = exchangeDouble(
    [() => new Response(body, { headers: { 'content-type': 'application/json' } })],
    { gate: new ActivityGate(() => Promise.resolve('Active')), retryDelaysMs: [] },
  );
  const ask = async (json: string) => {
    body = json;
    requests.length = 0;
    bodies.length = 0;
    return send(endpoint, sendable(endpoint, input)).then(
      (answer: unknown) => ({ answer }),
      (error: unknown) => ({ error }),
    );
  };

  test('whatever is wrong is refused, or fits and is what was sent', async () => {
    const mutations = mutationsOf(fullAnswer(endpoint));
    const wrong: string[] = [];
    for (const mutation of mutations) {
      seen.add(mutation.kind);
      const result = await ask(mutation.json);
      wrong.push(...faultsOf(endpoint, mutation, result));
    }
    expect(wrong).toEqual([]);
    expect(mutations.length).toBeGreaterThan(1);
  });
});

function faultsOf(
  endpoint: Endpoint,
  { path, kind, json }: Mutation,
  result: { answer: unknown } | { error: unknown },
): string[] {
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${path}, ${kind}: ${what}`);
  if ('polluted' in {}) fault('reached the prototype of every object');
  if ('error' in result) {
    const { error } = result;
    if (!isApiError(error, 'malformed') || error.path?.startsWith('input')) fault(String(error));
    return faults;
  }
  if (!v.is(endpoint.output, result.answer)) fault('does not fit the contract');
  if (!isPlain(result.answer)) fault('has another prototype');
  const sent = figuresIn(JSON.parse(json));
  for (const figure of figuresIn(result.answer))
    if (!sent.has(figure)) fault(`${figure} was not sent`);
  return faults;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const expected: unknown = Array.isArray(value) ? Array.prototype : Object.prototype;
  return Object.getPrototypeOf(value) === expected && Object.values(value).every(isPlain);
}

/** An id of dots is refused before it is sent, which is not what is tried here. */
function sendable({ path }: Endpoint, input: object): Record<string, unknown> {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'some-id']);
  return { ...input, ...Object.fromEntries(ids.filter(([name = '']) => !isEnum(input, name))) };
}

const isEnum = (input: object, name: string) =>
  /^(?:[A-Z]{3}|(?:[A-Z][a-z]+){2,})$/.test(Reflect.get(input, name) as string);

test('every kind of fault was tried', () => {
  expect([...seen].toSorted()).toEqual([...mutationKinds].toSorted());
});
