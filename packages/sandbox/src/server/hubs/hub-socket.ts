import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { HubError, type HubPeer, type HubSession } from '../../core/index.ts';
import { TokenBucket } from '../token-bucket.ts';
import {
  invocationError,
  streamError,
  type ClientMessage,
  HubProtocolError,
  readHandshake,
  readMessage,
  record,
  splitRecords,
} from './signalr-protocol.ts';
import { type HubLimits, type Owner, workOf } from './hub-limits.ts';

/** Opens a session of one hub for a client. */
export type OpenHubSession = (peer: HubPeer) => HubSession;

export interface HubTimings {
  /** A ping goes out after this long, whatever else was sent. */
  pingMs: number;
  /** A client that sent nothing for this long is gone (its own pings come every 15 s). */
  silenceMs: number;
  handshakeMs: number;
}

export const defaultHubTimings: HubTimings = {
  pingMs: 15_000,
  silenceMs: 30_000,
  handshakeMs: 15_000,
};

/** Bytes that may wait for a client. One that reads slower than the market moves is dropped: it comes back and resyncs. */
const backlogLimit = 4 * 1024 * 1024;

/** A client that opens streams without end is a fault, not a use. */
const streamLimit = 64;

/** Records that are answered before others of this process have their turn. */
const slice = 16;

/**
 * Speaks the hub protocol with one accepted socket until either side ends it. What comes faster than the limits allow
 * waits, and the socket is not read meanwhile. Returns the way to end it from the server: the client is told why, and
 * may come back unless `final`.
 *
 * @param raw the connection under `socket`
 */
