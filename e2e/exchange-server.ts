import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultCommand } from '../packages/sandbox/src/core/faults.ts';
import { signIn } from '../packages/sandbox/src/server/testing/sign-in.ts';

const root = join(import.meta.dirname, '..');

/** The real server, started as `npm start` does, on a free port with a data folder of its own. */
export class ExchangeServer {
  readonly origin: string;
  readonly #port: number;
  readonly #dataFolder: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #disturbed = false;
  #admin: string | undefined;

  private constructor(port: number, dataFolder: string, env: Record<string, string>) {
    this.#port = port;
    this.#dataFolder = dataFolder;
    this.#env = env;
    this.origin = `http://localhost:${port}`;
  }

  /** Starts one; `env` adds settings of the server. */
  static async start(env: Record<string, string> = {}): Promise<ExchangeServer> {
    const server = new ExchangeServer(
      await freePort(),
      await mkdtemp(join(tmpdir(), 'agio-e2e-')),
      env,
    );
    await server.restart();
    return server;
  }

  /** Starts again on the same port with the same data. */
  async restart(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--conditions=@agio/source', 'tools/tasks/start.ts', '--built'],
      {
        cwd: root,
        env: {
          ...process.env,
          AGIO_FAULTS: 'on',
          ...this.#env,
          PORT: String(this.#port),
          AGIO_DATA: this.#dataFolder,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#process = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      process.stderr.write(chunk);
    });
    for (;;) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}. ${said}`);
      const answer = await fetch(`${this.origin}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Makes something go wrong (packages/sandbox, Faults on command), until `mend()`. */
  async disturb(fault: FaultCommand): Promise<void> {
    this.#disturbed = true;
    const answer = await fetch(`${this.origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!answer.ok) throw new Error(`No such fault: ${await answer.text()}`);
  }

  /** Ends every fault that lasts. */
  async mend(): Promise<void> {
    if (!this.#disturbed || !this.#process) return;
    this.#disturbed = false;
    await fetch(`${this.origin}/sandbox/faults`, { method: 'DELETE' });
  }

  /** A call of the back office, made by an administrator. */
  async administer(method: 'PUT' | 'POST', path: string, input: object): Promise<void> {
    this.#admin ??= (await signIn(this.origin, 'admin')).access_token;
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#admin}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  }

  /** Ends it at once, with no chance to write anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it as Ctrl-C does, and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#dataFolder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#process;
    this.#process = undefined;
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
