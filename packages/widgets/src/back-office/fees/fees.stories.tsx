import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FeeStep } from '@agio/api-client/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { comeBack } from '../testing/act-as.ts';
import { OfficeStage } from '../testing/office-stage.tsx';
import { scheduleActs } from '../testing/schedule-acts.ts';

const reason = 'Competitors have lowered theirs.';
/** Others propose a lower taker fee for everyone but verified traders. */
const { decide, disturb, lookOn, propose } = scheduleActs<FeeStep>('/backoffice/fees', {
  draft: 'agio.fee-draft',
  reason,
  change: (step, at) => (at === 0 ? { ...step, takerFee: '0.001' } : step),
});

const meta = {
  title: 'Screens/Back office/Fees',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin/fees', still: true, break: lookOn },
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

/** Steps in force: tier, volume, maker and taker fee. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'In force' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(table.getByText('0.12%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change the fees' })).toBeVisible();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, tags: [], globals: { ...at('desk'), scheme: 'light' } };
export const RightToLeft: Story = { ...Ready, tags: [], globals: { ...at('desk'), dir: 'rtl' } };
export const Phone: Story = { ...Ready, tags: ['picture'], globals: at('phone') };

export const Loading: Story = {
  args: disturb({ endpoint: 'backOfficeFees.read', latencyMs: 600_000 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Fees and tier limits' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  args: disturb({ endpoint: 'backOfficeFees.read', failWith: { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The fees could not be loaded')).toBeVisible();
  },
};

async function openEditor({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Change the fees' }));
  return within(await canvas.findByRole('form', { name: 'Change the fees' }));
}
const stepIn = (form: Awaited<ReturnType<typeof openEditor>>, number: number) =>
  within(form.getByRole('group', { name: `Step ${number}` }));

/** Types another taker fee for everyone, and the reason. */
async function typeFee(context: Context, fee = '0.1') {
  const form = await openEditor(context);
  const taker = stepIn(form, 1).getByRole('textbox', { name: /Taker fee/ });
  await context.userEvent.clear(taker);
  await context.userEvent.type(taker, fee);
  await context.userEvent.type(form.getByRole('textbox', { name: 'Reason' }), reason);
  return form;
}
async function sendProposal({ userEvent }: Context, form: Awaited<ReturnType<typeof openEditor>>) {
  await userEvent.click(form.getByRole('button', { name: 'Propose' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Change the fees?' }));
  await expect(sure.getByText('Another administrator must approve this.')).toBeVisible();
  await userEvent.click(sure.getByRole('button', { name: 'Propose' }));
}

/** The editor: steps, start and reason, beside what they would have meant. */
export const Editor: Story = {
  tags: ['picture'],
  play: async (context) => {
    const form = await typeFee(context);
    await expect(stepIn(form, 1).getByText('Before: 0.12')).toBeVisible();
    const effect = within(form.getByRole('region', { name: 'Effect' }));
    await expect(await effect.findByText('Fees of 30 days')).toBeVisible();
    await expect(effect.getByRole('table', { name: 'Customers' })).toBeVisible();
    await expectFits();
  },
};
export const EditorLight: Story = {
  ...Editor,
  tags: [],
  globals: { ...at('desk'), scheme: 'light' },
};
export const EditorPhone: Story = { ...Editor, tags: ['picture'], globals: at('phone') };

/** A fee of 100 times the present one stands out in red, with what it is for an order. */
export const Leap: Story = {
  tags: ['picture'],
  play: async (context) => {
    const form = await typeFee(context, '9.6');
    await expect(
      await form.findByText('80 × the present fee: 96 CHF for an order of 1000 CHF'),
    ).toBeVisible();
  },
};

/** A fee above 10 %, and one above that of an earlier step, are named in the field. */
export const Faults: Story = {
  play: async (context) => {
    const form = await typeFee(context, '12');
    await expect(await form.findByText('Must be from 0 to 10 %')).toBeVisible();
    const taker = stepIn(form, 3).getByRole('textbox', { name: /Taker fee/ });
    await context.userEvent.clear(taker);
    await context.userEvent.type(taker, '13');
    await context.userEvent.click(form.getByRole('button', { name: 'Propose' }));
    await expect(form.getAllByText('Must be from 0 to 10 %')).toHaveLength(2);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A step is added and taken out by keyboard; its volume is focused, as it has to be typed. */
export const Steps: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const form = await openEditor(context);
    form.getByRole('button', { name: 'Add a step' }).focus();
    await userEvent.keyboard('{Enter}');
    const added = stepIn(form, 6);
    await waitFor(() => expect(added.getByRole('textbox', { name: /volume/ })).toHaveFocus());
    await userEvent.keyboard('5000000');
    await userEvent.clear(added.getByRole('textbox', { name: /Maker fee/ }));
    await userEvent.type(added.getByRole('textbox', { name: /Maker fee/ }), '0.05');
    await expect(await added.findByText('At most 0.04 %, as in another step.')).toBeVisible();
    await userEvent.click(added.getByRole('button', { name: 'Remove step 6' }));
    await expect(form.queryByRole('group', { name: 'Step 6' })).toBeNull();
  },
};

/** Typed fees are there again when the page is left and opened anew. */
export const Kept: Story = {
  play: async (context) => {
    const form = await typeFee(context);
    await context.userEvent.click(form.getByRole('link', { name: 'Go back' }));
    await context.canvas.findByRole('table', { name: 'In force' });
    const again = await openEditor(context);
    await expect(stepIn(again, 1).getByRole('textbox', { name: /Taker fee/ })).toHaveValue('0.10');
    await expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
    await context.userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await expect(stepIn(again, 1).getByRole('textbox', { name: /Taker fee/ })).toHaveValue('0.12');
  },
};

/** An own proposal can be withdrawn, and not approved. */
export const Proposed: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendProposal(context, await typeFee(context));
    await expect(
      await canvas.findByText('Your proposal waits for another administrator.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
  },
};

/** The proposal of another administrator beside the fees in force, with its effect; the reader approves. */
export const Approve: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'In force' });
    await propose('second-admin', start);
    comeBack();
    const next = within(await canvas.findByRole('region', { name: 'Version 2' }));
    await expect(await next.findByText('Fees of 30 days')).toBeVisible();
    await userEvent.click(next.getByRole('button', { name: 'Approve' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Approve: Version 2' }));
    await expect(sure.getByText(/It takes effect by itself on Jan 7, 2030/)).toBeVisible();
    await userEvent.click(sure.getByRole('button', { name: 'Approve' }));
    await expect((await next.findAllByText('Planned')).length).toBeGreaterThan(0);
  },
};
export const ApprovePhone: Story = { ...Approve, tags: [], globals: at('phone') };

/** A version that is over, with its steps. */
export const Versions: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'In force' });
    await propose('second-admin');
    await decide('admin', 'Approve');
    comeBack();
    const past = within(await canvas.findByRole('region', { name: 'Earlier versions' }));
    await userEvent.click(past.getByText('Version 1'));
    await expect(past.getByRole('table', { name: 'Version 1' })).toBeVisible();
    const now = within(canvas.getByRole('table', { name: 'In force' }));
    await waitFor(() => expect(now.getAllByText('0.10%').length).toBeGreaterThan(1));
  },
};

