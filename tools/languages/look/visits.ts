import type { Page } from 'playwright';

/** Finds an English text of the product as the shown language says it. */
export type Say = (english: string, values?: Readonly<Record<string, string>>) => RegExp | string;

export interface Visit {
  /** Account that is signed in; undefined for a guest. */
  as: string | undefined;
  path: string;
  /** Name of its pictures; undefined where only the checks look. */
  picture?: string;
  /** Presses that open what is looked at, at the first width. */
  open?: { name: string; steps: (page: Page, say: Say) => Promise<void> };
}

const press = (english: string) => ({
  name: english,
  steps: (page: Page, say: Say) =>
    page
      .getByRole('button', { name: say(english), exact: true })
      .first()
      .click(),
});

const send = '/user/support?modal=send_receive&tab=send&asset=USDC&network=stellar';

const openWithdrawal = (page: Page, say: Say) =>
  page
    .getByRole('list', { name: say('Withdrawals'), exact: true })
    .getByRole('link')
    .first()
    .click();

const pages = (as: string | undefined, ...paths: readonly string[]): Visit[] =>
  paths.map((path) => ({ as, path }));

/** Every page and dialog, by the account that sees it. */
export const visits: readonly Visit[] = [
  ...pages(undefined, '/', '/login', '/terms', '/privacy', '/api-documentation', '/nowhere'),
  ...pages(undefined, '/trade/XCB-CTN', '/user/portfolio', '/user/support?modal=request'),
  { as: 'trader', path: '/trade/XCB-CTN', picture: 'desk' },
  { as: 'trader', path: '/convert?from=XCB&to=USDC&amount=25', picture: 'convert' },
  { as: 'trader', path: send, picture: 'send' },
  { as: 'trader', path: '/user/tiers', picture: 'tiers' },
  ...pages(
    'trader',
    '/home',
    '/markets',
    '/simple-trading',
    '/user/portfolio/ramp',
    '/user/portfolio',
    '/user/history',
    '/user/history?list=transfers',
    '/user/history?list=conversions',
    '/user/referrals',
    '/user/addressbook',
    '/user/settings?section=keys',
    '/user/tiers/documents',
    '/user/settings',
    '/user/support',
    '/user/support?modal=send_receive&tab=receive&asset=BTC',
    '/user/support?modal=send_receive&tab=receive&asset=USDC&network=stellar',
    '/user/support?modal=settings',
    '/user/support?modal=settings&tab=currency',
    '/user/support?modal=shortcuts',
    '/user/support?modal=notifications',
    '/user/support?modal=price-alerts&market=XCB-CTN&price=1.2',
    '/user/support?modal=stage',
    '/user/support?modal=demo',
    '/user/support?modal=user_details&user=trader',
  ),
  {
    as: 'trader',
    path: send,
    open: {
      name: 'review',
      steps: async (page, say) => {
        await page.getByRole('combobox', { name: say('To'), exact: true }).click();
        await page.getByRole('option', { name: /Northbank Custody/ }).click();
        await page.locator('[role=dialog] input[inputmode=decimal]').fill('50');
        await page.getByRole('button', { name: say('Review transfer') }).click();
      },
    },
  },
  { as: 'trader', path: '/convert?from=XCB&to=USDC&amount=25', open: press('Review conversion') },
  { as: 'trader', path: '/user/addressbook', open: press('Add address') },
  { as: 'trader', path: '/user/history', open: press('Filter') },
  {
    as: 'trader',
    path: '/markets',
    open: { name: 'palette', steps: (page) => page.keyboard.press('Control+k') },
  },
  { as: 'trader', path: '/trade/XCB-CTN', open: press('Buy') },
  {
    as: 'trader',
    path: '/trade/XCB-CTN',
    picture: 'toast',
    open: {
      name: 'toast',
      steps: async (page, say) => {
        const ticket = page.getByRole('dialog');
        await press('Sell').steps(page, say);
        await ticket.getByRole('tab', { name: say('Market') }).click();
        await ticket.getByRole('textbox', { name: say('Amount') }).fill('5');
        await ticket.getByRole('button', { name: say('Sell {{asset}}', { asset: 'XCB' }) }).click();
        await page.locator('[data-toast]').first().waitFor();
      },
    },
  },
  {
    as: 'trader',
    path: '/user/addressbook?task=import',
    picture: 'import',
    open: {
      name: 'preview of a file',
      steps: (page) =>
        page.locator('[role=dialog] input[type=file]').setInputFiles({
          name: 'addresses.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(
            'name,asset,network,address,memo\nCold,SOL,solana,nowhere,\n,SOL,Solana,,',
          ),
        }),
    },
  },
  {
    as: 'trader',
    path: '/user/portfolio',
    picture: 'drawer',
    open: {
      name: 'asset',
      steps: (page) =>
        page.locator('main [data-slot*=data-table-] :text-is("BTC")').first().click(),
    },
  },
  ...pages('newcomer', '/user/tiers', '/user/tiers/entity-type'),
  ...pages('pending', '/user/tiers'),
  ...pages(
    'officer',
    '/admin/compliance',
    '/admin/compliance/pending',
    '/user/support?modal=user_details&user=trader',
  ),
  {
    as: 'officer',
    path: '/admin/compliance/pending',
    picture: 'document',
    open: {
      name: 'document',
      steps: (page, say) =>
        page
          .getByRole('list', { name: say('Documents of {{name}}') })
          .getByRole('button')
          .first()
          .click(),
    },
  },
  {
    as: 'officer',
    path: '/admin/withdrawals',
    open: { name: 'withdrawal', steps: openWithdrawal },
  },
  {
    as: 'officer',
    path: '/admin/withdrawals',
    open: {
      name: 'rejection',
      steps: async (page, say) => {
        await openWithdrawal(page, say);
        await press('Reject').steps(page, say);
      },
    },
  },
  ...pages(
    'admin',
    '/admin',
    '/admin/users',
    '/admin/users/trader',
    '/admin/orders',
    '/admin/transfers',
    '/admin/withdrawals',
    '/admin/announcements',
    '/admin/announcements/new',
    '/admin/markets',
    '/admin/markets/XCB-CTN',
    '/admin/markets/USDC?list=assets',
    '/admin/wallets',
    '/admin/wallets/btc',
    '/admin/api-keys',
    '/admin/audit',
  ),
  { as: 'admin', path: '/admin/users/trader', open: press('Change status') },
];
