// @where Client: consequences of the state of an account: landing, banner, menus, commands
import {
  activityStatuses,
  complianceSteps,
  contract,
  type Endpoint,
  standings,
} from '@agio/api-client/contract';
import type widgets from '@agio/widgets/messages.json';
import { accountOf, type AccountStanding } from '@agio/widgets/host';
import type { Mode } from '../config/mode.ts';
import { pages } from '../pages.ts';
import { variantAddresses } from '../navigation.ts';
import { english } from '../shared/language/locales/en/index.ts';

// The rules of the specification's sections 2, 4, 5 and 6 and of decisions.md, written down once more as rows of which the
// first that fits an account decides. The app is held against them with every account there can be; docs/standing.md is
// made of the rows.
export type Status = AccountStanding['activityStatus'];
export type Who = AccountStanding;

export const statuses: readonly Status[] = [...activityStatuses, 'Unknown'];
export const roleLists = [[], ['admin'], ['SUPPORT'], ['compliancereviewer'], ['TradeDataViewer']];

export const everybody: readonly Who[] = statuses.flatMap((activityStatus) =>
  complianceSteps.flatMap((complianceStep) =>
    [null, 0, 1, 2, 3].flatMap((verificationLevel) =>
      roleLists.flatMap((roles) =>
        [false, true].flatMap((isFrozen) =>
          [false, true].map((isTerminated) => ({
            activityStatus,
            complianceStep,
            verificationLevel,
            roles,
            isFrozen,
            isTerminated,
            complianceTier: `Tier${verificationLevel ?? 0}` as Who['complianceTier'],
            lastRequest: null,
          })),
        ),
      ),
    ),
  ),
);

export interface Row<Outcome> {
  /** Reader, named like in the page of rules. */
  who: string;
  fits: (who: Who) => boolean;
  outcome: Outcome;
}

/** The accounts of each row; fails on an account without a row, and on a row without an account. */
export function sorted<Outcome>(rows: readonly Row<Outcome>[]): Map<Row<Outcome>, Who[]> {
  const found = new Map<Row<Outcome>, Who[]>(rows.map((row) => [row, []]));
  for (const who of everybody) {
    const row = rows.find(({ fits }) => fits(who));
    if (!row) throw new Error(`There is no rule for ${JSON.stringify(who)}`);
    found.get(row)?.push(who);
  }
  const unused = [...found].filter(([, all]) => all.length === 0).map(([{ who }]) => who);
  if (unused.length > 0) throw new Error(`No account has the rule of: ${unused.join('; ')}`);
  return found;
}

const is = (role: string) => (who: Who) =>
  who.roles.some((own) => own.toLowerCase() === role.toLowerCase());
const has =
  (...wanted: Status[]) =>
  (who: Who) =>
    wanted.includes(who.activityStatus);
const isTerminated = (who: Who) => who.isTerminated || has('Terminated')(who);
const isFrozen = (who: Who) => who.isFrozen || has('Frozen')(who);
const hasNoLevel = (who: Who) => who.verificationLevel === null || who.verificationLevel < 1;
/** Active with a tier, the higher one that is asked for is decided while everything goes on (decisions.md). */
const isHeld = (who: Who) =>
  has('WaitingForReview')(who) ||
  (who.complianceStep === 'PendingForReview' &&
    !(has('Active', 'Limited')(who) && !hasNoLevel(who)));

export interface LandingOutcome {
  landing: string;
  from: Record<'/convert' | '/admin/compliance?user=7', string>;
}
const goes = (landing: string, convert = landing, admin = convert): LandingOutcome => ({
  landing,
  from: { '/convert': convert, '/admin/compliance?user=7': admin },
});
export const portfolio = '/user/portfolio';
const backOffice = '/admin/compliance?user=7';

export const landings: readonly Row<LandingOutcome>[] = [
  { who: 'Support', fits: is('support'), outcome: goes('/markets') },
  {
    who: 'Compliance officer',
    fits: is('ComplianceReviewer'),
    outcome: goes('/admin/compliance', '/admin/compliance', backOffice),
  },
  {
    who: 'Trade viewer, admin',
    fits: (who) => is('TradeDataViewer')(who) || is('admin')(who),
    outcome: goes('/admin', '/admin', backOffice),
  },
  {
    who: 'Terminated, frozen, held for a review or banned',
    fits: (who) => isTerminated(who) || isFrozen(who) || isHeld(who) || has('Banned')(who),
    outcome: goes('/markets'),
  },
  {
    who: 'Verification level missing, or waiting for data',
    fits: (who) => hasNoLevel(who) || has('WaitingForData')(who),
    outcome: goes('/user/tiers'),
  },
  {
    who: 'Verified, at the step FormA',
    fits: (who) => who.complianceStep === 'FormA',
    outcome: goes(portfolio),
  },
  { who: 'Verified', fits: () => true, outcome: goes(portfolio, '/convert', backOffice) },
];

export interface StateOutcome {
  banner: string;
  /** Key of what is said of it; undefined: it may trade. */
  reason: keyof (typeof widgets)['widgets']['notActive'] | undefined;
  menus: 'open' | 'disabled';
  /** Trades, but sends nothing. */
  isLimited?: true;
}
const state = (
  reason: StateOutcome['reason'],
  menus: StateOutcome['menus'] = 'open',
  banner = '',
): StateOutcome => ({ reason, menus, banner });

