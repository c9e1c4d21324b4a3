import { errorCodeOf, type WireAnswer } from '../src/server/testing/wire.ts';

/** Commands that are told of when something fails. */
const lastCommands = 40;
/** Faults that are told when they happen; the first ones say why. */
const toldAtOnce = 10;

/** Record of a storm. */
export class StormLog {
  /** Events that must not happen. */
  readonly faults: string[] = [];
  /** Number of answers with each error code. */
  readonly codes = new Map<number, number>();
  calls = 0;
  acknowledged = 0;
  /** Answers of 503: the disk was full. */
  refusedForRoom = 0;
  private readonly lines: string[] = [];
  private readonly say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  fault(text: string): void {
    this.faults.push(text);
    if (this.faults.length <= toldAtOnce) this.say(`✗ ${text}`);
  }

  /** @param mayBeFull a disk that is full answers 503, and nothing else does above 499 */
  answered(who: string, what: string, answer: WireAnswer, mayBeFull: boolean): void {
    this.calls += 1;
    const code = errorCodeOf(answer);
    if (code !== undefined) this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (answer.status === 200) this.acknowledged += 1;
    this.note(`${who}: ${what} → ${answer.status}${code === undefined ? '' : ` ${code}`}`);
    if (answer.status === 503) this.refusedForRoom += 1;
    if (answer.status < 500 || (answer.status === 503 && mayBeFull)) return;
    this.fault(`${who}: ${what} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  }

  note(line: string): void {
    this.lines.push(line);
    if (this.lines.length > lastCommands) this.lines.shift();
  }

  recent(): readonly string[] {
    return this.lines;
  }
}
