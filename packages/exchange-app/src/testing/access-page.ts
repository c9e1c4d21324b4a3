// @where Tools: page docs/access.md
import { apiKeyPermissions, type Endpoint, staffPermissions } from '@agio/api-client/contract';

/** Readers whom the exchange or the screens tell apart. */
export const readers = ['guest', 'trader', 'support', 'viewer', 'officer', 'admin'] as const;
export type Reader = (typeof readers)[number];

/** The role that the contract has for them. */
const roleOf: Partial<Record<Reader, string>> = {
  support: 'support',
  viewer: 'TradeDataViewer',
  officer: 'ComplianceReviewer',
  admin: 'admin',
};

/** A row of the page: what it is about, and a cell for every reader. */
export interface AccessRow {
  name: string;
  more?: string;
  cells: Record<Reader, string>;
}

export interface AccessTables {
  office: readonly AccessRow[];
  others: readonly AccessRow[];
  screens: readonly AccessRow[];
  menus: readonly AccessRow[];
  keys: readonly KeyRow[];
}

/** A row about an API key: calls, and a cell for a key of each permission. */
export interface KeyRow {
  name: string;
  cells: readonly string[];
}

/** `docs/access.md`. */
export const accessPage = ({ office, others, screens, menus, keys }: AccessTables): string =>
  `# Access of each role to calls and screens

Made by \`packages/exchange-app/src/access.test.tsx\`, which starts the server, signs in at its identity provider as an
active account of every role, the role's name written as in the contract, in lower and in upper case, and makes every call
of the contract over HTTP. It fails where an answer is not what the contract's \`auth\` and \`roles\` say, where a screen that is
shown to a role makes a call that the server refuses, and where this page differs. Consequences of the state of an account are in
[standing.md](standing.md), the requirements of each call in [calls.md](calls.md).

\`yes\`: the role may make the call. A number is the code of the refusal: 40100 requires a sign-in, 40300 refuses the role, 40400 is
the answer about a document of another account.

## Permissions of staff

\`staffPermissions\` in \`packages/api-client/src/contract/back-office/staff.ts\`: the roles of every call below, and the areas that
the back office shows.

${table(['Permission', ''], permissions())}

## Calls of the back office

${table(['Call', ''], office)}

## Every other call

No call of a customer asks for a role: staff have an account as everybody has. That officers and viewers do not trade is
said by the screens ([standing.md](standing.md)), not by the server.

${table(['Calls', ''], others)}

## API keys

A key acts for its owner, within one or more of three permissions ([api-keys.md](api-keys.md)). The test makes a key of each and
signs every call that is not open to guests. The server goes by \`packages/api-client/src/contract/api-keys/key-access.ts\`.

${keyTable(keys)}

## Screens of the back office

What each asks for, besides what every page asks for. What is not shown to a role says these words at its address.

${table(['Address', 'Asks for'], screens)}

## Menus

Entries of the header with what stands under them, and of the profile's menu. What is not for a role is not in a menu.

${table(['Entry', ''], menus)}
`;

function permissions(): AccessRow[] {
  return Object.entries(staffPermissions).map(([name, roles]) => ({
    name: `\`${name}\``,
    cells: Object.fromEntries(
      readers.map((who) => {
        const role = roleOf[who];
        const has = role === 'admin' || roles.some((each) => each === role);
        return [who, has ? 'yes' : ''];
      }),
    ) as AccessRow['cells'],
  }));
}

function table([name = '', more = '']: readonly string[], rows: readonly AccessRow[]): string {
  const lead = (first: string, second: string) => (more === '' ? [first] : [first, second]);
  return [
    [...lead(name, more), ...readers],
    [...lead('---', '---'), ...readers.map(() => '---')],
    ...rows.map((row) => [
      ...lead(row.name, row.more ?? ''),
      ...readers.map((who) => row.cells[who]),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function keyTable(rows: readonly KeyRow[]): string {
  return [
    ['Calls', ...apiKeyPermissions],
    ['---', ...apiKeyPermissions.map(() => '---')],
    ...rows.map(({ name, cells }) => [name, ...cells]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Rows with equal cells, as one. */
export function together(rows: readonly AccessRow[]): AccessRow[] {
  const groups = new Map<string, AccessRow>();
  for (const { name, cells } of rows) {
    const key = readers.map((who) => cells[who]).join('|');
    const others = groups.get(key);
    groups.set(key, { name: others ? `${others.name}, ${name}` : name, cells });
  }
  return [...groups.values()];
}

/** Returns the contract's answer to a call of a user whose account is active and verified. */
export function saidOf({ auth, roles }: Endpoint, reader: Reader): string {
  if (auth !== 'required') return 'yes';
  if (reader === 'guest') return '40100';
  const own = roleOf[reader];
  return roles === undefined || own === 'admin' || roles.some((role) => role === own)
    ? 'yes'
    : '40300';
}
