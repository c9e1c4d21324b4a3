import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { settingIn } from '../host/index.ts';
import {
  defaultMarket,
  favouriteMarkets,
  notificationSettings,
  tradingPreferences,
} from '../preferences/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import type { SettingChoice } from './setting-choice.tsx';
import type { SettingsSection } from './model/sections.ts';
import { Settings } from './settings.tsx';

interface Args extends Omit<SandboxStageProps, 'children'> {
  section: SettingsSection;
  onSignOut: () => void;
  onForgotten: () => void;
}

/** A choice of the host, kept by the story. */
function useChoice(first: string, options: SettingChoice['options']): SettingChoice {
  const [value, onChange] = useState(first);
  return { value, onChange, options, usual: first };
}

function SettingsOnSandbox({ section, onSignOut, onForgotten, ...stage }: Args) {
  const language = useChoice('en', [
    { value: 'en', label: 'English' },
    { value: 'de', label: 'Deutsch', disabled: true },
    { value: 'fa', label: 'فارسی', disabled: true },
  ]);
  const numbers = useChoice('us', [
    { value: 'us', label: '1,234,567.89 (United States)' },
    { value: 'ch', label: '1’234’567.89 (Switzerland)' },
  ]);
  const currency = useChoice(
    'CHF',
    ['USD', 'EUR', 'CHF', 'JPY'].map((code) => ({ value: code, label: code })),
  );
  const [theme, setTheme] = useState<'dark' | 'light' | 'system'>('dark');
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Settings
          section={section}
          hrefOf={(each) => `/user/settings?section=${each}`}
          language={language}
          numbers={numbers}
          currency={currency}
          theme={{ value: theme, onChange: setTheme }}
          manageUrl="https://id.agio.test/account"
          onSignOut={onSignOut}
          onForgotten={onForgotten}
        />
      </div>
    </SandboxStage>
  );
}

const signIn = { since: '2026-11-20T08:30:00.000Z', until: '2026-12-04T08:30:00.000Z' };

const meta = {
  title: 'Screens/Settings',
  component: SettingsOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    still: true,
    section: 'display',
    onSignOut: fn(),
    onForgotten: fn(),
    answer: ({ url }) => (url.endsWith('/v1/sign-in') ? Response.json(signIn) : undefined),
  },
} satisfies Meta<typeof SettingsOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each choice acts at once, says that it is saved, and can be reset. */
export const Display: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Appearance' }));
    await userEvent.click(panel.getByRole('radio', { name: /^Red up/ }));
    await expect(await panel.findByText('Saved')).toBeVisible();
    await expect(panel.getByRole('radio', { name: /^Red up/ })).toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Reset: Appearance' }));
    await expect(await panel.findByText('Reset to defaults')).toBeVisible();
    await waitFor(() => expect(panel.getByRole('radio', { name: /^Green up/ })).toBeChecked());
  },
};
export const DisplayLight: Story = {
  tags: ['picture'],
  globals: { ...at('desk'), scheme: 'light', brand: 'aurum' },
};
export const DisplayOnAPhone: Story = { tags: ['picture'], globals: at('phone') };
export const DisplayOnASmallPhone: Story = { globals: at('small') };
export const DisplayFromRightToLeft: Story = {
  tags: ['picture'],
  globals: { ...at('tablet'), dir: 'rtl' },
};

const tradingStorage = memoryStorage();
/** The form of the ticket, the market of the desk, and what is shown of balances. */
export const Trading: Story = {
  tags: ['picture'],
  args: { section: 'trading', storage: tradingStorage },
  play: async ({ canvas, userEvent }) => {
    const orders = within(canvas.getByRole('region', { name: 'Orders' }));
    await userEvent.click(orders.getByRole('radio', { name: 'Always' }));
    await expect(await orders.findByText('Saved')).toBeVisible();
    await expect(settingIn(tradingPreferences, tradingStorage).get().confirmOrders).toBe('always');
    const desk = within(canvas.getByRole('region', { name: 'Trading desk' }));
    await userEvent.click(desk.getByRole('combobox', { name: 'Default market' }));
    const list = within(document.body);
    await userEvent.click(await list.findByRole('option', { name: 'BTC/USDC' }));
    await expect(settingIn(defaultMarket, tradingStorage).get()).toBe('BTC-USDC');
    const balances = within(canvas.getByRole('region', { name: 'Balances' }));
    await userEvent.click(await balances.findByRole('combobox', { name: 'Cost of assets' }));
    await userEvent.click(await list.findByRole('option', { name: /^First in/ }));
    await expect(await balances.findByText('Saved')).toBeVisible();
  },
};

const notificationStorage = memoryStorage();
/** Each kind in each way; what the system shows is asked for with the press. */
export const Notifications: Story = {
  tags: ['picture'],
  args: { section: 'notifications', storage: notificationStorage },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Orders: On the page' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    const { orders, transfers } = settingIn(notificationSettings, notificationStorage).get();
    await expect([orders.toast, transfers.toast]).toEqual([false, true]);
  },
};
export const NotificationsOnASmallPhone: Story = {
  args: { section: 'notifications' },
  globals: at('small'),
};

export const Profile: Story = {
  tags: ['picture'],
  args: { section: 'profile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('trader@agio.test')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Manage at the sign-in provider, opens a new tab' }),
    ).toBeVisible();
  },
};
export const ProfileOfAGuest: Story = { args: { section: 'profile', account: undefined } };
export const ProfileMissing: Story = {
  args: {
    section: 'profile',
    break: ({ faults }) =>
      faults.set({ endpoint: 'account.userInformation', failWith: { status: 500 } }),
  },
};

