import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress, webhookSender } from './webhook-sender.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A receiver on this machine, with what it has received. */
async function receiver(answer: RequestListener = (_request, response) => response.end()) {
  const received: { head: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      received.push({ head: request, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, port, address: `http://127.0.0.1:${port}/alerts?team=1` };
}

const message = {
  secret: 'a secret of sixteen',
  id: 'w1',
  time: 1_795_000_000_999,
  body: JSON.stringify({ event: 'Test', words: 'Grüße' }),
};

describe('the outgoing port of the exchange', () => {
  test('a message arrives whole, with a signature that its receiver can compute', async () => {
    const { received, address } = await receiver();
    const outcome = await webhookSender({ allowsPrivate: true })({ ...message, address });
    expect(outcome).toEqual({ status: 200 });
    const [{ head, body }] = received as [(typeof received)[number]];
    expect([head.method, head.url, body]).toEqual(['POST', '/alerts?team=1', message.body]);
    const [, seconds, hex] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(head.headers['agio-signature'])) ?? [];
    expect(seconds).toBe('1795000000');
    const own = createHmac('sha256', message.secret).update(`${seconds}.${body}`).digest('hex');
    expect(hex).toBe(own);
    expect(head.headers['agio-delivery']).toBe('w1');
  });

  test('a redirect is an answer and is not followed', async () => {
    const other = await receiver();
    const { address } = await receiver((_request, response) => {
      response.writeHead(302, { location: other.address }).end();
    });
    expect(await webhookSender({ allowsPrivate: true })({ ...message, address })).toEqual({
      status: 302,
    });
    expect(other.received).toEqual([]);
  });

  test('a receiver that does not answer is left after a time, and one that is not there at once', async () => {
    const { address, port } = await receiver(() => undefined);
    const send = webhookSender({ allowsPrivate: true, limit: 200 });
    expect(await send({ ...message, address })).toEqual({ fault: 'TimedOut' });
    const closed = await receiver();
    for (const end of ends.splice(0)) end();
    expect(port).not.toBe(closed.port);
    expect(await send({ ...message, address: closed.address })).toEqual({ fault: 'Unreachable' });
  });

  test('an endless answer is not read', async () => {
    const { address } = await receiver((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await webhookSender({ allowsPrivate: true })({ ...message, address })).toEqual({
      status: 200,
    });
  });

  test('services of its own network are not called, by address or by name, unless the deployment allows it', async () => {
    const { received, address, port } = await receiver();
    const send = webhookSender();
    for (const target of [
      address,
      address.replace('http:', 'https:'),
      `https://localhost:${port}/`,
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://0x7f.1/',
    ]) {
      expect([target, await send({ ...message, address: target })]).toEqual([
        target,
        { fault: 'NotPublic' },
      ]);
    }
    expect(received).toEqual([]);
  });

  test('addresses for special purposes are not public', () => {
    for (const address of [
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      'fc00::1',
      'fe80::1',
      'ff02::1',
      '2001:db8::1',
      '2002:a00:1::',
      'no address',
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    }
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
  });
});