/** Another administrator acted first. */
export const Conflict: Story = {
  play: async (context) => {
    const form = await typeFee(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Propose' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Change the fees?' }));
    await propose('second-admin');
    await context.userEvent.click(sure.getByRole('button', { name: 'Propose' }));
    await expect(
      await screen.findByText(/Henrik Solheim has already changed the fee schedule/),
    ).toBeVisible();
  },
};

/** The answer is lost: the schedule is read again, and has the proposal. */
export const LostAnswer: Story = {
  args: disturb({ endpoint: 'backOfficeFees.propose', lose: 'answer' }),
  play: async (context) => {
    await sendProposal(context, await typeFee(context));
    await expect(
      await context.canvas.findByText('Your proposal waits for another administrator.'),
    ).toBeVisible();
  },
};

/** The proposal did not arrive: what was typed is there, and can be sent again. */
export const NotArrived: Story = {
  args: disturb({ endpoint: 'backOfficeFees.propose', lose: 'request' }),
  play: async (context) => {
    const form = await typeFee(context);
    await sendProposal(context, form);
    await expect(await screen.findByText(/did not arrive/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  },
};

/** The effect could not be worked out: the fees can still be typed. */
export const EffectFailed: Story = {
  args: disturb({ endpoint: 'backOfficeFees.effect', failWith: { status: 500 } }),
  play: async (context) => {
    const form = await openEditor(context);
    await expect(await form.findByText('The effect could not be worked out')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Propose' })).toBeEnabled();
  },
};

/** Fees are for administrators alone. */
export const NotAllowed: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
  },
};
