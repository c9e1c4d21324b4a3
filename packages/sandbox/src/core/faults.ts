// @where Sandbox: faults for tests: failed calls, delays, lost connections
import {
  type EndpointFault,
  type FaultCommand,
  type IdentityState,
  malformedKinds,
  type TokenRevocation,
} from './fault-command.ts';

/** Answer that takes the place of the real one. */
export interface BrokenAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** The connection ended without an answer, on command. A transport ends its own; in a page, `fetch` fails. */
export class ConnectionLostError extends TypeError {
  override readonly name = 'ConnectionLostError';
}

const malformedBodies = {
  'not-json': '{"cut off',
  'wrong-shape': '{"unexpected":true}',
  html: '<!doctype html><title>502 Bad Gateway</title>',
  empty: '',
} as const;

/** Causes of faults that lie in other parts: the sockets, the books, the services and the tokens. */
export interface FaultListener {
  dropSockets(): void;
  skipBookSequence(market: string): void;
  advanceNow(record: string): void;
  revokeTokens(revocation: TokenRevocation): void;
}

/** Faults on command, for stories, tests and demonstrations. Without any set, it does nothing. */
export class Faults {
  private faults: EndpointFault[] = [];
  private readonly listeners: Partial<FaultListener>[] = [];

  /** Milliseconds by which the server's own clock seems to be off, as clients see it in the `Date` header. */
  clockSkewMs = 0;
  /** Followed by the server; a page has no identity provider. */
  identity: IdentityState = 'up';
  /** While true, transfers, payments and forms under way stay as they are until `advanceNow`. */
  underWayHeld = false;
  /** While true, no hub takes a connection. */
  hubsDown = false;
  /** Networks that confirm nothing. */
  private readonly downNetworks = new Set<string>();
  /** Addresses of a wallet that the network will not collect from, by wallet. */
  private readonly refusedSources = new Map<string, number>();

  /** Adds a part of the exchange that causes some of the faults. */
  listen(listener: Partial<FaultListener>): void {
    this.listeners.push(listener);
  }

  /** Replaces the fault of the same endpoint. */
  set(fault: EndpointFault): void {
    this.clear(fault.endpoint);
    this.faults.push({ ...fault });
  }

  /** Ends the faults of one endpoint, or every lasting fault if none is given. */
  clear(endpoint?: string): void {
    if (endpoint !== undefined) {
      this.faults = this.faults.filter((fault) => fault.endpoint !== endpoint);
      return;
    }
    this.faults = [];
    this.clockSkewMs = 0;
    this.identity = 'up';
    this.hubsDown = false;
    this.underWayHeld = false;
    this.downNetworks.clear();
    this.refusedSources.clear();
  }

  /** Returns true if every call of this name gets a broken answer. */
  isBroken(endpoint: string): boolean {
    return this.faults.some(
      ({ endpoint: name, failWith, malformed, lose }) =>
        (name === endpoint || name === '*') &&
        ((failWith?.status ?? 0) >= 500 || malformed !== undefined || lose !== undefined),
    );
  }

  /** Lets a network confirm nothing until it is called with false. */
  takeNetworkDown(network: string, down: boolean): void {
    if (down) this.downNetworks.add(network);
    else this.downNetworks.delete(network);
  }

  /** Lets the network refuse so many of the addresses that are collected into a wallet next. */
  refuseSources(wallet: string, count: number): void {
    this.refusedSources.set(wallet, count);
  }

  /** Returns true if the next address that is collected into a wallet is refused; each refusal is one less. */
  takeRefusedSource(wallet: string): boolean {
    const left = this.refusedSources.get(wallet) ?? 0;
    if (left > 0) this.refusedSources.set(wallet, left - 1);
    return left > 0;
  }

  isNetworkDown(network: string): boolean {
    return this.downNetworks.has(network);
  }

