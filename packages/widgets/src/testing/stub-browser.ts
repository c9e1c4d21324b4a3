import { vi } from 'vitest';

/**
 * Adds parts of a browser that jsdom lacks. `vi.unstubAllGlobals` takes most of them back.
 *
 * @param isWide true for a wide window, in which all media queries hold
 */
export function stubBrowser(isWide = true): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('innerWidth', isWide ? 1440 : 390);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
