import { vi } from 'vitest';

/**
 * What jsdom lacks and a browser has; `vi.unstubAllGlobals` takes most of it back.
 *
 * @param matches which media queries hold
 */
export function stubBrowser(matches: (query: string) => boolean = () => true): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
