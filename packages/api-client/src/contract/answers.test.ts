import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ActivityGate } from '../http/activity-gate.ts';
import { isApiError } from '../http/api-error.ts';
import { exchangeDouble, json } from '../http/testing/exchange-double.ts';
import { contract, marketHub, notificationsHub, type Endpoint } from './index.ts';
import { arbitraryOf } from './testing/arbitrary.ts';

// Every answer and every message of the contract, whatever the server makes of them.

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>)
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.responseType !== 'file');

const messages = [marketHub, notificationsHub].flatMap(({ methods, streams, events }) => [
  ...Object.entries<{ result: v.GenericSchema }>(methods).map(([name, { result }]) => ({
    name,
    schema: result,
  })),
  ...Object.entries<{ item: v.GenericSchema }>(streams).map(([name, { item }]) => ({
    name,
    schema: item,
  })),
  ...Object.entries<v.GenericSchema>(events).map(([name, schema]) => ({ name, schema })),
]);

const answers = calls.map(({ name, endpoint }) => ({ name, schema: endpoint.output }));
const runs = { numRuns: 25 };

/** Values of a later server where this version knows a list of values. */
const unheardOf = fc.oneof(
  fc.constantFrom('Suspended', 'unknown', '', 'active'),
  fc.string(),
  fc.constantFrom(null, 0, true, {}),
);

/** A copy with fields that the contract does not have, in every object of it. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withMore(part)]);
  return { ...Object.fromEntries(entries), addedLater: { by: ['a', 'server'] } };
}

/** Every enumeration of a schema that answers may widen. */
function openEnums(schema: v.GenericSchema, found: unknown[] = []): unknown[] {
  arbitraryOf(schema, {
    openEnum: (known) => {
      found.push(known);
      return fc.constant('Suspended');
    },
  });
  return found;
}

describe.each([...answers, ...messages])('$name', ({ schema }) => {
  test('a valid answer is taken as it is', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(v.parse(schema, value)).toEqual(value);
      }),
      runs,
    );
  });

  test('fields that are not known are dropped silently, everywhere', () => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(v.parse(schema, withMore(value))).toEqual(v.parse(schema, value));
      }),
      runs,
    );
  });
});

const widening = [...answers, ...messages].filter(({ schema }) => openEnums(schema).length > 0);

describe.each(widening)('$name', ({ schema }) => {
  test('values that are not known become Unknown', () => {
    const known = new Set(openEnums(schema).flat());
    fc.assert(
      fc.property(
        arbitraryOf(schema, {
          openEnum: () => unheardOf.filter((value) => !known.has(value) && value !== 'Unknown'),
        }),
        (value) => {
          const parsed = v.safeParse(schema, value);
          expect(parsed.success).toBe(true);
          expect(v.parse(schema, parsed.output)).toEqual(parsed.output);
        },
      ),
      runs,
    );
    // A nullable one may be null instead; somewhere it must be said.
    const [sample] = fc.sample(arbitraryOf(schema, { openEnum: () => fc.constant('Suspended') }), {
      numRuns: 1,
      seed: 1,
    });
    expect(JSON.stringify(v.parse(schema, sample))).not.toContain('Suspended');
  });
});

describe.each(calls)('$name', ({ endpoint }) => {
  const input = fc.sample(arbitraryOf(endpoint.input), { numRuns: 1, seed: 7 })[0] as object;
  const ask = async (body: string, type = 'application/json') => {
    const { send } = exchangeDouble(
      [() => new Response(body, { headers: { 'content-type': type } })],
      { gate: new ActivityGate(() => Promise.resolve('Active')), retryDelaysMs: [] },
    );
    return send(endpoint, sendable(endpoint, input)).then(
      (answer: unknown) => ({ answer }),
      (error: unknown) => ({ error }),
    );
  };

  test('an answer that is not JSON, or breaks the contract, fails as malformed and nothing else', async () => {
    for (const body of ['<html>502</html>', '{"items":[', 'null x', '[[[', '"text"', '7']) {
      const { error } = (await ask(body)) as { error?: unknown };
      expect({ body, contained: isMalformedAnswer(error) }).toEqual({ body, contained: true });
    }
  });

  test('any JSON at all gives an answer of the contract or a malformed error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const result = await ask(JSON.stringify(value));
        const contained =
          'error' in result
            ? isMalformedAnswer(result.error)
            : v.is(endpoint.output, result.answer);
        expect(contained).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('a valid answer comes through the whole client', async () => {
    const [value] = fc.sample(arbitraryOf(endpoint.output), { numRuns: 1, seed: 3 });
    const result = await ask(await json(withMore(value)).text());
    expect(result).toEqual({ answer: v.parse(endpoint.output, value) });
  });
});

const isMalformedAnswer = (error: unknown) =>
  isApiError(error, 'malformed') && !error.path?.startsWith('input');

/** An id of dots is refused before it is sent, which is not what is tried here. */
function sendable({ path }: Endpoint, input: object): Record<string, unknown> {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'some-id']);
  return { ...input, ...Object.fromEntries(ids.filter(([name = '']) => !isEnum(input, name))) };
}

const isEnum = (input: object, name: string) =>
  /^(?:[A-Z]{3}|(?:[A-Z][a-z]+){2,})$/.test(Reflect.get(input, name) as string);
