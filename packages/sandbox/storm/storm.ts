import type { Instrument, Trend } from '@agio/api-client/contract';
import { Claims } from './claims.ts';
import type { Dice } from './dice.ts';
import type { StormyServer } from './exchange.ts';
import type { StormLog } from './log.ts';
import { Markets } from './markets.ts';
import { accounts, Person, type AccountId } from './person.ts';

/** Everything that a command needs. */
export class Storm {
  readonly server: StormyServer;
  readonly log: StormLog;
  readonly claims = new Claims();
  readonly markets = new Markets();
  readonly people: ReadonlyMap<AccountId, Person>;
  readonly seed: number;

  constructor(server: StormyServer, log: StormLog, seed: number) {
    this.server = server;
    this.log = log;
    this.seed = seed;
    this.people = new Map(accounts.map((id) => [id, new Person(id, server, log)]));
  }

  person(id: AccountId): Person {
    const person = this.people.get(id);
    if (person === undefined) throw new Error(`There is nobody called ${id}.`);
    return person;
  }

  /** Reads what the markets take now. */
  async readMarkets(): Promise<void> {
    const guest = this.person('trader');
    const instruments = await guest.send('GET', '/marketdata/instruments');
    const trends = await guest.send('GET', '/marketdata/trends/all/USD');
    if (instruments?.status !== 200 || trends?.status !== 200) return;
    this.markets.read(instruments.json as Instrument[], trends.json as Trend[]);
  }

  close(): void {
    for (const person of this.people.values()) person.close();
  }
}

/** A command of a person. */
export interface Command {
  name: string;
  /** Weight among all commands that a person may give. */
  weight: number;
  /** Users who do it; all of them by default. */
  who?: readonly AccountId[];
  run(storm: Storm, person: Person, dice: Dice): Promise<void>;
}
