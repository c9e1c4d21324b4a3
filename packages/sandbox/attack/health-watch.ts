import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Measures how long others wait for the server. */
export class HealthWatch {
  private readonly worker: Worker;

  private constructor(worker: Worker) {
    this.worker = worker;
  }

  /** Begins to ask. */
  static async start(port: number): Promise<HealthWatch> {
    const worker = new Worker(new URL('./health-probe.ts', import.meta.url), {
      workerData: { port },
    });
    await once(worker, 'message');
    return new HealthWatch(worker);
  }

  /** The 99th percentile of the milliseconds that `/healthz` took while something was done. */
  async during(work: () => Promise<unknown>): Promise<number> {
    this.worker.postMessage('begin');
    await work();
    const answered = once(this.worker, 'message');
    this.worker.postMessage('take');
    const [taken] = (await answered) as [number[]];
    const sorted = taken.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  }

  async close(): Promise<void> {
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('end');
    await ended;
  }
}
