import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const admin = 'admin@agio.test';
const path = '/backoffice/alerts';
const change = (rule: string, fields: object, seenVersion = 0, by = admin) =>
  actAs(exchange, by, [
    'PUT',
    `${path}/rules/${rule}`,
    { isOn: true, threshold: 100, seenVersion, reason: 'A story.', ...fields },
  ]);

/** The exchange has looked at its rules once. */
function look(sandbox: Sandbox): void {
  exchange = sandbox;
  sandbox.tick(5000);
}

const meta = {
  title: 'Screens/Back office/Alerts',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: admin, address: '/admin/alerts', still: true, break: look },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const panel = async (canvas: Context['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** A wallet below its floor and one near its ceiling are alerts; the rules that made them stand below. */
export const Lasting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const alerts = await panel(canvas, 'Alerts');
    const low = await alerts.findByText(/^A wallet is low/);
    await expect(low).toHaveTextContent('A wallet is low: LTC hot');
    await alerts.findByText(/^A wallet is near its ceiling/);
    const rules = await panel(canvas, 'Rules');
    await expect(rules.getByText(/^Percent of the ceiling: 90/)).toBeVisible();
    await expectFits();
  },
};
export const Narrow: Story = { ...Lasting, tags: [], globals: at('small') };
export const RightToLeft: Story = {
  ...Lasting,
  tags: [],
  globals: { ...at('desk'), dir: 'rtl' },
};

/** A rule that holds again ends its alert while the page is open. */
export const Over: Story = {
  play: async ({ canvas }) => {
    const alerts = await panel(canvas, 'Alerts');
    const row = (await alerts.findByText(/LTC hot/)).closest('tr')!;
    await expect(row).toHaveTextContent('—');
    await change('WalletLow', { threshold: 1 });
    exchange?.tick(5000);
    await waitFor(() =>
      expect(alerts.getByText(/LTC hot/).closest('tr')).not.toHaveTextContent('—'),
    );
  },
};

/** Nothing breaks a rule. */
export const None: Story = {
  args: {
    break: (sandbox: Sandbox) => {
      exchange = sandbox;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No alerts');
    await expect((await panel(canvas, 'Rules')).getAllByText('On').length).toBe(6);
  },
};

/** A change needs a reason, and the exchange says what the rule allows. */
export const RuleChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Change the rule: A wallet is near its ceiling';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const threshold = dialog.getByRole('textbox', { name: /Threshold/ });
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '999');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter a reason.');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too many alarms.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Enter a number from 1 to 200\./);
    await userEvent.clear(threshold);
    await userEvent.type(threshold, '95');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await (await panel(canvas, 'Rules')).findByText('Percent of the ceiling: 95');
  },
};

/** A colleague was faster: nothing is changed, and the dialog says who it was. */
export const RuleChangedMeanwhile: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Change the rule: A wallet is low';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A second opinion.');
    await change('WalletLow', { threshold: 50 }, 0, 'second-admin@agio.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/has changed this meanwhile/);
  },
};

/** An address is set with its secret, and a test message waits for its delivery. */
export const WebhookSet: Story = {
  play: async ({ canvas, userEvent }) => {
    const webhook = await panel(canvas, 'Webhook');
    await webhook.findByText('No address: alerts are not sent to other systems.');
    await userEvent.click(webhook.getByRole('button', { name: 'Change the webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the webhook' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /Address/ }),
      'https://alerts.example/agio',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'For the pager.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Enter a secret\./);
    await userEvent.type(dialog.getByRole('textbox', { name: /secret/ }), 'a secret of sixteen');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await webhook.findByText('https://alerts.example/agio');
    await userEvent.click(webhook.getByRole('button', { name: 'Send a test' }));
    const table = within(await webhook.findByRole('table', { name: 'Latest messages' }));
    await expect(table.getByText('Test')).toBeVisible();
    await expect(table.getByText('Waiting')).toBeVisible();
    await expectFits();
  },
};

/** An officer reads alerts and rules, and changes neither them nor the webhook. */
export const ForOfficer: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await canvas.findByText(/LTC hot/);
    await expect(canvas.queryByRole('button', { name: /Change/ })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Webhook' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox: Sandbox) => {
      sandbox.faults.set({ endpoint: 'backOfficeAlerts.read', failWith: { status: 500 } });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The alerts could not be loaded');
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox: Sandbox) => {
      sandbox.faults.set({ endpoint: 'backOfficeAlerts.read', latencyMs: 600_000 });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Alerts' });
    await expect(canvas.queryByRole('region', { name: 'Rules' })).toBeNull();
  },
};
