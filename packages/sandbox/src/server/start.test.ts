import { copyFileSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { DataFolderError, tellingWhy } from './data-folder.ts';
import { ServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/server.ts';
import { signIn } from './testing/sign-in.ts';

// The server as `npm start` starts it: a start that cannot be ends, with one sentence that says what to do.

const rubbish = 'This is no database. '.repeat(500);

async function failure(dataFolder: string): Promise<string> {
  const outcome = await ServerProcess.start(dataFolder).then(
    async (server) => {
      await server.stop();
      return 'It started.';
    },
    (error: Error) => error.message,
  );
  expect(outcome).toMatch(/^The server ended with 1\. /);
  const said = outcome.replace('The server ended with 1. ', '').trim();
  expect(said).not.toMatch(/\n|\bat \w+|Error/);
  return said;
}

function withVersion(path: string, version: number) {
  const database = new DatabaseSync(path);
  database.exec(`CREATE TABLE later (key TEXT); PRAGMA user_version = ${version}`);
  database.close();
}

test.each<[string, (folder: string) => string | void, RegExp]>([
  [
    'a damaged exchange',
    (folder) => writeFileSync(join(folder, 'exchange.sqlite'), rubbish),
    /exchange\.sqlite is damaged, or not a database\. Move it away together with exchange\.last to begin with an empty exchange/,
  ],
  [
    'damaged sign-ins',
    (folder) => writeFileSync(join(folder, 'identity.sqlite'), rubbish),
    /identity\.sqlite is damaged, or not a database\. Move it away; all users then sign in again\./,
  ],
  [
    'an exchange of a later version',
    (folder) => withVersion(join(folder, 'exchange.sqlite'), 99),
    /exchange\.sqlite was written by another version of the sandbox \(layout 99/,
  ],
  [
    'sign-ins of a later version',
    (folder) => withVersion(join(folder, 'identity.sqlite'), 99),
    /identity\.sqlite was written by another version of the sandbox \(layout 99/,
  ],
  [
    'a file where the folder belongs',
    (folder) => {
      const file = join(folder, 'data');
      writeFileSync(file, '');
      return file;
    },
    /data is a file, or lies in one\. Take a folder/,
  ],
  [
    'a folder in a file',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data', 'deeper');
    },
    /deeper is a file, or lies in one\. Take a folder/,
  ],
  [
    'a folder of something else',
    (folder) => {
      for (const name of ['beach.jpg', 'hills.jpg', 'notes.txt', 'sea.jpg'])
        writeFileSync(join(folder, name), '');
    },
    /holds something else \((?:\w+\.\w+, ){3}…\)\. Take an empty folder, or a new one/,
  ],
  [
    'a read-only place',
    () => '/sys/agio',
    /\/sys\/agio cannot be written\. Give the user of the server write permission, or take another folder/,
  ],
])('%s gives one clear sentence, and nothing is left running', async (_what, prepare, sentence) => {
  const folder = temporaryFolder();
  expect(await failure(prepare(folder) ?? folder)).toMatch(sentence);
});

test('a folder in use is named, and the server that uses it goes on; after a failed start it is free again', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lost+found')); // as on a disk of its own
  const first = await ServerProcess.start(folder);
  onTestFinished(() => first.kill());
  expect(await failure(folder)).toMatch(
    /Another server works in .*\. Stop it, or take another folder/,
  );
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
  await first.stop();
  const identity = join(folder, 'identity.sqlite');
  renameSync(identity, join(folder, 'good'));
  writeFileSync(identity, rubbish);
  await failure(folder);
  renameSync(join(folder, 'good'), identity);
  await first.restart();
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
});

test.each<[string, RegExp, (server: ServerProcess, file: string) => Promise<void>]>([
  [
    'the log beside it is missing after a kill',
    /exchange\.sqlite was not closed, and its -wal file is missing\. Put it back/,
    async (server, file) => {
      await server.kill();
      rmSync(`${file}-wal`);
    },
  ],
  [
    'it is gone',
    /exchange\.sqlite is empty or missing, though an exchange lived here\./,
    async (server, file) => {
      await server.stop();
      rmSync(file);
    },
  ],
  [
    'it is empty',
    /exchange\.sqlite is empty or missing, .* remove .*exchange\.last as well/,
    async (server, file) => {
      await server.stop();
      truncateSync(file, 0);
    },
  ],
  [
    'it is that of another folder',
    /exchange\.sqlite belongs to another exchange than the one that lived here/,
    async (server, file) => {
      const elsewhere = temporaryFolder();
      await (await ServerProcess.start(elsewhere)).stop();
      await server.stop();
      copyFileSync(join(elsewhere, 'exchange.sqlite'), file);
    },
  ],
])('a lost exchange is no first start: %s', async (_what, sentence, lose) => {
  const folder = temporaryFolder();
  const server = await ServerProcess.start(folder);
  onTestFinished(() => server.kill());
  await lose(server, join(folder, 'exchange.sqlite'));
  expect(await failure(folder)).toMatch(sentence);
  // Asked for, it goes on with what is there, or with nothing.
  rmSync(join(folder, 'exchange.last'));
  await server.restart();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('an exchange that lacks its last entries is refused, and its newest copy is not', async () => {
  const folder = temporaryFolder();
  const server = await ServerProcess.start(folder);
  onTestFinished(() => server.kill());
  await server.stop();
  const file = join(folder, 'exchange.sqlite');
  copyFileSync(file, `${file}.old`);
  await server.restart();
  const { access_token: token } = await signIn(server.origin, 'trader');
  const order = { market: 'BTC-USDC', side: 'Buy', type: 'Market', amount: '0.001' };
  const placed = await fetch(`${server.origin}/frontoffice/api/order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json-patch+json' },
    body: JSON.stringify(order),
  });
  expect(placed.status).toBe(200);
  await server.stop();
  copyFileSync(file, `${file}.new`);
  copyFileSync(`${file}.old`, file);
  expect(await failure(folder)).toMatch(/lacks the last entries of the exchange that lived here/);
  copyFileSync(`${file}.new`, file);
  await server.restart();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('a full disk and a file that may not be written each give one clear sentence', () => {
  const path = join(temporaryFolder(), 'exchange.sqlite');
  const database = new DatabaseSync(path);
  onTestFinished(() => database.close());
  database.exec('CREATE TABLE things (text TEXT); PRAGMA max_page_count = 3');
  const fill = () => database.exec(`INSERT INTO things VALUES ('${'x'.repeat(100_000)}')`);
  expect(() => tellingWhy(path, 'exchange', fill)).toThrow(
    new DataFolderError(
      `${path} cannot be written: there is no space left, or the disk fails. Make room and start again.`,
    ),
  );
  const reading = new DatabaseSync(path, { readOnly: true });
  onTestFinished(() => reading.close());
  expect(() =>
    tellingWhy(path, 'exchange', () => reading.exec('CREATE TABLE others (text TEXT)')),
  ).toThrow(/cannot be written\. Give the user/);
});
