import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { SandboxApp } from '../testing/sandbox-app.tsx';

/** Shell around every page: header, menus, banners, palette, dialogs, toasts. */
const meta = {
  title: 'Screens/Shell',
  component: SandboxApp,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SandboxApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = () => screen.findByRole('button', { name: /^Profile menu/ });
const entries = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => item.textContent);

/** A guest sees only pages that need no sign-in, and the way to sign in. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table'); // the page is there, for its picture
    await expect(await canvas.findByRole('button', { name: 'Get Started' })).toBeEnabled();
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Markets']);
    await expect(within(nav).getByRole('link', { name: 'Markets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // To /, and for guests that is the desk (spec §2).
    await expect(canvas.getByRole('link', { name: 'Agio, start page' })).toHaveAttribute(
      'href',
      '/trade',
    );
  },
};

/** The ways to trade, each with a line about it (spec §2, Header). */
export const TradeMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table'); // the page is there, and nothing moves under the pointer
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await userEvent.click(within(nav).getByRole('button', { name: 'Trade' }));
    await expect(await entries()).toEqual([
      'Spot tradingTrade assets on the spot market',
      'ConvertQuickly convert assets',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Convert/ }));
    await expect(await canvas.findByRole('heading', { name: 'Convert', level: 1 })).toBeVisible();
    await expect(within(nav).getByRole('button', { name: 'Trade' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const OnTheLoginPage: Story = {
  args: { path: '/login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get Started' })).toBeDisabled();
  },
};

export const Trader: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ canvas, userEvent }) => {
    const button = await profile();
    await waitFor(() => expect(button).toHaveTextContent('TIER 2'));
    await expect(canvas.getByRole('link', { name: 'Agio, start page' })).toHaveAttribute(
      'href',
      '/',
    );
    await userEvent.click(button);
    // The currency is a setting of the account, which may come later than its tier.
    await waitFor(async () =>
      expect(await entries()).toEqual([
        expect.stringContaining('Copy Core ID'),
        // Markets stands here on phones only.
        'Portfolio',
        'History',
        'Referrals',
        'Address Book',
        'Settings',
        'Support',
        'TiersTIER 2',
        'Trade',
        'LanguageEnglish',
        'CurrencyCHF',
        'Logout',
      ]),
    );
    // A second press on the button closes, and does not open again.
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Overview, Send & Receive, Buy & Sell (spec §2, Header): pages, and a dialog among them. */
export const PortfolioMenu: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Portfolio' }));
    await expect(await entries()).toEqual([
      expect.stringMatching(/^Overview/),
      expect.stringMatching(/^Send & Receive/),
      expect.stringMatching(/^Buy & Sell/),
    ]);
  },
};

/** An officer’s profile menu holds Logout only (spec §2, Header). */
export const Officer: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ userEvent }) => {
    const button = await profile();
    await waitFor(() => expect(button).toHaveTextContent('Officer'));
    await userEvent.click(button);
    await expect(await entries()).toEqual(['Logout']);
  },
};

export const TradeViewer: Story = {
  args: { account: 'viewer@agio.test' },
  play: async ({ userEvent }) => {
    const button = await profile();
    await waitFor(() => expect(button).toHaveTextContent('TradeViewer'));
    await userEvent.click(button);
    await expect(await entries()).toEqual(['Logout']);
  },
};

/** A page that is not for an officer says so in place of an empty one. */
export const OfficerAtThePortfolio: Story = {
  args: { account: 'officer@agio.test', path: '/user/portfolio' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This is for traders', level: 1 });
    await expect(canvas.getByText(/signed in as Officer/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View markets' })).toHaveAttribute(
      'href',
      '/markets',
    );
  },
};

/** A guest signs in from where they are, and comes back. */
export const GuestAtThePortfolio: Story = {
  args: { path: '/user/portfolio' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sign in to open this', level: 1 });
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};

/** Support starts at the desk, not at the landing (spec §2, Logo). */
export const Support: Story = {
  args: { account: 'support@agio.test' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Agio, start page' })).toHaveAttribute(
        'href',
        '/trade',
      ),
    );
  },
};

