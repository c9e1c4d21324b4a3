import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checked, sum, type Outcome } from '../lib/outcome.ts';
import { script } from './client.ts';
import { installConsumer } from './install.ts';
import { readmeExamples } from './readme.ts';
import { typesOf } from './ui.ts';

/** Origin of the page that uses it: nothing listens there, only the name counts. */
const page = 'http://localhost:5173';

/**
 * The sandbox as a developer outside the workspace has it: started as a program, used from a page of another origin with
 * the client, and in the page of a test.
 */
export async function sandboxConsumer(): Promise<Outcome> {
  const names = ['@agio/sandbox', '@agio/api-client'];
  const consumer = await installConsumer('sandbox-host', names);
  const { folder } = consumer;
  try {
    readmeExamples(folder, ['@agio/sandbox']);
    const types = await typesOf(consumer);
    const bin = join(folder, 'node_modules/.bin/agio-sandbox');
    const sandbox = spawn(
      bin,
      ['--port', '0', '--origin', 'http://localhost:3000', '--origin', page],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'] },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const origin = await addressIn(sandbox.stdout);
      const used = await script(folder, join(folder, 'script.ts'), origin, page);
      sandbox.kill('SIGTERM');
      const [code] = (await once(sandbox, 'exit')) as [number | null];
      const ended = checked('the sandbox ends when asked', code === 0 ? [] : [`exit code ${code}`]);
      return sum([types, used, ended]);
    } finally {
      sandbox.kill('SIGKILL');
    }
  } finally {
    consumer.remove();
  }
}

/** Reads the address that a sandbox prints when it is ready. */
async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += part.toString();
    const address = /baseUrl: '([^']+)'/.exec(text)?.[1];
    if (address !== undefined && text.includes('Ctrl-C')) return address;
  }
  throw new Error(`The sandbox ended before it was ready: ${text}`);
}
