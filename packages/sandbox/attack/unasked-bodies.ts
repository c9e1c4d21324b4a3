import { connect, type Socket } from 'node:net';
import { pause, repeat, seen, type Replay, type World } from './world.ts';

const megabyte = 1024 * 1024;
const guests = 16;

/** Bodies before their caller is known are not kept: identification comes first, then the length limit. */
export const unaskedBodies: Replay = {
  name: 'Guests send 50 MB each and never end',

  async prove(world) {
    const wave = async () => {
      const sent = await Promise.all(
        Array.from({ length: guests }, () => begin(world, '/frontoffice/api/order', 50)),
      );
      await pause(1500);
      return sent;
    };
    // Pieces that are read before a refusal grow the heap once; bodies that are kept would grow it with each wave.
    for (const { socket } of await wave()) socket.destroy();
    world.server.forgetPeak();
    const before = world.server.memory().now;
    const sending = await wave();
    const { peak } = world.server.memory();
    const answers = sending.map(({ said }) => said().split('\r\n')[0] ?? '');
    const refused = answers.filter((line) => / (401|413) /.test(line)).length;
    world.note('each is refused before the end', refused === guests, `${refused} of ${guests}`);
    world.note('their bodies are not kept', peak - before < 100, `${before} MB, then ${peak} MB`);
    for (const { socket } of sending) socket.destroy();

    const { access_token: token } = await world.signIn('trader');
    const large = await upload(world, token, 6);
    world.note('6 MB are too large for an upload', large === 413, String(large));
    const fits = await upload(world, token, 4);
    world.note('4 MB are not', fits === 200, String(fits));
    const elsewhere = await world.as('trader', 'POST', '/frontoffice/api/order', {
      body: 'x'.repeat(megabyte),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    world.note(
      '1 MB is too large for an order',
      elsewhere.status === 413 || elsewhere.status === 415,
      seen(elsewhere),
    );
    await world.provesAlive();
  },

  async press(world, until) {
    await repeat(until, 2, async () => {
      const { socket } = await begin(world, '/frontoffice/api/order', 10);
      await pause(200);
      socket.destroy();
    });
  },
};

interface Sending {
  socket: Socket;
  said: () => string;
}

/** Sends the head of a form and all of its body but the last byte, as fast as it is taken. */
async function begin(world: World, path: string, megabytes: number): Promise<Sending> {
  const socket = connect({
    host: '127.0.0.1',
    port: world.server.port,
    localAddress: world.attackersAddress,
  });
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.on('error', () => socket.destroy()); // The server cuts off a client that sends on after its refusal.
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${world.server.port}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${megabytes * megabyte + 1}`,
      '\r\n',
    ].join('\r\n'),
  );
  const piece = Buffer.alloc(megabyte, 'a');
  for (let sent = 0; sent < megabytes && socket.writable; sent += 1) {
    socket.write(piece);
    while (socket.writable && socket.writableLength > 2 * megabyte) await pause(10);
  }
  return { socket, said: () => said };
}

/** The status of an upload of a PDF of this size. */
async function upload(world: World, token: string, megabytes: number): Promise<number> {
  const content = `%PDF-1.4\n${'a'.repeat(megabytes * megabyte)}\n%%EOF\n`;
  const boundary = 'an-upload-of-the-trader';
  const part = (head: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const file = `name="file"; filename="a.pdf"\r\nContent-Type: application/pdf`;
  const body = `${part('name="documentType"', 'ProofOfFunds')}${part(file, content)}--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await world.people
    .send('POST', '/frontoffice/api/v1/file-transfer/upload', { token, body, headers })
    .catch((error: Error) => error);
  // A server that refuses before it reads may cut the line before its answer is there.
  return answer instanceof Error ? 413 : answer.status;
}
