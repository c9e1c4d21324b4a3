import { ServerProcess } from '../src/server/testing/server-process.ts';
import type { StormLog } from './log.ts';

/** Maximum memory of a server at any moment, in megabytes. */
export const memoryLimit = 400;

/** Milliseconds until a caller gives up waiting for an answer: far longer than a busy machine needs. */
const patience = 60_000;

/** The server ended by itself. */
export class ServerEndedError extends Error {
  override readonly name = 'ServerEndedError';
}

/** The server in the storm: who calls waits at the gate while it is down. */
export class StormyServer {
  readonly process: ServerProcess;
  /** Counts its starts, so that a call knows whether the server has gone meanwhile. */
  starts = 1;
  /** True while its disk has no room: it may answer 503 then. */
  diskIsFull = false;
  /** Megabytes, at most, over all starts. */
  peak = 0;
  private readonly log: StormLog;
  private gate: Promise<void> = Promise.resolve();
  private openGate: () => void = () => undefined;
  private readonly sampler: NodeJS.Timeout;

  constructor(process: ServerProcess, log: StormLog) {
    this.process = process;
    this.log = log;
    this.sampler = setInterval(() => this.sample(), 500);
  }

  get origin(): string {
    return this.process.origin;
  }

  /** Makes one call when the gate is open. Undefined when the server was ended before it answered. */
  async reach<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    for (let gate = this.gate; ; gate = this.gate) {
      await gate;
      if (gate === this.gate) break;
    }
    const { starts } = this;
    try {
      return await inTime(call());
    } catch (error) {
      if (this.starts !== starts) return undefined;
      await this.ended(); // a server that is told to stop refuses calls for a moment before it has ended
      if (this.starts !== starts) return undefined;
      const { ending } = this.process;
      if (ending !== undefined) throw new ServerEndedError(`The server ended with ${ending}.`);
      this.log.fault(`${what} was not answered: ${String(error)}`);
      return undefined;
    }
  }

  /** Takes no more connections. */
  close(): void {
    this.gate = new Promise((resolve) => (this.openGate = resolve));
  }

  open(): void {
    this.openGate();
  }

  async kill(): Promise<void> {
    this.sample();
    this.starts += 1;
    await this.process.kill();
  }

  /** Starts it again; a fault when it does not. */
  async restart(): Promise<void> {
    await this.process.restart().catch((error: Error) => {
      this.log.fault(`A restart failed: ${error.message}`);
      throw error;
    });
  }

  async end(): Promise<void> {
    clearInterval(this.sampler);
    await this.kill();
  }

  /** Waits a moment for the end of a process that may be ending. */
  private async ended(): Promise<void> {
    for (let turn = 0; turn < 40 && this.process.ending === undefined; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private sample(): void {
    if (!this.process.isUp) return;
    try {
      this.peak = Math.max(this.peak, this.process.memory().peak);
    } catch {
      // It has ended between the question and the answer.
    }
  }
}

/** A call that is never answered is as bad as one that is answered wrongly. */
async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience / 1000} s`)), patience);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
