import { Dice } from './dice.ts';
import { life } from './life.ts';
import { money } from './money.ts';
import { accounts, type AccountId } from './person.ts';
import { staff } from './staff.ts';
import type { Command, Storm } from './storm.ts';
import { trading } from './trading.ts';

const commands: readonly Command[] = [...trading, ...money, ...life, ...staff];

/** Everybody at once, each doing one thing after the other, as chance of the seed has it. */
export class Actors {
  private readonly storm: Storm;
  private readonly running: Promise<void>;
  private readonly turns = new Set<Promise<void>>();
  private pausing: Promise<void> | undefined;
  private goOn: () => void = () => undefined;
  private stopped = false;
  /** Set when something threw that no command expects. */
  failure: unknown;

  constructor(storm: Storm) {
    this.storm = storm;
    this.running = Promise.all(accounts.map((id) => this.act(id))).then(() => undefined);
  }

  /** Waits until all actors have ended what they are doing, and lets none begin anything. */
  async pause(): Promise<void> {
    this.pausing ??= new Promise((resolve) => (this.goOn = resolve));
    await Promise.all(this.turns);
    if (this.failure !== undefined) throw this.failure;
  }

  resume(): void {
    this.pausing = undefined;
    this.goOn();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.resume();
    await this.running;
  }

  private async act(id: AccountId): Promise<void> {
    const person = this.storm.person(id);
    const own = commands.filter(({ who }) => who === undefined || who.includes(id));
    for (let turn = 0; !this.stopped && this.failure === undefined; turn += 1) {
      await this.pausing;
      if (this.pausing !== undefined) continue;
      const dice = new Dice(this.storm.seed, id, turn);
      const command = choose(own, dice);
      const doing = command.run(this.storm, person, dice).catch((error: unknown) => {
        this.storm.log.fault(`${id}: "${command.name}" failed: ${String(error)}`);
        this.failure = error;
      });
      this.turns.add(doing);
      await doing;
      this.turns.delete(doing);
      await new Promise((resolve) => setTimeout(resolve, dice.between(5, 60)));
    }
  }
}

function choose(from: readonly Command[], dice: Dice): Command {
  let place = dice.below(from.reduce((sum, { weight }) => sum + weight, 0));
  for (const command of from) {
    place -= command.weight;
    if (place < 0) return command;
  }
  throw new Error('There is nothing to do.');
}
