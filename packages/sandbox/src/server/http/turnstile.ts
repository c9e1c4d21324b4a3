// @where Sandbox: calls of one caller that wait for their turn
/** Calls of one caller: so many are worked on at a time, and so many more may wait for their turn. */
export interface UnderWay {
  most: number;
  waiting: number;
}

interface Gate {
  inside: number;
  /** One has gone in, and others of the machine have not had their turn since. */
  resting: boolean;
  line: (() => void)[];
}

/**
 * Lets the calls of one caller in one by one. Work is done in one go, so that a hundred calls that arrive together
 * would keep everybody else waiting for all of them: between two of one caller whatever else waits is done.
 */
export class Turnstile {
  private readonly gates = new Map<string, Gate>();

  /** Resolves when it is the caller's turn, to what ends it; undefined, at once, when too many wait already. */
  enter(name: string, { most, waiting }: UnderWay): Promise<() => void> | undefined {
    const gate = this.gates.get(name) ?? { inside: 0, resting: false, line: [] };
    this.gates.set(name, gate);
    if (gate.line.length >= waiting) return undefined;

    const next = () => {
      if (gate.resting || gate.inside >= most) return;
      const first = gate.line.shift();
      if (first !== undefined) first();
      else if (gate.inside === 0) this.gates.delete(name);
    };
    return new Promise((resolve) => {
      gate.line.push(() => {
        gate.inside += 1;
        gate.resting = true;
        setImmediate(() => {
          gate.resting = false;
          next();
        });
        let left = false;
        resolve(() => {
          if (left) return;
          left = true;
          gate.inside -= 1;
          next();
        });
      });
      next();
    });
  }
}
