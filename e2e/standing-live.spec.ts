import type { Locator, Page } from '@playwright/test';
import { clientOf } from './client-of.ts';
import type { ExchangeServer } from './exchange-server.ts';
import { expect, hearing, testAlone as test, visit } from './fixtures.ts';
import { choose, follow, heading, press, showPassport, statement } from './newcomer.ts';
import { SendDialog } from './send-dialog.ts';

const frozen = 'Your account has been frozen.';

/** Sets the status of an account, as an officer. */
const decide = (own: ExchangeServer, status: string, userId = 'trader') =>
  own.setStatus(status, userId);

/** Freezes the account of an open form: it says why, its button says what, and all works again afterwards. */
async function freeze(
  page: Page,
  own: ExchangeServer,
  form: { at: Locator; closed: string; button: string; typed: () => Promise<void> },
): Promise<void> {
  const button = (name: string) => form.at.getByRole('button', { name, exact: true });
  await form.typed();
  await expect(button(form.button)).toBeEnabled();
  await decide(own, 'Frozen');
  await expect(page.getByText('Unfortunately, your account has been frozen.')).toHaveCount(1);
  await expect(form.at.getByText(frozen).first()).toBeVisible();
  await expect(button(form.closed)).toBeDisabled();
  await form.typed();
  await decide(own, 'Active');
  await expect(button(form.button)).toBeEnabled();
  await expect(form.at.getByText(frozen)).toHaveCount(0);
  await form.typed();
}

