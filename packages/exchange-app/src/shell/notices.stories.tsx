import type { Sandbox } from '@agio/sandbox';
import { type Announcement, storageKeys } from '@agio/api-client';
import { toast } from '@agio/ui/toaster';
import { toastNotices } from '@agio/widgets/host';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { importantNotice } from '../shared/storage/notices.ts';
import { preferences } from '../shared/storage/preferences.ts';
import { SandboxApp } from '../testing/sandbox-app.tsx';

/** Messages that the exchange sends by itself: banners, the status of a request, dialogs, and toasts on every page. */
const meta = {
  title: 'Screens/Shell notices',
  component: SandboxApp,
  parameters: { layout: 'fullscreen' },
  // Notices seen in one story are not seen in the next.
  beforeEach: () => {
    localStorage.removeItem(storageKeys.claimRewards);
    localStorage.removeItem(storageKeys.announcementsSeen);
    importantNotice.set('unseen');
    toastNotices.log.clear();
    toast.dismiss();
  },
} satisfies Meta<typeof SandboxApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Something done at the exchange by another client of the same world. */
async function act(
  sandbox: Sandbox,
  account: string,
  method: string,
  path: string,
  body: object,
): Promise<void> {
  const response = await sandbox.fetch(
    new Request(`http://exchange.test${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sandbox.issueToken(account)}`,
        'content-type': 'application/json-patch+json',
        'idempotency-key': `${method} ${path}`,
      },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

const day = 24 * 60 * 60 * 1000;
const announcement = (fields: Partial<Announcement>): Announcement => ({
  id: 'a1',
  type: 'Banner',
  description: 'Deposits on the Core network will pause on Sunday from 06:00 to 06:30 UTC.',
  link: 'https://agio.example/status',
  releasesAt: new Date(Date.now() - day).toISOString(),
  expiresAt: new Date(Date.now() + day).toISOString(),
  ...fields,
});

/** Between its release and its end, for guests too; all of it opens its link in a new tab. */
export const Announced: Story = {
  args: {
    announcements: [
      announcement({}),
      announcement({ id: 'a2', description: 'Over', expiresAt: new Date(0).toISOString() }),
      announcement({
        id: 'a3',
        description: 'To come',
        releasesAt: new Date(Date.now() + day).toISOString(),
      }),
      announcement({ id: 'a4', type: 'Board', description: 'For the board' }),
    ],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Deposits on the Core network/ });
    await expect(link).toHaveAttribute('href', 'https://agio.example/status');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByText(/^(Over|To come|For the board)/)).not.toBeInTheDocument();
  },
};

