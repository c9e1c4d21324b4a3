import type { Health } from '../containment.ts';
import type { Write } from '../store/store.ts';
import { type Changes, isEmpty } from './changes.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Receives the changes of a command, which it must neither keep nor alter. */
export type ChangeListener = (changes: Changes) => void;

/** Runs commands one after another, each as a whole or not at all. */
export class Commands {
  private readonly parts: {
    work: UnitOfWork;
    health: Health;
    commit: (writes: readonly Write[]) => void;
    writesOf: (changes: Changes) => readonly Write[];
  };
  private readonly listeners = new Map<ChangeListener, string>();
  private readonly witnesses = new Map<ChangeListener, string>();

  constructor(parts: Commands['parts']) {
    this.parts = parts;
  }

  /** Calls `listener` after each commit. The commit stays even if it throws; the error is reported for `part`. */
  onCommit(part: string, listener: ChangeListener): void {
    this.listeners.set(listener, part);
  }

  /**
   * Calls `witness` at the end of each command, before it is written: what it writes is part of the command. If it throws,
   * the command goes on and the error is reported for `part`.
   */
  beforeCommit(part: string, witness: ChangeListener): void {
    this.witnesses.set(witness, part);
  }

  /**
   * Runs one command: durable first, then public. When it throws, or when it cannot be written, memory is as before,
   * and the error goes on to the caller.
   */
  run<T>(action: () => T): T {
    const { work, health, commit, writesOf } = this.parts;
    work.begin();
    let result: T;
    let changes: Changes;
    try {
      result = action();
      ({ changes } = work);
      for (const [witness, part] of this.witnesses) health.run(part, () => witness(changes));
      const writes = writesOf(changes);
      if (writes.length > 0) commit(writes);
    } catch (error) {
      work.rollBack();
      throw error;
    }
    work.end();
    if (isEmpty(changes)) return result;
    for (const [listener, part] of this.listeners) health.run(part, () => listener(changes));
    return result;
  }
}
