import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import {
  contract,
  marketHub,
  notificationsHub,
  type Endpoint,
} from '../packages/api-client/src/contract/index.ts';
import { fits, type Schema } from '../packages/api-client/src/contract/testing/fits.ts';
import {
  figuresIn,
  type MutationKind,
  mutationsOf,
} from '../packages/api-client/src/contract/testing/mutations.ts';

/** One thing that is to be wrong: of which call or hub message, where, and how. */
export interface Wrong {
  target: string;
  path: string;
  kind: MutationKind;
  /** A field can be wrong in one kind in several ways. */
  variant: number;
}

interface Call {
  name: string;
  method: string;
  path: RegExp;
  schema: Schema;
}

const calls: Call[] = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([area, endpoints]) =>
    Object.entries(endpoints)
      .filter(([, { responseType }]) => responseType !== 'file')
      .map(([name, { method, path, output }]) => ({
        name: `${area}.${name}`,
        method,
        path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        schema: output,
      })),
);

/** Schemas of events, results of methods and items of streams. */
const messages = new Map<string, Schema>(
  [marketHub, notificationsHub].flatMap(({ methods, streams, events }) => [
    ...Object.entries<{ result: Schema }>(methods).map(([name, { result }]) => pair(name, result)),
    ...Object.entries<{ item: Schema }>(streams).map(([name, { item }]) => pair(name, item)),
    ...Object.entries<Schema>(events).map(([name, schema]) => pair(name, schema)),
  ]),
);

function pair(name: string, schema: Schema): [string, Schema] {
  return [`hub ${name}`, schema];
}

/** Two messages in the order in which they were not sent. */
const swapped = { path: 'two messages', kind: 'reordered', variant: 0 } as const;
const heavy: ReadonlySet<MutationKind> = new Set(['too many', 'too long']);
/** Number of times in one load that something heavy goes out: some messages come several times a second. */
const HEAVY_TIMES = 3;

interface HubRecord {
  type?: number;
  target?: string;
  invocationId?: string;
  arguments?: unknown[];
  item?: unknown;
  result?: unknown;
}

/** The wire between the app and the exchange, on which answers and messages can be made wrong. */
export class HostileWire {
  /** Last valid answer of each call, and last valid hub message. */
  readonly seen = new Map<string, unknown>();
  /** Every figure that the client may show: of what was right, and of what was wrong and fits the contract. */
  readonly sent = new Set<string>();
  /** Wrong data sent since `begin`, and whether each breaks the contract, so that the client may not take it. */
  readonly done = new Map<Wrong, { isRefused: boolean }>();
  readonly #times = new Map<string, number>();
  readonly #held = new Map<string, string>();
  #wrong: readonly Wrong[] = [];

  static async between(context: BrowserContext): Promise<HostileWire> {
    const wire = new HostileWire();
    await context.route(
      (url) => calls.some(({ path }) => path.test(url.pathname)),
      async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        const call = calls.find(
          ({ method, path }) => method === request.method() && path.test(pathname),
        );
        // A kept connection that the server has closed is tried again. Without an answer the request ends too, else the
        // page would never be idle: its page may have gone, or the server ended at the end of the test.
        const response = await route.fetch({ maxRetries: 2 }).catch(() => undefined);
        if (!response) return route.abort().catch(() => undefined);
        const answer: unknown = response.ok() && (await response.json().catch(() => undefined));
        const body = call && answer ? wire.#pass(call, answer) : undefined;
        await route
          .fulfill(body === undefined ? { response } : { response, body })
          .catch(() => undefined);
      },
    );
    await context.routeWebSocket(/\/websocket/, (page) => wire.#connect(page));
    return wire;
  }

  /** From now on these are wrong, and nothing else. */
  begin(wrong: readonly Wrong[]): void {
    this.#wrong = wrong;
    this.done.clear();
    this.#times.clear();
    this.#held.clear();
    this.sent.clear();
    for (const value of this.seen.values()) figuresIn(value, this.sent);
  }

