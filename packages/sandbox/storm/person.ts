import { randomUUID } from 'node:crypto';
import { errorCodes } from '@agio/api-client/contract';
import { signIn, type Visitor } from '../src/server/testing/sign-in.ts';
import { errorCodeOf, Wire, type WireAnswer } from '../src/server/testing/wire.ts';
import type { StormyServer } from './exchange.ts';
import type { StormLog } from './log.ts';

/** Everybody who can sign in. */
export const accounts = [
  'trader',
  'newcomer',
  'pending',
  'frozen',
  'officer',
  'viewer',
  'support',
  'admin',
] as const;
export type AccountId = (typeof accounts)[number];

interface Send {
  body?: unknown;
  headers?: Record<string, string>;
  /** Done at most once, however often it has to be asked: after a restart it is asked again under the same key. */
  once?: boolean;
}

/** A person who is signed in, and signs in again when the server asks for it. */
export class Person {
  readonly id: AccountId;
  readonly server: StormyServer;
  private readonly log: StormLog;
  private readonly wire: Wire;
  private token: string | undefined;
  private signedInAs: Visitor | undefined;

  constructor(id: AccountId, server: StormyServer, log: StormLog) {
    this.id = id;
    this.server = server;
    this.log = log;
    this.wire = new Wire(server.origin);
  }

  /** The browser in which the person signed in. */
  get visitor(): Visitor | undefined {
    return this.signedInAs;
  }

  /** A sign-in that fails leaves the one before as it is. */
  async signIn(): Promise<void> {
    const tokens = await this.server.reach(`the sign-in of ${this.id}`, () =>
      signIn(this.server.origin, this.id),
    );
    if (tokens?.access_token === undefined) return;
    this.token = tokens.access_token;
    this.signedInAs = tokens.visitor;
  }

  /** Returns the answer to a call; undefined if the server ended before it came, so that its effect is unknown. */
  async send(method: string, path: string, send: Send = {}): Promise<WireAnswer | undefined> {
    const key: Record<string, string> =
      send.once === true ? { 'idempotency-key': randomUUID() } : {};
    const headers = { ...key, ...send.headers };
    for (let turn = 0; ; turn += 1) {
      const answer = await this.sendOnce(method, path, { ...send, headers });
      if (answer === undefined && send.once === true && turn < 3) continue;
      const again =
        answer?.status === 401 &&
        turn < 1 &&
        [errorCodes.unauthorized, errorCodes.noRetry].some((code) => code === errorCodeOf(answer));
      if (!again) return answer;
      await this.signIn();
    }
  }

  private sendOnce(method: string, path: string, send: Send): Promise<WireAnswer | undefined> {
    return this.server.reach(`${this.id}: ${method} ${path}`, () => this.ask(method, path, send));
  }

  private async ask(
    method: string,
    path: string,
    { body, headers = {} }: Send,
  ): Promise<WireAnswer> {
    const sent = body === undefined || body instanceof Uint8Array ? '' : ` ${JSON.stringify(body)}`;
    const { diskIsFull } = this.server;
    const answer = await this.wire.send(method, path, { token: this.token, body, headers });
    const mayBeFull = diskIsFull || this.server.diskIsFull;
    this.log.answered(this.id, `${method} ${path}${sent}`, answer, mayBeFull);
    return answer;
  }

  close(): void {
    this.wire.close();
  }
}
