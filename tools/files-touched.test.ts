// @where Tools: most lines of a page and of the app, and files that a change touches
// Counts things that grow one copy at a time: the hand-written files that know a field of an order, an order type or a
// question of verification, and the lines of the app, which only puts widgets together. CONTRIBUTING names them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Tests, stories and the people of the demo may know every field and every type. */
const isOwn = (file: string) => !/\.(?:test|stories)\.|\/(?:testing|every-call|seed)\//.test(file);

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(isOwn)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const knowing = (word: RegExp) =>
  sources.filter(({ text }) => word.test(text)).map(({ file }) => file);

/** Files that know more of an order or a question than its form asks for, and what that is. */
const besides: Readonly<Record<string, string>> = {
  'packages/sandbox/src/core/makers/random-taker.ts': 'the house places such orders',
  'packages/api-client/src/contract/base/order-request.ts':
    'the contract’s types for who writes one',
  'packages/api-client/src/contract/base/order-again.ts':
    'one that was triggered is placed again without it',
  'packages/sandbox/src/core/engine/waiting/exits.ts': 'exits of a bracket are such orders',
  'packages/sandbox/src/core/engine/waiting/exit-validation.ts': 'a market must offer such exits',
  'packages/sandbox/src/core/engine/waiting/slice-validation.ts':
    'a schedule leaves no choice of it',
  'packages/widgets/src/notify/order-notice.ts':
    'an end that the order itself asks for is no warning',
  'packages/widgets/src/lists/columns/order-cells.tsx': 'tables mark an order by it',
  'packages/widgets/src/lists/columns/order-rows.ts': 'tables and the chart read it there',
  'packages/widgets/src/lists/csv/contract-columns.ts': 'the head of its column in a file',
  'packages/sandbox/src/core/services/staff/person-risk.ts': 'its answer is a sign of risk',
  'packages/widgets/src/verification/use-answer-words.ts': 'its answers are amounts of a currency',
  'packages/widgets/src/back-office/compliance/case-answers.tsx': 'staff reads its answer as one',
};

test.each([
  ['a field of an order that is chosen', /\btimeInForce\b/, 10],
  // The engine counts it in ticks, under a name of its own.
  ['a price of an order', /\bstopPrice\b|\bstopTicks\b/, 8],
  ['an order type', /\bStopLimit\b/, 6],
  ['an order type that follows from its row', /\bTakeProfitMarket\b/, 4],
  ['a question of verification', /\bTotalValue\b|\btotalValueBands\b/, 14],
])('%s is known to few files', (_, word, most) => {
  const files = knowing(word).filter((file) => !(file in besides));
  expect(files).not.toEqual([]);
  // Files above the maximum.
  expect(files.slice(most)).toEqual([]);
});

test('a field of an order that the engine obeys is known to few files, and to others only for what else it brings', () => {
  const others = {
    // A market may switch it off: a field of the market, which its contract has, staff sets and the catalogue gives.
    'packages/api-client/src/contract/market-data.ts': 'whether the market offers it',
    'packages/api-client/src/contract/back-office/trading.ts': 'staff may switch it off',
    'packages/widgets/src/back-office/markets/model/market-form.ts': 'staff switch it off here',
    'packages/sandbox/src/core/catalog/markets.ts': 'the markets of the demo offer it',
    // It is refused for a reason of its own: a code, which the ticket foresees and gives words to.
    'packages/api-client/src/contract/base/errors.ts': 'the error code of the refusal',
    'packages/api-client/src/contract/refusals.ts': 'the reason, and its sentence',
    'packages/widgets/src/order-entry/model/ticket-reasons.ts': 'the refusal foreseen, as data',
    'packages/widgets/src/order-entry/ticket-labels.ts': 'the refusal foreseen, in words',
    // Tables mark an order that has it.
    'packages/widgets/src/lists/columns/order-cells.tsx': 'the mark',
    'packages/widgets/src/lists/columns/order-column-messages.ts': 'its words',
    'packages/api-client/src/contract/base/order-request.ts': 'the types for who writes an order',
    // It contradicts another type.
    'packages/sandbox/src/core/engine/waiting/slice-validation.ts': 'a slice takes',
    // It is used.
    'packages/sandbox/src/core/makers/market-maker.ts': 'the house places such orders',
  };
  const files = knowing(/postOnly/i);
  expect(files).toEqual(expect.arrayContaining(Object.keys(others)));
  expect(files.filter((file) => !(file in others)).slice(10)).toEqual([]);
});

const linesOf = (text: string) => text.split('\n').length - 1;
const ofApp = sources.filter(({ file }) => file.startsWith('packages/exchange-app/'));

test('the app is thin: what a partner would want, too, is a widget', () => {
  const lines = ofApp.reduce((sum, { text }) => sum + linesOf(text), 0);
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(5_000);
});

test('a page is short: from the address to a widget, and from its links to addresses', () => {
  const pages = ofApp.filter(({ file }) => /\/features\/.+-page\.tsx$/.test(file));
  expect(pages).not.toEqual([]);
  expect(pages.filter(({ text }) => linesOf(text) > 60).map(({ file }) => file)).toEqual([]);
});