  /** Every way in which what was seen can be wrong. */
  faultsOf(target: string): Wrong[] {
    const all = mutationsOf(this.seen.get(target));
    const wrong = all.map(({ path, kind }, index) => ({
      target,
      path,
      kind,
      variant: all.slice(0, index).filter((each) => isSame(each, { path, kind })).length,
    }));
    return messages.has(target) ? [...wrong, { target, ...swapped }] : wrong;
  }

  /** Tells whether the client must refuse it. */
  isRefused(wrong: Wrong): boolean {
    const json = madeWrong(this.seen.get(wrong.target), wrong);
    return json !== undefined && !fits(schemaOf(wrong.target), JSON.parse(json));
  }

  #pass({ name, schema }: Pick<Call, 'name' | 'schema'>, value: unknown): string {
    const wrong = this.#wrong.find(({ target, path }) => target === name && path !== swapped.path);
    const times = (this.#times.get(name) ?? 0) + 1;
    this.#times.set(name, times);
    const isOver = wrong && heavy.has(wrong.kind) && times > HEAVY_TIMES;
    if (isOver && this.done.has(wrong)) this.done.set(wrong, { isRefused: false });
    const json = wrong && !isOver ? madeWrong(value, wrong) : undefined;
    if (!wrong || json === undefined) {
      figuresIn(value, this.sent);
      this.seen.set(name, value);
      return JSON.stringify(value);
    }
    const made: unknown = JSON.parse(json);
    const isRefused = !fits(schema, made);
    this.done.set(wrong, { isRefused });
    if (!isRefused) figuresIn(made, this.sent);
    return json;
  }

  #connect(page: WebSocketRoute): void {
    const server = page.connectToServer();
    const asked = new Map<string, string>();
    page.onMessage((message) => {
      for (const { target, invocationId } of recordsIn(message))
        if (target !== undefined && invocationId !== undefined) asked.set(invocationId, target);
      server.send(message);
    });
    server.onMessage((message) => {
      const text = recordsIn(message)
        .flatMap((record) => this.#record(record, asked))
        .map((each) => `${each}\u001e`)
        .join('');
      if (text !== '') page.send(text);
    });
  }

  /** Returns the messages to send in its place, after those that were kept back before it. */
  #record(record: HubRecord, asked: ReadonlyMap<string, string>): string[] {
    const { type, target, invocationId = '' } = record;
    const name = `hub ${type === 1 ? target : asked.get(invocationId)}`;
    const part = { 1: 'arguments', 2: 'item', 3: 'result' }[type ?? 0];
    const schema = messages.get(name);
    const value: unknown = part && Reflect.get(record, part);
    if (!part || !schema || value === undefined || value === null) return [JSON.stringify(record)];
    // Spliced in as text: what is not JSON's own on the way would be lost.
    const marked = JSON.stringify({ ...record, [part]: '\u0001' });
    const text = marked.replace('"\\u0001"', () => this.#pass({ name, schema }, value));
    const swap = this.#wrong.find((each) => each.target === name && each.path === swapped.path);
    const held = this.#held.get(name);
    if (held !== undefined) {
      this.#held.delete(name);
      return [text, held];
    }
    // An answer is waited for before anything comes after it.
    if (!swap || type === 3 || this.done.has(swap)) return [text];
    this.#held.set(name, text);
    this.done.set(swap, { isRefused: false });
    return [];
  }
}

function schemaOf(target: string): Schema {
  const schema = messages.get(target) ?? calls.find(({ name }) => name === target)?.schema;
  if (!schema) throw new Error(`The contract has no ${target}`);
  return schema;
}

/** The text in which this one thing is wrong; undefined where the value has no such thing. */
const madeWrong = (value: unknown, wrong: Wrong): string | undefined =>
  mutationsOf(value).filter((each) => isSame(each, wrong))[wrong.variant]?.json;

const isSame = (one: Pick<Wrong, 'path' | 'kind'>, other: Pick<Wrong, 'path' | 'kind'>) =>
  one.path === other.path && one.kind === other.kind;

const recordsIn = (message: string | Buffer): HubRecord[] =>
  String(message)
    .split('\u001e')
    .filter((text) => text !== '')
    .map((text) => JSON.parse(text) as HubRecord);
