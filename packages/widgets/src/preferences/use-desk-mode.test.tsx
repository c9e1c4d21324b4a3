// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSideWidths } from './use-desk-mode.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [90, { book: 280, ticket: 320 }],
  [120, { book: 320, ticket: 360 }],
  [160, { book: 400, ticket: 420 }],
])('L11 in a window of %i rem, book and ticket begin with %o', (rem, widths) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: rem >= Number(/([0-9]+)rem/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  expect(renderHook(() => useSideWidths()).result.current).toEqual(widths);
});
