import type { LockManagerPort } from '../tabs/tab-lock.ts';

interface Waiting {
  tab: number;
  start: () => void;
}

/** `navigator.locks` of one browser, for its tabs. A closed tab gives up what it holds and waits for. */
export class FakeLocks {
  #holder: { tab: number; release: () => void } | undefined;
  #queue: Waiting[] = [];

  forTab(tab: number): LockManagerPort {
    return {
      request: (_name, { signal }, task) =>
        new Promise((resolve, reject) => {
          const waiting: Waiting = {
            tab,
            start: () => {
              const release = () => {
                if (this.#holder?.tab !== tab) return;
                this.#holder = undefined;
                this.#next();
              };
              this.#holder = { tab, release };
              void task().then(
                (value) => (release(), resolve(value)),
                (error: Error) => (release(), reject(error)),
              );
            },
          };
          signal.addEventListener('abort', () => {
            if (!this.#queue.includes(waiting)) return;
            this.#queue = this.#queue.filter((other) => other !== waiting);
            reject(signal.reason as Error);
          });
          this.#queue.push(waiting);
          this.#next();
        }),
    };
  }

  closeTab(tab: number): void {
    this.#queue = this.#queue.filter((waiting) => waiting.tab !== tab);
    if (this.#holder?.tab === tab) this.#holder.release();
  }

  #next(): void {
    if (this.#holder) return;
    this.#queue.shift()?.start();
  }
}