test('F25 an account that is frozen while a form is filled in: why is said, nothing is lost, and it goes on afterwards', async ({
  page,
  own,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await visit(page, '/convert?from=USDC&to=BTC&amount=100');
  const paid = page.getByRole('textbox', { name: /^From, amount in/ });
  await freeze(page, own, {
    at: main,
    closed: 'Converting is not available',
    button: 'Review conversion',
    typed: () => expect(paid).toHaveValue('100'),
  });

  await page.goto('/user/portfolio/ramp?side=buy&crypto=USDC&fiat=CHF&amount=100');
  const spent = main.getByRole('textbox').first();
  await freeze(page, own, {
    at: main,
    closed: 'Buying and selling is not available',
    button: 'Continue with Bancora',
    typed: () => expect(spent).toHaveValue('100'),
  });

  const send = new SendDialog(page);
  await send.show('tab=send&asset=USDC&network=stellar');
  await send.choose('Northbank Custody');
  await send.amount.fill('12.5');
  await freeze(page, own, {
    at: send.dialog,
    closed: 'Sending is not available',
    button: 'Review transfer',
    typed: () => expect(send.amount).toHaveValue('12.5'),
  });

  await page.goto('/user/addressbook?task=add');
  const add = page.getByRole('dialog', { name: 'Add address' });
  const name = add.getByRole('textbox', { name: 'Name' });
  await name.fill('Phantom, phone');
  await add.getByRole('combobox', { name: 'Asset' }).click();
  await page.getByRole('option', { name: 'SOL' }).click();
  await add
    .getByRole('textbox', { name: /address/ })
    .fill('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV1');
  await freeze(page, own, {
    at: add,
    closed: 'Your addresses are not available',
    button: 'Add address',
    typed: () => expect(name).toHaveValue('Phantom, phone'),
  });

  // Support is open to everybody.
  await page.goto('/user/support');
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('My transfer is late.');
  await decide(own, 'Frozen');
  await expect(page.getByText('Unfortunately, your account has been frozen.')).toHaveCount(1);
  await expect(message).toHaveValue('My transfer is late.');
});

test('F25 forms A and B of an account that is frozen while they are open: why is said, and nothing typed is lost', async ({
  page,
  own,
}) => {
  test.slow();
  const closed = page.getByRole('button', { name: 'Your account is frozen' });
  /** Typed text stays while the account is frozen, and can be sent when it is open again. */
  const frozenWhile = async (typed: Locator, text: string, open: Locator) => {
    await decide(own, 'Frozen', 'newcomer');
    await expect(page.getByText('Unfortunately, your account has been frozen.')).toHaveCount(1);
    await expect(closed).toBeDisabled();
    await expect(typed).toHaveValue(text);
    await decide(own, 'WaitingForData', 'newcomer');
    await expect(open).toBeVisible();
    await expect(closed).toHaveCount(0);
    await expect(typed).toHaveValue(text);
  };
  await visit(page, '/user/tiers', 'newcomer');
  await follow(page, 'Start Tier 1');
  await follow(page, 'Begin');
  await page.getByRole('radio', { name: 'Legal entity' }).check();
  const company = page.getByRole('textbox', { name: /^Name as in the register/ });
  await company.fill('Nordlicht Energie AG');
  const missing = page.getByRole('button', { name: /^Check/ });
  await frozenWhile(company, 'Nordlicht Energie AG', missing);

  await choose(page, 'Who will own the assets in this account?', 'Natural person');
  await press(page, 'Go to CorePass');
  await showPassport(page, 'Approve');
  await expect(page.getByText('Your identity is confirmed')).toBeVisible();
  await follow(page, 'Continue');
  await page.getByRole('region', { name: 'The declaration' }).press('End');
  const name = page.getByRole('textbox', { name: /^Your full name/ });
  await name.fill('Noah Lindqvist');
  const sign = page.getByRole('button', { name: 'Sign form A' });
  await expect(sign).toBeEnabled();
  await frozenWhile(name, 'Noah Lindqvist', sign);
  await sign.click();
  await expect(page.getByText('You are in Tier 1 now')).toBeVisible();
});

test('documents that are chosen stay while the account is frozen, and are sent afterwards', async ({
  page,
  own,
}) => {
  await visit(page, '/user/tiers/documents', 'more-data');
  await page.locator('[data-slot=file-input]').setInputFiles([statement('July.pdf')]);
  const send = page.getByRole('button', { name: 'Send 1 file' });
  await expect(send).toBeEnabled();
  await decide(own, 'Frozen', 'more-data');
  await expect(page.getByRole('button', { name: 'Sending is not available' })).toBeDisabled();
  await expect(page.getByText('July.pdf')).toBeVisible();
  await decide(own, 'Active', 'more-data');
  await send.click();
  await expect(page.getByText('Your documents were sent. The review continues.')).toBeVisible();
});

test.describe('in a market that fills none of the orders', () => {
  test.use({ scenario: 'quiet' });

  for (const [status, words] of [
    ['Frozen', 'Your account has been frozen.'],
    ['WaitingForReview', 'Your account is under review.'],
    ['WaitingForData', 'The exchange needs more information about you.'],
  ] as const)
    test(`a user whose account becomes ${status} gets one notice of all orders that end with it, and why`, async ({
      page,
      own,
    }) => {
      const heard = hearing(page);
      await visit(page, '/markets');
      await heard;
      const { trading } = await clientOf(own.origin, 'trader');
      const open = await trading.openOrders();
      expect(open.length).toBeGreaterThan(3);
      await decide(own, status);
      const told = notices(page).getByText(`${open.length} open orders were cancelled`);
      await expect(told).toHaveCount(1);
      await expect(notices(page).getByText(words).first()).toBeVisible();
      await expect(notices(page).getByText('Order cancelled')).toHaveCount(0);
      await decide(own, 'Active');
      expect(await trading.openOrders()).toEqual([]);
    });
});

test('an account lowered to Tier 0 while it buys does not read how much of its limit was left', async ({
  page,
  own,
}) => {
  await visit(page, '/user/portfolio/ramp?side=buy&crypto=USDC&fiat=CHF&amount=100', 'tier1');
  const left = page.getByText(/left today$/);
  await expect(left).toBeVisible();
  await own.administer('PUT', '/back-api/api/v3/users/downgrade', {
    userId: 'tier1',
    tier: 'Tier0',
    comment: 'A test',
  });
  await expect(
    page.getByRole('button', { name: 'Buying and selling is not available' }),
  ).toBeDisabled();
  await expect(left).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText(/^.*Your identity is not verified yet\./)).toBeVisible();
  await expect(main.getByRole('textbox').first()).toHaveValue('100');
  await main.getByRole('link', { name: 'Verify your identity' }).click();
  await expect(page).toHaveURL(/\/user\/tiers$/);
});