/** Since when and until when; signing out everywhere asks first. */
export const Devices: Story = {
  tags: ['picture'],
  args: { section: 'devices' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/November 20, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }));
    const again = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce());
  },
};

const signedInAt = (place: number) => ({
  browser: ['Firefox 142', 'Safari 18', null][place % 3],
  system: ['Windows', 'iPhone', null][place % 3],
  address: ['192.0.2.7', '2001:db8:85a3:8d3:1319:8a2e:370:7348', null][place % 3],
});
const ago = (hours: number) => new Date(Date.UTC(2026, 10, 20, 11, 30) - hours * 3_600_000);

/** An account that is signed in on so many devices; one that is ended is gone from the list. */
function signedInOn(count: number) {
  let held = Array.from({ length: count }, (_, place) => ({
    id: `s${place}`,
    ...signedInAt(place),
    began: ago(place * 30 + 1).toISOString(),
    lastSeen: ago(place * 5).toISOString(),
    isCurrent: place === 0,
  }));
  const history = Array.from({ length: count * 3 }, (_, place) => ({
    id: `h${place}`,
    ...signedInAt(place),
    time: ago(place * 9).toISOString(),
    outcome: ['SignedIn', 'WrongPassword', 'SignedIn'][place % 3],
    ended: place % 3 === 2 ? { time: ago(place * 8).toISOString(), how: 'SignedOut' } : null,
  }));
  return ({ url, method }: Request) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith('/v1/sign-in')) return Response.json(signIn);
    if (pathname.endsWith('/sign-ins/history')) return Response.json(history);
    if (pathname.endsWith('/end-others')) {
      const ended = held.length - 1;
      held = held.slice(0, 1);
      return Response.json({ ended });
    }
    if (pathname.endsWith('/sign-ins') && method === 'GET') return Response.json(held);
    const id = /\/sign-ins\/(s\d+)$/.exec(pathname)?.[1];
    if (id === undefined) return undefined;
    held = held.filter((each) => each.id !== id);
    return Response.json({ ended: 1 });
  };
}

/** Each sign-in is named by its browser, and ended by itself; all others together after a question. */
export const SignedInElsewhere: Story = {
  tags: ['picture'],
  args: { section: 'devices', answer: signedInOn(4) },
  play: async ({ args, canvas, userEvent }) => {
    const panel = await canvas.findByRole('region', { name: 'Where you are signed in' });
    const list = within(panel);
    await expect(await list.findAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('This browser')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Sign out Safari 18 on iPhone' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(list.getByRole('button', { name: 'Sign out the others' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Sign out the others' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(list.queryByRole('button')).not.toBeInTheDocument();
    await expect(args.onSignOut).not.toHaveBeenCalled();
    const past = within(canvas.getByRole('region', { name: 'Recent sign-ins' }));
    await expect(past.getAllByRole('listitem')).toHaveLength(5);
    await expect(past.getAllByText('Refused: wrong password').length).toBeGreaterThan(0);
    await userEvent.click(past.getByRole('button', { name: 'Show more' }));
    await expect(past.getAllByRole('listitem')).toHaveLength(12);
  },
};

/** On a phone nothing is cut or stretched. */
export const SignedInElsewherePhone: Story = {
  globals: at('phone'),
  args: { section: 'devices', answer: signedInOn(3) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign out Safari 18 on iPhone' });
    // The pill is as wide as its words.
    const panel = canvas.getByRole('region', { name: 'Where you are signed in' });
    const pill = within(panel).getByText('This browser');
    await expect(pill.getBoundingClientRect().width).toBeLessThan(panel.clientWidth / 2);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A failed load says so, and the sign-ins can still be ended. */
export const SignInsFailed: Story = {
  args: {
    section: 'devices',
    break: ({ faults }) => {
      faults.set({ endpoint: 'signIns.list', failWith: { status: 503 } });
      faults.set({ endpoint: 'signIns.history', failWith: { status: 503 } });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sign-ins could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  },
};

export const SignInsLoading: Story = {
  args: {
    section: 'devices',
    break: ({ faults }) => faults.set({ endpoint: 'signIns.list', latencyMs: 1e9 }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Where you are signed in' });
    await expect(canvas.queryByText('No sign-ins are listed')).not.toBeInTheDocument();
  },
};

function keeping() {
  const storage = memoryStorage();
  settingIn(defaultMarket, storage).set('XCB-CTN');
  settingIn(favouriteMarkets, storage).set(['XCB-CTN']);
  return storage;
}
const kept = keeping();
/** The data of this browser is listed, and removed after a question. */
export const Data: Story = {
  tags: ['picture'],
  args: { section: 'data', storage: kept },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Your favourite markets')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this device' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText(/^2 items are removed/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Forget this device' }));
    await waitFor(() => expect(args.onForgotten).toHaveBeenCalledOnce());
    await expect([...kept.texts.keys()]).toEqual([]);
  },
};
/** An export that takes its time tells how far it is, and can be cancelled. */
export const DataBeingExported: Story = {
  args: {
    section: 'data',
    storage: keeping(),
    break: ({ faults }) => faults.set({ endpoint: 'history.ledger', latencyMs: 600_000 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as JSON' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Reading: Ledger' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Export as JSON' })).toBeVisible();
  },
};
