import type { Page } from '@playwright/test';
import { contract, type Endpoint } from '../packages/api-client/src/contract/index.ts';
import { closedParts } from '../packages/exchange-app/src/testing/closed-words.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Addresses at which each page is looked at. */
const addresses: Readonly<Record<string, string>> = {
  home: '/home',
  trade: '/trade/XCB-CTN',
  simpleTrading: '/simple-trading?commodity=XAUG',
  convert: '/convert?from=USDC&to=BTC&amount=100',
  markets: '/markets',
  portfolio: '/user/portfolio',
  ramp: '/user/portfolio/ramp',
  history: '/user/history',
  referrals: '/user/referrals',
  addressBook: '/user/addressbook',
  documents: '/user/tiers/documents',
  settings: '/user/settings',
  support: '/user/support',
  tiers: '/user/tiers',
};

/** Data of an account of one's own, with the message for a role without an account. */
const ofTraders = [
  'portfolio',
  'ramp',
  'history',
  'referrals',
  'addressBook',
  'documents',
  'tiers',
];

/** Spec §5, Request gating: these calls do not leave while the account is not active. */
const gated =
  /\/rewards|\/portfolio|\/settings|\/referral|\/order_history|\/orders\/my|\/withdrawal\/limits|\/contactcrypto/;

interface Standing {
  /** After a sign-in from `/convert`. */
  lands: RegExp;
  banner?: string;
  /** Reason for which it may not trade; undefined if it may. Words of a page's own begin with the same sentence. */
  says?: string | RegExp;
  /** The link to what comes next. */
  next?: string;
  /** Said over every page, besides. */
  notice?: string;
  /** The button in the header. */
  status?: string;
  /** Every call that asks for more than a token is refused. */
  isClosed?: true;
  /** Nothing of theirs is read; the address book only where `isHeld`. */
  isInactive?: true;
  isHeld?: true;
  isStaff?: true;
}

const may: Standing = { lands: /\/convert$/ };
const standings: Readonly<Record<string, Standing>> = {
  trader: may,
  tier1: may,
  tier3: may,
  entity: may,
  'more-data': may,
  open: may,
  denied: may,
  cancelled: may,
  expiring: may,
  expired: { ...may, notice: 'Nothing is closed because of it so far' },
  limited: { ...may, notice: 'Your account is limited: you can trade, but send nothing.' },
  // A higher tier that is asked for takes nothing away.
  upgrading: { ...may, status: 'Pending for review' },
  terminated: {
    lands: /\/markets$/,
    banner: 'Unfortunately, your account has been terminated.',
    says: 'Your account has been terminated.',
    next: 'Contact support',
    isInactive: true,
    isHeld: true,
    isClosed: true,
  },
  banned: {
    lands: /\/markets$/,
    banner: 'Unfortunately, your account has been banned.',
    says: 'Your account has been banned.',
    next: 'Contact support',
    isInactive: true,
    isHeld: true,
    isClosed: true,
  },
  newcomer: {
    lands: /\/user\/tiers$/,
    says: /Your identity is not verified yet\.|when your identity is verified/,
    next: 'Verify your identity',
    isInactive: true,
  },
  pending: {
    lands: /\/markets$/,
    says: 'Your account is under review.',
    next: 'See your request',
    isInactive: true,
    isHeld: true,
  },
  frozen: {
    lands: /\/markets$/,
    banner: 'Unfortunately, your account has been frozen.',
    says: 'Your account has been frozen.',
    next: 'Contact support',
    isInactive: true,
    isHeld: true,
  },
  support: { lands: /\/markets$/ },
  admin: { lands: /\/(?:admin|markets)$/ },
  officer: {
    lands: /\/(?:admin\/compliance|markets)$/,
    says: 'This is a staff account.',
    isStaff: true,
  },
  viewer: {
    lands: /\/(?:admin|markets)$/,
    says: 'This is a staff account.',
    isStaff: true,
  },
};

/** Addresses of calls that ask more of an account than that it is signed in. */
const ofOpen = Object.values(contract)
  .flatMap((area) => Object.values(area as Record<string, Endpoint>))
  .filter(({ auth, standing = 'any' }) => auth === 'required' && standing !== 'any')
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Goes to an address as a link does, without loading the app anew. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

for (const [account, standing] of Object.entries(standings)) {
  test(`${account} finds on every page what is closed, why, and what comes next`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/frontoffice/') && gated.test(pathname)) sent.push(pathname);
    });
    const refused: string[] = [];
    const opened: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      // The app learns from the profile that the account is frozen (spec §4, Profile load).
      const isTold = standing.banner !== undefined && pathname.endsWith('/profile');
      if (answer.status() === 403 && !isTold) refused.push(pathname);
      const call = `${answer.request().method()} ${pathname}`;
      if (answer.ok() && ofOpen.some((each) => each.test(call))) opened.push(call);
    });
    await page.goto('/convert');
    await signIn(page, account);
    await expect(page).toHaveURL(standing.lands);
    if (standing.status !== undefined)
      await expect(page.getByRole('button', { name: standing.status })).toBeVisible();
    const main = page.getByRole('main');
    const banner = page.getByText(/^Unfortunately, your account has been/);
    const said = standing.says === undefined ? undefined : main.getByText(standing.says).first();
    for (const [id, address] of Object.entries(addresses)) {
      await test.step(id, async () => {
        await go(page, address);
        await expect(main.getByRole('heading').first()).toBeAttached();
        if (standing.isStaff && ofTraders.includes(id)) {
          await expect(main.getByRole('heading', { name: 'This is for traders' })).toBeVisible();
          return;
        }
        for (const { words, what } of closedParts[id] ?? []) {
          if (what === 'dialog') continue;
          const isClosed =
            what === 'command'
              ? said !== undefined
              : what === 'held'
                ? standing.isHeld === true
                : standing.isInactive === true;
          const shown = main.getByText(words, { exact: true }).first();
          await expect(shown).toHaveCount(isClosed ? 1 : 0);
          if (!isClosed) continue;
          await expect(shown).toBeVisible();
          if (said) await expect(said).toBeVisible();
          if (standing.next !== undefined)
            await expect(main.getByRole('link', { name: standing.next }).first()).toBeVisible();
        }
        await expect(main.getByText(/^Oops|could not be shown/)).toHaveCount(0);
        await expect(banner).toHaveCount(standing.banner === undefined ? 0 : 1);
        if (standing.banner !== undefined) await expect(banner).toHaveText(standing.banner);
        if (standing.notice !== undefined)
          await expect(page.getByText(standing.notice).first()).toBeVisible();
      });
    }
    await go(page, '/user/support?modal=send_receive&tab=send&asset=USDC');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const closed = dialog.getByText('This account cannot send or receive.');
    if (standing.isStaff) await expect(dialog.getByText('This is for traders')).toBeVisible();
    else await expect(closed).toHaveCount(said ? 1 : 0);
    if (standing.isClosed) expect(opened).toEqual([]);
    else expect(refused).toEqual([]);
    if (standing.isInactive) expect(sent).toEqual([]);
    else if (!standing.isStaff) expect(sent).not.toEqual([]);
  });
}
