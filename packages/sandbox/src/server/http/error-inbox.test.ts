import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultLifetimes } from '../identity/provider.ts';
import { builtApp, startServer } from '../index.ts';
import { temporaryFolder } from '../testing/server.ts';
import { inboxPath, type ReportItem } from './error-inbox.ts';

async function serverWith(options: { errorReporting?: boolean; host?: string }) {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    frontend: () => ({ handle: builtApp(dataFolder) }),
    ...options,
  });
  onTestFinished(() => server.close());
  const send = (body: string) =>
    fetch(server.origin + inboxPath, { method: 'POST', body }).then(({ status }) => status);
  const read = async () =>
    (await (await fetch(server.origin + inboxPath)).json()) as readonly ReportItem[];
  return { origin: server.origin, send, read };
}

const event = { exception: { values: [{ type: 'RangeError' }] }, tags: { reference: '1f2e' } };
const recording = '{"segment_id":0}\n[{"type":4}]';
const envelope = [
  '{"sdk":{}}',
  '{"type":"event"}',
  JSON.stringify(event),
  `{"type":"replay_recording","length":${recording.length}}`,
  recording,
].join('\n');

test('S58 the inbox takes the parts of a report apart and names each error in one line', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warn.mockRestore());
  const { send, read, origin } = await serverWith({ errorReporting: true });
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    errorReporting: { dsn: string };
  };
  expect(config.errorReporting.dsn).toBe(`${origin.replace('//', '//inbox@')}/1`);

  expect(await send(envelope)).toBe(200);
  expect(await read()).toEqual([
    { type: 'event', body: JSON.stringify(event) },
    { type: 'replay_recording', body: recording },
  ]);
  expect(warn.mock.calls).toEqual([['error in the app:', 'RangeError, 1f2e']]);
});

test('S58 a text that is no report, too large or too much is refused, and none of it is kept', async () => {
  const { send, read } = await serverWith({ errorReporting: true });
  for (const odd of ['', '[]', 'null', '{}\n{"no":"type"}', '{}\nno json'])
    expect([odd, await send(odd)]).toEqual([odd, 400]);
  expect(await send(`{}\n{"type":"event"}\n${'a'.repeat(5 * 1024 * 1024)}`)).toBe(413);
  expect(await read()).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 150 }, () => send('{}')));
  expect(answers).toContain(429);
});

test('S58 only this machine can read the inbox, and without error reporting there is none', async () => {
  const open = await serverWith({ errorReporting: true, host: '127.0.0.1' });
  expect(await open.send(envelope)).toBe(200);
  expect((await fetch(open.origin + inboxPath)).status).toBe(405);

  const off = await serverWith({});
  expect(await off.send(envelope)).not.toBe(200);
  expect(await (await fetch(`${off.origin}/config.json`)).json()).not.toHaveProperty(
    'errorReporting',
  );
});
