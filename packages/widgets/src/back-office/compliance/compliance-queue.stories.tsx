import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs, comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Queue',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shown = (canvas: Canvas) => canvas.findByRole('link', { name: /^Élodie Marchand/ });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** The person who waits longest stands first. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expect(navigation.getByRole('link', { name: 'Compliance' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText(/^1–(\d+) of \1$/)).toBeVisible();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, globals: at('tablet') };

/** Cards; on the smallest phone nothing scrolls sideways. */
export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    await expect(await shown(canvas)).toBeVisible();
    await expectFits();
  },
};
export const Narrow: Story = { ...Phone, globals: at('small') };
export const RightToLeft: Story = { ...Phone, globals: { ...at('desk'), dir: 'rtl' } };

/** `j` and `k` move through the requests, Enter opens one, `u` leads back. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    const links = canvasElement.querySelectorAll('[data-case]');
    const cells = canvas.getAllByRole('rowheader');
    await userEvent.keyboard('j');
    await waitFor(() => expect(cells[0]).toHaveFocus());
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(cells[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      links[1]?.getAttribute('href'),
    );
    await canvas.findByRole('region', { name: 'Person' });
    await userEvent.keyboard('u');
    await expect(await shown(canvas)).toBeVisible();
  },
};

let exchange: Sandbox | undefined;
const act = async (account: string, path: string, input: object) => {
  const { request } = await actAs<{ request: { id: string } }>(exchange, account, [
    'POST',
    '/backoffice/compliance/userDetails',
    { userId: 'p-keller' },
  ]);
  const body = { requestId: request.id, ...input };
  await actAs(exchange, account, ['PUT', `/backoffice/compliance/${path}`, body]);
};

/** Officers with their requests, and requests that wait for a second approval; both are filters. */
export const TeamDesk: Story = {
  args: {
    address: '/admin/compliance?approvals=OneOfTwo',
    break: (sandbox) => void (exchange = sandbox),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No request found')).toBeVisible();
    await act('admin@agio.test', 'resolve', {
      decision: 'Approve',
      seenDecidedAt: null,
      seenApprovalAt: null,
    });
    await act('officer@agio.test', 'assign', { to: 'Me', seenAssigneeId: null });
    comeBack();
    const row = within(
      (await canvas.findByRole('link', { name: /^Lukas Keller/ })).closest<HTMLElement>(
        '[role=row]',
      )!,
    );
    await expect(row.getByText('1 of 2 approved')).toBeVisible();
    await expect(row.getByText('Maria Oliveira (you)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Assigned' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody’s' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('No request found')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(await shown(canvas)).toBeVisible();
  },
};

/** Filters and order are in the address, and the way back is one press. */
export const Filtered: Story = {
  args: { address: '/admin/compliance?type=Tier2ToTier3&sort=risk.desc' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas);
    await expect(canvas.getByRole('columnheader', { name: /Risk/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('No request found')).toBeVisible();
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
      'data-address',
      '/admin/compliance?type=Tier2ToTier3&search=zzz&sort=risk.desc',
    );
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(await shown(canvas)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    answer: (request) =>
      request.url.includes('/compliance/users')
        ? Response.json({ items: [], nextCursor: null })
        : undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing waits for a decision')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.queue', latencyMs: 600_000 }),
  },
};

export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeCompliance.queue',
        failWith: { status: 500 },
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The queue could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** office-review L13: support reads no requests: it is told so, with the pages that are its own. */
export const NotAllowed: Story = {
  args: { account: 'support@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    const heading = canvas.getByRole('heading', { name: 'Not for your role' });
    const page = within(heading.closest<HTMLElement>('[data-slot=state-panel]')!);
    for (const [name, href] of [
      ['Users', '/admin/users'],
      ['Orders', '/admin/orders'],
      ['Transfers', '/admin/transfers'],
    ]) {
      await expect(page.getByRole('link', { name: name! })).toHaveAttribute('href', href);
    }
    await expect(page.queryByRole('link', { name: 'View markets' })).toBeNull();
    const navigation = within(canvas.getByRole('navigation', { name: 'Back office' }));
    await expect(navigation.queryByRole('link', { name: 'Compliance' })).toBeNull();
  },
};
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** An address that names no area: it says so, with the way back. */
export const NoSuchArea: Story = {
  args: { address: '/admin/nothing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is no such page' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back office' })).toHaveAttribute(
      'href',
      '/admin',
    );
  },
};
