#!/usr/bin/env node
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendText } from '../http/respond.ts';
import { startServer } from '../index.ts';
import { help, readArguments, UsageError } from './arguments.ts';
import { greeting } from './greeting.ts';

/** Errors whose message is the whole story. */
const foreseen = new Set(['SettingError', 'DataFolderError', 'StoreVersionError']);

function sentenceOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  switch (error.name) {
    case 'PortInUseError':
      return `${error.message} Stop what runs there, or take another one with --port.`;
    case 'DataFolderInUseError':
      return `${error.message} Stop it, or take another folder with --data.`;
    case 'UsageError':
      return `${error.message}\n"agio-sandbox --help" lists the options.`;
    default:
      return foreseen.has(error.name) ? error.message : error;
  }
}

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agio-sandbox-'));
  folders.push(folder);
  return folder;
}

async function start(): Promise<void> {
  const request = readArguments(process.argv.slice(2), process.env, temporaryFolder);
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  ) as { version: string };
  if ('print' in request) {
    console.log(request.print === 'help' ? help : version);
    return;
  }
  const started = performance.now();
  let text = '';
  const server = await startServer({
    ...request.start,
    frontend: () => ({
      handle: ({ url }, response) => {
        const isRoot = url?.split('?')[0] === '/';
        const plain = 'text/plain; charset=utf-8';
        sendText(response, isRoot ? 200 : 404, plain, isRoot ? text : 'Nothing is here.');
      },
    }),
  });
  text = greeting({
    version,
    origin: server.origin,
    origins: request.start.origins ?? [],
    accounts: server.accounts,
    folder: request.isKept ? request.start.dataFolder : undefined,
  });
  console.log(
    `${text}\n\nReady after ${Math.round(performance.now() - started)} ms; Ctrl-C stops it.`,
  );
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(error instanceof UsageError ? 2 : 1);
}
