// @where Sandbox: limits of sockets and of hub messages
import { type Rate, type TokenBucket, TokenBuckets } from '../token-bucket.ts';

/**
 * Limits of the hubs. Work is counted in units: 1 for a message that is only noted (a ping, the cancel of a stream), 4
 * for a call or a stream, and 1 for every 512 bytes received or 1024 bytes answered.
 */
export interface HubLimits {
  /** Work of one connection. Above it the connection is read more slowly. */
  connection: Rate;
  /** Limits of a signed-in person with all connections, and of a network address with those of all its guests. */
  account: OwnerLimits;
  /** `sockets` counts the signed-in ones, too. */
  address: OwnerLimits;
  /** Handshakes of one network address; refused ones count too. */
  handshakes: Rate;
  /** Records of one connection that may wait for their turn. Who sends more than that is closed for good. */
  waiting: number;
}

export interface OwnerLimits {
  sockets: number;
  work: Rate;
  /** Events and items of streams that go out. Above it connections are closed, and may come back. */
  deliveries: Rate;
}

/**
 * A change of market on the desk costs 40 units, a desk receives 30 messages a second, and an office of 50 people with
 * three pages each comes back at once after a restart: each limit is several times that.
 */
export const defaultHubLimits: HubLimits = {
  connection: { perSecond: 300, burst: 1500 },
  account: {
    sockets: 64,
    work: { perSecond: 1000, burst: 10_000 },
    deliveries: { perSecond: 2000, burst: 20_000 },
  },
  address: {
    sockets: 512,
    work: { perSecond: 3000, burst: 30_000 },
    deliveries: { perSecond: 12_000, burst: 60_000 },
  },
  handshakes: { perSecond: 50, burst: 1000 },
  waiting: 512,
};

const endless: Rate = { perSecond: Number.MAX_SAFE_INTEGER, burst: Number.MAX_SAFE_INTEGER };
const everything = { sockets: Infinity, work: endless, deliveries: endless };

/** Limits that hold no client back: for benchmarks. */
export const noHubLimits: HubLimits = {
  connection: endless,
  account: everything,
  address: everything,
  handshakes: endless,
  waiting: Infinity,
};

export const workOf = {
  note: 1,
  call: 4,
  received: (bytes: number) => bytes / 512,
  answered: (bytes: number) => bytes / 1024,
};

/** State that the connections of one owner share. */
export interface Owner {
  readonly work: TokenBucket;
  readonly deliveries: TokenBucket;
}

/** Accounts, or network addresses. */
export class Owners {
  private readonly limits: OwnerLimits;
  private readonly sockets = new Map<string, number>();
  private readonly work: TokenBuckets;
  private readonly deliveries: TokenBuckets;

  constructor(limits: OwnerLimits) {
    this.limits = limits;
    this.work = new TokenBuckets(limits.work);
    this.deliveries = new TokenBuckets(limits.deliveries);
  }

  /** One more connection, until `leave`; undefined when its owner has enough. */
  join(name: string): (Owner & { leave: () => void }) | undefined {
    const sockets = this.sockets.get(name) ?? 0;
    if (sockets >= this.limits.sockets) return undefined;
    this.sockets.set(name, sockets + 1);
    return {
      work: this.work.of(name),
      deliveries: this.deliveries.of(name),
      leave: () => {
        const left = (this.sockets.get(name) ?? 1) - 1;
        if (left === 0) this.sockets.delete(name);
        else this.sockets.set(name, left);
      },
    };
  }
}
