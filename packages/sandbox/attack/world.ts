import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../src/server/testing/server-process.ts';
import { signIn, type Tokens, type Visitor } from '../src/server/testing/sign-in.ts';
import { errorCodeOf, Wire, type WireAnswer, type WireCall } from '../src/server/testing/wire.ts';

/** One thing that has to hold, and what was seen. */
export interface Fact {
  what: string;
  holds: boolean;
  saw: string;
}

/** One attack. */
export interface Replay {
  name: string;
  /** Checks that must pass. */
  prove(world: World): Promise<void>;
  /** The same, over and over, while others are watched. */
  press(world: World, until: AbortSignal): Promise<void>;
}

export type Account =
  | 'trader'
  | 'newcomer'
  | 'pending'
  | 'officer'
  | 'viewer'
  | 'support'
  | 'admin';

/** An address of this machine that only the attacker calls from. */
const attackersAddress = '127.0.0.66';

/** A server with the usual limits, its signed-in users and the findings about it. */
export class World {
  readonly server: ServerProcess;
  readonly facts: Fact[] = [];
  /** Calls of people, and of an attacker, who is known by another address. */
  readonly people: Wire;
  readonly attacker: Wire;
  private readonly signedIn = new Map<Account, Tokens & { visitor: Visitor }>();

  private constructor(server: ServerProcess) {
    this.server = server;
    this.people = new Wire(server.origin);
    this.attacker = new Wire(server.origin, attackersAddress);
  }

  static async open(): Promise<World> {
    return new World(await ServerProcess.start(mkdtempSync(join(tmpdir(), 'agio-attack-'))));
  }

  get attackersAddress(): string {
    return attackersAddress;
  }

  note(what: string, holds: boolean, saw: string): void {
    this.facts.push({ what, holds, saw });
  }

  /** Notes that a call was refused in this way. */
  refused(what: string, answer: WireAnswer, status: number, code?: number): void {
    const holds = answer.status === status && (code === undefined || errorCodeOf(answer) === code);
    this.note(what, holds, seen(answer));
  }

  /** Signs in as a browser does; once, unless `again`. */
  async signIn(account: Account, anew = false): Promise<Tokens & { visitor: Visitor }> {
    const present = this.signedIn.get(account);
    if (present && !anew) return present;
    const tokens = await signIn(this.server.origin, account);
    this.signedIn.set(account, tokens);
    return tokens;
  }

  async as(
    account: Account,
    method: string,
    path: string,
    call: Omit<WireCall, 'token'> = {},
  ): Promise<WireAnswer> {
    const { access_token: token } = await this.signIn(account);
    return this.people.send(method, path, { ...call, token });
  }

  /**
   * That it goes on: it answers, another user trades, and it starts again with the same data.
   *
   * @param after milliseconds of markets before that is judged: their timer is what a broken exchange ends in
   */
  async provesAlive(after = 300): Promise<void> {
    await pause(after);
    const { isUp, ending } = this.server;
    this.note('the server is up', isUp, isUp ? 'up' : `ended with ${ending}`);
    if (isUp) await this.trades();
    await this.server.kill();
    try {
      await this.server.restart();
      await pause(after);
      const again = this.server.isUp;
      this.note('it starts again with the same data', again, again ? 'started' : 'ended again');
    } catch (error) {
      const [first = ''] = String(error).split('\n');
      this.note('it starts again with the same data', false, first.slice(0, 120));
    }
  }

  private async trades(): Promise<void> {
    const order = { market: 'BTC-USDC', side: 'Buy', type: 'Limit', price: '100', amount: '0.1' };
    const answer = await this.as('trader', 'POST', '/frontoffice/api/order', { body: order });
    this.note('somebody else trades', answer.status === 200, seen(answer));
  }

  async close(): Promise<void> {
    this.people.close();
    this.attacker.close();
    await this.server.kill();
    rmSync(this.server.dataFolder, { recursive: true, force: true });
  }
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Status, and code or beginning of the body, of an answer. */
export function seen(answer: WireAnswer): string {
  const code = errorCodeOf(answer);
  return `${answer.status}${code === undefined ? '' : ` ${code}`}`;
}

/** Does something again and again, `atOnce` at a time, until it is enough. A connection that is cut is no failure. */
export async function repeat(
  until: AbortSignal,
  atOnce: number,
  work: (turn: number) => Promise<unknown>,
): Promise<void> {
  let turn = 0;
  const one = async () => {
    while (!until.aborted) {
      turn += 1;
      await work(turn).catch(() => undefined);
      await pause(20); // an attacker who leaves the machine no time measures the machine
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
