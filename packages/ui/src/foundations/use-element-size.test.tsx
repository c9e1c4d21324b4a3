// @vitest-environment jsdom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPage } from '../testing/test-page.ts';
import { resizeDebounceMs, useElementSize } from './use-element-size.ts';

const render = testPage();
let resize: (width: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        resize = (width) => act(() => heard([{ contentRect: { width, height: 10 } }]));
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Measured({ onDraw }: { onDraw: (width: number | undefined) => void }) {
  const ref = useRef(null);
  onDraw(useElementSize(ref)?.width);
  return <div ref={ref} />;
}

test('spec-audit L1: a series of changes of size reports the first at once, the last 200 ms after it, and none between', async () => {
  const widths: (number | undefined)[] = [];
  await render(<Measured onDraw={(width) => widths.push(width)} />);
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  const told = () => [...new Set(widths)];
  resize(0);
  resize(100);
  expect(told()).toEqual([undefined, 0, 100]);
  for (const width of [110, 120, 130]) {
    pass(resizeDebounceMs - 1);
    resize(width);
  }
  expect(told()).toEqual([undefined, 0, 100]);
  pass(200);
  expect(told()).toEqual([undefined, 0, 100, 130]);
  resize(300);
  expect(told()).toEqual([undefined, 0, 100, 130, 300]);
});
