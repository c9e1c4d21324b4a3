// @where Sandbox: cost methods (average, FIFO): lots matched to sales, realised gains, also of the tax report
import type { CostMethod } from '@agio/api-client/contract';

/** One movement of an account's money, with its worth in the smallest digits of one currency. */
export interface ValuedMovement {
  /** Reference of the movement: a return has the same one as its payment. */
  reference: string;
  /** Amounts that it took and gave, each asset once. */
  changes: readonly { asset: string; atoms: bigint; worth: bigint | undefined }[];
  /** Money that was paid to or by a provider for it, where that is known. */
  paid: bigint | undefined;
}

/** Holding of an asset, and its earnings. */
export interface Position {
  atoms: bigint;
  /** Cost of the holding. */
  cost: bigint;
  realised: bigint;
  /** False when something came in that had no price: then no figure but `atoms` says anything. */
  isKnown: boolean;
}

/** Realised gain of giving away or selling an asset. */
export interface Disposal {
  cost: bigint;
  proceeds: bigint;
  /** False when something of it had no price. */
  isKnown: boolean;
}

interface Lot {
  atoms: bigint;
  cost: bigint;
}

interface Holding extends Position {
  /** Lots in the order in which they are given. Together they are `atoms` and `cost`. */
  lots: Lot[];
}

/** Assets that were sent off and may come back. */
interface Sent {
  asset: string;
  atoms: bigint;
  lots: Lot[];
  gain: bigint;
  /** Amount that it took from `paidIn`. */
  out: bigint;
  /** A provider paid for it. */
  isSale: boolean;
}

/**
 * Computes the cost of one person's holdings, and the gain from giving them away.
 *
 * - An asset received from outside costs its worth at that moment; one bought from a provider costs the price paid.
 * - One asset given for another (a trade, a conversion) is given for its worth then, and that is the cost of the other;
 *   the fee lies in getting less.
 * - An asset sent off takes its cost with it and earns nothing; one sold to a provider earns the price paid.
 * - A payment that was given up and comes back is as if it had not been sent.
 *
 * `Average`: all units of an asset have cost the same. `FIFO`: those that came first are given first.
 *
 * Nothing is rounded away: at any time the gains, realised and not, are the present worth less all that was paid in, to
 * the last digit. (Cost basis methods as tax offices know them; ESMA and the specification leave the choice open.)
 */
export class CostBasis {
  private readonly method: CostMethod;
  private readonly holdings = new Map<string, Holding>();
  private readonly sent = new Map<string, Sent>();
  private paid = 0n;

  constructor(method: CostMethod) {
    this.method = method;
  }

  /** Returns the deposits at their worth then, less the withdrawals at their cost or sale price. */
  get paidIn(): bigint {
    return this.paid;
  }

  of(asset: string): Readonly<Position> {
    return this.obtain(asset);
  }

  /** Answers what the movement realised; undefined where it realised nothing. */
  apply({ reference, changes, paid }: ValuedMovement): Disposal | undefined {
    const given = changes.filter(({ atoms }) => atoms < 0n);
    const received = changes.filter(({ atoms }) => atoms > 0n);
    const [gives] = given;
    const [gets] = received;
    if (gives !== undefined && gets !== undefined) return this.exchange(gives, gets);
    if (gives !== undefined) return this.send(reference, gives, paid);
    return gets === undefined ? undefined : this.receive(reference, gets, paid);
  }

  private exchange(
    gives: ValuedMovement['changes'][0],
    gets: ValuedMovement['changes'][0],
  ): Disposal {
    const worth = gives.worth ?? gets.worth;
    const from = this.obtain(gives.asset);
    const to = this.obtain(gets.asset);
    if (worth === undefined) from.isKnown = to.isKnown = false;
    const cost = costOf(take(from, -gives.atoms));
    const proceeds = worth ?? 0n;
    from.realised += proceeds - cost;
    this.add(to, { atoms: gets.atoms, cost: proceeds });
    return { cost, proceeds, isKnown: from.isKnown };
  }

  private send(
    reference: string,
    { asset, atoms }: ValuedMovement['changes'][0],
    paid: bigint | undefined,
  ): Disposal | undefined {
    const holding = this.obtain(asset);
    const lots = take(holding, -atoms);
    const cost = costOf(lots);
    const out = paid ?? cost;
    holding.realised += out - cost;
    this.paid -= out;
    this.sent.set(reference, {
      asset,
      atoms: -atoms,
      lots,
      gain: out - cost,
      out,
      isSale: paid !== undefined,
    });
    return paid === undefined ? undefined : { cost, proceeds: out, isKnown: holding.isKnown };
  }

  private receive(
    reference: string,
    { asset, atoms, worth }: ValuedMovement['changes'][0],
    paid: bigint | undefined,
  ): Disposal | undefined {
    const holding = this.obtain(asset);
    const back = this.sent.get(reference);
    if (back?.asset === asset && back.atoms === atoms) {
      this.sent.delete(reference);
      holding.realised -= back.gain;
      this.paid += back.out;
      if (this.method === 'FIFO') holding.lots.unshift(...back.lots);
      else merge(holding.lots, { atoms, cost: costOf(back.lots) });
      holding.atoms += atoms;
      holding.cost += costOf(back.lots);
      // The gain that was realised is taken back.
      return back.isSale
        ? { cost: back.gain - back.out, proceeds: -back.out, isKnown: holding.isKnown }
        : undefined;
    }
    const cost = paid ?? worth;
    if (cost === undefined) holding.isKnown = false;
    this.paid += cost ?? 0n;
    this.add(holding, { atoms, cost: cost ?? 0n });
    return undefined;
  }

  private add(holding: Holding, lot: Lot): void {
    holding.atoms += lot.atoms;
    holding.cost += lot.cost;
    if (this.method === 'FIFO') holding.lots.push(lot);
    else merge(holding.lots, lot);
  }

  private obtain(asset: string): Holding {
    let holding = this.holdings.get(asset);
    if (holding === undefined) {
      this.holdings.set(
        asset,
        (holding = { lots: [], atoms: 0n, cost: 0n, realised: 0n, isKnown: true }),
      );
    }
    return holding;
  }
}

/** Makes all units of a holding cost the same. */
function merge(lots: Lot[], lot: Lot): void {
  const [first] = lots;
  if (first === undefined) {
    lots.push({ ...lot });
    return;
  }
  first.atoms += lot.atoms;
  first.cost += lot.cost;
}

function costOf(lots: readonly Lot[]): bigint {
  return lots.reduce((sum, { cost }) => sum + cost, 0n);
}

/** Takes so many atoms, those in front first. A part of a lot takes its part of the cost, rounded down. */
function take(holding: Holding, atoms: bigint): Lot[] {
  const { lots } = holding;
  const taken: Lot[] = [];
  let left = atoms;
  let whole = 0;
  for (const lot of lots) {
    if (lot.atoms > left) {
      if (left > 0n) {
        const cost = (lot.cost * left) / lot.atoms;
        taken.push({ atoms: left, cost });
        lot.atoms -= left;
        lot.cost -= cost;
        left = 0n;
      }
      break;
    }
    taken.push(lot);
    left -= lot.atoms;
    whole += 1;
  }
  lots.splice(0, whole);
  holding.atoms -= atoms - left;
  holding.cost -= costOf(taken);
  return taken;
}
