import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorCodes } from '@agio/api-client/contract';
import { ServerProcess } from '../src/server/testing/server-process.ts';
import { Actors } from './actors.ts';
import { memoryLimit, StormyServer } from './exchange.ts';
import { fullDisk, type FullDisk } from './full-disk.ts';
import { readBooks } from './ledger.ts';
import { StormLog } from './log.ts';
import { neverAnswered, provoke, unseen } from './refusals.ts';
import { Storm } from './storm.ts';
import { compareMoney, moneyByCalls, verify } from './verify.ts';

export interface StormOptions {
  /** Told what happens. */
  say?: (line: string) => void;
  seconds: number;
  kills: number;
  seed: number;
}

export interface StormResult {
  faults: readonly string[];
  recent: readonly string[];
  /** Printed figures, as lines. */
  figures: [what: string, figure: string][];
}

/** Short enough for everybody's sign-in to be too old now and then. */
const stepUpSeconds = 20;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** Random commands of everybody, with kills, a full disk and hostile guests, against a real server. */
export async function runStorm({
  seconds,
  kills,
  seed,
  say = () => undefined,
}: StormOptions): Promise<StormResult> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-storm-'));
  const log = new StormLog(say);
  let server: StormyServer | undefined;
  const env = { AGIO_STEP_UP_SECONDS: String(stepUpSeconds) };
  const hear = (text: string) => judgeSaid(text, log, server?.diskIsFull ?? false);
  server = new StormyServer(await ServerProcess.start(folder, env, hear), log);
  const hostile = new Worker(new URL('./hostile.ts', import.meta.url), {
    workerData: { origin: server.origin, seed },
  });
  const storm = new Storm(server, log, seed);
  const run = new Run(storm, say);
  try {
    await run.through(seconds, kills);
  } catch (error) {
    log.fault(`The storm could not go on: ${String(error)}`);
  } finally {
    await hostile.terminate();
    await server.end();
    storm.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (server.peak > memoryLimit) log.fault(`The server had ${server.peak} MB in memory.`);
  return { faults: log.faults, recent: log.recent(), figures: run.figures() };
}

/** A server that is well has nothing to say; one without room says that. */
function judgeSaid(text: string, log: StormLog, full: boolean): void {
  if (full && /full|no space left/.test(text)) return;
  log.fault(`The server said: ${text.slice(0, 400)}`);
}

class Run {
  private readonly storm: Storm;
  private readonly say: (line: string) => void;
  private kills = 0;
  private entries = 0;
  private compared = 0;
  private disk: FullDisk | undefined;

  constructor(storm: Storm, say: (line: string) => void) {
    this.storm = storm;
    this.say = say;
  }

  async through(seconds: number, kills: number): Promise<void> {
    const storm = this.storm;
    for (const person of storm.people.values()) await person.signIn();
    await storm.readMarkets();
    await provoke(storm);
    this.tell('everybody is signed in');
    const actors = new Actors(storm);
    try {
      const each = (seconds * 1000) / (kills + 1);
      for (let turn = 1; turn <= kills; turn += 1) {
        await this.weather(each, actors);
        if (turn === Math.ceil(kills / 2)) {
          this.disk = await fullDisk(storm, actors);
          this.tell('the disk was full');
        }
        await (turn % 2 === 0 ? this.killQuietly(actors) : this.killBusily(actors));
        this.tell('ended and started again');
        await verify(storm);
        actors.resume();
        this.tell('everything was found');
      }
      await this.weather(each, actors);
      this.tell('calm');
      await actors.pause();
      this.tell('everybody has ended what they did');
      await provoke(storm);
      for (const name of unseen(storm)) storm.log.fault(`Nothing was refused with "${name}".`);
      storm.claims.doubt();
      await verify(storm);
      await this.killQuietly(actors);
    } finally {
      storm.server.open();
      await actors.stop();
    }
  }

  /** Lets everybody act for a while; prices move meanwhile. */
  private async weather(milliseconds: number, actors: Actors): Promise<void> {
    const until = Date.now() + milliseconds;
    while (Date.now() < until && actors.failure === undefined) {
      await pause(Math.min(5000, until - Date.now()));
      await this.storm.readMarkets();
    }
  }

  /** In the middle of everything. */
  private async killBusily(actors: Actors): Promise<void> {
    const { server } = this.storm;
    server.close();
    await server.kill();
    this.kills += 1;
    this.readBooks();
    await server.restart();
    server.open();
    await actors.pause();
  }

  /** Compares the balances that calls return with the books while no actor acts. */
  private async killQuietly(actors: Actors): Promise<void> {
    const { server } = this.storm;
    await actors.pause();
    const since = Date.now();
    const money = await moneyByCalls(this.storm);
    server.close();
    await server.kill();
    this.kills += 1;
    const books = this.readBooks();
    this.compared += compareMoney(this.storm, money, books, since);
    await server.restart();
    server.open();
  }

  private readBooks() {
    const books = readBooks(this.storm.server.process.dataFolder);
    this.entries = books.entries;
    for (const fault of books.faults) this.storm.log.fault(fault);
    return books;
  }

  private tell(what: string): void {
    const { log, claims, server } = this.storm;
    this.say(
      `${what}; ${log.calls} calls, ${claims.size} things acknowledged, ${server.peak} MB, ${log.faults.length} faults`,
    );
  }

  figures(): [string, string][] {
    const { log, claims, server } = this.storm;
    const wanted = Object.keys(errorCodes).length - neverAnswered.size;
    const disk = this.disk;
    return [
      ['calls', `${log.calls}, ${log.acknowledged} of them done`],
      [
        'acknowledged and looked for',
        `${claims.size} orders, transfers, conversions, addresses, documents, keys`,
      ],
      ['refusals', `${wanted - unseen(this.storm).length} of ${wanted} codes`],
      ['kills, each with a restart', String(this.kills)],
      ['journal', `${this.entries} entries, added up at every kill`],
      ['balances compared to the atom', String(this.compared)],
      [
        'full disk',
        disk === undefined
          ? 'not possible here'
          : `${disk.refused} commands refused, ${disk.read} reads answered; a server ${disk.start} on it`,
      ],
      ['memory at most', `${server.peak} MB (limit ${memoryLimit})`],
    ];
  }
}
