import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** Microseconds of the processor. */
  tdur?: number;
}

/**
 * Returns the processor time of each task of the page's main thread while this was done, in milliseconds: other
 * programs of a busy machine lengthen a task by the clock, and not by this.
 */
export async function taskTimes(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const { traceEvents } = trace;
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const tasks = new Map(traceEvents.filter(isMain).map((event) => [key(event), [] as number[]]));
  for (const event of traceEvents) {
    if (event.name === 'ThreadControllerImpl::RunTask' && event.tdur !== undefined) {
      tasks.get(key(event))?.push(event.tdur / 1000);
    }
  }
  // Sums up the tasks of the main thread that worked: other frames of the browser stand still.
  const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0);
  return [...tasks.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}