export function serveHub(
  socket: WebSocket,
  raw: Duplex,
  open: OpenHubSession,
  { owner, limits, timings }: { owner: Owner; limits: HubLimits; timings: HubTimings },
): (reason?: string, final?: boolean) => void {
  let session: HubSession | undefined;
  let hasShaken = false;
  let heardAt = Date.now();
  const streams = new Map<string, { cancel(): void }>();
  const own = new TokenBucket(limits.connection);
  const waiting: string[] = [];
  /** Set while what waits is not looked at. */
  let next: { cancel(): void } | undefined;

  const spend = (units: number) => {
    own.spend(units);
    owner.work.spend(units);
  };

  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > backlogLimit) socket.terminate();
    else socket.send(text);
  };

  /** Sends a message that answers no call. */
  const deliver = (text: string) => {
    if (owner.deliveries.wait() > 0) return end('Too much is sent to this address or account.');
    owner.deliveries.spend();
    send(text);
  };

  const answer = (text: string) => {
    spend(workOf.answered(text.length));
    send(text);
  };

  const release = () => {
    next?.cancel();
    waiting.length = 0;
    for (const stream of streams.values()) stream.cancel();
    streams.clear();
    session?.close();
    session = undefined;
  };

  // Released at once: a client that never answers the close must not go on receiving. A reason is said only after the
  // handshake: one that comes before it is an answer to no request, which SignalR's client throws where no code catches it.
  const end = (reason?: string, final = false) => {
    if (socket.readyState !== socket.OPEN) return;
    if (hasShaken) send(record.close(reason, !final));
    release();
    socket.close(1000);
  };

  const handshakeTimer = setTimeout(() => socket.terminate(), timings.handshakeMs);
  const pingTimer = setInterval(() => {
    if (Date.now() - heardAt > timings.silenceMs) socket.terminate();
    else if (session) send(record.ping);
  }, timings.pingMs);

  raw.on('data', (chunk: Buffer) => spend(workOf.received(chunk.length)));

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    guard(() => {
      if (isBinary) throw new HubProtocolError('The JSON protocol uses text frames.');
      const room = limits.waiting - waiting.length;
      const records = splitRecords(textOf(data), room + 1);
      if (records.length > room) {
        end('Too many messages.', true);
        socket.pause(); // the rest of the flood is not read, the client's own close neither:
        raw.end(); // the connection ends without it
        return;
      }
      waiting.push(...records);
      if (next === undefined) work();
    });
  });

  socket.on('ping', (data) => {
    spend(workOf.note);
    if (next === undefined) work();
    if (next === undefined) socket.pong(data);
  });
  socket.on('pong', () => {
    spend(workOf.note);
    if (next === undefined) work();
  });

  // `ws` reports a bad or too large frame here and closes with the fitting code (1002, 1007, 1009) by itself.
  socket.on('error', () => undefined);

  socket.on('close', () => {
    clearTimeout(handshakeTimer);
    clearInterval(pingTimer);
    release();
  });

  /** Answers what waits, in slices and no faster than the limits; the socket is read again when nothing waits. */
  function work(): void {
    next = undefined;
    heardAt = Date.now();
    guard(() => {
      for (let done = 0; socket.readyState === socket.OPEN; done += 1) {
        const wait = Math.max(own.wait(), owner.work.wait());
        if (wait > 0) return goOn(setTimeout(work, wait), clearTimeout);
        if (waiting.length > 0 && done === slice) return goOn(setImmediate(work), clearImmediate);
        const text = waiting.shift();
        if (text === undefined) break;
        receive(text);
      }
      if (socket.isPaused) socket.resume();
    });
  }

  function goOn<T>(handle: T, clear: (handle: T) => void): void {
    socket.pause();
    next = { cancel: () => clear(handle) };
  }

  function guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof HubProtocolError)) throw error;
      if (hasShaken) end(error.message);
      else {
        send(record.handshakeRefused(error.message));
        socket.close(1002);
      }
    }
  }

  function receive(text: string) {
    if (session) {
      const message = readMessage(text);
      if (message !== undefined) take(session, message);
      return;
    }
    readHandshake(text);
    hasShaken = true;
    clearTimeout(handshakeTimer);
    send(record.handshakeAccepted);
    try {
      session = open({
        send: (event, args) => deliver(encoded(event, args)),
        drop: (error, final) => end(error.message, final),
      });
    } catch (error) {
      if (!(error instanceof HubError)) throw error;
      end(error.message, true);
    }
  }

  function take(to: HubSession, message: ClientMessage) {
    spend(message.type === 1 || message.type === 4 ? workOf.call : workOf.note);
    switch (message.type) {
      case 1:
        void invoke(to, message.target, message.arguments, message.invocationId);
        break;
      case 4:
        startStream(to, message.invocationId, message.target, message.arguments);
        break;
      case 5:
        streams.get(message.invocationId)?.cancel();
        if (streams.delete(message.invocationId)) send(record.completion(message.invocationId, {}));
        break;
      case 6:
        break;
      case 7:
        send(record.goodbye);
        release();
        socket.close(1000);
        break;
    }
  }

  async function invoke(to: HubSession, method: string, args: unknown[], id: string | undefined) {
    let outcome: { result: unknown } | { error: string };
    try {
      outcome = { result: (await to.invoke(method, args)) ?? null };
    } catch (error) {
      outcome = { error: invocationError(method, error) };
    }
    if (id !== undefined) answer(record.completion(id, outcome));
  }

  function startStream(to: HubSession, id: string, method: string, args: unknown[]) {
    if (streams.has(id)) throw new HubProtocolError('A stream with this id is already open.');
    if (streams.size >= streamLimit)
      return send(record.completion(id, { error: 'Too many open streams.' }));
    const finish = (outcome: { error: string } | Record<never, never>) => {
      if (streams.delete(id)) send(record.completion(id, outcome));
    };
    streams.set(id, { cancel: () => undefined }); // the first item may come before stream() returns
    try {
      const running = to.stream(method, args, {
        next: (item) => {
          if (streams.has(id)) deliver(record.streamItem(id, item));
        },
        error: (error) => finish({ error: streamError(method, error) }),
        complete: () => finish({}),
      });
      if (streams.has(id)) streams.set(id, running);
      else running.cancel();
    } catch (error) {
      finish({ error: streamError(method, error) });
    }
  }

  return end;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}

/** One event goes to many clients as the same array: it becomes text once. */
const texts = new WeakMap<readonly unknown[], { event: string; text: string }>();

function encoded(event: string, args: readonly unknown[]): string {
  const known = texts.get(args);
  if (known?.event === event) return known.text;
  const text = record.invocation(event, args);
  texts.set(args, { event, text });
  return text;
}