/** A request that compliance opened is told in the header (spec §4), and behind the button is what it asks for. */
export const OpenRequest: Story = {
  args: { account: 'open@agio.test' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Provide more data' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('More documents required')).toBeVisible();
    await expect(dialog.getByText(/Please send a document with both names/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Upload more docs' })).toBeEnabled();
  },
};

/** The next step on the page of the tiers is what the request asks for, before a higher tier. */
export const OpenRequestAtTiers: Story = {
  args: { account: 'open@agio.test', path: '/user/tiers' },
  play: async ({ canvas }) => {
    const step = within(await canvas.findByRole('region', { name: 'Next step' }));
    await expect(step.getByText('Send the documents that are asked for first.')).toBeVisible();
    await expect(step.getByRole('link', { name: 'Documents' })).toBeVisible();
    await expect(step.queryByRole('link', { name: 'Start Tier 2' })).not.toBeInTheDocument();
  },
};

export const Frozen: Story = {
  args: { account: 'frozen@agio.test', config: { links: { support: 'https://support.example' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Unfortunately, your account has been frozen.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://support.example',
    );
  },
};

/** Ctrl-K opens the palette anywhere; what is chosen opens. */
export const Palette: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    await userEvent.keyboard('prices of all');
    await userEvent.click(await within(palette).findByRole('option', { name: /Markets/ }));
    await expect(await canvas.findByRole('heading', { name: 'Markets', level: 1 })).toBeVisible();
  },
};

/** A typed command fills the form of its page, and sends nothing. */
export const PaletteBuys: Story = {
  args: { account: 'trader@agio.test', path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.keyboard('sell 10 xcb');
    // One for each market, the default one first.
    const meant = await palette.findAllByRole('option', {
      name: /^Sell 10 XCB at the market price/,
    });
    await expect(meant.map((option) => option.textContent)).toEqual([
      expect.stringContaining('XCB/CTN'),
      expect.stringContaining('XCB/USDC'),
    ]);
    await userEvent.keyboard('{Enter}');
    const amount = await canvas.findByRole('textbox', { name: 'Amount' }, { timeout: 30_000 });
    await waitFor(() => expect(amount).toHaveValue('10.00'));
    await expect(await canvas.findByRole('button', { name: 'Sell XCB' })).toBeVisible();
  },
};

/** Prices, all of an asset, alerts and "cancel all" are understood too; the palette says what may be typed. */
export const PaletteSays: Story = {
  args: { account: 'trader@agio.test', path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const input = palette.getByRole('combobox');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/“buy 10 XCB at 6.2”.*“cancel all”/),
    );
    await userEvent.type(input, 'se');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(
        /Nothing is sent before you confirm it: “sell 10 XCB” “sell all XCB”$/,
      ),
    );
    await userEvent.type(input, 'll all xcb at 9.5');
    const meant = await palette.findByRole('option', { name: /^Sell all XCB at 9.5 CTN/ });
    await expect(input).not.toHaveAccessibleDescription();
    await userEvent.click(meant);
    const price = await canvas.findByRole('textbox', { name: /^Price/ }, { timeout: 30_000 });
    await waitFor(() => expect(price).toHaveValue('9.5000'));
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).not.toHaveValue('');
    await expect(await canvas.findByRole('button', { name: 'Sell XCB' })).toBeEnabled();
  },
};

/** A price alert is filled in, and set by a press. */
export const PaletteAlerts: Story = {
  args: { account: 'trader@agio.test', path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.keyboard('alert xcb 2');
    await userEvent.click(
      await palette.findByRole('option', { name: /^Set a price alert: XCB at 2 CTN/ }),
    );
    const alerts = within(await screen.findByRole('dialog', { name: 'Price alerts' }));
    // Below the last price.
    await waitFor(() =>
      expect(alerts.getByRole('radio', { name: 'At or below the price' })).toBeChecked(),
    );
    await expect(alerts.getByRole('textbox')).toHaveValue('2');
    await expect(await alerts.findByText('No price alerts yet')).toBeVisible();
  },
};

