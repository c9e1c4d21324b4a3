/**
 * Costs of the typed client: a call against a bare `fetch`, the check of an answer against decoding its JSON, its size
 * against functions without checks, and its types.
 *
 * `npm run bench -- client`
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import * as v from 'valibot';
import { contractAreas } from '../openapi/areas.ts';
import { orderWithFills } from '../src/contract/trading.ts';
import { createExchangeClient, createStaticSession } from '../src/index.ts';

const here = import.meta.dirname;
const rounds = 7;
/** 500 orders, as the history of a lively account. */
const answer = Array.from({ length: 500 }, (_, index) => ({
  id: `order-${index}`,
  clientOrderId: null,
  market: 'XCB-CTN',
  side: index % 2 === 0 ? 'Buy' : 'Sell',
  type: 'Limit',
  timeInForce: 'GTC',
  postOnly: false,
  status: 'Open',
  cancelReason: 'NotCancelled',
  price: `6.${4000 + index}`,
  stopPrice: null,
  amount: '120.50',
  filledAmount: '0',
  filledQuote: '0',
  averagePrice: null,
  fee: '0',
  feeAsset: 'XCB',
  createdAt: '2026-11-20T11:30:00.000Z',
  updatedAt: '2026-11-20T11:30:00.000Z',
  fills: [],
}));

export async function run(): Promise<void> {
  await calls();
  checks();
  await sizes();
  types();
}

/** One read with a token, through all that the client does; and the same request by hand. The network is a stub. */
async function calls(): Promise<void> {
  const respond = () =>
    Promise.resolve(Response.json([], { headers: { 'content-type': 'application/json' } }));
  const client = createExchangeClient({
    baseUrl: 'http://exchange.test',
    session: createStaticSession('token', { sub: 'user' }),
    fetch: respond,
    tokenOrigins: ['http://exchange.test'],
    connectHub: () => new Promise(() => {}),
  });
  const bare = async (): Promise<unknown> => {
    const request = new Request('http://exchange.test/marketdata/instruments', {
      headers: { authorization: 'Bearer token' },
      signal: AbortSignal.timeout(15_000),
    });
    if (request.bodyUsed) return undefined;
    return (await respond()).json();
  };
  let [ours, theirs] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    ours = Math.min(ours, await microsecondsOf(() => client.marketData.instruments({})));
    theirs = Math.min(theirs, await microsecondsOf(bare));
  }
  client.dispose();
  tell('a call', `${figure(ours)} µs`, `a bare fetch ${figure(theirs)} µs`, ours / theirs);
}

async function microsecondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  const times = 2_000;
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / times;
}

/** 500 orders. */
function checks(): void {
  const text = JSON.stringify(answer);
  const parsed = JSON.parse(text) as unknown;
  const schema = v.array(orderWithFills);
  if (!v.safeParse(schema, parsed).success)
    throw new Error(JSON.stringify(v.safeParse(schema, parsed).issues?.[0]));
  let [ours, theirs] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    ours = Math.min(
      ours,
      microseconds(() => v.safeParse(schema, parsed, { abortEarly: true })),
    );
    theirs = Math.min(
      theirs,
      microseconds(() => JSON.parse(text) as unknown),
    );
  }
  tell(
    '500 orders checked',
    `${figure(ours)} µs`,
    `JSON.parse ${figure(theirs)} µs`,
    ours / theirs,
  );
}

function microseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < 200; time += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 200;
}

/** Everything that can be called, with the checks of what comes back; against one line of fetch for each call. */
async function sizes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  try {
    const endpoints = contractAreas().flatMap(([, area]) => Object.entries(area));
    const plain = join(folder, 'plain.ts');
    writeFileSync(
      plain,
      endpoints
        .map(
          ([name, { method, path }], index) =>
            `export const ${name}${index} = (input, init) => fetch(${JSON.stringify(path)}.replace(/\\{(\\w+)\\}/g, (_, key) => encodeURIComponent(input[key])), { method: '${method}', body: JSON.stringify(input), ...init }).then((answer) => answer.json());`,
        )
        .join('\n'),
    );
    const entry = join(folder, 'all.ts');
    writeFileSync(
      entry,
      `export { createExchangeClient } from ${JSON.stringify(join(here, '../src/index.ts'))};\nexport * from ${JSON.stringify(join(here, '../src/contract/index.ts'))};`,
    );
    const [ours, theirs] = [await gzipped(entry), await gzipped(plain)];
    tell(
      `${endpoints.length} calls with their checks`,
      `${kilobytes(ours)} kB gz`,
      `without any check ${kilobytes(theirs)} kB gz`,
      ours / theirs,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Excludes the parts that are loaded later: sign-in, SignalR. */
async function gzipped(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    root: join(here, '..'),
    logLevel: 'silent',
    resolve: { conditions: ['@agio/source', 'module', 'browser', 'development|production'] },
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const [{ output } = { output: [] }] = built as {
    output: { code?: string; isEntry?: boolean; imports?: string[]; fileName: string }[];
  }[];
  const wanted = new Set(output.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of wanted)
    for (const each of output.find((chunk) => chunk.fileName === name)?.imports ?? [])
      wanted.add(each);
  const code = output
    .filter((chunk) => wanted.has(chunk.fileName))
    .map((chunk) => chunk.code ?? '');
  return gzipSync(code.join('\n'), { level: 9 }).length;
}

/** The compiler on the package without its tests, against the compiler on an empty file. */
function types(): void {
  const folder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  try {
    const nothing = join(folder, 'nothing.ts');
    writeFileSync(nothing, 'export {};\n');
    const checkOnly = ['--noEmit', '--composite', 'false', '--incremental', 'false'];
    const ours = compile([
      '-p',
      join(here, '../tsconfig.build.json'),
      '--emitDeclarationOnly',
      'false',
      ...checkOnly,
    ]);
    const theirs = compile([nothing, '--ignoreConfig', '--lib', 'esnext,dom', ...checkOnly]);
    tell(
      'types of the whole client',
      `${Math.round(ours)} ms`,
      `an empty program ${Math.round(theirs)} ms`,
      ours / theirs,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The best of three, in milliseconds. */
function compile(args: string[]): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const started = performance.now();
      execFileSync('tsc', args, { stdio: 'inherit' });
      return performance.now() - started;
    }),
  );
}

const figure = (value: number) => value.toPrecision(3);
const kilobytes = (bytes: number) => (bytes / 1000).toPrecision(3);

function tell(name: string, ours: string, theirs: string, ratio: number): void {
  console.log(`${name.padEnd(34)} ${ours.padStart(12)}   ${theirs}   × ${ratio.toPrecision(2)}`);
}
