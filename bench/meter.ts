import type { Page } from 'playwright';

/** Work of a page between `start` and `stop`. Times in milliseconds. */
export interface Measured {
  seconds: number;
  frames: number;
  /** Commits of React, from its own hook; 0 for a page without React. */
  commits: number;
  maxCommitsInAFrame: number;
  longTasks: number[];
  messages: number;
  /** From the arrival of a message to the end of the frame that shows it. */
  toPaint: number[];
  /** Between two frames. */
  frameTimes: number[];
}

interface Meter {
  start(): void;
  stop(): Measured;
}

/** Measures every page that is opened from now on: put in before any script of the page. */
export async function installMeter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let measured: Measured | undefined;
    let startedAt = 0;
    let lastFrame = 0;
    let inFrame = false;
    let commitsInFrame = 0;
    let arrived: number[] = [];
    let shown: number[] = [];

    const afterPaint = new MessageChannel();
    afterPaint.port1.addEventListener('message', () => {
      inFrame = false;
      const now = performance.now();
      measured?.toPaint.push(...shown.map((at) => now - at));
      shown = [];
    });
    afterPaint.port1.start();

    // the first callback of each frame: what follows until the message is this frame, its paint included
    const onFrame = (): void => {
      requestAnimationFrame(onFrame);
      const now = performance.now();
      inFrame = true;
      if (measured) {
        measured.frames += 1;
        if (lastFrame > 0) measured.frameTimes.push(now - lastFrame);
      }
      lastFrame = now;
      commitsInFrame = 0;
      afterPaint.port2.postMessage(null);
    };
    requestAnimationFrame(onFrame);

    const onCommit = (): void => {
      if (!measured) return;
      measured.commits += 1;
      commitsInFrame += 1;
      measured.maxCommitsInAFrame = Math.max(measured.maxCommitsInAFrame, commitsInFrame);
      if (inFrame) {
        shown.push(...arrived);
        arrived = [];
      }
    };
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: onCommit,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });

    const Plain = WebSocket;
    globalThis.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', ({ data }: MessageEvent) => {
          if (!measured || typeof data !== 'string' || !data.includes('"target":"book"')) return;
          measured.messages += 1;
          arrived.push(performance.now());
        });
      }
    };

    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= startedAt) measured?.longTasks.push(entry.duration);
    }).observe({ type: 'longtask' });

    const meter: Meter = {
      start() {
        startedAt = performance.now();
        lastFrame = 0;
        arrived = [];
        measured = {
          seconds: 0,
          frames: 0,
          commits: 0,
          maxCommitsInAFrame: 0,
          longTasks: [],
          messages: 0,
          toPaint: [],
          frameTimes: [],
        };
      },
      stop() {
        const result = measured as Measured;
        measured = undefined;
        return { ...result, seconds: (performance.now() - startedAt) / 1000 };
      },
    };
    Object.assign(globalThis, { meter, showMessages: onCommit });
  });
}

declare const meter: Meter;

export const startMeter = (page: Page): Promise<void> => page.evaluate(() => meter.start());
export const stopMeter = (page: Page): Promise<Measured> => page.evaluate(() => meter.stop());

/**
 * Makes the page's processor so many times slower. Answers a clock of the time, in milliseconds, that the page's main
 * thread has used of it, for all or for one kind of work: what other programs take is not in it.
 */
export async function throttle(page: Page, rate: number): Promise<Clock> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return async (work = 'Task') => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === `${work}Duration`)?.value ?? 0) * 1000;
  };
}

export type Clock = (work?: 'Task' | 'Script' | 'RecalcStyle' | 'Layout') => Promise<number>;

/** The value below which this share of them is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
