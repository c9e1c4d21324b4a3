/** Something that was acknowledged: it has to be there, with these fields, for ever. */
export interface Thing {
  owner: string;
  fields: Record<string, unknown>;
  /** True if the found value agrees since it was last acknowledged. */
  checked: boolean;
}

export type Kind = 'order' | 'transfer' | 'swap' | 'ramp' | 'address' | 'document' | 'key';

/**
 * Values that the server has acknowledged. A value that is overwritten holds the last acknowledged one, or one that was
 * sent since and not answered.
 */
export class Claims {
  private readonly things = new Map<Kind, Map<string, Thing>>();
  private readonly claimed = new Map<string, { known: unknown; perhaps: unknown[] }>();

  /** Number of things that were acknowledged. */
  get size(): number {
    return [...this.things.values()].reduce((sum, things) => sum + things.size, 0);
  }

  of(kind: Kind): Map<string, Thing> {
    let things = this.things.get(kind);
    if (things === undefined) this.things.set(kind, (things = new Map()));
    return things;
  }

  /** Those of one person that have not been looked for since they changed. */
  unchecked(kind: Kind, owner: string): [string, Thing][] {
    return [...this.of(kind)].filter(([, thing]) => thing.owner === owner && !thing.checked);
  }

  add(kind: Kind, owner: string, id: string, fields: Record<string, unknown>): void {
    this.of(kind).set(id, { owner, fields, checked: false });
  }

  /** Looks for everything again. */
  doubt(): void {
    for (const things of this.things.values()) {
      for (const thing of things.values()) thing.checked = false;
    }
  }

  /** A value is about to be sent: until it is answered it may be there or not. */
  sending(name: string, value: unknown): void {
    const present = this.claimed.get(name);
    if (present) present.perhaps.push(value);
  }

  /** A value was acknowledged, or read for the first time. */
  know(name: string, value: unknown): void {
    this.claimed.set(name, { known: value, perhaps: [] });
  }

  values(): [name: string, allowed: unknown[]][] {
    return [...this.claimed].map(([name, { known, perhaps }]) => [name, [known, ...perhaps]]);
  }
}
