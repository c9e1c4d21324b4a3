import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSandbox, manualClock, memoryStore, type Sandbox } from '../../core/index.ts';
import { Exchange } from '../../core/engine/exchange.ts';
import { UndoLog } from '../../core/engine/undo-log.ts';
import type { Services } from '../../core/services/services.ts';
import { differences, durableOf, memoryOf } from '../../core/testing/memory.ts';
import { staffCalls } from './staff-calls.ts';
import { traderCalls } from './trader-calls.ts';
import { oneServer, theSandbox, tokenOf } from './world.ts';

/*
 * Every command that the tests of every call make is first made to fail: at its first change, at its second, and so on,
 * and then in the store. Each time memory must be as before, to the last field; then it is done.
 */

const parts = vi.hoisted(() => ({ services: undefined as Services | undefined }));
vi.mock(import('../../core/services/services.ts'), async (load) => {
  const actual = await load();
  const createServices: typeof actual.createServices = (...args) =>
    (parts.services = actual.createServices(...args));
  return { ...actual, createServices };
});

class Fault extends Error {}

/** The changes of a command that are made to fail, by their number; most commands have no more than a few. */
const faultsAt = [1, 2, 3, 4, 5, 8, 13, 21, 34, 55, Infinity];
let changes = 0;
let failAt = Infinity;
let isArmed = false;
let failures = 0;
const traces: string[] = [];
const exchanges = new Set<Exchange>();

const push = Reflect.get(UndoLog.prototype, 'push') as UndoLog['push'];
vi.spyOn(UndoLog.prototype, 'push').mockImplementation(function (this: UndoLog, undo) {
  if (isArmed && this['recording']) {
    changes += 1;
    if (changes === failAt) throw new Fault(`change ${changes}`);
  }
  push.call(this, undo);
});

type Command = <T>(work: () => T) => T;
const command = Reflect.get(Exchange.prototype, 'command') as Command;
vi.spyOn(Exchange.prototype, 'command').mockImplementation(function <T>(
  this: Exchange,
  work: () => T,
): T {
  exchanges.add(this);
  const { services } = parts;
  if (!isArmed || services === undefined) return command.call(this, work) as T;
  const before = memoryOf(this, services);
  const untouched = (error: unknown) => {
    failures += 1;
    const changed = differences(before, memoryOf(this, services));
    if (changed.length > 0) traces.push(`after ${String(error)}:`, ...changed);
    if (this['work']['current'] !== undefined) traces.push(`${String(error)}: the work goes on`);
    for (const [asset, sum] of this.ledger.sums()) {
      if (sum !== 0n) traces.push(`after ${String(error)}: ${asset} sums to ${sum}`);
    }
  };
  const { writeAll } = this as unknown as { writeAll: unknown };
  const failing = (at: number) => {
    changes = 0;
    failAt = at;
    Object.assign(this, {
      writeAll: () => {
        throw new Fault('store');
      },
    });
    try {
      return { result: command.call(this, work) as T };
    } catch (error) {
      untouched(error);
      if (!(error instanceof Fault)) throw error;
      return error;
    } finally {
      failAt = Infinity;
      Object.assign(this, { writeAll });
    }
  };
  for (const at of faultsAt) {
    const outcome = failing(at);
    // Nothing to write: it was done.
    if (!(outcome instanceof Fault)) return outcome.result;
    if (outcome.message === 'store') break;
  }
  return command.call(this, work) as T;
});

const store = memoryStore();
oneServer({ store, scenario: 'quiet' });

interface Seen {
  method: string;
  path: string;
  type: string | null;
  body: string | undefined;
}
const seen: Seen[] = [];