/** A form with something typed in it: where it is, how it is filled in, what is there then, and its button. */
interface Typed {
  to: string;
  account?: string;
  fill: (page: Page) => Promise<void>;
  typed: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
}
const send = (page: Page) => new SendDialog(page);
const named = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const company = (page: Page) => page.getByRole('textbox', { name: /^Name as in the register/ });
const paid = (page: Page) => page.getByRole('textbox', { name: /^From, amount in/ });
const forms: Readonly<Record<string, Typed>> = {
  'a conversion': {
    to: '/convert?from=USDC&to=BTC',
    fill: async (page) => {
      await paid(page).fill('123');
      await expect(page).toHaveURL(/amount=123/);
    },
    typed: (page) => expect(paid(page)).toHaveValue('123'),
    button: (page) => page.getByRole('button', { name: 'Review conversion' }),
  },
  'a transfer': {
    to: '/user/support?modal=send_receive&tab=send&asset=USDC&network=stellar',
    fill: async (page) => {
      await send(page).choose('Northbank Custody');
      await send(page).amount.fill('12.5');
    },
    typed: (page) => expect(send(page).amount).toHaveValue('12.5'),
    button: (page) => send(page).button('Review transfer'),
  },
  'a new address': {
    to: '/user/addressbook?task=add',
    fill: (page) => named(page).fill('Phantom, phone'),
    typed: (page) => expect(named(page)).toHaveValue('Phantom, phone'),
    button: (page) => page.getByRole('dialog').getByRole('button', { name: 'Choose an asset' }),
  },
  'a verification': {
    to: '/user/tiers/entity-type-declaration',
    account: 'newcomer',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Legal entity' }).check();
      await company(page).fill('Nordlicht Energie AG');
    },
    typed: (page) => expect(company(page)).toHaveValue('Nordlicht Energie AG'),
    button: (page) => page.getByRole('button', { name: /^Check/ }),
  },
};
/** Notices of the page, for as long as they are shown. */
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });
/** Commands that leave the page, and what may not even be asked for (spec §5); a kept draft is no command. */
const commands = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isGated =
      /\/rewards|\/portfolio|\/settings|\/referral|\/order_history|\/orders\/my|\/withdrawal\/limits/;
    const isCommand = request.method() !== 'GET' && !pathname.endsWith('/draft');
    if (pathname.startsWith('/frontoffice/') && (isCommand || isGated.test(pathname)))
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
};

for (const [what, { to, account = 'trader', fill, typed, button }] of Object.entries(forms)) {
  const before = account === 'trader' ? 'Active' : 'WaitingForData';
  const begin = async (page: Page) => {
    await visit(page, to, account);
    await fill(page);
    await typed(page);
    await expect(button(page)).toBeVisible();
    return page.url();
  };

  test(`F25 a user who becomes waiting for review over ${what} reads so on the markets, and finds the typed text on the way back`, async ({
    page,
    own,
  }) => {
    await begin(page);
    const sent = commands(page);
    await decide(own, 'WaitingForReview', account);
    await expect(page).toHaveURL(/\/markets$/);
    const why = notices(page).getByText('Your account is under review.');
    await expect(why).toBeVisible();
    await expect(heading(page, 'Markets')).toBeVisible();
    expect(sent).toEqual([]);
    await decide(own, before, account);
    await expect(why).toHaveCount(0);
    await page.goBack();
    await typed(page);
    await expect(button(page)).toBeVisible();
  });

  for (const [status, banner] of [
    ['Terminated', 'Unfortunately, your account has been terminated.'],
    ['Banned', 'Unfortunately, your account has been banned.'],
  ] as const)
    test(`F25 a user who is ${status.toLowerCase()} over ${what} stays signed in, reads so, and finds the typed text if that is taken back`, async ({
      page,
      own,
    }) => {
      const address = await begin(page);
      const sent = commands(page);
      // A form in a dialog says it, too.
      const told = page.locator('[data-slot=banner]').filter({ hasText: banner });
      await decide(own, status, account);
      await expect(told).toHaveCount(1);
      // Found by its slot, because a dialog hides its role from screen readers.
      await expect(page.locator('[data-slot=header-profile-button]')).toBeVisible();
      await expect(page.getByText('Your session has ended')).toHaveCount(0);
      await expect(button(page).and(page.locator(':enabled'))).toHaveCount(0);
      expect(sent).toEqual([]);
      // A new sign-in is no way around it: the identity provider knows nothing of it.
      await page.goto('/user/support');
      await expect(told).toHaveCount(1);
      await decide(own, before, account);
      await expect(told).toHaveCount(0);
      await page.goto(address);
      await typed(page);
      await expect(button(page)).toBeVisible();
    });
}
