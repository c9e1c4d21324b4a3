import type {
  Asset,
  Instrument,
  Order,
  PortfolioOverview,
  Settings,
  UserInformation,
} from '@agio/api-client/contract';
import { assets } from '../src/core/catalog/assets.ts';
import { exactAtoms } from '../src/core/fixed.ts';
import type { WireAnswer } from '../src/server/testing/wire.ts';
import type { Kind, Thing } from './claims.ts';
import type { Books } from './ledger.ts';
import { accounts, type AccountId, type Person } from './person.ts';
import type { Storm } from './storm.ts';

type Found = { id: string } & Record<string, unknown>;

/** Looks for everything that was acknowledged, as its owner or as staff, and notes what is missing or has changed. */
export async function verify(storm: Storm): Promise<void> {
  await verifyValues(storm);
  for (const id of accounts) {
    await everyoneActive(storm, id);
    const admin = storm.person('admin');
    const own = storm.person(id);
    await compare(storm, 'order', id, (cursor) =>
      post(admin, '/back-api/api/v2/orders', { userId: id, limit: 500, ...cursor }),
    );
    await compare(storm, 'transfer', id, (cursor) =>
      get(admin, '/back-api/api/v2/transfers', { userId: id, limit: 500, ...cursor }),
    );
    await compare(storm, 'swap', id, (cursor) =>
      get(own, '/frontoffice/api/recent', { limit: 500, ...cursor }),
    );
    await compare(storm, 'ramp', id, (cursor) =>
      get(own, '/frontoffice/api/ramp/callback', { limit: 500, ...cursor }),
    );
    await compare(storm, 'address', id, () => get(own, '/frontoffice/api/address-book', {}));
    // Staff do not read their own case.
    const reader = id === 'admin' ? storm.person('officer') : admin;
    await compare(storm, 'document', id, () =>
      post(reader, '/back-api/api/v3/users/documents/list', { userId: id }),
    );
    if (id === 'admin')
      await compare(storm, 'key', id, () => get(own, '/back-api/backoffice/api-keys/list', {}));
  }
}

type Page = (cursor: { cursor?: string }) => Promise<WireAnswer | undefined>;

const post = (person: Person, path: string, body: object) => patiently(person, 'POST', path, body);
const get = (person: Person, path: string, query: Record<string, string | number>) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return patiently(person, 'GET', `${path}?${search.toString()}`);
};