/** "Cancel all" opens the question on the desk, with the markets that orders are in. */
export const PaletteCancelsAll: Story = {
  args: { account: 'trader@agio.test', path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.keyboard('cancel all');
    await userEvent.click(await palette.findByRole('option', { name: /^Cancel all open orders/ }));
    const question = within(await screen.findByRole('alertdialog', {}, { timeout: 30_000 }));
    await expect(question.getByText(/orders in .*XCB\/CTN.* will be cancelled/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** A conversion, without an amount as well. */
export const PaletteConverts: Story = {
  args: { account: 'trader@agio.test', path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.keyboard('convert btc to usdc');
    await palette.findByRole('option', { name: 'Convert BTC to USDC' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'From, amount in BTC' })).toBeVisible();
  },
};

/** Markets are found by the names of their assets too, and only by what stands there. */
export const PaletteByName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Markets', level: 1 });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    const expectOnly = (symbol: string) =>
      waitFor(async () => {
        const found = palette.getAllByRole('option').map((option) => option.textContent);
        await expect(found.filter((text) => !text?.includes(symbol))).toEqual([]);
      });
    await userEvent.keyboard('gold');
    await expectOnly('XAUG/');
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.keyboard('xcb');
    await expectOnly('XCB/');
  },
};

/** A toast reports the copied value, since its menu is gone. */
export const CopiesCoreId: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await profile());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy Core ID/ }));
    await expect(await screen.findByText('Core ID copied')).toBeVisible();
    await expect(screen.getByText(write.mock.lastCall?.[0] ?? 'nothing')).toBeVisible();
  },
};

/** A clipboard that refuses: the Core ID stands where it can be selected. */
export const CannotCopyCoreId: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    await userEvent.click(await profile());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy Core ID/ }));
    await expect(await screen.findByText(/^The Core ID could not be copied/)).toBeVisible();
    await expect(screen.getByText(write.mock.lastCall?.[0] ?? 'nothing')).toBeVisible();
  },
};

/** `?` shows what the keyboard does; in a text it is a question mark. */
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search markets' });
    await userEvent.click(search);
    await userEvent.keyboard('?');
    await expect(search).toHaveValue('?');
    await userEvent.clear(search);
    search.blur();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(within(dialog).getByText('Search the list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Stage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ALPHA' }));
    await expect(
      await screen.findByRole('dialog', { name: 'This is an ALPHA version' }),
    ).toBeVisible();
  },
};

/** A change of currency is saved, said, and seen at once (spec §4, Currency). */
export const Currency: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/values in CHF/);
    await userEvent.click(await profile());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Currency/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Language and currency' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /^EUR/ }));
    await expect(
      await screen.findByText('The current currency has been changed successfully'),
    ).toBeVisible();
    await expect(await canvas.findByText(/values in EUR/)).toBeInTheDocument();
  },
};

/** Eight languages are listed, of which only English can be chosen (spec §3). */
export const Languages: Story = {
  args: { account: 'trader@agio.test' },
  play: async ({ userEvent }) => {
    await userEvent.click(await profile());
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Language/ }));
    const dialog = await screen.findByRole('dialog');
    const radios = within(dialog).getAllByRole('radio');
    await expect(radios).toHaveLength(8);
    await expect(radios.filter((radio) => !radio.hasAttribute('disabled'))).toHaveLength(1);
  },
};