export const states: readonly Row<StateOutcome>[] = [
  {
    who: 'Status Terminated, or `isTerminated`',
    fits: isTerminated,
    outcome: state('terminated', 'open', 'Unfortunately, your account has been terminated.'),
  },
  {
    who: 'Status Frozen, or `isFrozen`',
    fits: isFrozen,
    outcome: state('frozen', 'open', 'Unfortunately, your account has been frozen.'),
  },
  {
    who: 'Held for a review: status WaitingForReview, or step PendingForReview without a status Active or Limited and a level',
    fits: isHeld,
    outcome: state('inReview'),
  },
  {
    who: 'Status Banned',
    fits: has('Banned'),
    outcome: state('banned', 'open', 'Unfortunately, your account has been banned.'),
  },
  {
    who: 'Compliance officer, trade viewer',
    fits: (who) => is('ComplianceReviewer')(who) || is('TradeDataViewer')(who),
    outcome: state('staff'),
  },
  {
    who: 'Verification level missing or 0',
    fits: hasNoLevel,
    outcome: state('unverified', 'disabled'),
  },
  {
    who: 'Status WaitingForData',
    fits: has('WaitingForData'),
    outcome: state('waitingForData', 'disabled'),
  },
  { who: 'Status Active', fits: has('Active'), outcome: state(undefined) },
  {
    who: 'Status Limited',
    fits: has('Limited'),
    outcome: {
      ...state(undefined, 'open', 'Your account is limited: you can trade, but send nothing.'),
      isLimited: true,
    },
  },
  { who: 'A status that is not known', fits: () => true, outcome: state('unknown') },
];

// Spec §5, Request gating: the list as it stands there.
export const gated = [
  '/rewards',
  '/portfolio',
  '/settings',
  '/referral',
  '/order_history',
  '/orders/my',
  '/withdrawal/limits',
  '/contactcrypto',
];
export const gatedWords = 'Operation canceled since user is not Active.';
/** Refusals of the exchange itself; packages/sandbox/src/core/rest/access-matrix.test.ts compares them. */
const refusedFrom: Record<Exclude<Status, 'Unknown'>, [from: string, code: string]> = {
  Active: ['', ''],
  Limited: ['', ''],
  WaitingForData: ['active', '30202'],
  WaitingForReview: ['active', '30202'],
  Frozen: ['unfrozen', '30201'],
  Banned: ['open', '30200'],
  Terminated: ['open', '30200'],
};
export const calls = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries(group as Record<string, Endpoint>)
    .filter(([, endpoint]) => !endpoint.backOffice)
    .map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);

export function answerTo(
  { auth, standing = 'any', path }: Endpoint,
  status: Exclude<Status, 'Unknown'>,
): string {
  if (auth !== 'required') return 'answered';
  const [from, code] = refusedFrom[status];
  const isActive = status === 'Active' || status === 'Limited';
  if (!isActive && gated.some((part) => path.includes(part))) return 'not sent';
  const isRefused =
    from !== '' && standings.indexOf(standing) >= standings.findIndex((each) => each === from);
  if (isRefused) return code;
  return standing === 'verified' ? 'answered; 40300 without a level' : 'answered';
}

export const modes: readonly Mode[] = ['agio', 'aurum', 'verdant'];
export const readers = {
  guest: accountOf(false, undefined),
  trader: as([]),
  support: as(['support']),
  admin: as(['admin']),
  officer: as(['ComplianceReviewer']),
  viewer: as(['TradeDataViewer']),
};
function as(roles: string[]) {
  return accountOf(true, {
    verificationLevel: 2,
    roles,
    complianceTier: 'Tier2',
    complianceStep: 'Trading',
    activityStatus: 'Active',
    isTerminated: false,
    isFrozen: false,
    lastRequest: null,
  });
}

/** Spec §2, Mode and prefix rule, and decisions.md: the end of a sign-out is open, too. */
const openInEveryMode = /^\/(?:login\/callback|logout\/callback|user|admin|trade)(?:\/|$)/;
export function leadsTo(path: string, mode: Mode): string {
  // `/` leads on by the landing rules, in a variant to its home unless one names the reader.
  if (mode === 'agio' || path === '/' || openInEveryMode.test(path)) return 'opens';
  const prefix = mode === 'aurum' ? '/aurum' : '/verdant';
  return path === prefix || path.startsWith(`${prefix}/`) ? 'opens' : `to ${prefix}`;
}
const ofEverybody = [
  'home',
  'trade',
  'simpleTrading',
  'convert',
  'markets',
  'settings',
  'support',
  'terms',
  'privacy',
  'apiDocumentation',
];
export const ofOfficers = ['compliance'];
export const ofStaff = ['admin'];
export function opensTo(page: string, reader: keyof typeof readers): string {
  const { access } = english.shell;
  if (ofEverybody.includes(page)) return 'opens';
  if (reader === 'guest') return access.guest;
  if (ofStaff.includes(page)) return reader === 'trader' ? access.staff : 'opens';
  if (ofOfficers.includes(page))
    return reader === 'officer' || reader === 'admin' ? 'opens' : access.staff;
  return reader === 'officer' || reader === 'viewer' ? access.role : 'opens';
}

export const addresses = [
  ...[...pages, ...variantAddresses()].map(({ id, path, access }) => ({
    id,
    path: `/${path}`,
    access,
  })),
  ...['/', '/login', '/login/callback', '/logout/callback', '/no/such/page'].map((path) => ({
    id: 'home' as const,
    path,
    access: undefined,
  })),
];
export const bare = (path: string) => path.replace(/(?:\/:\w+\?)+$/, '');
