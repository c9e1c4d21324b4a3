import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LimitStep, WithdrawalLimits } from '@agio/api-client/contract';
import { expect, screen, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';
import { scheduleActs } from '../testing/schedule-acts.ts';

const reason = 'The bank asks for lower ones.';
/** Others propose 10,000 a day for Tier 2. */
const { ask, disturb, lookOn, propose } = scheduleActs<LimitStep>('/backoffice/limits', {
  draft: 'agio.limit-draft',
  reason,
  change: (step) => (step.tier === 'Tier2' ? { ...step, withdrawPerDay: '10000' } : step),
});

const meta = {
  title: 'Screens/Back office/Limits',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'admin@agio.test',
    address: '/admin/fees?of=limits',
    still: true,
    break: lookOn,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Far away: the clock of the stories stands still, that of the page does not. */
const start = '2030-01-07T09:00:00.000Z';

/** Limits in force: per day and month, for each tier. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'In force' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(table.getByText('25,000')).toBeVisible();
    await expectFits();
    await userEvent.click(canvas.getByRole('tab', { name: 'Fees' }));
    await expect(await canvas.findByRole('link', { name: 'Change the fees' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Limits' }));
    await expect(await canvas.findByRole('link', { name: 'Change the limits' })).toBeVisible();
  },
};
export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const RightToLeft: Story = { ...Ready, tags: [], globals: { ...at('desk'), dir: 'rtl' } };
export const Phone: Story = { ...Ready, tags: ['picture'], globals: at('phone') };

export const Loading: Story = {
  args: disturb({ endpoint: 'backOfficeLimits.read', latencyMs: 600_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Limits' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: disturb({ endpoint: 'backOfficeLimits.read', failWith: { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The limits could not be loaded')).toBeVisible();
  },
};

async function openEditor({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Change the limits' }));
  return within(await canvas.findByRole('form', { name: 'Change the limits' }));
}
const tier2In = (form: Awaited<ReturnType<typeof openEditor>>) =>
  within(form.getByRole('group', { name: 'Tier 2' }));

/** Types another daily limit for Tier 2, and the reason. */
async function typeLimit(context: Context, limit = '20000') {
  const form = await openEditor(context);
  const field = tier2In(form).getByRole('textbox', { name: /Withdraw per day/ });
  await context.userEvent.clear(field);
  await context.userEvent.type(field, limit);
  await context.userEvent.type(form.getByRole('textbox', { name: 'Reason' }), reason);
  return form;
}
async function sendProposal({ userEvent }: Context, form: Awaited<ReturnType<typeof openEditor>>) {
  await userEvent.click(form.getByRole('button', { name: 'Propose' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Change the limits?' }));
  await expect(sure.getByText('Another administrator must approve this.')).toBeVisible();
  await userEvent.click(sure.getByRole('button', { name: 'Propose' }));
}

/** The editor: limits, start and reason, beside the customers who used more. */
export const Editor: Story = {
  tags: ['picture'],
  play: async (context) => {
    const form = await typeLimit(context);
    await expect(tier2In(form).getByText('Before: 25000')).toBeVisible();
    const effect = within(form.getByRole('region', { name: 'Effect' }));
    await expect(await effect.findByRole('table', { name: 'Tier 2' })).toBeVisible();
    await expectFits();
  },
};
export const EditorPhone: Story = { ...Editor, tags: ['picture'], globals: at('phone') };

/** A limit above that of the month, and one below that of the tier below, are named in the field. */
export const Faults: Story = {
  play: async (context) => {
    const form = await typeLimit(context, '150000.01');
    await expect(
      await form.findByText(/At most 150,000\sCHF, the limit of the month/),
    ).toBeVisible();
    await expect(form.getByText('6 × the present value')).toBeVisible();
    const field = tier2In(form).getByRole('textbox', { name: /Withdraw per day/ });
    await context.userEvent.clear(field);
    await expect(
      await form.findByText(/At least 1,000\sCHF, the limit of the tier below/),
    ).toBeVisible();
    await context.userEvent.click(form.getByRole('button', { name: 'Propose' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** An own proposal can be withdrawn, and not approved. */
export const Proposed: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendProposal(context, await typeLimit(context));
    await expect(
      await canvas.findByText('Your proposal waits for another administrator.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
  },
};

/** The proposal of another administrator; the reader approves, and it is planned. */
export const Approve: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'In force' });
    await propose('second-admin', start);
    comeBack();
    const next = within(await canvas.findByRole('region', { name: 'Version 2' }));
    await expect(await next.findByRole('table', { name: 'Tier 2' })).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Approve' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Approve: Version 2' }));
    await userEvent.click(sure.getByRole('button', { name: 'Approve' }));
    await expect((await next.findAllByText('Planned')).length).toBeGreaterThan(0);
  },
};

/** Approved without a start, it holds for a customer at once. */
export const InForce: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'In force' });
    await propose('second-admin');
    comeBack();
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Approve: Version 2' }));
    await userEvent.click(sure.getByRole('button', { name: 'Approve' }));
    await canvas.findByRole('region', { name: 'Earlier versions' });
    const limits = await ask<WithdrawalLimits>(
      'trader',
      'GET',
      '/frontoffice/api/wallet/withdrawal/limits',
    );
    await expect(limits.perDay).toBe('10000');
  },
};

/** Another administrator acted first. */
export const Conflict: Story = {
  play: async (context) => {
    const form = await typeLimit(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Propose' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Change the limits?' }));
    await propose('second-admin');
    await context.userEvent.click(sure.getByRole('button', { name: 'Propose' }));
    await expect(
      await screen.findByText(/Henrik Solheim has already changed the limits/),
    ).toBeVisible();
  },
};

/** The answer is lost: the limits are read again, and have the proposal. */
export const LostAnswer: Story = {
  args: disturb({ endpoint: 'backOfficeLimits.propose', lose: 'answer' }),
  play: async (context) => {
    await sendProposal(context, await typeLimit(context));
    await expect(
      await context.canvas.findByText('Your proposal waits for another administrator.'),
    ).toBeVisible();
  },
};

/** The effect could not be worked out: the limits can still be typed. */
export const EffectFailed: Story = {
  args: disturb({ endpoint: 'backOfficeLimits.effect', failWith: { status: 500 } }),
  play: async (context) => {
    const form = await openEditor(context);
    await expect(await form.findByText('The effect could not be worked out')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Propose' })).toBeEnabled();
  },
};
