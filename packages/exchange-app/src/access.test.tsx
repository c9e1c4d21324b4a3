// Every role, every call and every screen: asked of the server over HTTP, printed as docs/access.md.
import { apiKeySession } from '@agio/api-client';
import {
  apiKeyPermissions,
  contract,
  type Endpoint,
  permissionFor,
} from '@agio/api-client/contract';
import { anchorTime, createSandbox, manualClock, memoryStore } from '@agio/sandbox';
import { exchangeServer, signIn } from '@agio/sandbox/server/testing';
import { expect, test } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import {
  accessPage,
  type AccessRow,
  type KeyRow,
  type Reader,
  readers,
  saidOf,
  together,
} from './testing/access-page.ts';
import type { Screen } from './testing/served-screens.tsx';

const spellings: { written: string; spell: (role: string) => string }[] = [
  { written: 'as in it', spell: (role) => role },
  { written: 'in lower case', spell: (role) => role.toLowerCase() },
  { written: 'in upper case', spell: (role) => role.toUpperCase() },
];

/** A server on whose exchange the roles are written in a way of their own, and everybody's token. */
async function serverWith(spell: (role: string) => string) {
  const { origin } = await exchangeServer({
    rateLimits: false,
    openExchange: ({ authenticate, signIns }) => {
      const store = memoryStore();
      createSandbox({ store, clock: manualClock() }).dispose();
      store.commit(
        [...store.read('accounts')].map(([key, account]) => {
          const roles = account.information.roles.map(spell);
          const information = { ...account.information, roles };
          return { table: 'accounts', key, value: { ...account, information } };
        }),
      );
      return createSandbox({ store, clock: manualClock(), authenticate, signIns });
    },
  });
  const tokens = await Promise.all(
    readers.map(async (who) =>
      who === 'guest' ? undefined : (await signIn(origin, who)).access_token,
    ),
  );
  return { origin, tokenOf: (who: Reader) => tokens[readers.indexOf(who)] };
}
type Served = Awaited<ReturnType<typeof serverWith>>;

