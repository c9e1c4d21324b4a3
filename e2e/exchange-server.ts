// @where Tools: server of an end-to-end test, and its settings
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultCommand } from '../packages/sandbox/src/core/fault-command.ts';
import { ServerProcess } from '../packages/sandbox/src/server/testing/server-process.ts';
import { signIn } from '../packages/sandbox/src/server/testing/sign-in.ts';

/** The real server, started as `npm start` does, on a free port with a data folder of its own. */
export class ExchangeServer {
  readonly origin: string;
  readonly #process: ServerProcess;
  #disturbed = false;

  private constructor(process: ServerProcess) {
    this.#process = process;
    this.origin = process.origin;
  }

  /** Starts one; `env` adds settings of the server. */
  static async start(env: Record<string, string> = {}): Promise<ExchangeServer> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'agio-e2e-'));
    // Tests that are about them switch these on: dialogs over a page that is tested, and a recording of each page, would be in
    // the way of the others.
    const settings = {
      AGIO_FAULTS: 'on',
      AGIO_OPENS_BY_ITSELF: 'off',
      AGIO_ERROR_REPORTING: 'off',
      ...env,
    };
    return new ExchangeServer(
      await ServerProcess.start(dataFolder, settings, (text) => process.stderr.write(text)),
    );
  }

  /** Text that it has written to its error output. */
  get said(): string {
    return this.#process.said;
  }

  /** Starts again on the same port with the same data. */
  restart(): Promise<void> {
    return this.#process.restart();
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
    if (!this.#disturbed || !this.#process.isUp) return;
    this.#disturbed = false;
    await fetch(`${this.origin}/sandbox/faults`, { method: 'DELETE' });
  }

  /** A call of the back office, made by an administrator. */
  async administer(method: 'PUT' | 'POST', path: string, input: object): Promise<void> {
    // Signed in for each: such calls ask for a sign-in of lately, and a server of all tests lives longer.
    const { access_token: token } = await signIn(this.origin, 'admin');
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  }

  /** Puts an account into a state, whatever it was in: an administrator looks first, as a person does. */
  async setStatus(status: string, userId = 'trader', comment = 'A test'): Promise<void> {
    const { access_token: token } = await signIn(this.origin, 'admin');
    const answer = await fetch(`${this.origin}/back-api/api/v3/users/get`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({ userId }),
    });
    const { row } = (await answer.json()) as { row: { activityStatus: string } };
    const change = { userId, status, comment, seenStatus: row.activityStatus };
    await this.administer('PUT', '/back-api/api/v3/users/status', change);
  }

  /** Ends it at once, with no chance to write anything. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  /** Ends it as Ctrl-C does, and removes its data. */
  async stop(): Promise<void> {
    await this.#process.stop();
    await rm(this.#process.dataFolder, { recursive: true, force: true });
  }
}
