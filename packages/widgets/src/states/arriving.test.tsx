// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Arriving, lazyLoadDelayMs } from './arriving.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('spec-audit L1: code that is on its way for 200 ms says so, and none that comes at once', () => {
  vi.useFakeTimers();
  const { container, unmount } = render(<Arriving />);
  const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  pass(lazyLoadDelayMs - 1);
  expect([lazyLoadDelayMs, container.textContent]).toEqual([200, '']);
  pass(1);
  expect(container.textContent).toBe('Opening…');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
