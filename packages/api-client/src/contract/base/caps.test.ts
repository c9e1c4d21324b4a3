import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorBody, marketHub, notificationsHub, contract, type Endpoint } from '../index.ts';
import { isAtMost, signedDecimal } from './figures.ts';
import { candle } from '../market-data.ts';
import { listOf, timestamp } from './primitives.ts';
import { name, textUpTo } from './texts.ts';

interface Part {
  type: string;
  entries?: Record<string, Part>;
  item?: Part;
  items?: Part[];
  options?: unknown[];
  wrapped?: Part;
  pipe?: (Part & { requirement?: unknown })[];
}

interface Leaf {
  path: string;
  schema: Part;
}

/** Every text, number and list in a schema, with the way to it. */
function leavesOf(schema: Part, path: string): Leaf[] {
  const { type, entries, item, items, wrapped } = schema;
  const own = ['string', 'number', 'array'].includes(type) || isWholeNumberAsText(schema);
  const options = (schema.options ?? []).filter((option) => typeof option === 'object') as Part[];
  const parts: [string, Part][] =
    own && type === 'union'
      ? []
      : [
          ...Object.entries(entries ?? {}),
          ...[...(item ? [item] : []), ...(items ?? [])].map((part): [string, Part] => [
            '[]',
            part,
          ]),
          ...[...(wrapped ? [wrapped] : []), ...options].map((part): [string, Part] => ['', part]),
        ];
  return [
    ...(own ? [{ path, schema }] : []),
    ...parts.flatMap(([key, part]) => leavesOf(part, key ? `${path}.${key}` : path)),
  ];
}

const isWholeNumberAsText = ({ type, pipe }: Part) =>
  type === 'union' && pipe?.some((step) => step.type === 'max_value') === true;

const schemas: [string, unknown][] = [
  ...Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([call, { input, output }]): [string, unknown][] => [
      [`${area}.${call} input`, input],
      [`${area}.${call}`, output],
    ]),
  ),
  ...[marketHub, notificationsHub].flatMap(({ methods, streams, events }) => [
    ...Object.entries<{ args: unknown; result: unknown }>(methods).flatMap(
      ([method, { args, result }]): [string, unknown][] => [
        [`${method} input`, args],
        [method, result],
      ],
    ),
    ...Object.entries<{ item: unknown }>(streams).map(([stream, { item }]): [string, unknown] => [
      stream,
      item,
    ]),
    ...Object.entries(events),
  ]),
  ['errors', errorBody],
];
const leaves = schemas.flatMap(([title, schema]) => leavesOf(schema as Part, title));

/** Returns a value as a schema parses it; undefined when it refuses. */
function read(schema: Part, value: unknown): unknown {
  const result = v.safeParse(schema as unknown as v.GenericSchema, value);
  return result.success ? result.output : undefined;
}

