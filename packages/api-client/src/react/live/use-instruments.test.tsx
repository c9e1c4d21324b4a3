// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { json } from '../../http/testing/exchange-double.ts';
import { instrument } from '../../realtime/testing/instrument.ts';
import { createGuestSession } from '../../session/index.ts';
import { useInstruments } from '../index.ts';
import { deferred, Exchange } from '../testing/client-double.tsx';

afterEach(cleanup);

const line = 'GET /marketdata/instruments';
const two = [instrument(), instrument({ id: 'BTC-USDC', symbol: 'BTC/USDC' })];
const halted = instrument({ status: 'Halted', statusReason: 'Maintenance.' });
const statuses = (list: { status: string }[] | undefined) => list?.map(({ status }) => status);

async function reading() {
  const exchange = new Exchange(createGuestSession()).on(line, () => json(two));
  const { result } = exchange.hook(() => [useInstruments(), useInstruments()] as const);
  const shown = () => result.current.map(({ data }) => data);
  await waitFor(() =>
    expect(shown().map(statuses)).toEqual([
      ['Open', 'Open'],
      ['Open', 'Open'],
    ]),
  );
  return { exchange, result, shown };
}

describe('the markets', () => {
  test('are live: a halt is seen by every reader at once, in one list, without asking again', async () => {
    const { exchange, shown } = await reading();
    const [before] = shown();
    await exchange.tellEverybody('instrument', halted);
    const [here, there] = shown();
    expect(statuses(here)).toEqual(['Halted', 'Open']);
    expect(here?.[0]?.statusReason).toBe('Maintenance.');
    expect(there).toBe(here);
    expect(here?.[1]).toBe(before?.[1]);
    expect(exchange.count(line)).toBe(1);
  });

  test('begin with a new one when it opens', async () => {
    const { exchange, shown } = await reading();
    await exchange.tellEverybody('instrument', instrument({ id: 'ETH-USDC' }));
    expect(shown()[0]?.map(({ id }) => id)).toEqual(['XCB-CTN', 'BTC-USDC', 'ETH-USDC']);
  });

  test('stay halted over an answer that was on its way before the halt', async () => {
    const late = deferred<Response>();
    const { exchange, result, shown } = await reading();
    exchange.on(line, () => late.promise);
    act(() => void result.current[0].mutate());
    await exchange.tellEverybody('instrument', halted);
    await waitFor(() => expect(exchange.count(line)).toBe(2));
    await act(async () => late.resolve(json([two[0], { ...two[1], status: 'Paused' }])));
    await waitFor(() => expect(statuses(shown()[0])).toEqual(['Halted', 'Paused']));
  });

  test('are read again after a gap, and a halted one stays so until the answer', async () => {
    const { exchange, shown } = await reading();
    await exchange.tellEverybody('instrument', halted);
    const late = deferred<Response>();
    exchange.on(line, () => late.promise);
    await exchange.dropMarket();
    await waitFor(() => expect(exchange.count(line)).toBe(2));
    expect(statuses(shown()[0])).toEqual(['Halted', 'Open']);
    await act(async () => late.resolve(json([two[0], { ...two[1], status: 'Paused' }])));
    await waitFor(() => expect(statuses(shown()[0])).toEqual(['Open', 'Paused']));
  });

  test('that were never loaded are loaded after a gap, too', async () => {
    const first = deferred<Response>();
    const exchange = new Exchange(createGuestSession()).on(line, () => first.promise);
    const { result } = exchange.hook(() => useInstruments().data);
    await waitFor(() => expect(exchange.count(line)).toBe(1));
    exchange.on(line, () => json([halted]));
    await exchange.dropMarket();
    await waitFor(() => expect(statuses(result.current)).toEqual(['Halted']));
    await act(async () => first.resolve(json(two)));
    expect(statuses(result.current)).toEqual(['Halted']);
  });
});
