/** What goes wrong with one call. */
export interface EndpointFault {
  /** `area.name` as in the contract, for example `trading.createOrder`; `*` for every call. */
  endpoint: string;
  /** Waits before answering. */
  latencyMs?: number;
  /** Answers this instead; without a body, an error body with code 50000. */
  failWith?: { status: number; body?: unknown; headers?: Record<string, string> };
  /** Answers 200 with something that is not what the contract says. */
  malformed?: 'not-json' | 'wrong-shape' | 'html' | 'empty';
  /** How many calls are hit; all of them when not given. */
  times?: number;
}

export interface BrokenAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const malformedBodies = {
  'not-json': '{"cut off',
  'wrong-shape': '{"unexpected":true}',
  html: '<!doctype html><title>502 Bad Gateway</title>',
  empty: '',
} as const;

/** Faults on command, for stories, tests and demonstrations. Without any set, it does nothing. */
export class Faults {
  private faults: EndpointFault[] = [];
  /** Set by the hubs. */
  onDropSockets: () => void = () => {};
  onSkipBookSequence: (market: string) => void = () => {};
  onRevokeTokens: () => void = () => {};

  /** Replaces the fault of the same endpoint. */
  set(fault: EndpointFault): void {
    this.clear(fault.endpoint);
    this.faults.push({ ...fault });
  }

  clear(endpoint?: string): void {
    this.faults = endpoint === undefined ? [] : this.faults.filter((f) => f.endpoint !== endpoint);
  }

  /** Closes every hub connection, as a dying server does. */
  dropSockets(): void {
    this.onDropSockets();
  }

  /** Leaves out one number of a market's book: whoever listens sees a gap. */
  skipBookSequence(market: string): void {
    this.onSkipBookSequence(market);
  }

  /** How far the server's own clock seems to be off, as clients see it in the `Date` header. Milliseconds. */
  clockSkewMs = 0;

  /** Makes every token that the sandbox issued invalid. */
  revokeTokens(): void {
    this.onRevokeTokens();
  }

  /** Waits and, if the call is to be broken, says with what. */
  async onRequest(endpoint: string): Promise<BrokenAnswer | undefined> {
    const fault =
      this.faults.find((candidate) => candidate.endpoint === endpoint) ??
      this.faults.find((candidate) => candidate.endpoint === '*');
    if (fault === undefined) return undefined;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.clear(fault.endpoint);
    }
    const { latencyMs = 0 } = fault;
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    if (fault.failWith !== undefined) {
      const { status, body, headers } = fault.failWith;
      const standard = {
        errorCode: 50_000,
        errors: [{ key: '', code: '50000', message: 'Something went wrong on our side.' }],
      };
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? standard);
      return { status, body: text, ...(headers === undefined ? {} : { headers }) };
    }
    if (fault.malformed !== undefined) {
      const html = fault.malformed === 'html';
      return {
        status: html ? 502 : 200,
        body: malformedBodies[fault.malformed],
        ...(html ? { headers: { 'content-type': 'text/html' } } : {}),
      };
    }
    return undefined;
  }
}