/** Waits as long as the server asks: verifying is much reading. */
async function patiently(
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<WireAnswer | undefined> {
  for (;;) {
    const answer = await person.send(method, path, body === undefined ? {} : { body });
    if (answer?.status !== 429) return answer;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function listOf<T>(person: Person, path: string): Promise<T[]> {
  const answer = await patiently(person, 'GET', path);
  if (answer?.status !== 200) throw new Error(`${path} was answered ${answer?.status}.`);
  return answer.json as T[];
}

async function userOf(admin: Person, userId: string): Promise<{ user: UserInformation }> {
  const answer = await post(admin, '/back-api/api/v3/users/get', { userId });
  if (answer?.status !== 200) throw new Error(`${userId} could not be read: ${answer?.status}.`);
  return answer.json as { user: UserInformation };
}

/** Makes an account active that is not, since others may not read what is their own; its state was compared before. */
async function everyoneActive(storm: Storm, userId: AccountId): Promise<void> {
  if (userId === 'admin') return;
  const admin = storm.person('admin');
  for (;;) {
    const { user } = await userOf(admin, userId);
    if (user.activityStatus === 'Active') return;
    const body = { userId, status: 'Active', comment: 'To look.', seenStatus: user.activityStatus };
    const answer = await patiently(admin, 'PUT', '/back-api/api/v3/users/status', body);
    if (answer?.status === 409) continue; // It has changed since it was read.
    if (answer?.status !== 200)
      throw new Error(`${userId} could not be made active: ${answer?.status} ${answer?.text}`);
    storm.claims.know(`${userId} status`, 'Active');
    return;
  }
}

/** Reads pages until everything of one kind was found, or there are no more. */
async function compare(storm: Storm, kind: Kind, owner: string, read: Page): Promise<void> {
  const wanted = new Map(storm.claims.unchecked(kind, owner));
  let cursor: string | undefined;
  while (wanted.size > 0) {
    const answer = await read(cursor === undefined ? {} : { cursor });
    if (answer?.status !== 200) {
      storm.log.fault(
        `What ${owner} has of ${kind} could not be read: ${answer?.status} ${answer?.text.slice(0, 100)}`,
      );
      return;
    }
    const { items, nextCursor } = pageOf(answer.json);
    for (const found of items) {
      const thing = wanted.get(found.id);
      if (thing === undefined) continue;
      wanted.delete(found.id);
      thing.checked = true;
      const changed = difference(kind, thing, found);
      if (changed !== undefined)
        storm.log.fault(`The ${kind} ${found.id} of ${owner} has changed: ${changed}`);
    }
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  for (const id of wanted.keys()) storm.log.fault(`The ${kind} ${id} of ${owner} is lost.`);
}

function pageOf(json: unknown): { items: Found[]; nextCursor: string | null } {
  const page = Array.isArray(json) ? { items: json as unknown[], nextCursor: null } : json;
  const { items, nextCursor } = page as { items: Found[]; nextCursor: string | null };
  return { items: items.map(flat), nextCursor };
}

/** A conversion and a payment have their figures in the quote, a document calls its id otherwise. */
function flat(item: Record<string, unknown>): Found {
  const quote = (item['quote'] ?? {}) as Record<string, unknown>;
  return { ...quote, ...item, id: String(item['id'] ?? item['fileId']) };
}

/** The first field that is not what was acknowledged. An order may have gone on since. */
function difference(kind: Kind, { fields }: Thing, found: Found): string | undefined {
  for (const [name, known] of Object.entries(fields)) {
    if (
      found[name] === known ||
      (kind === 'order' && wentOn(name, fields, found as unknown as Order))
    )
      continue;
    return `${name} was ${JSON.stringify(known)} and is ${JSON.stringify(found[name])}`;
  }
  return undefined;
}

const over = new Set<unknown>(['Filled', 'Cancelled', 'Rejected']);

function wentOn(name: string, fields: Record<string, unknown>, found: Order): boolean {
  if (over.has(fields['status'])) return false;
  if (name === 'status') return true;
  const before = exactAtoms(String(fields['filledAmount']), 18);
  return name === 'filledAmount' && exactAtoms(found.filledAmount, 18) >= before;
}

/** Names, currencies, states of accounts, rules of markets: what was said last. */
async function verifyValues(storm: Storm): Promise<void> {
  const now = await valuesNow(storm);
  for (const [name, allowed] of storm.claims.values()) {
    if (!now.has(name)) continue;
    const value = now.get(name);
    if (!allowed.includes(value)) {
      storm.log.fault(`${name} was ${JSON.stringify(allowed)} and is ${JSON.stringify(value)}.`);
    }
    storm.claims.know(name, value);
  }
}

async function valuesNow(storm: Storm): Promise<Map<string, unknown>> {
  const now = new Map<string, unknown>();
  const admin = storm.person('admin');
  for (const id of accounts) {
    const { user } = await userOf(admin, id);
    now.set(`${id} status`, user.activityStatus);
    now.set(`${id} displayName`, user.displayName);
    const settings = await patiently(storm.person(id), 'GET', '/frontoffice/api/settings');
    if (settings?.status === 200)
      now.set(`${id} currency`, (settings.json as Settings).data.currentCurrency);
  }
  for (const instrument of await listOf<Instrument>(admin, '/marketdata/instruments')) {
    for (const [rule, value] of Object.entries(instrument))
      now.set(`${instrument.id} ${rule}`, value);
  }
  for (const { id, displayDecimals } of await listOf<Asset>(
    admin,
    '/frontoffice/api/assets-info',
  )) {
    now.set(`admin ${id} displayDecimals`, displayDecimals);
  }
  return now;
}

/** Returns all balances as calls report them, in atoms by `account/asset`, while no other call is made. */
export async function moneyByCalls(storm: Storm): Promise<Map<string, bigint>> {
  const money = new Map<string, bigint>();
  for (const id of accounts) {
    const body = { userId: id };
    const answer = await storm
      .person('admin')
      .send('POST', '/back-api/api/v3/portfolio/get', { body });
    if (answer?.status !== 200) continue;
    for (const { asset, total } of (answer.json as PortfolioOverview).balances) {
      const decimals = assets.find((known) => known.id === asset)?.decimals ?? 0;
      money.set(`${id}/${asset}`, exactAtoms(total, decimals));
    }
  }
  return money;
}

/** Compares it with the books. What moved by itself since it was asked for, such as a deposit, is left out. */
export function compareMoney(
  storm: Storm,
  money: ReadonlyMap<string, bigint>,
  books: Books,
  since: number,
): number {
  let compared = 0;
  for (const [name, atoms] of money) {
    if ((books.touchedAt.get(name) ?? 0) >= since) continue;
    compared += 1;
    const kept = books.balances.get(name) ?? 0n;
    if (kept !== atoms)
      storm.log.fault(`The calls say that ${name} is ${atoms} atoms, the books ${kept}.`);
  }
  return compared;
}
