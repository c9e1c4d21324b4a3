// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract, isRead, type Endpoint } from '../contract/index.ts';
import { arbitraryOf } from '../contract/testing/arbitrary.ts';
import { json } from '../http/testing/exchange-double.ts';
import { createGuestSession, createStaticSession } from '../session/index.ts';
import { downloads, reads, writes } from './testing/every-hook.ts';
import { deferred, Exchange, user } from './testing/client-double.tsx';

// Every call of the contract has its hook, and every hook makes its call and no other.

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Asks often: there are many tests, and each waits a few times. */
const soon = { interval: 2 };

const endpoints = new Map<string, Endpoint>(
  Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([area, own]) =>
    Object.entries(own).map(([name, endpoint]): [string, Endpoint] => [
      `${area}.${name}`,
      endpoint,
    ]),
  ),
);
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  [...endpoints].filter(([, endpoint]) => wanted(endpoint)).map(([name]) => name);

function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`The contract has no ${name}.`);
  return endpoint;
}

const sample = (schema: v.GenericSchema) =>
  fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 5 })[0];

/** `GET /path`, with `1` for every id, and a value of the contract for a currency or rule in a path. */
const lineOf = ({ method, path }: Endpoint) =>
  `${method} ${path.replace('{rule}', 'WalletLow').replaceAll(/\{(\w+)\}/g, path.includes('/trends/') ? 'CHF' : '1')}`;

/** A server that answers every call with something that fits. */
function exchange(session = createStaticSession('token', { sub: 'u1' })): Exchange {
  const made = new Exchange(session);
  for (const [name, endpoint] of endpoints) {
    made.on(lineOf(endpoint), () => {
      if (name === 'account.userInformation') return json(user);
      if (endpoint.responseType === 'file')
        return new Response('a;b', {
          headers: { 'content-type': endpoint.fileTypes?.[0] ?? 'text/csv' },
        });
      return json(sample(endpoint.output));
    });
  }
  return made;
}

/** Returns the calls made, except the one for the user's identity, which the gate needs. */
const asked = ({ requests }: Exchange, own: string) =>
  requests.filter((line) => line === own || line !== lineOf(endpointOf('account.userInformation')));

const personal = Object.entries(reads).filter(([name]) => endpointOf(name).auth === 'required');

describe('reading', () => {
  test('every read of the contract has its hook', () => {
    const wanted = named((endpoint) => isRead(endpoint) && endpoint.responseType !== 'file');
    expect(Object.keys(reads).toSorted()).toEqual(wanted.toSorted());
  });

  test.each(Object.entries(reads))('%s is read once for all its readers', async (name, use) => {
    const server = exchange();
    const { result } = server.hook(() => [use(), use()] as const);
    await waitFor(() => expect(result.current[1].data).toBeDefined(), soon);
    expect(result.current[0]).toMatchObject({ error: undefined, isLoading: false });
    const line = lineOf(endpointOf(name));
    expect([...new Set(asked(server, line))]).toEqual([line]);
    // The account is read once more when the notifications connect, which may be sooner or later than its first answer.
    const most = name === 'account.userInformation' ? 2 : 1;
    expect(server.count(line)).toBeLessThanOrEqual(most);
  });

  const open = Object.entries(reads).filter(([name]) => endpointOf(name).auth !== 'required');

  test.each(open)('%s is for guests, too', async (_, use) => {
    const { result } = exchange(createGuestSession()).hook(use);
    await waitFor(() => expect(result.current.data).toBeDefined(), soon);
  });

  test.each(personal)('%s is not requested for a guest', async (_, use) => {
    const server = exchange(createGuestSession());
    const { result } = server.hook(use);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(server.requests).toEqual([]);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  });
});

describe('T34 S14 logout', () => {
  test.each(personal)(
    '%s is gone, and what was on its way does not come back',
    async (name, use) => {
      const line = lineOf(endpointOf(name));
      const answer = deferred<Response>();
      const server = exchange();
      const { result } = server.hook(use);
      await waitFor(() => expect(result.current.data).toBeDefined(), soon);
      const before = result.current.data;
      server.on(line, () => answer.promise);
      act(() => void result.current.mutate());
      await waitFor(() => expect(server.count(line)).toBeGreaterThan(1), soon);
      await act(() => server.session.signOut());
      await act(async () => {
        answer.resolve(json(before));
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      expect(result.current.data).toBeUndefined();
      expect(server.errors).toEqual([]);
    },
  );
});

describe('writing', () => {
  test('every call that changes something has its hook', () => {
    const wanted = named((endpoint) => !isRead(endpoint));
    expect(Object.keys(writes).toSorted()).toEqual(wanted.toSorted());
  });

  test.each(Object.entries(writes))(
    '%s is made once, and the data that it changes are read again',
    async (name, { use, changes }) => {
      const line = lineOf(endpointOf(name));
      const server = exchange();
      const { result } = server.hook(() => ({
        write: use(),
        reads: changes.map((read) => {
          return reads[read]();
        }),
      }));
      await waitFor(
        () => expect(result.current.reads.filter(({ data }) => data === undefined)).toEqual([]),
        soon,
      );
      const counts = () => changes.map((read) => server.count(lineOf(endpointOf(read))));
      const before = counts();
      await act(async () => {
        // A double click.
        await Promise.all([result.current.write.run(), result.current.write.run()]);
      });
      expect(server.count(line)).toBe(1);
      await waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)), soon);
      expect(result.current.write).toMatchObject({ isPending: false, error: undefined });
    },
  );
});

describe('files', () => {
  test('every download of the contract has its hook', () => {
    const wanted = named(({ responseType }) => responseType === 'file');
    expect(Object.keys(downloads).toSorted()).toEqual(wanted.toSorted());
  });

  test.each(Object.entries(downloads))(
    '%s is fetched each time, and kept nowhere',
    async (name, { use, input }) => {
      const line = lineOf(endpointOf(name));
      const server = exchange();
      const { result } = server.hook(use);
      for (let i = 0; i < 2; i += 1) {
        await act(async () => {
          const { blob } = await result.current.download(input as never);
          expect(blob.size).toBe(3);
        });
      }
      expect(asked(server, line)).toEqual([line, line]);
    },
  );
});
