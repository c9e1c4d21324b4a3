// @where Tools: page docs/standing.md
import { accountStates, complianceSteps, refusals } from '@agio/api-client/contract';
import widgets from '@agio/widgets/messages.json' with { type: 'json' };
import { closedParts } from './closed-words.ts';
import {
  addresses,
  answerTo,
  bare,
  calls,
  everybody,
  gatedWords,
  landings,
  leadsTo,
  modes,
  opensTo,
  portfolio,
  roleLists,
  sorted,
  states,
  statuses,
  type Who,
} from './standing-rules.ts';

const whos = ['guest', 'trader', 'support', 'admin', 'officer', 'viewer'] as const;

const seen = {
  everything: 'everything',
  noBalances: 'all but balances, orders and history',
  nothing: 'that it is closed',
} as const;

/** `docs/standing.md`. */
export function standingPage(): string {
  const numbered = (all: readonly Who[] | undefined) => String(all?.length ?? 0);
  const landingRows = [...sorted(landings)].map(([{ who, outcome }, all]) => [
    who,
    code(outcome.landing),
    ...Object.entries(outcome.from).map(([from, to]) => (from === to ? 'there' : code(to))),
    numbered(all),
  ]);
  const stateRows = [...sorted(states)].map(([{ who, outcome }, all]) => [
    who,
    outcome.banner,
    outcome.reason === undefined ? '' : widgets.widgets.notActive[outcome.reason],
    outcome.reason === undefined ? (outcome.isLimited ? 'all but sending' : 'all') : 'none',
    outcome.menus,
    numbered(all),
  ]);
  const tableRows = Object.entries(accountStates).map(([name, meaning]) => [
    name,
    meaning.goodFor,
    meaning.refusal === undefined ? '' : String(refusals[meaning.refusal].errorCode),
    meaning.reason === undefined ? 'yes' : 'no',
    meaning.sends ? 'yes' : 'no',
    seen[meaning.sees],
    meaning.cancels === undefined ? 'stay' : `cancelled (${meaning.cancels})`,
    meaning.banner ?? '',
    meaning.asks ? 'yes' : '',
    meaning.landing,
  ]);
  const known = statuses.filter((status) => status !== 'Unknown');
  const pageRows = grouped(addresses, ({ id, path }) => [
    ...modes.map((mode) => leadsTo(bare(path), mode)),
    ...whos.map((who) => opensTo(id, who)),
  ]).map(([all, cells]) => [all.map(({ path }) => code(path)).join(', '), ...cells]);
  const callRows = grouped(calls, ({ endpoint }) =>
    known.map((status) => answerTo(endpoint, status)),
  ).map(([all, cells]) => [all.map(({ name }) => code(name)).join(', '), ...cells]);
  const partRows = Object.entries(closedParts).map(([page, parts]) => [
    page,
    parts.map(({ part, words }) => `${part}: “${words}”`).join('; ') || 'nothing',
  ]);
  return `# Consequences of the state of an account

Made by \`packages/exchange-app/src/standing.test.ts\`, which holds the app against these rows with every
account there can be: ${statuses.length} activity statuses × ${complianceSteps.length} compliance steps × 5 verification levels × ${roleLists.length} roles × frozen × terminated,
${everybody.length} accounts. The first row that fits an account decides; the last column counts those that it decides.

One table, \`accountStates\` of \`packages/api-client/src/contract/account-states.ts\`, is read by the exchange's gates, by screens
(\`restrictionsOf\` of \`packages/widgets/src/host/account-restrictions.ts\`), by the dialog in which an officer changes a status, and
here. The rows under it were written apart from it, from the specification, and judge it.

## The table

“Good for” is the most that a call may ask of the account; a call that asks for more is refused with the code. A status set by
staff cancels the open orders as said here, whatever set it.

${table(['State', 'Good for', 'Code', 'Trades', 'Sends', 'Its owner sees', 'Open orders', 'Banner', 'Asked for answers', 'Landing'], tableRows)}

A higher tier that an active account asks for is in review by its step alone: the state stays Active or Limited, and nothing
closes until the decision.

## Landing after a sign-in

A deployment may have another portfolio than \`${portfolio}\`. A remembered page is opened after 1000 ms, a landing at once.

${table(['Account', 'Landing', 'From `/convert`', 'From `/admin/…`', 'Accounts'], landingRows)}

A user who becomes waiting for review while signed in is led to \`/markets\`, and reads there why; an emptied token store
leads to \`/\`. A terminated or banned user stays signed in, and may sign in again, as the identity provider is another's: the
profile answers 30200, their banner stands over every page, and every other call of theirs is refused. Of the private hub they
hear of their account and of the orders that end with it. What was typed is there again when they come back.

## Banner, commands and menus

Commands are to trade, convert, buy, sell, send and receive. The menus are History, Referrals, Settings, Support, Trade and
Markets, alike in the header, the profile menu and the menu of a phone, each with a reason of its own; Tiers stays open, as it is
the way through the check.

${table(['Account', 'Banner', 'What is said of it', 'Commands', 'Menus', 'Accounts'], stateRows)}

## Closed parts of pages

Every page of a trader opens in every state, those of officers only for who is active and not held for a review. What an account may not do or see says so in its place, with the reason above and the next
step. A button says what is closed, and a note beside it why.

${table(['Page', 'Closed part: its words'], partRows)}

## Addresses

In the default app, and in the two variants: whether an address opens there or leads to the variant's home. Then who may open
it; others read these words.

${table(['Address', 'Default', 'aurum', 'verdant', ...whos], pageRows)}

## Calls

“Not sent” fails in the client with “${gatedWords}” (spec §5). A number is the code of the exchange's refusal.

${table(['Calls', ...known], callRows)}
`;
}

const code = (text: string) => `\`${text}\``;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns the items with equal cells in one group. */
function grouped<Item>(
  items: readonly Item[],
  cellsOf: (item: Item) => string[],
): [Item[], string[]][] {
  const groups = new Map<string, [Item[], string[]]>();
  for (const item of items) {
    const cells = cellsOf(item);
    const group = groups.get(cells.join('|')) ?? [[], cells];
    group[0].push(item);
    groups.set(cells.join('|'), group);
  }
  return [...groups.values()];
}
