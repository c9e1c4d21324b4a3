import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** End of a process: its exit code, or the signal that ended it. */
export type Ending = number | NodeJS.Signals;

/** The real server as a process of its own, started as `npm start` does, on one port for all of its starts. */
export class ServerProcess {
  readonly origin: string;
  readonly port: number;
  /** Folder of its databases; takes effect with the next start. */
  dataFolder: string;
  /** A program that starts it, for example in a namespace; takes effect with the next start. */
  within: readonly string[] = [];
  /** Error output of the server, over all starts. */
  said = '';
  private readonly env: Record<string, string>;
  private readonly hears: (text: string) => void;
  private child: ChildProcess | undefined;
  private ended: Ending | undefined;

  private constructor(
    port: number,
    dataFolder: string,
    env: Record<string, string>,
    hears: (text: string) => void,
  ) {
    this.port = port;
    this.dataFolder = dataFolder;
    this.env = env;
    this.hears = hears;
    this.origin = `http://localhost:${port}`;
  }

  /**
   * Starts one and waits until it is ready.
   *
   * @param env settings of the server (packages/sandbox/README.md)
   * @param hears receives the text of its error output
   */
  static async start(
    dataFolder: string,
    env: Record<string, string> = {},
    hears: (text: string) => void = () => undefined,
  ): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), dataFolder, env, hears);
    await server.restart();
    return server;
  }

  /** Starts again on the same port with the same data. Throws with what it said when it ends instead. */
  async restart(): Promise<void> {
    const command = [
      process.execPath,
      '--conditions=@agio/source',
      join(root, 'tools/tasks/start.ts'),
      '--built',
    ];
    const [program = '', ...args] = [...this.within, ...command];
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ...this.env,
        PORT: String(this.port),
        AGIO_DATA: this.dataFolder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    this.ended = undefined;
    child.on('exit', (code, signal) => {
      if (this.child === child) this.ended = code ?? signal ?? 'SIGKILL';
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      said += text;
      this.said += text;
      this.hears(text);
    });
    for (;;) {
      const { ending } = this;
      if (ending !== undefined) throw new Error(`The server ended with ${ending}. ${said}`);
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  get isUp(): boolean {
    return this.child !== undefined && this.ended === undefined;
  }

  /** End of the process, if it ended by itself. */
  get ending(): Ending | undefined {
    return this.ended;
  }

  /** Ends it at once, with no chance to write anything. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it as Ctrl-C does. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** Lets the peak of `memory` begin at the present memory: a start takes more than much of what follows. Linux only. */
  forgetPeak(): void {
    writeFileSync(`/proc/${this.child?.pid}/clear_refs`, '5');
  }

  /**
   * Returns resident memory in megabytes: now, and at most since its start or `forgetPeak`. Throws once it has ended.
   * Linux only.
   */
  memory(): { now: number; peak: number } {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
    const megabytes = (name: string) => {
      const kilobytes = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1];
      // A process that has ended and was not waited for yet has a status without sizes.
      if (kilobytes === undefined) throw new Error('The server has ended.');
      return Math.round(Number(kilobytes) / 1024);
    };
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  }

  /** Seconds of processor time since its start; the system counts hundredths. Linux only. */
  processorSeconds(): number {
    const stat = readFileSync(`/proc/${this.child?.pid}/stat`, 'utf8');
    const fields = stat.split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  private async end(signal: NodeJS.Signals) {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
