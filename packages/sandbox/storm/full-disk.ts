import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SmallDisk, copyFolder } from './small-disk.ts';
import { appClientId, appScopes, identityPath } from '../src/server/identity/provider.ts';
import { upload } from './money.ts';
import type { Actors } from './actors.ts';
import type { Storm } from './storm.ts';

/** Room that is left beside the data before it is filled, in megabytes. */
const room = 48;
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export interface FullDisk {
  /** Commands that were refused because there was no room. */
  refused: number;
  /** Reads that were answered meanwhile. */
  read: number;
  /** Outcome of a start on a full disk: the server starts, or refuses with a sentence. */
  start: 'starts' | 'refuses';
}

/** Moves the server to a disk, fills it, gives the room back, fills it again, ends the server and moves back. */
export async function fullDisk(storm: Storm, actors: Actors): Promise<FullDisk | undefined> {
  const { server } = storm;
  const home = server.process.dataFolder;
  await actors.pause();
  await down(storm);
  const disk = await SmallDisk.make(megabytesOf(home) + room);
  if (disk === undefined) {
    await up(storm, actors);
    return undefined;
  }
  copyFolder(home, disk.folder);
  server.process.dataFolder = disk.mountPoint;
  server.process.within = disk.enter;
  await up(storm, actors);
  await pause(1000);

  const result: FullDisk = { refused: 0, read: 0, start: 'starts' };
  fill(storm, disk);
  await Promise.all([readMeanwhile(storm, result, 4000), writeMuch(storm)]);
  await signInRefused(storm);
  disk.free();
  await writesAgain(storm);
  server.diskIsFull = false;
  await pause(1000);
  fill(storm, disk);
  await writeMuch(storm);
  result.refused = storm.log.refusedForRoom;
  if (result.refused === 0) storm.log.fault('The disk was full, and nothing was refused for it.');

  server.close();
  await server.kill();
  result.start = await startsFull(storm);
  if (result.start === 'starts') await server.kill();
  disk.free();
  copyFolder(disk.folder, home);
  server.process.dataFolder = home;
  server.process.within = [];
  server.diskIsFull = false;
  await up(storm, actors);
  await disk.remove();
  return result;
}

function fill(storm: Storm, disk: SmallDisk): void {
  storm.server.diskIsFull = true;
  disk.fill();
}

/** Existing rows of the database can be overwritten for a while; documents need new room. */
async function writeMuch(storm: Storm): Promise<void> {
  const bytes = Buffer.alloc(4 * 1024 * 1024, '%PDF-1.4\n');
  const refused = storm.log.refusedForRoom;
  for (let turn = 0; turn < 10 && storm.log.refusedForRoom === refused; turn += 1) {
    await upload(storm, storm.person('trader'), 'ProofOfFunds', bytes);
    await pause(200);
  }
}

/** Reads go on, whatever happens to commands. */
async function readMeanwhile(storm: Storm, result: FullDisk, milliseconds: number): Promise<void> {
  const until = Date.now() + milliseconds;
  const paths = [
    '/frontoffice/api/v2/portfolio',
    '/frontoffice/api/orders/my',
    '/marketdata/instruments',
  ];
  while (Date.now() < until) {
    for (const path of paths) {
      const answer = await storm.person('trader').send('GET', path);
      if (answer?.status === 200) result.read += 1;
      else if (answer?.status !== 429) {
        storm.log.fault(
          `With a full disk ${path} was answered ${answer?.status}: ${answer?.text.slice(0, 100)}`,
        );
      }
    }
    await pause(100);
  }
}

/** Sign-ins fail, and are refused like every other write. */
async function signInRefused(storm: Storm): Promise<void> {
  const { origin } = storm.server;
  const query = new URLSearchParams({
    client_id: appClientId,
    response_type: 'code',
    redirect_uri: `${origin}/login/callback`,
    scope: appScopes,
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${origin}${identityPath}/auth?${query.toString()}`, {
    redirect: 'manual',
  });
  if (answer.status < 500 || answer.status === 503) return;
  storm.log.fault(`With a full disk a sign-in was answered ${answer.status}.`);
}

/** With room again, commands are done again, without a restart. */
async function writesAgain(storm: Storm): Promise<void> {
  const body = { type: 'current-currency', value: 'CHF' };
  let last = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const answer = await storm.person('trader').send('PUT', '/frontoffice/api/setting', { body });
    last = answer?.status ?? 0;
    if (last === 200) return storm.claims.know('trader currency', 'CHF');
    await pause(200);
  }
  storm.log.fault(`With room again commands are still refused: ${last}.`);
}

async function startsFull(storm: Storm): Promise<'starts' | 'refuses'> {
  const { process } = storm.server;
  const before = process.said.length;
  try {
    await process.restart();
    return 'starts';
  } catch {
    const said = process.said.slice(before);
    if (/\n {4}at /.test(said))
      storm.log.fault(`A start on a full disk said: ${said.slice(0, 300)}`);
    return 'refuses';
  }
}

async function down(storm: Storm): Promise<void> {
  storm.server.close();
  await storm.server.kill();
}

async function up(storm: Storm, actors: Actors): Promise<void> {
  await storm.server.restart();
  storm.server.open();
  actors.resume();
}

function megabytesOf(folder: string): number {
  const bytes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  return Math.ceil(bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024);
}
