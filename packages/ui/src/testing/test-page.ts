import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stubs browser features that jsdom lacks; `vi.unstubAllGlobals` removes most of them. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // No frames: a chart that draws would miss its canvas.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}

/** Sets up a jsdom page per test; returns a function that renders into it. */
export function testPage(): (shown: ReactNode) => Promise<void> {
  let host: HTMLElement;
  let root: Root;
  beforeEach(() => {
    stubBrowser();
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return (shown) => act(async () => root.render(shown));
}