const endsAllSignIns = 'account.endSignIns';
const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>)
  .flatMap(([area, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
  )
  .toSorted((a, b) => Number(a.name === endsAllSignIns) - Number(b.name === endsAllSignIns));

async function ask(
  { origin, tokenOf }: Served,
  who: Reader,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: object = {},
): Promise<Response> {
  const token = tokenOf(who);
  return fetch(origin + path.replaceAll(/\{\w+\}/g, 'nothing'), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
}

/** Returns `yes` for a user who is let in, whatever the result of a call without an input. */
async function answerTo(...args: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...args);
  const said = await answer.text();
  const isRefusal = answer.status === 401 || answer.status === 403;
  return isRefusal ? String((JSON.parse(said) as { errorCode: number }).errorCode) : 'yes';
}

const cellsOf = (cellOf: (who: Reader) => string) =>
  Object.fromEntries(readers.map((who) => [who, cellOf(who)])) as Record<Reader, string>;

/** Every call by everybody, each signed in as one. */
async function answersOf(served: Served): Promise<AccessRow[]> {
  const answers = await Promise.all(
    readers.map(async (who) => {
      const own: Record<string, string> = {};
      for (const { name, endpoint } of calls) own[name] = await answerTo(served, who, endpoint);
      return own;
    }),
  );
  return calls.map(({ name }) => ({
    name,
    cells: cellsOf((who) => answers[readers.indexOf(who)]?.[name] ?? ''),
  }));
}

/** Checks if another user's document is given out: the one answer in which a handler looks at roles. */
async function documentRow(served: Served): Promise<AccessRow> {
  const { method, path } = contract.backOfficeUsers.documents;
  const listed = await ask(
    served,
    'admin',
    { method, path: `${path}?userId=pending` },
    { userId: 'pending' },
  );
  const [{ fileId = '' } = {}] = (await listed.json()) as { fileId?: string }[];
  const codes = await Promise.all(
    readers.map(async (who) => {
      const { method: get, path: file } = contract.files.download;
      const answer = await ask(served, who, { method: get, path: file.replace('{id}', fileId) });
      const { errorCode = 0 } = answer.ok
        ? (await answer.arrayBuffer(), {})
        : ((await answer.json()) as { errorCode?: number });
      return answer.ok ? 'yes' : String(errorCode);
    }),
  );
  return {
    name: '`files.download` of another account’s document',
    cells: cellsOf((who) => codes[readers.indexOf(who)] ?? ''),
  };
}

/** Every call that is not open to guests, signed with a key of each permission. */
async function keyRows(served: Served): Promise<KeyRow[]> {
  const signed = calls.filter(({ endpoint }) => endpoint.auth !== 'none');
  const answers = await Promise.all(
    apiKeyPermissions.map(async (permission) => {
      const made = await ask(served, 'trader', contract.apiKeys.create, {
        name: permission,
        permissions: [permission],
      });
      const { key, secret } = (await made.json()) as { key: { id: string }; secret: string };
      const session = apiKeySession({
        keyId: key.id,
        privateKey: secret,
        now: () => anchorTime,
      });
      return Promise.all(
        signed.map(async ({ endpoint: { method, path } }) => {
          const url = served.origin + path.replaceAll(/\{\w+\}/g, 'nothing');
          const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
          const headers = { 'content-type': 'application/json' };
          const proof = await session.sign?.({ url, method, headers, ...body });
          const answer = await fetch(url, { method, headers: { ...headers, ...proof }, ...body });
          const said = await answer.text();
          if (answer.status !== 403) return answer.status === 401 ? said : 'yes';
          return String((JSON.parse(said) as { errorCode: number }).errorCode);
        }),
      );
    }),
  );
  const groups = new Map<string, string[]>();
  for (const [at, { name }] of signed.entries()) {
    const cells = answers.map((each) => each[at]).join('|');
    groups.set(cells, [...(groups.get(cells) ?? []), `\`${name}\``]);
  }
  return [...groups].map(([cells, names]) => ({
    name: names.join(', '),
    cells: cells.split('|'),
  }));
}

const matches = (path: string, pathname: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
const nameOf = ({ method, pathname }: Screen['asked'][number]) =>
  calls.find(({ endpoint }) => endpoint.method === method && matches(endpoint.path, pathname))
    ?.name;

test.each(spellings)(
  'S56 the server answers every call to every role as the contract says, roles written $written',
  async ({ spell }) => {
    const said = calls.map(({ name, endpoint }) => ({
      name,
      cells: cellsOf((who) => saidOf(endpoint, who)),
    }));
    expect(await answersOf(await serverWith(spell))).toEqual(said);
  },
);

test('S56 every screen of the back office is shown to whom the server answers, and the page says so', async () => {
  const served = await serverWith((role) => role);
  const given = await documentRow(served);
  const { officeAddresses, screenAt, menusOf } = await inBrowser(
    () => import('./testing/served-screens.tsx'),
  );
  const reader = (who: Reader) => ({ origin: served.origin, token: served.tokenOf(who) });

  const menus = new Map<string, AccessRow['cells']>();
  for (const who of readers)
    for (const [name, entries] of Object.entries(await menusOf(reader(who))))
      for (const entry of entries) {
        const row = `${name}: ${entry}`;
        const cells = menus.get(row) ?? cellsOf(() => '');
        menus.set(row, { ...cells, [who]: 'shown' });
      }

  const screens: AccessRow[] = [];
  const shell = new Set((await screenAt(reader('admin'), '/admin/nothing')).asked.map(nameOf));
  for (const path of officeAddresses) {
    const cells = cellsOf(() => '');
    const reads = new Set<string>();
    for (const who of readers) {
      const screen = await screenAt(reader(who), path);
      const refused = screen.asked.filter(({ status }) => status === 401 || status === 403);
      expect({ who, path, refused }).toEqual({ who, path, refused: [] });
      for (const name of screen.asked.map(nameOf))
        if (name !== undefined && !shell.has(name)) reads.add(`\`${name}\``);
      cells[who] = foundAt(path, screen);
      // Each page that opens is in the navigation, and each entry of the navigation opens.
      const address = screen.told === undefined ? screen.area : path;
      const isListed = screen.areas.some((each) => each === address);
      expect({ who, path, isListed }).toEqual({ who, path, isListed: screen.told === undefined });
    }
    screens.push({ name: `\`${path}\``, more: [...reads].toSorted().join(', '), cells });
  }

  const keys = await keyRows(served);
  for (const { name, endpoint } of calls.filter((each) => each.endpoint.auth !== 'none')) {
    const [area = '', call = ''] = name.split('.');
    const needed = permissionFor(area, call);
    const { cells } = keys.find((row) => row.name.includes(`\`${name}\``)) ?? { cells: [] };
    expect({ name, cells: [...cells] }).toEqual({
      name,
      cells: apiKeyPermissions.map((each) => (each === needed ? 'yes' : '40300')),
    });
    expect(endpoint.backOffice === true && needed !== null).toBe(false);
  }
  const rows = calls.map(({ name, endpoint }) => ({
    name: `\`${name}\``,
    isOfOffice: endpoint.backOffice === true,
    cells: cellsOf((who) => saidOf(endpoint, who)),
  }));
  const page = accessPage({
    office: rows.filter(({ isOfOffice }) => isOfOffice),
    others: [...together(rows.filter(({ isOfOffice }) => !isOfOffice)), given],
    screens,
    keys,
    menus: [...menus]
      .map(([name, cells]) => ({ name, cells }))
      .toSorted(
        (a, b) => Number(a.name.startsWith('profile')) - Number(b.name.startsWith('profile')),
      ),
  });
  await expect(page).toMatchFileSnapshot('../../../docs/access.md');
}, 300_000);

/** A window for what is loaded in it alone: the server must have none, and components look for it when they are loaded. */
async function inBrowser<Module>(load: () => Promise<Module>): Promise<Module> {
  // A call goes over the wire as node makes it.
  const { fetch, Request, Response, Headers, AbortController, AbortSignal, Blob, FormData, URL } =
    globalThis;
  await builtinEnvironments.jsdom.setup(globalThis, {});
  const own = {
    fetch,
    Request,
    Response,
    Headers,
    AbortController,
    AbortSignal,
    Blob,
    FormData,
    URL,
  };
  Object.assign(globalThis, own);
  return load();
}

function foundAt(path: string, { told, area, tab }: Screen): string {
  if (told !== undefined) return `“${told}”`;
  const { pathname, searchParams } = new URL(path, 'http://exchange.test');
  const wanted = pathname.split('/').slice(0, 3).join('/');
  if (area !== wanted) return `\`${area}\` in its place`;
  const wantedTab = searchParams.get('tab');
  return wantedTab === null || tab?.toLowerCase() === wantedTab ? 'shown' : `${tab} in its place`;
}
