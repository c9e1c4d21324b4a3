// @where App: settings of a deployment
import * as v from 'valibot';
import { BRANDS } from '../brands/index.ts';
import { brands } from '../brands/identities.ts';
import type { Brand } from '../define.ts';
import { languageNames } from '../languages.ts';
import {
  address,
  appPath,
  audienceName,
  brandName,
  identityEntries,
  inLanguages,
  languageCode,
  marketId,
  servedFile,
  shortText,
  words,
} from './parts.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const brandIdentity = v.partial(
  v.object({
    ...identityEntries(servedFile),
    copy: inLanguages(words),
    manifest: servedFile,
  }),
);

const ownLanguage = v.object({ code: languageCode, name: shortText, words: servedFile });

/** Settings by their keys, as a file has them; `describe.ts` says what each is for. */
const settingsObject = v.object({
  brand: v.optional(brandName, 'agio'),
  company: v.optional(v.string()),
  brandIdentity: v.optional(brandIdentity),
  theme: v.optional(
    v.object({
      name: brandName,
      sheet: servedFile,
      integrity: v.optional(
        v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/, 'unfit')),
      ),
    }),
  ),
  apiUrl: v.optional(v.union([v.literal(''), address]), ''),
  identity: v.object({
    authority: v.union([address, appPath]),
    clientId: v.pipe(v.string(), v.minLength(1)),
    scope: v.optional(v.string()),
    audience: v.optional(audienceName),
  }),
  landing: v.optional(appPath),
  defaultPair: v.optional(marketId),
  defaultCurrency: v.optional(v.picklist(['USD', 'EUR', 'CHF', 'JPY']), 'CHF'),
  activeLanguages: v.optional(v.array(languageCode), ['en']),
  languages: v.optional(v.pipe(v.array(ownLanguage), v.maxLength(20)), []),
  stage: v.optional(v.nullable(v.string()), 'ALPHA'),
  opensByItself: v.optional(
    v.object({
      importantNotice: v.optional(v.boolean(), true),
      claimRewards: v.optional(v.boolean(), true),
    }),
    {},
  ),
  demo: v.optional(v.boolean(), false),
  session: v.optional(v.object({ noRetryErrorCode: v.optional(v.number(), 40101) }), {}),
  errorReporting: v.optional(
    v.object({
      dsn: address,
      environment: v.optional(v.string(), 'preview'),
      release: v.optional(shortText),
      traces: v.optional(share, 1),
      replays: v.optional(
        v.object({ ordinary: v.optional(share, 0.3), withErrors: v.optional(share, 1) }),
        {},
      ),
    }),
  ),
  links: v.optional(
    v.object({
      terms: v.optional(address),
      privacy: v.optional(address),
      support: v.optional(address),
      apiDocumentation: v.optional(address),
      account: v.optional(address),
    }),
    {},
  ),
});

type Settings = v.InferOutput<typeof settingsObject>;

const isShipped = (name: string): name is keyof typeof brands => Object.hasOwn(brands, name);

/** Faults that only two settings together have, each with the path of the one to change. */
function faultsBetween(settings: Settings): [path: (string | number)[], fault: string][] {
  const { brand, company, brandIdentity: identity, languages, activeLanguages } = settings;
  const faults: [(string | number)[], string][] = [];
  if (!isShipped(brand) && (identity?.title === undefined || identity.logo === undefined))
    faults.push([['brand'], 'noSuchBrand']);
  if (isShipped(brand) && identity?.prefix !== undefined)
    faults.push([['brandIdentity', 'prefix'], 'prefixOfShipped']);
  const variants = BRANDS.filter((name) => brands[name].defaults.prefix !== '');
  const companies = ['default', ...variants, ...(identity?.prefix ? [brand] : [])];
  if (company !== undefined && !companies.includes(company))
    faults.push([['company'], 'noSuchCompany']);
  const known = [...Object.keys(languageNames), ...languages.map(({ code }) => code)];
  for (const [i, code] of activeLanguages.entries())
    if (!known.includes(code)) faults.push([['activeLanguages', i], 'noSuchLanguage']);
  for (const [i, { code }] of languages.entries())
    if (known.indexOf(code) !== known.lastIndexOf(code))
      faults.push([['languages', i, 'code'], 'languageThere']);
  return faults;
}

/** Returns a path as the issues of the library have it: with the value at each step. */
function issuePath(path: readonly (string | number)[], whole: unknown) {
  let value = whole;
  const items = path.map((key) => {
    const input = value as Record<string | number, unknown>;
    value = input[key];
    const type = typeof key === 'number' ? 'array' : 'object';
    return { type, origin: 'value', input, key, value } as v.IssuePathItem;
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** Settings of a deployment, checked whole. Unknown keys are dropped: an older build must start with a newer file. */
export const settingsSchema = v.pipe(
  settingsObject,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [path, message] of faultsBetween(dataset.value)) {
      const items = issuePath(path, dataset.value);
      addIssue({ message, path: items, input: items.at(-1)?.value });
    }
  }),
);

/**
 * Returns the brand of a deployment's own, whose name no shipped one has; undefined where a shipped one is worn. What it
 * leaves out is as in the default app.
 */
export function ownBrand({
  brand,
  brandIdentity,
  landing,
  defaultPair,
}: Settings): Brand | undefined {
  if (isShipped(brand) || brandIdentity?.title === undefined || brandIdentity.logo === undefined)
    return undefined;
  const { defaults, navigation, copy } = brands.agio;
  const { prefix = '', title, logo, ...identity } = brandIdentity;
  return {
    navigation,
    copy,
    ...identity,
    name: brand,
    title,
    logo,
    defaults: {
      prefix: prefix as Brand['defaults']['prefix'],
      landing: (landing ??
        (prefix === '' ? defaults.landing : `${prefix}/portfolio`)) as Brand['defaults']['landing'],
      pair: (defaultPair?.replace('-', '/') ?? defaults.pair) as Brand['defaults']['pair'],
    },
  };
}
