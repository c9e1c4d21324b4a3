import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Audit trail',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/audit', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** In the grid a cell, on a phone a button. */
const proposal = (canvas: Canvas) =>
  canvas.findByText(/^proposed AGG-/, { selector: '[data-widget] bdi' });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};
const shownAddress = (element: HTMLElement) =>
  element.querySelector('[data-address]')?.getAttribute('data-address');

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await proposal(canvas)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Audit trail' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, globals: at('tablet') };
export const Phone: Story = { ...Ready, globals: at('phone') };
export const Narrow: Story = { ...Ready, globals: at('small') };
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };

/** One act: who, from where, and each field before and after. From there to all that was done to the same subject. */
export const Details: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await proposal(canvas));
    const drawer = within(await screen.findByRole('dialog', { name: /^proposed AGG-/ }));
    await expect(shownAddress(canvasElement)).toMatch(/^\/admin\/audit\/a\w+$/);
    await expect(drawer.getByText('Aiko Damm')).toBeVisible();
    await expect(drawer.getByText('State')).toBeVisible();
    await expect(drawer.getByText('Proposed')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Only this subject' }));
    await expect(await canvas.findByText('Exact id: usdc-ethereum')).toBeVisible();
    await expect(shownAddress(canvasElement)).toBe('/admin/audit?subject=wallet&id=usdc-ethereum');
  },
};
/** Each field before and after, below the entry. */
export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [expand] = await canvas.findAllByRole('button', { name: /^Details: proposed AGG-/ });
    await userEvent.click(expand!);
    await expect(expand).toHaveAttribute('aria-expanded', 'true');
    const [after] = await canvas.findAllByText('After');
    await expect(after).toBeVisible();
  },
};

/** An address opens an entry that its list does not show, and says if there is none. */
export const DetailsElsewhere: Story = {
  args: { address: '/admin/audit/a4ldqqms?kind=customer' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: /^proposed AGG-/ }));
    await expect(await drawer.findByText('Proposed')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shownAddress(canvasElement)).toBe('/admin/audit?kind=customer'));
    await expect(canvas.queryByText(/^proposed AGG-/)).toBeNull();
  },
};
export const DetailsMissing: Story = {
  args: { address: '/admin/audit/nothing' },
  play: async () => expect(await screen.findByText('Not found')).toBeVisible(),
};

export const DetailsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await proposal(canvas));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
export const DetailsPhone: Story = { ...DetailsOpen, globals: at('small') };

/** Filters are in the address, and one press removes each. */
export const Filtered: Story = {
  args: { address: '/admin/audit?subject=wallet&id=usdc-ethereum' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await proposal(canvas)).toBeVisible();
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter: Exact id: usdc-ethereum' }),
    );
    await expect(shownAddress(canvasElement)).toBe('/admin/audit?subject=wallet');
    await expect(canvas.getByText('About: Wallet')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { address: '/admin/audit?subject=market&id=no-such-market' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(await proposal(canvas)).toBeVisible();
  },
};

let other: Sandbox | undefined;

/** The hashes are computed anew, and the last one can be noted down. */
export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await proposal(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the chain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chain of the audit trail' }));
    await expect(await dialog.findByText(/^All \d+ entries are unchanged/)).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Copy: Hash of the last entry' }),
    ).toBeVisible();
  },
};
export const CheckedPhone: Story = { ...Checked, globals: at('phone') };

/** An entry was changed behind the exchange's back. */
export const Broken: Story = {
  args: {
    answer: (request) =>
      request.url.includes('/audit/check')
        ? Response.json({
            entries: 31,
            through: 11,
            hash: 'ab',
            next: null,
            broken: { number: 12, id: 'a12', reason: 'Changed' },
          })
        : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await proposal(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the chain' }));
    await expect(await screen.findByText('Entry 12 was changed.')).toBeVisible();
  },
};

/** Customers choose their names: one who is called as the exchange is reads as a customer. */
export const Customers: Story = {
  args: {
    address: '/admin/audit?kind=customer',
    break: (sandbox) => void (other = sandbox),
  },
  play: async ({ canvas }) => {
    // An entry has the name that its author had before it: a second change is under the first.
    for (const displayName of ['Payment System', 'Lena Keller'])
      await actAs(other, 'trader@agio.test', ['PUT', '/frontoffice/api/userinfo', { displayName }]);
    comeBack();
    const [actor] = await canvas.findAllByText('Customer Payment System');
    await expect(actor).toBeVisible();
  },
};

/** An act of another officer appears by itself. */
export const Live: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas }) => {
    await proposal(canvas);
    await actAs(other, 'admin@agio.test', [
      'PUT',
      '/backoffice/market/XCB-CTN',
      { status: 'Halted', reason: 'Maintenance.' },
    ]);
    comeBack();
    await expect(await canvas.findByRole('rowheader', { name: /halted/i })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    answer: (request) =>
      request.url.includes('/backoffice/audit')
        ? Response.json({ items: [], nextCursor: null })
        : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been done yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  },
};
export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeAudit.list', latencyMs: 600_000 }),
  },
};
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeAudit.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit trail could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A refresh fails: the entries stay, and it says that they may be old. */
export const Stale: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await proposal(canvas);
    other?.faults.set({ endpoint: 'backOfficeAudit.list', failWith: { status: 503 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/could not be refreshed/)).toBeVisible();
    await expect(await proposal(canvas)).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { account: 'viewer@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};

/** office-review L1: the last acts of staff stand on the overview apart from those of customers, with the way to all of each. */
export const OnTheOverview: Story = {
  args: { address: '/admin' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Acts of staff' }));
    const entry = await panel.findByRole('link', { name: /^Details: proposed AGG-/ });
    await expect(panel.getByRole('link', { name: 'All acts of staff' })).toHaveAttribute(
      'href',
      '/admin/audit?kind=act',
    );
    await expect(panel.queryByText('Customer')).toBeNull();
    const theirs = within(canvas.getByRole('region', { name: 'Acts of customers' }));
    await expect((await theirs.findAllByText('Customer')).length).toBeGreaterThan(0);
    await expect(theirs.getByRole('link', { name: 'All acts of customers' })).toHaveAttribute(
      'href',
      '/admin/audit?kind=customer',
    );
    await expectFits();
    await userEvent.click(entry);
    await expect(await screen.findByRole('dialog', { name: /^proposed AGG-/ })).toBeVisible();
    await expect(shownAddress(canvasElement)).toMatch(/^\/admin\/audit\/a\w+\?kind=act$/);
  },
};

/** The trail fails: what waits is there all the same. */
export const OverviewWithoutTrail: Story = {
  args: { address: '/admin', break: Failed.args!.break },
  play: async ({ canvas }) => {
    const [failed] = await canvas.findAllByText('The audit trail could not be loaded');
    await expect(failed).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open the queue' })).toBeVisible();
  },
};
