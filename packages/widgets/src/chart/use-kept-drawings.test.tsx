// @vitest-environment jsdom
import { storageKeys } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import type { ChartDrawing } from '@agio/ui/price-chart';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { useKeptDrawings } from './use-kept-drawings.ts';

afterEach(cleanup);

const line: ChartDrawing = {
  id: 'a',
  tool: 'horizontal',
  points: [{ time: '2026-11-20T10:00:00Z', price: '6.4' }],
};

/** The drawings of a guest on a device that has this text for them. */
function withStored(text?: string) {
  const storage = memoryStorage();
  if (text !== undefined) storage.local().setItem(storageKeys.drawings, text);
  const { client } = createWorld({ scenario: 'quiet' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={storage}>{children}</WidgetsProvider>
    </ExchangeProvider>
  );
  const { result, rerender } = renderHook(({ market }) => useKeptDrawings(market), {
    wrapper,
    initialProps: { market: 'XCB-CTN' },
  });
  const stored = () => JSON.parse(storage.local().getItem(storageKeys.drawings) ?? '{}') as unknown;
  return { result, rerender, stored };
}

test('each market has its own drawings, and what other accounts drew stays', () => {
  const other = { byAccount: { other: { 'XCB-CTN': [line] } } };
  const { result, rerender, stored } = withStored(JSON.stringify(other));
  expect(result.current.drawings).toEqual([]);
  act(() => result.current.onDrawingsChange?.([line]));
  expect(result.current.drawings).toEqual([line]);
  rerender({ market: 'BTC-USDC' });
  expect(result.current.drawings).toEqual([]);
  rerender({ market: 'XCB-CTN' });
  expect(result.current.drawings).toEqual([line]);
  expect(stored()).toMatchObject({
    byAccount: { other: { 'XCB-CTN': [line] }, guest: { 'XCB-CTN': [line] } },
  });
  act(() => result.current.onDrawingsChange?.([]));
  expect(stored()).toMatchObject({ byAccount: { other: {}, guest: {} } });
});

test('magnet, lock and visibility are kept', () => {
  const { result } = withStored();
  act(() =>
    result.current.onDrawingOptionsChange?.({ isMagnet: true, isLocked: false, isHidden: false }),
  );
  expect(result.current.drawingOptions).toMatchObject({ isMagnet: true });
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['accounts that are a number', '{"byAccount": 7}'],
  ['markets that are a text', '{"byAccount": {"guest": "XCB"}}'],
  ['drawings that are a text', '{"byAccount": {"guest": {"XCB-CTN": "line"}}}'],
  ['options of another version', '{"byAccount": {}, "options": {"isMagnet": "strong"}}'],
])('%s in the storage counts as nothing', (_name, text) => {
  const { result } = withStored(text);
  expect(result.current.drawings).toEqual([]);
  expect(result.current.drawingOptions).toEqual({
    isMagnet: false,
    isLocked: false,
    isHidden: false,
  });
});

test('an entry that is no drawing does not take the others with it', () => {
  const text = JSON.stringify({ byAccount: { guest: { 'XCB-CTN': [null, line] } } });
  expect(withStored(text).result.current.drawings).toContainEqual(line);
});