  /** Closes every hub connection, as a dying server does. Clients may come back at once. */
  dropSockets(): void {
    for (const listener of this.listeners) listener.dropSockets?.();
  }

  /** Closes every hub connection and takes none until it is called with false. */
  takeHubsDown(down: boolean): void {
    this.hubsDown = down;
    if (down) this.dropSockets();
  }

  /** Leaves out one number of a market's book, so that listeners see a gap. */
  skipBookSequence(market: string): void {
    for (const listener of this.listeners) listener.skipBookSequence?.(market);
  }

  /**
   * Makes happen now what would happen next to something under way: the next confirmation of a transfer, the end of the
   * time to pay, the end of the look at a form.
   */
  advanceNow(record: string): void {
    for (const listener of this.listeners) listener.advanceNow?.(record);
  }

  /** Makes tokens that were issued invalid. */
  revokeTokens(revocation: TokenRevocation = {}): void {
    for (const listener of this.listeners) listener.revokeTokens?.(revocation);
  }

  apply(command: FaultCommand): void {
    switch (command.fault) {
      case 'call': {
        const { fault: _, ...fault } = command;
        return this.set(fault);
      }
      case 'drop-sockets':
        return this.dropSockets();
      case 'hubs':
        return this.takeHubsDown(command.state === 'down');
      case 'book-gap':
        return this.skipBookSequence(command.market);
      case 'under-way':
        this.underWayHeld = command.state === 'held';
        return;
      case 'advance-now':
        return this.advanceNow(command.record);
      case 'sources':
        return this.refuseSources(command.wallet, command.count);
      case 'network':
        return this.takeNetworkDown(command.network, command.state === 'down');
      case 'revoke-tokens':
        return this.revokeTokens(command);
      case 'clock-skew':
        this.clockSkewMs = command.milliseconds;
        return;
      case 'identity':
        this.identity = command.state;
    }
  }

  /** Returns the lasting faults. */
  state() {
    const { faults: calls, clockSkewMs, identity, hubsDown, underWayHeld } = this;
    return {
      calls,
      clockSkewMs,
      identity,
      hubs: hubsDown ? 'down' : 'up',
      underWay: underWayHeld ? 'held' : 'moving',
      downNetworks: [...this.downNetworks],
    };
  }

  /**
   * Waits and, if the call is to be broken, says with what. `loseAnswer` tells that the call is done and then lost.
   *
   * @throws ConnectionLostError for a request that never arrives
   */
  async onRequest(endpoint: string): Promise<{ broken?: BrokenAnswer; loseAnswer?: boolean }> {
    const fault = this.take(endpoint);
    if (fault === undefined) return {};
    const { latencyMs = 0, failWith, malformed, lose } = fault;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (lose === 'request') throw new ConnectionLostError('Failed to fetch');
    if (lose === 'answer') return { loseAnswer: true };
    if (failWith !== undefined) return { broken: failure(failWith) };
    if (malformed !== undefined) return { broken: nonsense(malformed) };
    return {};
  }

  private take(endpoint: string): EndpointFault | undefined {
    const fault =
      this.faults.find((candidate) => candidate.endpoint === endpoint) ??
      this.faults.find((candidate) => candidate.endpoint === '*');
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.clear(fault.endpoint);
    }
    return fault;
  }
}

function failure({ status, body, headers }: NonNullable<EndpointFault['failWith']>): BrokenAnswer {
  const standard = {
    errorCode: 50_000,
    errors: [{ key: '', code: 'internal', message: 'Something went wrong on our side.' }],
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? standard);
  return { status, body: text, ...(headers === undefined ? {} : { headers }) };
}

function nonsense(malformed: (typeof malformedKinds)[number]): BrokenAnswer {
  const html = malformed === 'html';
  return {
    status: html ? 502 : 200,
    body: malformedBodies[malformed],
    ...(html ? { headers: { 'content-type': 'text/html' } } : {}),
  };
}
