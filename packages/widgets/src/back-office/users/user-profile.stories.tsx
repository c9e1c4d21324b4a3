import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/User',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/users/trader', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Person, with everything to copy. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const person = within(await canvas.findByRole('region', { name: 'Person' }));
    await expect(person.getByRole('button', { name: 'Copy user ID' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open case' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Change status' })).toBeVisible();
  },
};
export const Light: Story = { ...Overview, globals: { ...at('desk'), scheme: 'light' } };
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Person' });
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const RightToLeft: Story = { ...Phone, globals: { ...at('desk'), dir: 'rtl' } };

/** A restricted account says so with the note that was left. */
export const Frozen: Story = {
  args: { address: '/admin/users/frozen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Person' });
    await expect(canvas.getAllByText(/^Frozen/)[0]).toBeVisible();
  },
};

/** The list that a tab shows. */
const tab = (name: string, list: string): Story => ({
  args: { address: `/admin/users/trader?tab=${name}` },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: list }));
    await expect((await table.findAllByRole('rowheader'))[0]).toBeVisible();
    await expectFits();
  },
});
export const Orders: Story = tab('orders', 'Orders');
export const Transfers: Story = tab('transfers', 'Transfers');
export const Portfolio: Story = tab('portfolio', 'Portfolio');
export const Addresses: Story = tab('addresses', 'Addresses');

/** The same as cards. */
const cards = (name: string, list: string): Story => ({
  args: { address: `/admin/users/trader?tab=${name}` },
  globals: at('small'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Copy the/ }))[0]).toBeVisible();
    await expect(canvas.getByRole('list', { name: list })).toBeVisible();
    await expectFits();
  },
});
export const OrdersPhone: Story = cards('orders', 'Orders');
export const TransfersPhone: Story = cards('transfers', 'Transfers');
export const AddressesPhone: Story = cards('addresses', 'Addresses');
export const PortfolioPhone: Story = { ...Portfolio, globals: at('small') };
export const Requests: Story = {
  ...tab('requests', 'Requests'),
  args: { address: '/admin/users/p-keller?tab=requests' },
};
export const Documents: Story = {
  args: { address: '/admin/users/p-keller?tab=documents' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: /^Documents of/ })).toBeVisible();
  },
};
export const Audit: Story = {
  args: { address: '/admin/users/p-keller?tab=audit' },
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('region', { name: 'Audit' }));
    await expect((await trail.findAllByRole('listitem'))[0]).toBeVisible();
  },
};

/** A tab is in the address, and asks for what it shows once it is opened. */
export const Turned: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Orders' }));
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      '/admin/users/trader?tab=orders',
    );
  },
};

/** A new customer has nothing yet. */
const nothing = (name: string, words: string): Story => ({
  args: { address: `/admin/users/newcomer?tab=${name}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
  },
});
export const NoOrders: Story = nothing('orders', 'No orders');
export const NoTransfers: Story = nothing('transfers', 'No transfers');
export const NoBalances: Story = nothing('portfolio', 'No balances');
export const NoDocuments: Story = nothing('documents', 'No documents were sent.');
export const NoRequests: Story = nothing('requests', 'No requests');
export const NoAddresses: Story = nothing('addresses', 'No addresses');
export const NoAudit: Story = nothing('audit', 'Nothing was done to this account');

/** One tab fails; the rest of the profile works. */
const failing = (name: string, endpoint: string, words: string): Story => ({
  args: {
    address: `/admin/users/trader?tab=${name}`,
    break: (sandbox) => sandbox.faults.set({ endpoint, failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toBeVisible();
  },
});
export const OrdersFailed: Story = failing(
  'orders',
  'backOfficeUsers.orders',
  'The orders could not be loaded',
);
export const TransfersFailed: Story = failing(
  'transfers',
  'backOfficeUsers.transfers',
  'The transfers could not be loaded',
);
export const PortfolioFailed: Story = failing(
  'portfolio',
  'backOfficeUsers.portfolio',
  'The balances could not be loaded',
);
export const RequestsFailed: Story = failing(
  'requests',
  'backOfficeCompliance.details',
  'The requests could not be loaded',
);
export const AddressesFailed: Story = failing(
  'addresses',
  'backOfficeUsers.addresses',
  'The addresses could not be loaded',
);
export const AuditFailed: Story = failing(
  'audit',
  'backOfficeAudit.list',
  'The audit trail could not be loaded',
);

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeUsers.details', latencyMs: 600_000 }),
  },
};
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeUsers.details', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The user could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { address: '/admin/users/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such user')).toBeVisible();
  },
};

/** Support and viewers read, and change nothing: their tabs and buttons are fewer. */
const reader = (account: string): Story => ({
  args: { account, address: '/admin/users/trader?tab=audit' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Person' });
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Overview', 'Orders', 'Transfers', 'Portfolio']);
    await expect(canvas.queryByRole('button', { name: 'Change status' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Downgrade' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open case' })).toBeNull();
    await expect(canvas.queryByText('trader@agio.test')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show personal data' }));
    await expect(await canvas.findByText('trader@agio.test')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show personal data' })).toBeNull();
  },
});
export const Support: Story = reader('support@agio.test');
export const Viewer: Story = reader('viewer@agio.test');

/** Officers cannot change their own account. */
export const Oneself: Story = {
  args: { address: '/admin/users/officer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Person' });
    await expect(canvas.queryByRole('button', { name: 'Change status' })).toBeNull();
  },
};
