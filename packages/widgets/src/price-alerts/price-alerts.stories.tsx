import type { PriceAlertCondition } from '@agio/api-client';
import type { WorldOptions } from '@agio/sandbox/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { settingIn } from '../host/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { PriceAlertButton, PriceAlertWatch } from './price-alert-button.tsx';
import { type LocalAlert, localAlertSetting } from './setting.ts';

/** A market's button, and the watch that an app has beside its pages. */
function AlertsOnSandbox(stage: SandboxStageProps) {
  return (
    <SandboxStage {...stage}>
      <PriceAlertWatch />
      <PriceAlertButton market="XCB-CTN" />
    </SandboxStage>
  );
}

const trader = 'trader@agio.test';
const meta = {
  title: 'Widgets/Price alerts',
  component: AlertsOnSandbox,
  args: { account: trader, scenario: 'quiet' },
} satisfies Meta<typeof AlertsOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Sandbox = Parameters<NonNullable<WorldOptions['break']>>[0];
const path = '/frontoffice/api/v1/price-alerts';

/** Sends a call of the trader, as another device would. */
const send = (sandbox: Sandbox, address: string, body: object) =>
  sandbox.fetch(
    new Request(`http://exchange.test${address}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.issueToken(trader)}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify(body),
    }),
  );
const rise = (price: string): PriceAlertCondition => ({ kind: 'Price', direction: 'Rise', price });
const fall = (price: string): PriceAlertCondition => ({ kind: 'Price', direction: 'Fall', price });
const buy = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' };

/** An exchange on which the trader has these alerts. */
const withAlerts =
  (conditions: readonly PriceAlertCondition[], then?: (sandbox: Sandbox) => unknown) =>
  (sandbox: Sandbox) => {
    void (async () => {
      for (const condition of conditions)
        await send(sandbox, path, { market: 'XCB-CTN', condition });
      await then?.(sandbox);
    })();
  };

const local = (part: Partial<LocalAlert>): LocalAlert => ({
  id: part.price ?? 'a',
  market: 'XCB-CTN',
  direction: 'above',
  price: '900',
  status: 'active',
  ...part,
});
function keeping(account: string, ...alerts: LocalAlert[]) {
  const storage = memoryStorage();
  settingIn(localAlertSetting, storage).set({ byAccount: { [account]: alerts } });
  return storage;
}

const open = async (canvasElement: HTMLElement) => {
  const button = await within(canvasElement).findByRole('button', { name: 'Set a price alert' });
  button.click();
  return within(await screen.findByRole('dialog', { name: 'Price alerts' }));
};

/** Each kind, with the figure of now: one at a price that was reached, one that is paused. */
export const Matrix: Story = {
  tags: ['picture'],
  args: {
    still: true,
    break: withAlerts(
      [
        fall('0.5'),
        { kind: 'Volume', volume: '90000000' },
        { kind: 'Change', direction: 'Either', percent: '5', window: '24h' },
        { kind: 'Change', direction: 'Fall', percent: '2.5', window: '1h' },
        rise('6.4185'),
      ],
      async (sandbox) => {
        await send(sandbox, path, { market: 'XCB-CTN', condition: rise('900'), paused: true });
        await send(sandbox, '/frontoffice/api/order', buy);
      },
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    for (const name of [
      'XCB/CTN at 0.5000 CTN or below',
      'XCB/CTN: 90,000,000 XCB or more traded in 24 hr',
      'XCB/CTN up or down 5% or more in 24 hr',
      'XCB/CTN down 2.5% or more in 1 hr',
      'XCB/CTN at 900.0000 CTN or above',
    ])
      await expect(await dialog.findByText(name)).toBeVisible();
    await expect(await dialog.findByText(/away$/)).toBeVisible();
    await expect(dialog.getByText('Paused')).toBeVisible();
    // The form may arrive after the dialog has taken the focus for itself.
    dialog.getByRole('combobox', { name: 'Market' }).focus();
  },
};

/** A guest is invited to sign in, and reads what becomes of the alerts of this browser. */
export const Guest: Story = {
  tags: ['picture'],
  args: { account: undefined, still: true, storage: keeping('guest', local({})) },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(dialog.getByText(/are moved to your account when you sign in/)).toBeVisible();
  },
};

/** Set, paused, resumed, deleted, and brought back. What is reached already is no alert. */
export const SetAndDelete: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText('No price alerts yet')).toBeVisible();
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '0.5');
    await expect(
      await dialog.findByRole('button', { name: 'The price is there already' }),
    ).toBeVisible();
    await userEvent.clear(price);
    await userEvent.type(price, '900');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    const name = 'XCB/CTN at 900.0000 CTN or above';
    await userEvent.click(await dialog.findByRole('button', { name: `Pause: ${name}` }));
    await userEvent.click(await dialog.findByRole('button', { name: `Resume: ${name}` }));
    await dialog.findByRole('button', { name: `Pause: ${name}` });
    await userEvent.click(dialog.getByRole('button', { name: `Delete: ${name}` }));
    await expect(await dialog.findByText('No price alerts yet')).toBeVisible();
    const undo = await dialog.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await dialog.findByRole('button', { name: `Pause: ${name}` });
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** A change and a volume are typed; percentages and amounts are read by their rules. */
export const ChangeAndVolume: Story = {
  tags: ['picture'],
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('radio', { name: '24h volume' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: '24h volume' }), '90,000,000');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    await dialog.findByText('XCB/CTN: 90,000,000 XCB or more traded in 24 hr');
    await userEvent.click(dialog.getByRole('radio', { name: 'Price change' }));
    const percent = await dialog.findByRole('textbox', { name: 'Price change' });
    await userEvent.type(percent, '0.001');
    await expect(
      await dialog.findByRole('button', { name: 'Enter 0.01% to 999.99%' }),
    ).toBeVisible();
    await userEvent.clear(percent);
    await userEvent.type(percent, '12.5');
    await userEvent.click(dialog.getByRole('radio', { name: 'Fall' }));
    await userEvent.click(dialog.getByRole('radio', { name: '1 hr' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    await expect(await dialog.findByText('XCB/CTN down 12.5% or more in 1 hr')).toBeVisible();
    // The field is empty for the next one, which is no mistake.
    await expect(percent).toHaveValue('');
    await expect(percent).toBeValid();
  },
};

/** An alert is edited above the list, and waits for the new price. */
export const Edited: Story = {
  tags: ['picture'],
  args: { break: withAlerts([rise('900')]) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    const name = 'XCB/CTN at 900.0000 CTN or above';
    await userEvent.click(await dialog.findByRole('button', { name: `Edit: ${name}` }));
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await expect(price).toHaveValue('900');
    await userEvent.clear(price);
    await userEvent.type(price, '950');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('XCB/CTN at 950.0000 CTN or above')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText(name)).toBeNull());
    await expect(await dialog.findByRole('combobox', { name: 'Market' })).toBeVisible();
  },
};

/** A trade reaches it: it is told, and stays in the list as reached. */
export const Reached: Story = {
  args: {
    break: withAlerts([rise('6.4185')], async (sandbox) => {
      // The page listens by then.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await send(sandbox, '/frontoffice/api/order', buy);
    }),
  },
  play: async ({ canvasElement }) => {
    const title = 'XCB/CTN has reached 6.4185 CTN';
    await expect(await screen.findByText(title, undefined, { timeout: 20_000 })).toBeVisible();
    const dialog = await open(canvasElement);
    await expect(
      await dialog.findByRole('button', { name: 'Set again: XCB/CTN at 6.4185 CTN or above' }),
    ).toBeVisible();
  },
};

/** The exchange takes no more than a hundred, and says so. */
export const Full: Story = {
  tags: ['picture'],
  args: {
    still: true,
    break: withAlerts(Array.from({ length: 100 }, (_, index) => rise(`${800 + index}`))),
  },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    await dialog.findByText('XCB/CTN at 899.0000 CTN or above', undefined, { timeout: 20_000 });
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Price' }), '950');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    await expect(
      await dialog.findByText(/You can have at most this many price alerts: 100/),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveValue('950');
  },
};

/** The answer is lost, and the alert is found: it is set once. */
export const LostAnswer: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'priceAlerts.create', lose: 'answer' }) },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await open(canvasElement);
    const price = await dialog.findByRole('textbox', { name: 'Price' });
    await userEvent.type(price, '900');
    await userEvent.click(await dialog.findByRole('button', { name: 'Set alert' }));
    await expect(await dialog.findByText('XCB/CTN at 900.0000 CTN or above')).toBeVisible();
    await waitFor(() => expect(price).toHaveValue(''));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The list cannot be loaded: it says so, and the form works. */
export const Unavailable: Story = {
  tags: ['picture'],
  args: {
    still: true,
    break: ({ faults }) => faults.set({ endpoint: 'priceAlerts.list', failWith: { status: 500 } }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText(/Your alerts could not be loaded/)).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: 'Price' })).toBeVisible();
  },
};

/** Alerts of this browser are in the account after a sign-in; one that the market has passed stays, and says so. */
export const MovedFromBrowser: Story = {
  tags: ['picture'],
  args: { storage: keeping('guest', local({}), local({ price: '0.5' })) },
  play: async ({ canvasElement, userEvent }) => {
    await expect(await screen.findByText(/could not be moved to your account$/)).toBeVisible();
    const dialog = await open(canvasElement);
    await dialog.findByRole('button', { name: 'Pause: XCB/CTN at 900.0000 CTN or above' });
    await expect(await dialog.findByText('Only in this browser')).toBeVisible();
    const left = 'XCB/CTN at 0.5000 CTN or above';
    await userEvent.click(dialog.getByRole('button', { name: `Set again: ${left}` }));
    await expect(await dialog.findByText(/The market is there already/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: `Delete: ${left}` }));
    await waitFor(() => expect(dialog.queryByText('Only in this browser')).toBeNull());
  },
};