export const Phone: Story = {
  args: { account: 'trader@agio.test' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('link', { name: 'Portfolio' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('region', { name: 'Total value' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The disabled rows of the menu that is open. */
const closedRows = async () =>
  (await screen.findAllByRole('menuitem'))
    .filter((item) => item.getAttribute('aria-disabled') === 'true')
    .map((item) => item.textContent);

/** From an order, an officer opens the details of its user over it, and is back at the order (spec-audit M7). */
export const UserDetailsOverAnOrder: Story = {
  args: { account: 'admin@agio.test', path: '/admin/orders?userId=trader&status=Open' },
  play: async ({ canvas, userEvent }) => {
    const [order] = await canvas.findAllByRole('rowheader', undefined, { timeout: 5000 });
    if (!order) throw new Error('There is no order.');
    order.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog'));
    const details = await drawer.findByRole('link', { name: 'User details' });
    await expect(details).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/admin\/orders\/[^?]+\?.*status=Open.*&modal=user_details&user=trader$/,
      ),
    );
    await userEvent.click(details);
    const modal = await screen.findByRole('dialog', { name: /Lena Keller/ });
    await expect(await within(modal).findByRole('tab', { name: /^Documents/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    await expect(details).toBeVisible();
  },
};

/** Before the identity check, header and profile menu close the same, each row with its own reason (spec §5; ux-review M10, spec-audit L3, L4). */
export const Unverified: Story = {
  tags: ['picture'],
  args: { account: 'newcomer@agio.test', path: '/user/tiers' },
  play: async ({ canvas, userEvent }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.click(await within(nav).findByRole('button', { name: 'Markets' }));
    await expect(await closedRows()).toEqual([
      'MarketsMarkets open once your identity is verified.',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(nav).getByRole('button', { name: 'Trade' }));
    await waitFor(async () =>
      expect(await closedRows()).toEqual([
        'Spot tradingTrading opens once your identity is verified.',
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await profile());
    await waitFor(async () => expect(await closedRows()).toHaveLength(5));
    await expect(await closedRows()).toEqual([
      'HistoryYour history begins once your identity is verified.',
      'ReferralsYou can invite others once your identity is verified.',
      'SettingsSettings open once your identity is verified.',
      'SupportOpens once your identity is verified. Until then, follow the link at the foot of the page.',
      'TradeTrading opens once your identity is verified.',
    ]);
  },
};

/** On a phone, the profile menu has Markets too, and the main menu closes what it closes. */
export const UnverifiedOnAPhone: Story = {
  args: { account: 'newcomer@agio.test', path: '/user/tiers' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await profile());
    await waitFor(async () =>
      expect(await closedRows()).toContain('MarketsMarkets open once your identity is verified.'),
    );
    const ofProfile = await closedRows();
    await expect(ofProfile).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const ofPhone = menu
      .getAllByText(/ once your identity is verified/)
      .map((reason) => reason.closest('[aria-disabled]')?.textContent);
    await expect(new Set(ofPhone)).toEqual(new Set(ofProfile));
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Markets' })).toHaveAttribute(
      'href',
      '/markets',
    );
  },
};

const footerLinks = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('contentinfo'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The footer leads to the deployment's own documents. */
export const WithFooter: Story = {
  args: {
    path: '/nowhere',
    config: {
      links: { terms: 'https://agio.example/terms', privacy: 'https://agio.example/privacy' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await footerLinks(canvas)).toEqual([
      ['Terms of Service', 'https://agio.example/terms'],
      ['Privacy Policy', 'https://agio.example/privacy'],
      ['Support', '/user/support'],
      ['API Documentation', '/api-documentation'],
    ]);
  },
};

/** Until then it leads to the pages that ship, and they open. */
export const WithOwnPages: Story = {
  args: { path: '/nowhere' },
  play: async ({ canvas, userEvent }) => {
    await expect(await footerLinks(canvas)).toEqual([
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Support', '/user/support'],
      ['API Documentation', '/api-documentation'],
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy Policy' }));
    await canvas.findByRole('heading', { name: 'Privacy Policy', level: 1 });
  },
};

/** A variant has them under its prefix. */
export const WithOwnPagesInAVariant: Story = {
  args: { path: '/aurum/terms' },
  globals: { brand: 'aurum' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Terms of Service', level: 1 });
    await expect((await footerLinks(canvas)).map(([, href]) => href)).toEqual([
      '/aurum/terms',
      '/aurum/privacy',
      '/user/support',
      '/aurum/api-documentation',
      '/?company=default',
    ]);
  },
};

/** An answer takes long: after three seconds that is said, over the page, which can be left. */
export const SlowAnswer: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'marketData.instruments', latencyMs: 600_000 }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Still loading\./, undefined, { timeout: 30_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Markets' })).toBeVisible();
  },
};

/** The exchange answers nothing: the shell stands, the page says what happened. */
export const NoExchange: Story = {
  args: {
    noHubs: true,
    break: (sandbox) => sandbox.faults.set({ endpoint: '*', failWith: { status: 503 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Markets could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Get Started' })).toBeEnabled();
  },
};
