import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtApp, readOptions, startServer } from '@agio/sandbox/server';
import { check, checked, sum, type Outcome } from '../lib/outcome.ts';
import { root } from '../lib/run.ts';
import { packApp } from '../pack/pack-app.ts';
import { packPackages } from '../pack/pack-packages.ts';
import { copyPartnerBrand } from './partner-brand.ts';
import { inBrowser, play } from './play.ts';
import { freePort, untilAnswered } from './ports.ts';
import { buyOnDesk } from './widgets-play.ts';

const program = promisify(execFile);

interface Start {
  /** The unpacked package. */
  folder: string;
  /** A folder for the server's own files. */
  own: string;
  port: number;
  /** Origins of the services, as the policy lists them. */
  services: string;
}

/** Servers that the recipes are for, and how each starts with its recipe. */
const servers: Readonly<Record<string, (start: Start) => Promise<ChildProcess>>> = {
  nginx: async ({ folder, own, port, services }) => {
    const { stderr } = await program('nginx', ['-v']);
    const [, major = '', minor = ''] = /nginx\/(\d+)\.(\d+)/.exec(stderr) ?? [];
    const knowsHttp2 = [major, minor].map(Number).reduce((all, part) => all * 1000 + part) >= 1025;
    const template = readFileSync(join(folder, 'deploy/nginx.conf.template'), 'utf8')
      .replace('listen 8080;', `listen ${port};`)
      .replace('root /usr/share/nginx/html;', `root ${join(folder, 'site')};`)
      .replaceAll('${AGIO_SERVICES}', services)
      .replace('http2 on;', knowsHttp2 ? 'http2 on;' : '');
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const places = kinds.map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n');
    writeFileSync(join(own, 'site.conf'), template);
    writeFileSync(
      join(own, 'nginx.conf'),
      `daemon off; pid ${own}/pid; error_log stderr; events {}\nhttp { include /etc/nginx/mime.types; access_log off; ${places} include ${own}/site.conf; }\n`,
    );
    return spawn('nginx', ['-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  },
  caddy: async ({ folder, own, port, services }) => {
    const env = {
      PATH: process.env['PATH'],
      HOME: own,
      AGIO_ADDRESS: `:${port}`,
      AGIO_SITE: join(folder, 'site'),
      AGIO_SERVICES: services,
    };
    const config = join(folder, 'deploy/Caddyfile');
    return spawn('caddy', ['run', '--config', config], { env, stdio: 'ignore' });
  },
};

/**
 * The packed app as an operator has it: its files with a brand of a partner, served by the servers that are installed
 * here, each with its recipe. A visitor signs in at an exchange of another origin, and buys.
 */
export async function appConsumer(): Promise<Outcome> {
  await packPackages();
  const { tarball } = await packApp();
  const above = mkdtempSync(join(tmpdir(), 'agio-app-'));
  chmodSync(above, 0o755); // servers read as other users
  try {
    await program('tar', ['-xzf', tarball, '-C', above]);
    const folder = join(above, 'package');
    const ports = new Map<string, number>();
    for (const name of Object.keys(servers)) ports.set(name, await freePort());
    const data = join(above, 'data');
    const origins = [...ports.values()].map((port) => `http://localhost:${port}`);
    const settings = { AGIO_DATA: data, PORT: '0', AGIO_ORIGINS: origins.join(',') };
    const exchange = await startServer({
      ...readOptions(settings, data),
      frontend: () => ({ handle: builtApp(join(folder, 'site')) }),
    });
    try {
      const brand = await brandBeside(above, folder, exchange.origin);
      if (brand.failed > 0) return brand;
      const outcomes = [brand];
      for (const [name, port] of ports) {
        if (await isInstalled(name))
          outcomes.push(await serve(name, { folder, above, port, exchange: exchange.origin }));
        else console.log(`- ${name} is not installed here: its recipe was not tried`);
      }
      return sum(outcomes);
    } finally {
      await exchange.close();
    }
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}

const isInstalled = (name: string): Promise<boolean> =>
  program('which', [name]).then(
    () => true,
    () => false,
  );

/** Builds a partner's brand into the site, as the README of the app says. */
async function brandBeside(above: string, folder: string, exchange: string): Promise<Outcome> {
  const brand = join(above, 'brand');
  copyPartnerBrand(brand);
  const config = {
    apiUrl: exchange,
    identity: { authority: `${exchange}/identity`, clientId: 'agio-app' },
    opensByItself: { importantNotice: false, claimRewards: false },
  };
  writeFileSync(join(brand, 'config.json'), JSON.stringify(config));
  const cli = join(root, 'packages/whitelabel-themes/dist/cli.js');
  return check('node', [cli, 'build', brand, '--out', join(folder, 'site')]);
}

interface Place {
  folder: string;
  above: string;
  port: number;
  exchange: string;
}

async function serve(name: string, { folder, above, port, exchange }: Place): Promise<Outcome> {
  const own = join(above, name);
  mkdirSync(own);
  const services = `${exchange} ${exchange.replace('http', 'ws')}`;
  const server = await servers[name]!({ folder, own, port, services });
  const ended = once(server, 'exit');
  const origin = `http://localhost:${port}`;
  try {
    await Promise.race([untilAnswered(origin), ended]);
    const faults = await faultsOf(origin, exchange, join(folder, 'site'));
    const answered = checked(
      `${name}: every address is answered as by the embedded server`,
      faults,
    );
    const bought = await inBrowser((browser) =>
      play(
        browser,
        `${name}: the app in a brand of its own: signed in, and bought`,
        async (page) => {
          const faultsOfDesk = await buyOnDesk(page, `${origin}/trade/XCB-CTN`);
          const title = await page.title();
          return [
            ...faultsOfDesk,
            ...(title.includes('Nordlicht') ? [] : [`the title is ${title}`]),
          ];
        },
      ),
    );
    return sum([answered, bought]);
  } finally {
    server.kill();
    await ended;
  }
}

/** Returns the addresses that are answered otherwise than by the embedded server, or are kept for another time. */
async function faultsOf(origin: string, embedded: string, site: string): Promise<string[]> {
  const [worker = ''] = globSync('assets/pdf-worker-*.js', { cwd: site });
  const [sheet = ''] = globSync('themes/*.css', { cwd: site });
  const paths = [
    '/',
    '/trade',
    '/trade/XCB-CTN',
    '/user/portfolio',
    '/nowhere',
    '/nowhere/at/all',
    '/login/callback?code=1',
  ];
  const files = ['/brand/logo.svg', `/${sheet}`, `/${worker}`];
  const missing = [
    '/assets/gone.js',
    '/themes/gone.css',
    '/.vite/manifest.json',
    '/nowhere.png',
    '/assets/.hidden',
  ];
  const faults: string[] = [];
  for (const path of [...paths, ...files, ...missing]) {
    const [here, there] = await Promise.all([fetch(origin + path), fetch(embedded + path)]);
    const isSame =
      here.status === there.status && (!here.ok || (await here.text()) === (await there.text()));
    if (!isSame) faults.push(`${path} is ${here.status} and other text, should be ${there.status}`);
    const isKept = here.headers.get('cache-control')?.includes('immutable') === true;
    if (isKept !== (here.ok && /^\/(?:assets|themes)\//.test(path)))
      faults.push(`${path} has Cache-Control ${here.headers.get('cache-control')}`);
    const policy = here.headers.get('content-security-policy') ?? '';
    const wanted =
      path === `/${worker}` ? "script-src 'wasm-unsafe-eval'" : `connect-src 'self' ${embedded}`;
    if (!policy.includes(wanted)) faults.push(`${path} has the policy ${policy}`);
    if (here.headers.get('x-content-type-options') !== 'nosniff')
      faults.push(`${path} may be sniffed`);
  }
  const call = await fetch(`${origin}/frontoffice/api/none`);
  if (call.status !== 404) faults.push(`a call that is not routed is ${call.status}`);
  return faults;
}
