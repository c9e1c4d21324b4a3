// @where Tools: pinned browser of stories, tests and pictures
// The browser that stories, end-to-end tests and pictures run in: the Chromium pinned by pnpm-lock.yaml, unpacked once
// into node_modules/.cache/agio/chromium-<version>. It brings its own libraries and fonts, so the same page gives the
// same pixels on every x64 Linux, with nothing installed by hand.
//
// CHROMIUM_PATH=/usr/bin/chromium uses another browser instead (needed off x64 Linux; pixels will differ).
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);
const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../node_modules/.cache/agio');

/** Flags that make one page give one picture. `--no-sandbox`: containers have no user namespaces; the tests open only our own pages. */
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
];

/** A browser that cannot be had, with the way out in its message. */
export class BrowserMissingError extends Error {
  name = 'BrowserMissingError';
}

/**
 * Returns the options of Playwright's `chromium.launch`: `launch({ executablePath, args, env: { ...process.env, ...env
 * } })`. The variables are for the browser process only.
 *
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>}
 * @throws {BrowserMissingError} with the way out
 */
export async function chromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own !== undefined && own !== '') {
    if (!existsSync(own)) {
      throw new BrowserMissingError(
        `CHROMIUM_PATH points to ${own}, where no file is. Correct it, or unset it to use the pinned browser.`,
      );
    }
    return { executablePath: own, args, env: {} };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserMissingError(
      `The pinned browser is built for x64 Linux; this is ${process.platform} ${process.arch}. ` +
        'Install Chrome or Chromium and run again with CHROMIUM_PATH=<its program file>.',
    );
  }
  const home = await unpacked();
  const executablePath = join(home, 'chromium');
  const env = { LD_LIBRARY_PATH: join(home, 'lib'), FONTCONFIG_FILE: fontsConf(home) };
  mustRun(executablePath, env);
  return { executablePath, args, env };
}

/** The folder of the unpacked browser, made if it is not there. Two processes may do this at once: the folder appears whole. */
async function unpacked() {
  let source;
  try {
    source = dirname(dirname(require.resolve('@sparticuz/chromium')));
  } catch {
    throw new BrowserMissingError(
      'The package of the pinned browser (@sparticuz/chromium) is not installed. Run any task, for example "npm run build": it installs what is missing.',
    );
  }
  while (!existsSync(join(source, 'package.json'))) source = dirname(source);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  try {
    for (const name of ['al2023', 'swiftshader', 'fonts']) {
      const tar = join(draft, `${name}.tar`);
      writeFileSync(tar, await decompress(readFileSync(join(source, 'bin', `${name}.tar.br`))));
      execFileSync('tar', ['xf', tar, '-C', draft]);
      rmSync(tar);
    }
    const program = join(draft, 'chromium');
    writeFileSync(program, await decompress(readFileSync(join(source, 'bin/chromium.br'))));
    chmodSync(program, 0o755);
    try {
      renameSync(draft, home);
    } catch (error) {
      if (!existsSync(home)) throw error; // someone else was first: theirs is the same
    }
  } catch (error) {
    throw new BrowserMissingError(
      `The pinned browser could not be unpacked into ${home} (${error instanceof Error ? error.message : String(error)}). ` +
        'It needs 330 MB of free disk and the program "tar".',
      { cause: error },
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return home;
}

/** Rewritten when the checkout was moved: fontconfig wants absolute folders. */
function fontsConf(/** @type {string} */ home) {
  const file = join(home, 'fonts.conf');
  const text = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fc-cache</cachedir></fontconfig>\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

function mustRun(/** @type {string} */ program, /** @type {Record<string, string>} */ env) {
  try {
    execFileSync(program, ['--version'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    const said = /** @type {{ stderr?: Buffer }} */ (error).stderr?.toString().trim() ?? '';
    throw new BrowserMissingError(
      `The pinned browser does not start here: ${said.split('\n')[0] || String(error)}. ` +
        `If node_modules/.cache is damaged, delete it and run again; on a system without glibc set CHROMIUM_PATH to its own Chromium.`,
      { cause: error },
    );
  }
}