/** Offered once: the language of the browser, in its own words and in those of the page. */
export const LanguageOffered: Story = {
  args: { config: { activeLanguages: ['en', 'de'] } },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'languages');
    Object.defineProperty(navigator, 'languages', { value: ['de-CH', 'en'], configurable: true });
    preferences.set({ isLanguageSettled: false });
    return () => {
      if (own) Object.defineProperty(navigator, 'languages', own);
      else Reflect.deleteProperty(navigator, 'languages');
      preferences.set({ isLanguageSettled: false });
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Also available: Deutsch')).toBeVisible();
    await expect(canvas.getByText('Agio gibt es auf Deutsch')).toHaveAttribute('lang', 'de');
    await expect(canvas.getByRole('button', { name: 'Auf Deutsch wechseln' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Also available: Deutsch')).not.toBeInTheDocument();
    await expect(preferences.getSnapshot().isLanguageSettled).toBe(true);
  },
};

/** The invitation stays until it is hidden; the dialog says what is claimed and what it is worth. */
export const Rewards: Story = {
  args: {
    account: 'trader@agio.test',
    announcements: [announcement({})],
    config: { links: { support: 'https://support.example' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('96.70 USDC are waiting for you.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Learn more' }));
    const dialog = await screen.findByRole('dialog', { name: 'Claim USDC' });
    await expect(await within(dialog).findByText(/≈ [\d,.]+.CHF/)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: /contact support/ })).toHaveAttribute(
      'href',
      'https://support.example',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Claim Rewards' }));
    await expect(await screen.findByText('Congratulations!')).toBeVisible();
    await expect(screen.getByText('96.70 USDC were deposited into your Portfolio')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The next one takes its place.
    await userEvent.click(await canvas.findByText('2,400.00 CTN are waiting for you.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide for now' }));
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

/** Opens automatically once, ever. */
export const RewardsOpenOnce: Story = {
  args: { account: 'trader@agio.test', config: { opensByItself: {} } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Claim USDC' });
    await expect(localStorage.getItem(storageKeys.claimRewards)).toBe('{"isShown":false}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A reader who may not claim now is not invited. */
export const NoRewardsWhileFrozen: Story = {
  args: { account: 'frozen@agio.test' },
  play: async ({ canvas }) => {
    await canvas.findByText('Unfortunately, your account has been frozen.');
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

/** A profile that is refused with 30200 says that the account is terminated (spec §4 and §8); no toast repeats it. */
export const Terminated: Story = {
  args: {
    account: 'trader@agio.test',
    config: { links: { support: 'https://support.example' } },
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'account.profile',
        failWith: {
          status: 403,
          body: {
            errorCode: 30200,
            errors: [{ key: 'account', code: 'terminated', message: 'It is terminated.' }],
          },
        },
      }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Unfortunately, your account has been terminated.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(screen.queryByText('It is terminated.')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

/** After the first sign-in. Closed without reading it comes again with the next one. */
export const ImportantNotice: Story = {
  args: {
    account: 'trader@agio.test',
    config: { opensByItself: {}, links: { terms: 'https://agio.example/terms' } },
  },
  beforeEach: () => importantNotice.set('due'),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Important notice' });
    // The claim of rewards waits for its turn.
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await expect(within(dialog).getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(
      within(dialog).getByRole('button', { name: 'Confirm that you have read it' }),
    ).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await expect(importantNotice.get()).toBe('seen');
    await screen.findByRole('dialog', { name: 'Claim USDC' });
  },
};

export const ImportantNoticeLater: Story = {
  args: { account: 'newcomer@agio.test' },
  beforeEach: () => importantNotice.set('due'),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Important notice' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(importantNotice.get()).toBe('unseen');
  },
};

let exchange: Sandbox | undefined;

/** A fill is told wherever the user is, once, and screen readers say it. */
export const FilledElsewhere: Story = {
  args: {
    account: 'trader@agio.test',
    path: '/user/portfolio',
    break: (sandbox) => {
      exchange = sandbox;
    },
  },
  play: async ({ canvas, userEvent }) => {
    // With its figures: by then the page hears of orders.
    const total = await canvas.findByRole('region', { name: 'Total value' });
    await waitFor(() => expect(total).toHaveTextContent(/\d/));
    if (!exchange) throw new Error('There is no exchange.');
    await act(exchange, 'trader@agio.test', 'POST', '/frontoffice/api/order', {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Market',
      amount: '10',
    });
    const region = await screen.findByRole('region', { name: 'Notifications' });
    const toasts = within(region);
    // Its time stands still while it is looked at.
    await userEvent.hover(await toasts.findByText('Order filled'));
    await expect(toasts.getAllByRole('listitem')).toHaveLength(1);
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};

/** On a phone a toast hangs under what must stay in reach: the header, and on the desk the pair and the tabs too. */
export const ToastOnPhone: Story = {
  args: { account: 'trader@agio.test', path: '/trade/XCB-CTN' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const tabs = await canvas.findByRole('tablist', { name: 'View' });
    toastNotices.info({ id: 'here', title: 'Something to read' });
    const toast = (await screen.findByText('Something to read')).closest('li');
    if (!toast) throw new Error('It is not in a toast.');
    const below = (place: Element, what: string) =>
      waitFor(() =>
        expect(toast.getBoundingClientRect().top, what).toBeGreaterThanOrEqual(
          place.getBoundingClientRect().bottom,
        ),
      );
    await below(tabs, 'under the tabs');
    const menu = canvas.getByRole('button', { name: /^Profile/ });
    await userEvent.click(menu);
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
  },
};

/** A dialog lies over the toasts: they wait behind its scrim. */
export const ToastUnderDialog: Story = {
  args: { account: 'trader@agio.test', path: '/user/portfolio' },
  play: async ({ userEvent }) => {
    toastNotices.info({ id: 'here', title: 'Something to read' });
    const toast = await screen.findByText('Something to read');
    await waitFor(() => expect(topAt(toast)).toBe(toast));
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(toast.contains(topAt(toast))).toBe(false));
    await userEvent.keyboard('{Escape}');
  },
};

/** Returns the element that a press in the middle of an element meets. */
const topAt = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** On a phone the status is an icon with the same name; nothing is pushed out of the header. */
export const RequestOnPhone: Story = {
  args: { account: 'pending@agio.test' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Pending for review' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Pending for review' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The board and the notices of this visit; looked at, they are no longer new. */
export const Centre: Story = {
  args: {
    account: 'trader@agio.test',
    announcements: [
      announcement({ type: 'Board', description: 'New market: SREC/USDC.', link: null }),
      announcement({
        id: 'a2',
        type: 'Board',
        description: 'Over',
        expiresAt: '2020-01-01T00:00:00Z',
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notifications, 1 new' });
    toastNotices.success({ id: 'order-1', title: 'Order filled', description: 'Buy 10 XCB' });
    toastNotices.success({ id: 'order-1', title: 'Order filled', description: 'Buy 12 XCB' });
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 2 new'));
    await userEvent.click(bell);
    const centre = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(centre.getByText('New market: SREC/USDC.')).toBeVisible();
    await expect(centre.getByText('Buy 12 XCB')).toBeVisible();
    await expect(centre.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(centre.getByRole('button', { name: 'Clear all' }));
    await expect(centre.queryByText('Buy 12 XCB')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
  },
};

/** A call that is worth protecting is refused until the user signs in again; what they were doing stays as it is. */
export const StepUp: Story = {
  name: 'S21 Sign in again to do this',
  args: {
    account: 'trader@agio.test',
    break: ({ faults }) =>
      faults.set({
        endpoint: 'rewards.claim',
        failWith: {
          status: 401,
          body: {
            errorCode: 40101,
            errors: [{ key: '', code: '40101', message: 'Sign in again.' }],
          },
          headers: {
            'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
          },
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Learn more' }));
    const claim = await screen.findByRole('dialog', { name: 'Claim USDC' });
    const button = within(claim).getByRole('button', { name: 'Claim Rewards' });
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Sign in again to do this' });
    await expect(within(question).getByRole('button', { name: 'Sign in again' })).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // A refused call is sent again, as often as the user wants it.
    await userEvent.click(button);
    await expect(
      await screen.findByRole('alertdialog', { name: 'Sign in again to do this' }),
    ).toBeVisible();
    await expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument();
  },
};