describe('S39 nothing in the contract is without a cap', () => {
  test('there are texts, numbers and lists to look at', () => {
    expect(new Set(leaves.map(({ schema }) => schema.type))).toEqual(
      new Set(['string', 'number', 'array', 'union']),
    );
  });

  test('a text of 100,000 characters is refused or cut', () => {
    const long = ['x', '1', '0', '-', '2', 'é', '\u0301'].map((part) => part.repeat(100_000));
    const open = leaves.filter(
      ({ schema }) =>
        schema.type === 'string' &&
        long.some((text) => ((read(schema, text) as string | undefined) ?? '').length > 20_000),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test('a list that is too long is refused', () => {
    const open = leaves.filter(
      ({ schema: { type, pipe } }) =>
        type === 'array' && !pipe?.some((step) => step.type === 'max_length'),
    );
    expect(open.map(({ path }) => path)).toEqual([]);
    expect(
      v.is(
        listOf(name),
        Array.from({ length: 5001 }, () => 'x'),
      ),
    ).toBe(false);
  });

  test('a number that no longer counts is refused', () => {
    const tooMuch = [1e300, 1e21, 2 ** 53, -1, 0.5, Infinity];
    const open = leaves.filter(
      ({ path, schema }) =>
        ['number', 'union'].includes(schema.type) &&
        tooMuch.some((number) => read(schema, number) !== undefined) &&
        // Days before today, within a bound.
        path !== 'demo.act input.act.expiresInDays' &&
        // A code is compared, never counted.
        path !== 'errors.errorCode',
    );
    expect(open.map(({ path }) => path)).toEqual([]);
  });

  test('an answer nested a hundred thousand times is refused like any other', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    const taken = schemas.filter(
      ([title, schema]) => read(schema as Part, deep) !== undefined && !title.endsWith('input'),
    );
    expect(taken.map(([title]) => title)).toEqual([]);
  });
});

describe('figures', () => {
  test('only changes and gains have a sign', () => {
    const signed = leaves.filter(
      ({ schema }) =>
        schema.type === 'string' &&
        read(schema, '-5.55') === '-5.55' &&
        read(schema, 'no figure') === undefined,
    );
    expect(new Set(signed.map(({ path }) => path.split('.').at(-1)))).toEqual(
      new Set([
        'change',
        'change24h',
        // Below zero for a sale that was given up: it takes back its earlier figures.
        'cost',
        'gain',
        'proceeds',
        'changePercent',
        'changePercent24h',
        'priceDifferencePercent',
        'paidIn',
        'realised',
        'unrealised',
        // Below zero where less is held than is owed.
        'difference',
        'ownFunds',
      ]),
    );
  });

  test('steps and prices are above zero, fees and shares at most one', () => {
    const refusing = (value: string) =>
      new Set(
        leaves
          .filter(
            ({ schema }) =>
              schema.type === 'string' &&
              read(schema, value) === undefined &&
              read(schema, '0.55') === '0.55',
          )
          .map(({ path }) => path.split('.').at(-1)),
      );
    for (const zero of ['0', '0.0']) {
      expect([...refusing(zero)]).toEqual(
        expect.arrayContaining(['tickSize', 'stepSize', 'price', 'last', 'open', 'rate']),
      );
    }
    expect(refusing('1.01')).toEqual(
      new Set(['discount', 'makerFee', 'minDisplayRatio', 'share', 'takerFee']),
    );
  });

  test('one is compared with another digit by digit', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
    const text = (value: bigint) =>
      `${value / 100n}.${String(value % 100n).padStart(2, '0')}`.replace(/\.?0+$/, '') || '0';
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(isAtMost(text(a), text(b))).toBe(a <= b);
        expect(isAtMost(text(a), text(a))).toBe(true);
      }),
    );
  });

  test('a candle opens and closes between its low and its high', () => {
    const good = {
      time: '2026-11-20T11:30:00.000Z',
      open: '10',
      high: '12.5',
      low: '9.99',
      close: '12.50',
      volume: '0',
    };
    expect(v.is(candle, good)).toBe(true);
    expect(v.is(candle, { ...good, high: '9.999' })).toBe(false);
    expect(v.is(candle, { ...good, low: '10.01' })).toBe(false);
  });

  test('a sign alone, a plus and digits of other scripts are no figures', () => {
    expect(
      ['-', '+5', '٥', '5٫5', '0x5', '5e1', '- 5', '--5'].filter((text) =>
        v.is(signedDecimal, text),
      ),
    ).toEqual([]);
  });
});

describe('times', () => {
  test('a moment that there is not is refused, so that no screen has to show it', () => {
    const wrong = [
      '2026-13-01T00:00:00Z',
      '2026-02-31T25:00:00Z',
      '',
      'now',
      `2026-11-20T11:30:00.${'0'.repeat(30)}Z`,
    ];
    expect(wrong.filter((text) => v.is(timestamp, text))).toEqual([]);
    const shapes = fc.stringMatching(
      /^\d{4}-[01]\d-[0-3]\d[T ][0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?(Z| ?[+-][0-2]\d(:?[0-5]\d)?)$/,
    );
    fc.assert(
      fc.property(shapes, (text) => {
        expect(v.is(timestamp, text) && Number.isNaN(Date.parse(text))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('texts', () => {
  const family = '👨‍👩‍👧‍👦';

  test('S39 a name is cut after a whole character, and says so', () => {
    expect(v.parse(name, 'x'.repeat(120))).toBe('x'.repeat(120));
    expect(v.parse(name, 'x'.repeat(121))).toBe(`${'x'.repeat(119)}…`);
    const families = v.parse(name, family.repeat(50));
    expect(families).toBe(`${family.repeat(10)}…`);
    expect(v.parse(name, `a${'\u0301'.repeat(20_000)}`)).toBe('…');
  });

  test('a text that is copied, signed or sent back is refused and never cut', () => {
    expect(v.is(textUpTo(200), 'x'.repeat(200))).toBe(true);
    expect(v.is(textUpTo(200), 'x'.repeat(201))).toBe(false);
  });
});
