// @where Tools: pinned Node and pnpm, and the first install
// Every script of package.json is "node tools/run.mjs <task>". It needs Node ≥ 20 and npm, nothing else: it fetches the
// pinned Node and pnpm, installs the workspace when the lockfile changed, and runs tools/tasks/<task>.ts with them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const toolchain = join(root, 'tools/toolchain');
const pinned = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const [task, ...rest] = process.argv.slice(2);

class Refusal extends Error {}

/**
 * Children that are running now; a signal to us is a signal to them.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const children = new Set();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true;
    for (const child of children) child.kill(signal);
    if (children.size === 0) process.exit(130);
  });
}

/**
 * Runs a program to its end and answers its exit code and, when `quiet`, what it wrote; else that goes where ours goes.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} options
 * @returns {Promise<{ code: number, said: string }>}
 */
function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio });
    let said = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      said += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    children.add(child);
    child.on('error', (error) => {
      children.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), said });
    });
  });
}

/**
 * Runs one step of the preparation with a line that shows it is alive; what it wrote is shown only if it failed.
 *
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function step(what, command, args, env) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const live = process.stderr.isTTY;
  process.stderr.write(live ? `${what} …` : `${what} …\n`);
  const timer = setInterval(
    () => process.stderr.write(live ? `\r${what} … ${seconds()}` : `${what} … ${seconds()}\n`),
    live ? 1000 : 10_000,
  );
  let result;
  try {
    result = await run(command, args, { env, quiet: true });
  } catch (error) {
    throw new Refusal(
      error.code === 'ENOENT'
        ? `The program "${command}" was not found. Install npm (it comes with Node) and run the same command again.`
        : String(error),
    );
  } finally {
    clearInterval(timer);
  }
  if (stopping) throw new Refusal('Stopped. The same command goes on where this one was.');
  if (result.code === 0) {
    process.stderr.write(live ? `\r${what}: ${seconds()}   \n` : `${what}: ${seconds()}\n`);
    return;
  }
  process.stderr.write(`\n${result.said.trim().split('\n').slice(-25).join('\n')}\n\n`);
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|network/.test(
      result.said,
    )
  ) {
    throw new Refusal(unreachable(what));
  }
  if (/ENOSPC/.test(result.said)) {
    throw new Refusal(
      `${what} failed: the disk is full. Agio needs about 1.5 GB; free some space and run the same command again.`,
    );
  }
  throw new Refusal(
    `${what} failed. Run the same command again. If it fails the same way, delete node_modules and tools/toolchain/node_modules first.`,
  );
}

const unreachable = (/** @type {string} */ what) =>
  `${what} failed: the package registry did not answer. Check the network (and "npm config get registry"), ` +
  'then run the same command again; what was fetched is kept.';

function checkNode() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Refusal(
      `Agio needs Node 20 or newer to start (this is ${process.versions.node}); it then fetches its own Node ${pinned}. ` +
        'Get one from https://nodejs.org or with "nvm install", and run the same command again.',
    );
  }
}

const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** True when `stamp` says that the installation of exactly this lockfile came to its end. */
const installed = (stamp, lock) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash(lock);

/** Does the work unless its stamp stands. The stamp goes first and comes last, so an interrupted installation is taken up again. */
async function once(stamp, lock, work) {
  if (installed(stamp, lock)) return;
  const free = await lockInstallation();
  try {
    if (installed(stamp, lock)) return; // another command was faster
    rmSync(stamp, { force: true });
    await work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, hash(lock));
  } finally {
    free();
  }
}

/** Two commands started at once must not install into the same folder. A lock whose owner is gone is taken over. */
async function lockInstallation() {
  const lock = join(root, '.cache/installing');
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!runs(readOrNothing(lock))) rmSync(lock, { force: true });
    else {
      if (!told) process.stderr.write('Another command is installing; waiting for it …\n');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (stopping) throw new Refusal('Stopped.');
    }
  }
}

function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function runs(pid) {
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The environment in which the pinned Node and pnpm come first. */
async function prepare() {
  const { platform, arch } = process;
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Refusal(
      `The pinned tools are for Linux on x64 and arm64; this is ${platform} ${arch}. With your own Node ≥ ${pinned} ` +
        `and pnpm: "pnpm install", then "node --conditions=@agio/source tools/tasks/${task}.ts".`,
    );
  }
  const packages = join(toolchain, 'node_modules');
  const pnpm = join(packages, `@pnpm/exe.linux-${arch}`);
  await once(join(packages, '.installed'), join(toolchain, 'package-lock.json'), async () => {
    await step(`Fetching Node ${pinned} and pnpm`, 'npm', [
      'ci',
      '--prefix',
      toolchain,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=2',
      '--fetch-retry-mintimeout=1000',
      '--fetch-retry-maxtimeout=5000',
    ]);
    // One of several platforms' packages is an optional dependency, which npm leaves out without a word when it fails.
    if (!existsSync(join(packages, '.bin/node')) || !existsSync(pnpm))
      throw new Refusal(unreachable('Fetching the tools'));
  });
  const env = {
    ...process.env,
    PATH: [join(packages, '.bin'), pnpm, join(root, 'node_modules/.bin'), process.env.PATH]
      .filter(Boolean)
      .join(delimiter),
    // Compiled code is kept for the next process: tests start hundreds, of the same files.
    NODE_COMPILE_CACHE: join(root, '.cache/node'),
  };
  await once(join(root, 'node_modules/.installed'), join(root, 'pnpm-lock.yaml'), () =>
    step('Installing the workspace', join(pnpm, 'pnpm'), ['install', '--frozen-lockfile'], {
      ...env,
      CI: 'true',
    }),
  );
  return env;
}

try {
  checkNode();
  if (!task)
    throw new Refusal(
      'Usage: node tools/run.mjs <task> (the tasks are the scripts of package.json)',
    );
  const file = join(root, 'tools/tasks', `${task.replaceAll(':', '-')}.ts`);
  if (!existsSync(file)) throw new Refusal(`There is no task "${task}" in tools/tasks.`);
  const env = await prepare();
  const { code } = await run('node', ['--conditions=@agio/source', file, ...rest], { env });
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = stopping ? 130 : 1;
}
