// @where Tools: style of the English texts on screen
// A message is a whole sentence or label, so that it can be translated: it begins in upper case, has plural forms for the
// number that a noun follows, and its lists, links and dates are made by the language. Exceptions of today stand in lists
// that may only get shorter.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Texts {
  readonly [key: string]: string | Texts;
}

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const locales = 'packages/exchange-app/src/shared/language/locales/en';

function* flat(texts: Texts, path = ''): Generator<{ path: string; text: string }> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') yield { path: path + key, text };
    else yield* flat(text, `${path}${key}.`);
  }
}

const messages = [
  'packages/ui/messages.json',
  'packages/widgets/messages.json',
  ...globSync(`${locales}/*.json`, { cwd: root }),
].flatMap((file) => [...flat(JSON.parse(read(file)) as Texts)]);
const sources = globSync('packages/{ui,widgets,exchange-app}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|stories|bench)\.|\/testing\//.test(file))
  .map((file) => ({ file, text: read(file) }));

/** Stands after a value, a name or a mark in one line with it, or is a role, a unit or an answer in a cell. */
const lowerCase = [
  /^palette\.typed\./, // commands, as they are typed
  /^(?:beforeAfter\.to|listEnd\.moreThan)$/,
  /^common\.(?:andMore|down|dueTime|nothing|opensInANewTab|sinceTime|space|stepDone|up)$/,
  /^dataGrid\.sortPlace$/,
  /^history\.taxReport\.column\.event$/,
  /^orderEntry\.ticket\.minutes$/,
  /^orderBook\.(?:cumulative|yourOrder)$/,
  /^orders\.(?:terms\.(?:bracket|iceberg|paused|postOnly)|shown|trigger|types\.\w+)$/,
  /^priceChart\.pictureRole$/,
  /^ranges\.spoken\.All$/,
  /^stepper\.current$/,
  /^transfers\.send\.notInBook$/,
  /^waitingTime\.\w+$/,
  // Back office, demo and the reference of the API.
  /^(?:aggregation|apiReference|auditTrail|backOffice|complianceCase|complianceDecision|demo|office|personRisk)/,
];

/** Text of a gap with the word that follows it, where no short word joins them. */
const counted =
  /\{\{(\w+)\}\} (?!(?:a|after|and|as|at|by|cannot|for|from|has|have|in|into|is|left|low|of|on|or|per|to|with)\b)[a-z]{3,}/g;
/** Gaps that take a number. */
const numbers = new Set([
  'count',
  'days',
  'hours',
  'max',
  'min',
  'minutes',
  'most',
  'of',
  'seconds',
  'total',
]);
/** A number before a word in a message without plural forms. */
const withoutPlural = [
  /^(?:aggregation|auditTrail|complianceCase|complianceDecision|complianceQueue|backOffice\w*|office\w*|personRisk)\./,
  /^common\.andMore$/,
  // Units.
  /^duration\.(?:days|hours|minutes|seconds)$/,
];
const isListed = (list: readonly RegExp[], path: string) => list.some((each) => each.test(path));

test('a message begins in upper case, unless it stands after something in its line', () => {
  const wrong = messages.filter(
    ({ path, text }) => /^(?:<\w+>)?\p{Ll}/u.test(text) && !isListed(lowerCase, path),
  );
  expect(wrong).toEqual([]);
});

test('a number before a word is called count, and its message has plural forms', () => {
  const wrong = messages.filter(({ path, text }) => {
    const gaps = [...text.matchAll(counted)].map(([, gap = '']) => gap);
    const isPlural = /_(?:one|other)$/.test(path);
    return (
      gaps.some((gap) => numbers.has(gap) && !(isPlural && gap === 'count')) &&
      !isListed(withoutPlural, path)
    );
  });
  expect(wrong).toEqual([]);
});

test('a tag of a message is closed, and every form of a plural has the same', () => {
  const tagsOf = (text: string) =>
    [...text.matchAll(/<(\w+)>.*?<\/\1>/g)].map(([, tag]) => tag).join();
  const byKey = Map.groupBy(messages, ({ path }) => path.replace(/_(?:one|other)$/, ''));
  for (const [path, forms] of byKey)
    expect([path, new Set(forms.map(({ text }) => tagsOf(text))).size]).toEqual([path, 1]);
  const open = messages.filter(({ text }) =>
    /<\/?\w+>/.test(text.replaceAll(/<(\w+)>.*?<\/\1>/g, '')),
  );
  expect(open).toEqual([]);
});

test('a list of words is joined by listOf, as the language does', () => {
  /** Lists of symbols, ids, figures, addresses and columns, which are the same in every language. */
  const same = [
    'packages/ui/src/modals/api-keys-details/api-keys-details.tsx',
    'packages/ui/src/modals/api-keys/api-key-list.tsx',
    'packages/ui/src/modals/user-details/overview.tsx',
    'packages/ui/src/trading/price-chart/indicators/chart-indicators.tsx',
    'packages/widgets/src/address-book/import/import-dialog.tsx',
    'packages/widgets/src/error-reports/privacy.ts',
    'packages/widgets/src/history/reports/statement-document.tsx',
    'packages/widgets/src/support/model/api-document.ts',
  ];
  const joined = sources.filter(
    ({ file, text }) =>
      text.includes(".join(', ')") && !same.includes(file) && !file.includes('/back-office/'),
  );
  expect(joined.map(({ file }) => file)).toEqual([]);
});

test('a date is written by dateFormat of money, in the Gregorian calendar', () => {
  const own = sources.filter(({ text }) =>
    /new Intl\.DateTimeFormat\((?!\)|')|toLocale(?:Date|Time)String/.test(text),
  );
  expect(own.map(({ file }) => file)).toEqual([]);
});
