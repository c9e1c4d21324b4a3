import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StaffMember } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { actAs } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

let exchange: Sandbox | undefined;
const lookOn = (sandbox: Sandbox): void => {
  exchange = sandbox;
};
/** Disturbs the calls of the page, and keeps the exchange for acts of others. */
const disturb = (...faults: Parameters<Sandbox['faults']['set']>) => ({
  break: (sandbox: Sandbox) => {
    lookOn(sandbox);
    sandbox.faults.set(...faults);
  },
});
const path = '/backoffice/staff';
const reason = 'Agreed with the head of operations.';

const meta = {
  title: 'Screens/Back office/Staff',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin/staff', still: true, break: lookOn },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const rowOf = (canvas: Context['canvas'], name: string) =>
  canvas.findByRole('rowheader', { name: new RegExp(name) });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Proposes roles as another administrator. */
async function propose(by: string, id: string, roles: string[]) {
  const account = `${by}@agio.test`;
  const { items } = await actAs<{ items: StaffMember[] }>(exchange, account, ['GET', path]);
  const seenVersion = items.find((member) => member.id === id)?.version;
  await actAs(exchange, account, ['PUT', `${path}/roles`, { id, seenVersion, roles, reason }]);
}
async function confirm(by: string, id: string) {
  const account = `${by}@agio.test`;
  const { items } = await actAs<{ items: StaffMember[] }>(exchange, account, ['GET', path]);
  const seenVersion = items.find((member) => member.id === id)?.version;
  const body = { id, seenVersion, decision: 'Approve' };
  await actAs(exchange, account, ['PUT', `${path}/roles/resolve`, body]);
}

/** Opens the drawer of a member. */
async function openMember({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await rowOf(canvas, name));
  return within(await screen.findByRole('dialog', { name }));
}

/** Changes one role of a member in the dialog, with a reason. */
async function change(context: Context, name: string, role: string) {
  const { userEvent } = context;
  const drawer = await openMember(context, name);
  await userEvent.click(drawer.getByRole('button', { name: 'Change roles' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change roles' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(`^${role}`) }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  return dialog;
}
const send = async (context: Context, dialog: Awaited<ReturnType<typeof change>>) =>
  context.userEvent.click(dialog.getByRole('button', { name: 'Change roles' }));

/** Everybody with a role: e-mail, roles, state and last seen. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await rowOf(canvas, 'Aiko Damm');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByText('Compliance officer')).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, tags: [], globals: at('tablet') };
export const RightToLeft: Story = { ...Ready, tags: [], globals: { ...at('desk'), dir: 'rtl' } };

export const Phone: Story = {
  globals: at('phone'),
  play: async ({ canvas }) => {
    // The placeholders are a list too, which goes.
    await waitFor(() => {
      const list = within(canvas.getByRole('list', { name: 'Staff' }));
      return expect(list.getAllByRole('link')).toHaveLength(5);
    });
    await expectFits();
  },
};

export const Details: Story = {
  tags: ['picture'],
  play: async (context) => {
    const drawer = await openMember(context, 'Maria Oliveira');
    await expect(drawer.getByText('officer@agio.test')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Change roles' })).toBeEnabled();
  },
};
export const DetailsPhone: Story = {
  globals: at('phone'),
  args: { address: '/admin/staff/officer' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Maria Oliveira' }));
    await expect(await drawer.findByText('officer@agio.test')).toBeVisible();
    await expectFits();
  },
};

/** Each role says which pages it opens. */
export const ChangeRoles: Story = {
  tags: ['picture'],
  play: async (context) => {
    const dialog = await change(context, 'Sofia Urban', 'Trade viewer');
    await expect(dialog.getByText(/It takes effect immediately/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Administrator/ }));
    await expect(dialog.getByText('Another administrator must approve this.')).toBeVisible();
  },
};
export const ChangeRolesTablet: Story = { ...ChangeRoles, tags: [], globals: at('tablet') };
export const ChangeRolesPhone: Story = {
  globals: at('phone'),
  args: { address: '/admin/staff/support' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Urban' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Change roles' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change roles' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Administrator/ }));
    await expect(dialog.getByText('Another administrator must approve this.')).toBeVisible();
    await expectFits();
  },
};

/** Roles that decide nothing are given at once. */
export const Given: Story = {
  play: async (context) => {
    await send(context, await change(context, 'Sofia Urban', 'Trade viewer'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Urban' }));
    await expect(await drawer.findByText('Support, Trade viewer')).toBeVisible();
  },
};

/** Proposes a role for a member, and returns the drawer with the proposal. */
async function proposeRole(context: Context) {
  await send(context, await change(context, 'Sofia Urban', 'Compliance officer'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Urban' }));
  await expect(await drawer.findByText('Waits for another administrator')).toBeVisible();
  return drawer;
}

/** Own proposals cannot be approved. */
export const Proposed: Story = {
  tags: ['picture'],
  play: async (context) => {
    const drawer = await proposeRole(context);
    await expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(drawer.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  },
};

/** Own proposals can be withdrawn. */
export const ProposalWithdrawn: Story = {
  play: async (context) => {
    const drawer = await proposeRole(context);
    await context.userEvent.click(drawer.getByRole('button', { name: 'Withdraw' }));
    await expect(await drawer.findByRole('button', { name: 'Change roles' })).toBeVisible();
    await expect(drawer.queryByText('Waits for another administrator')).toBeNull();
  },
};

/** The proposal of another administrator, which the reader approves. */
export const Approved: Story = {
  play: async (context) => {
    await rowOf(context.canvas, 'Sofia Urban');
    await propose('second-admin', 'support', ['support', 'ComplianceReviewer']);
    const drawer = await openMember(context, 'Sofia Urban');
    await expect(await drawer.findByText('Henrik Solheim')).toBeVisible();
    await context.userEvent.click(await drawer.findByRole('button', { name: 'Approve' }));
    await expect(await drawer.findByText('Support, Compliance officer')).toBeVisible();
  },
};

/** The last role is taken: the person is no staff any more, and the drawer closes. */
export const Taken: Story = {
  play: async (context) => {
    await send(context, await change(context, 'Sofia Urban', 'Support'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.queryByText('Sofia Urban')).toBeNull());
  },
};

/** The last administrator cannot give up the role, and takes none. */
export const LastAdministrator: Story = {
  play: async (context) => {
    await rowOf(context.canvas, 'Aiko Damm');
    await propose('admin', 'second-admin', []);
    await confirm('second-admin', 'second-admin');
    const dialog = await change(context, 'Aiko Damm', 'Administrator');
    await expect(dialog.getByRole('checkbox', { name: /^Support/ })).toBeDisabled();
    await send(context, dialog);
    await expect(await dialog.findByText('The exchange needs an administrator.')).toBeVisible();
  },
};

/** Another administrator acted first. */
export const Conflict: Story = {
  play: async (context) => {
    const dialog = await change(context, 'Sofia Urban', 'Trade viewer');
    await propose('second-admin', 'support', ['support', 'admin']);
    await send(context, dialog);
    await expect(
      await screen.findByText('Henrik Solheim has already changed these roles.'),
    ).toBeVisible();
  },
};

export const SignInsEnded: Story = {
  play: async (context) => {
    const drawer = await openMember(context, 'Maria Oliveira');
    await context.userEvent.click(drawer.getByRole('button', { name: 'End all sign-ins' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Maria Oliveira' }));
    await context.userEvent.click(sure.getByRole('button', { name: 'End all sign-ins' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Fills the form of an invitation and sends it. */
async function invite({ canvas, userEvent }: Context, role = 'Support') {
  await rowOf(canvas, 'Aiko Damm');
  await userEvent.click(canvas.getByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada Byron');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'ada@agio.test');
  await userEvent.click(dialog.getByRole('checkbox', { name: new RegExp(`^${role}`) }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Invite a colleague' }));
  return dialog;
}

/** The link, once; the colleague is in the list. */
export const Invited: Story = {
  tags: ['picture'],
  play: async (context) => {
    await invite(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Invitation sent' }));
    await expect(dialog.getByText(/\/identity\/invitation\//)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
};

/** Nothing is sent before every field is filled. */
export const InviteIncomplete: Story = {
  args: { address: '/admin/staff?invite=1' },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite a colleague' }));
    await expect(await dialog.findByText('Enter an e-mail address.')).toBeVisible();
    await expect(dialog.getByText('Choose a role.')).toBeVisible();
  },
};

/** The answer with the link is lost: sent again, it is the same invitation, whose link was answered once. */
export const InviteLost: Story = {
  args: disturb({ endpoint: 'backOfficeStaff.invite', lose: 'answer', times: 1 }),
  play: async (context) => {
    const dialog = await invite(context);
    await expect(
      await dialog.findByText(/It is not known whether your decision arrived/),
    ).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Invite a colleague' }));
    await expect(await dialog.findByText(/Invite again for a new one/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Invite a colleague' }));
    await expect(await screen.findByText(/\/identity\/invitation\//)).toBeVisible();
  },
};

/** The answer is lost: the roles are read again, and were changed. */
export const LostAnswer: Story = {
  args: disturb({ endpoint: 'backOfficeStaff.changeRoles', lose: 'answer' }),
  play: async (context) => {
    await send(context, await change(context, 'Sofia Urban', 'Trade viewer'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Urban' }));
    await expect(await drawer.findByText('Support, Trade viewer')).toBeVisible();
    await expect(drawer.queryByText(/did not arrive/)).toBeNull();
  },
};

/** The change did not arrive: it can be made again. */
export const NotArrived: Story = {
  args: disturb({ endpoint: 'backOfficeStaff.changeRoles', lose: 'request' }),
  play: async (context) => {
    await send(context, await change(context, 'Sofia Urban', 'Trade viewer'));
    await expect(await screen.findByText(/Your decision did not arrive/)).toBeVisible();
    const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Urban' }));
    await expect(drawer.getByRole('button', { name: 'Change roles' })).toBeEnabled();
  },
};

export const Empty: Story = {
  args: { address: '/admin/staff?state=Invited' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
  },
};

export const Failed: Story = {
  args: disturb({ endpoint: 'backOfficeStaff.list', failWith: { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The staff could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  args: disturb({ endpoint: 'backOfficeStaff.list', latencyMs: 600_000 }),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Staff' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};

/** Staff are for administrators alone. */
export const NotAllowed: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Staff' })).toBeNull();
  },
};

/** An officer whose role is taken learns it at once, on the page where they work. */
export const RoleTakenAtWork: Story = {
  args: { account: 'officer@agio.test', address: '/admin/withdrawals' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1);
    await propose('admin', 'officer', ['support']);
    await confirm('second-admin', 'officer');
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
  },
};

/** Types of requests that an officer takes are chosen in the drawer, and count for the next case. */
export const SkillsChanged: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { userEvent } = context;
    const drawer = await openMember(context, 'Maria Oliveira');
    const skills = within(await drawer.findByRole('region', { name: 'Takes requests' }));
    await expect(skills.getByText('Of every type')).toBeVisible();
    await userEvent.click(skills.getByRole('button', { name: 'Change types' }));
    await userEvent.click(skills.getByRole('checkbox', { name: 'Downgrade' }));
    await userEvent.click(skills.getByRole('button', { name: 'Change types' }));
    await waitFor(() => expect(skills.queryByRole('checkbox')).toBeNull());
    await waitFor(() => expect(skills.queryByText('Of every type')).toBeNull());
    const { member } = await actAs<{ member: StaffMember }>(exchange, 'admin@agio.test', [
      'GET',
      `${path}/officer`,
    ]);
    await expect(member.skills).not.toContain('Downgrade');
  },
};

/** Another administrator was first: their choice stands, and it is said. */
export const SkillsChangedMeanwhile: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const drawer = await openMember(context, 'Maria Oliveira');
    const skills = within(await drawer.findByRole('region', { name: 'Takes requests' }));
    await userEvent.click(skills.getByRole('button', { name: 'Change types' }));
    await userEvent.click(skills.getByRole('checkbox', { name: 'Downgrade' }));
    const { member } = await actAs<{ member: StaffMember }>(exchange, 'admin@agio.test', [
      'GET',
      `${path}/officer`,
    ]);
    const change = { id: 'officer', skills: [], seen: member.skills };
    await actAs(exchange, 'admin@agio.test', ['PUT', `${path}/skills`, change]);
    await userEvent.click(skills.getByRole('button', { name: 'Change types' }));
    await expect(
      await skills.findByText('Aiko Damm has already changed these types of requests.'),
    ).toBeVisible();
  },
};

/** Filtered in the address by every column, and saved as a file. */
export const Filtered: Story = {
  args: { address: '/admin/staff?role=admin&state=Active&signedIn=No&from=2026-01-01' },
  play: async ({ canvas, userEvent }) => {
    for (const chip of ['Roles: Administrator', 'Status: Active', 'Sign-ins: No', /From: Jan 1/]) {
      const name = typeof chip === 'string' ? `Remove filter: ${chip}` : chip;
      await expect(await canvas.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/^agio-staff-[\d-]+\.csv was saved$/)).toBeVisible();
    await expectFits();
  },
};