beforeAll(() => {
  const sandbox = theSandbox();
  const fetch = sandbox.fetch.bind(sandbox);
  sandbox.fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    const type = request.headers.get('content-type');
    const isJson = type?.startsWith('application/json') ?? false;
    const body = isJson ? await request.clone().text() : undefined;
    if (type === null || isJson)
      seen.push({ method: request.method, path: pathname + search, type, body });
    return fetch(request);
  };
  isArmed = true;
  return () => {
    isArmed = false;
  };
});

afterEach(() => {
  const left = traces.splice(0);
  if (left.length > 0) throw new Error(left.join('\n'));
});

describe('every call, with a fault at each of its changes', () => {
  traderCalls();
  staffCalls();
});

test('faults were provoked in plenty', () => {
  expect(failures).toBeGreaterThan(60);
});

const people = ['trader', 'newcomer', 'pending', 'frozen', 'officer', 'viewer', 'support', 'admin'];
const poison = fc.constantFrom<unknown>(
  '0',
  '-1',
  '1000000000000',
  '0.00000001',
  '',
  'nope',
  'XCB',
  'BTC-USDC',
  'Halted',
  'Terminated',
  'trader',
  'admin',
  null,
  7,
  [],
);
const step = fc.record({
  call: fc.nat(),
  by: fc.constantFrom(...people, 'trader', 'trader', 'trader', 'officer', 'admin', 'admin'),
  change: fc.option(fc.record({ field: fc.nat(), value: poison }), { freq: 3 }),
  key: fc.option(fc.constantFrom('a', 'b', 'c'), { freq: 3 }),
  seconds: fc.constantFrom(0, 0, 0, 1, 20),
});

/** A call that was made before, by anybody and with another value somewhere. */
async function repeat(
  sandbox: Sandbox,
  tokens: ReadonlyMap<string, string>,
  calls: readonly Seen[],
  one: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const call = calls[one.call % calls.length]!;
  let { body } = call;
  if (body !== undefined && body !== '' && one.change !== null) {
    const fields = JSON.parse(body) as Record<string, unknown>;
    const names = Object.keys(fields);
    const name = names[one.change.field % Math.max(1, names.length)];
    if (name !== undefined) fields[name] = one.change.value;
    body = JSON.stringify(fields);
  }
  return sandbox.fetch(
    new Request(`http://sandbox${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${tokens.get(one.by)}`,
        ...(call.type === null ? {} : { 'content-type': call.type }),
        ...(one.key === null ? {} : { 'idempotency-key': one.key }),
      },
      ...(body === undefined || body === '' ? {} : { body }),
    }),
  );
}

test('every refusal, for every caller and every input, leaves nothing behind', async () => {
  const sandbox = theSandbox();
  const calls = [...new Map(seen.map((call) => [JSON.stringify(call), call])).values()];
  const tokens = new Map<string, string>();
  for (const name of people) tokens.set(name, await tokenOf(name));
  const answers = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 20 }), async (steps) => {
      for (const one of steps) {
        const { status } = await repeat(sandbox, tokens, calls, one);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        expect({
          one,
          call: calls[one.call % calls.length],
          status: Math.min(status, 500),
        }).not.toMatchObject({ status: 500 });
        // A step that signed its user out ends the walk of no other: the next one signs in again.
        if (status === 401) tokens.set(one.by, await tokenOf(one.by));
        if (one.seconds > 0) sandbox.tick(one.seconds * 1000);
      }
      expect(traces).toEqual([]);
      expect(sandbox.failing()).toEqual([]);
    }),
    { numRuns: 15, endOnFailure: true },
  );
  for (const status of [200, 400, 403, 404, 409]) expect(answers.get(status)).toBeGreaterThan(0);
}, 300_000);

test('after all that, a fresh exchange reads the same from the store', () => {
  isArmed = false;
  const [exchange] = exchanges;
  const { services } = parts;
  const here = durableOf(exchange!, services!);
  const next = createSandbox({ store, clock: manualClock(exchange!.now()) });
  const [, second] = exchanges;
  expect(durableOf(second!, parts.services!)).toEqual(here);
  next.dispose();
});
