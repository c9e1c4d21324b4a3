// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { json, refusal } from '../../http/testing/exchange-double.ts';
import { createGuestSession } from '../../session/index.ts';
import { readAhead, useInstruments } from '../index.ts';
import { Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const instruments = 'GET /marketdata/instruments';

test('data read ahead is the answer of the first hook, and is requested once', async () => {
  const exchange = new Exchange(createGuestSession()).on(instruments, () => json([]));
  readAhead(exchange.client, 'marketData.instruments', {});
  await waitFor(() => expect(exchange.count(instruments)).toBe(1));
  const { result } = exchange.hook(() => useInstruments());
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(exchange.count(instruments)).toBe(1);
});

test('a failure of reading ahead is reported by the hook, which tries again on demand', async () => {
  let isBroken = true;
  const exchange = new Exchange(createGuestSession()).on(instruments, () =>
    isBroken ? refusal(400, 40000, 'Broken') : json([]),
  );
  readAhead(exchange.client, 'marketData.instruments', {});
  const { result } = exchange.hook(() => useInstruments());
  await waitFor(() => expect(result.current.error?.errorCode).toBe(40000));
  isBroken = false;
  await result.current.mutate();
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(exchange.count(instruments)).toBe(2);
});
