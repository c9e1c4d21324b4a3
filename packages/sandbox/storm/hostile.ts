import { connect } from 'node:net';
import { workerData } from 'node:worker_threads';
import { frameOf, RawHub } from '../src/server/testing/raw-hub.ts';
import { Wire } from '../src/server/testing/wire.ts';
import { Dice } from './dice.ts';

/*
 * Two guests who do whatever they like for as long as the thread runs, each from an address of its own: one on sockets,
 * one with bodies. What the server answers them is theirs.
 */
const { origin, seed } = workerData as { origin: string; seed: number };
const [onSockets, withBodies] = ['127.0.0.66', '127.0.0.67'];
const { port } = new URL(origin);

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const frames = [
  frameOf('SubscribeTickers', []),
  frameOf('BookSnapshot', ['XCB-CTN']),
  frameOf('SubscribeTrades', ['BTC-USDC']),
  frameOf('NoSuchMethod', [1, 2, 3]),
  'not a record',
  '{"type":1}\u001e',
  '\u001e'.repeat(5000),
  `{"type":4,"invocationId":"1","target":"Candles","arguments":["XCB-CTN","1m"]}\u001e`.repeat(200),
  'x'.repeat(70_000),
];

async function socketsForEver(): Promise<never> {
  const open: RawHub[] = [];
  for (let turn = 0; ; turn += 1) {
    const dice = new Dice(seed, 'hostile on sockets', turn);
    if (open.length < 40 && dice.chance(40)) {
      const hub = await RawHub.open(origin, onSockets);
      if (hub && dice.chance(10)) hub.stopReading();
      if (hub) open.push(hub);
    }
    const hub = dice.any(open);
    if (hub !== undefined) {
      for (let sent = dice.between(1, 10); sent > 0 && !hub.closed; sent -= 1)
        hub.send(dice.pick(frames));
      if (hub.closed || dice.chance(10)) {
        hub.close();
        open.splice(open.indexOf(hub), 1);
      }
    }
    await pause(dice.between(20, 60));
  }
}

/** A request that says more than it sends, or sends more than it said, or never goes on. */
async function rawBody(dice: Dice): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: withBodies });
  socket.on('error', () => socket.destroy());
  socket.resume();
  const [type, length] = dice.pick([
    ['multipart/form-data; boundary=x', 50 * 1024 * 1024],
    ['application/json', 1024 * 1024],
    ['application/json', 10],
    ['text/plain', 5],
  ] as const);
  const path = dice.pick([
    '/frontoffice/api/order',
    '/frontoffice/api/v1/file-transfer/upload',
    '/identity/token',
    '/reports/csp',
    '/partners/ramp/y1',
  ]);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < dice.between(0, 20) && socket.writable; sent += 1) {
    socket.write(Buffer.alloc(256 * 1024, 'a'));
    await pause(10);
  }
  await pause(dice.pick([0, 50, 500]));
  socket.destroy();
}

async function bodiesForEver(): Promise<never> {
  const wire = new Wire(origin, withBodies);
  for (let turn = 0; ; turn += 1) {
    const dice = new Dice(seed, 'hostile with bodies', turn);
    const headers = { authorization: `Bearer made-up-${turn}` };
    const body = '{"a":'.repeat(dice.between(1, 10_000));
    const json = { ...headers, 'content-type': 'application/json' };
    await (
      dice.chance(50)
        ? rawBody(dice)
        : wire.send('POST', '/frontoffice/api/order', { headers: json, body })
    ).catch(() => undefined);
    await pause(dice.between(10, 50));
  }
}

void socketsForEver();
void bodiesForEver();
