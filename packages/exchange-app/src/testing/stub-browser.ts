import { vi } from 'vitest';

/**
 * Adds parts of a browser that jsdom lacks; `vi.unstubAllGlobals` takes most of them back.
 *
 * @param matches decides which media queries hold
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
