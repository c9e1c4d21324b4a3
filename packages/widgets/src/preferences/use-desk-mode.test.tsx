// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeskMode, useSideWidths } from './use-desk-mode.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

/** A window of so many px, whose media queries know 16 px texts, with a root's text of another size. */
function openWindow(width: number, rootText = 16) {
  document.documentElement.style.fontSize = `${rootText}px`;
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, size, unit] = /([0-9.]+)(rem|px)/.exec(query) ?? [];
    return {
      matches: width >= Number(size) * (unit === 'rem' ? 16 : 1),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
}

test.each([
  [90, { book: 280, ticket: 320 }],
  [120, { book: 320, ticket: 360 }],
  [160, { book: 400, ticket: 420 }],
])('L11 in a window of %i rem, book and ticket begin with %o', (rem, widths) => {
  openWindow(rem * 16);
  expect(renderHook(() => useSideWidths()).result.current).toEqual(widths);
});

test('at 200 % text, book and ticket have twice the width, and the steps of a window half as wide', () => {
  openWindow(2560, 32);
  expect(renderHook(() => useSideWidths()).result.current).toEqual({ book: 560, ticket: 640 });
});

test.each([
  [1440, 16, 'desk'],
  [1280, 20, 'desk'],
  [1024, 16, 'tablet'],
  [1440, 32, 'phone'],
  [1920, 32, 'tablet'],
  [2560, 32, 'desk'],
  [1024, 10, 'tablet'],
  [390, 10, 'phone'],
])(
  'a window of %i px with a root’s text of %i px shows the layout of a %s',
  (width, text, mode) => {
    openWindow(width, text);
    expect(renderHook(() => useDeskMode()).result.current).toBe(mode);
  },
);
