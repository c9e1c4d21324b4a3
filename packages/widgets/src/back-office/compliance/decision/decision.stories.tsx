import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StaffRequest } from '@agio/api-client/contract';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../../testing/viewports.ts';
import { comeBack } from '../../testing/act-as.ts';
import { OfficeStage } from '../../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Decision',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'officer@agio.test', address: '/admin/compliance/p-keller', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const decisions = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Decision' }));

/** Opens a dialog by its key, fills it and sends it. */
async function decide(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  key: string,
  { reason }: { reason?: string } = {},
): Promise<void> {
  await decisions(canvas);
  await userEvent.keyboard(key);
  await screen.findByRole('dialog');
  await send(userEvent, reason);
}

/** Says what the officer looked at, where that is asked, and sends by the keyboard. */
async function send(userEvent: Context['userEvent'], reason?: string): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  const confirm = dialog.queryByRole('checkbox');
  if (confirm !== null) await userEvent.click(confirm);
  const text = dialog.getByRole('textbox');
  await userEvent.click(text);
  if (reason !== undefined) await userEvent.type(text, reason);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
}

/** A case that one officer decides. */
const oneOfficer = '/admin/compliance/p-conti';

/** The new limits, an optional note, and what the decision rests on. */
export const Approve: Story = {
  args: { address: oneOfficer },
  play: async ({ canvas, userEvent }) => {
    await (await decisions(canvas)).findByRole('button', { name: 'Approve Tier 2' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request' }));
    await expect(await dialog.findByText('Withdrawals per day')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
  },
};

export const Approved: Story = {
  args: { address: oneOfficer },
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'a');
    await expect(await canvas.findByText('Andrea Conti was approved')).toBeVisible();
    const region = await decisions(canvas);
    const next = region.getByRole('link', { name: 'Next case' });
    await expect(next).toBeVisible();
    // Enter goes on to it.
    await waitFor(() => expect(next).toHaveFocus());
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

/** Two officers must approve: the note is for the second one, who cannot be the first. */
export const FirstOfTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await (await decisions(canvas)).findByRole('button', { name: 'Approve (first of two)' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give the first approval' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Note for the second officer/ }),
      'All pages are there.',
    );
    await send(userEvent);
    await expect(
      await canvas.findByText(/^Your first approval of Lukas Keller is recorded/),
    ).toBeVisible();
    const button = (await decisions(canvas)).getByRole('button', { name: /^Approve/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Another officer must give the second\.$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('a');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('r');
    await expect(await screen.findByRole('dialog', { name: 'Reject request' })).toBeVisible();
  },
};

/** Another officer gave the first approval: the request shows who, when and with which note. */
export const SecondOfTwo: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await decideAs('admin@agio.test', 'Approve');
    comeBack();
    const region = await decisions(canvas);
    await region.findByRole('button', { name: 'Approve Tier 3 (second)' });
    const request = within(canvas.getByRole('region', { name: 'Request' }));
    await expect(request.getByText('1 of 2 approved')).toBeVisible();
    await expect(request.getByText('Aiko Damm')).toBeVisible();
    await expect(request.getByText('The name differs.')).toBeVisible();
    await decide({ canvas, userEvent }, 'a');
    await expect(await canvas.findByText('Lukas Keller was approved')).toBeVisible();
  },
};

/** The first approval came while the dialog was open: it is told, and this officer does not decide unawares. */
export const FirstMeanwhile: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog');
    await decideAs('admin@agio.test', 'Approve');
    await send(userEvent);
    await expect(
      await canvas.findByText(/has already approved this request, as the/),
    ).toBeVisible();
    const region = await decisions(canvas);
    await expect(
      await region.findByRole('button', { name: 'Approve Tier 3 (second)' }),
    ).toBeVisible();
  },
};

/** The risk is high: what it is made of, what was opened and what was not answered stands in the dialog, and is confirmed. */
export const Evidence: Story = {
  args: {
    address: '/admin/compliance/p-raghunathan',
    break: (sandbox) => void (other = sandbox),
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Documents of Priya Raghunathan' });
    await userEvent.click(within(list).getAllByRole('button')[0]!);
    await canvas.findByRole('button', { name: /^Save/ });
    await decisions(canvas);
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/^Opened by you: 1 of \d/)).toBeVisible();
    await expect(dialog.getByText('Not answered')).toBeVisible();
    await expect(dialog.getByText('Risk signals')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm what you looked at' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  },
};
export const EvidencePhone: Story = { ...Evidence, globals: at('phone') };

/** Escape closes the dialog and loses nothing: each decision keeps its own reason. */
export const ReasonIsKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('r');
    await userEvent.type(
      within(await screen.findByRole('dialog')).getByRole('textbox'),
      'A long reason.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('m');
    await expect(
      within(await screen.findByRole('dialog', { name: 'Ask for more data' })).getByRole('textbox'),
    ).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('r');
    await expect(
      within(await screen.findByRole('dialog', { name: 'Reject request' })).getByRole('textbox'),
    ).toHaveValue('A long reason.');
  },
};

/** A reason of the common ones, and what the person will read. */
export const Reject: Story = {
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject request' }));
    await userEvent.click(
      dialog.getByRole('button', { name: 'The document is older than 12 months.' }),
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('The document is older than 12 months.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));
    await expect(await canvas.findByText('The request of Lukas Keller was rejected')).toBeVisible();
  },
};

export const AskedForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'm', {
      reason: 'Please send all pages.',
    });
    await expect(await canvas.findByText('Lukas Keller was asked for more data')).toBeVisible();
    // Still undecided: it may be decided again.
    const region = await decisions(canvas);
    await expect(await region.findByRole('button', { name: 'Reject' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: at('small'),
  play: async ({ canvas }) => {
    await expect(
      (await decisions(canvas)).getByRole('button', { name: 'Approve (first of two)' }),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

let other: Sandbox | undefined;

/** Another officer is first: the second is told who did what. */
export const Conflict: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog');
    await decideAs('admin@agio.test', 'Deny');
    await send(userEvent);
    await expect(await canvas.findByText(/^Somebody else was first/)).toBeVisible();
    await expect(await canvas.findByText(/has already rejected this request\.$/)).toBeVisible();
  },
};

/** The case is read again late: until then no decision can be begun, by buttons or by keys. */
export const ConflictReadLate: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog');
    await decideAs('admin@agio.test', 'RequestMoreData');
    other?.faults.set({ endpoint: 'backOfficeCompliance.details', latencyMs: 1_500 });
    await send(userEvent);
    const region = await decisions(canvas);
    await expect(await region.findByText(/has already requested more data\.$/)).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('r');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await region.findByRole('button', { name: 'Reject' }, { timeout: 5_000 });
    other?.faults.clear();
    await decide({ canvas, userEvent }, 'r', { reason: 'Too old.' });
    await expect(await canvas.findByText('The request of Lukas Keller was rejected')).toBeVisible();
  },
};

/** It cannot be read again at first: it is tried again, and nothing can be decided before. */
export const ConflictNotRead: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('a');
    await screen.findByRole('dialog');
    await decideAs('admin@agio.test', 'RequestMoreData');
    other?.faults.set({ endpoint: 'backOfficeCompliance.details', failWith: { status: 503 } });
    await send(userEvent);
    const region = await decisions(canvas);
    await expect(await region.findByText(/^Somebody else was first/)).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
    other?.faults.clear();
    await expect(
      await region.findByRole('button', { name: 'Reject' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

async function decideAs(
  account: string,
  decision: 'Approve' | 'Deny' | 'RequestMoreData',
): Promise<void> {
  if (!other) throw new Error('There is no exchange.');
  const call = (method: string, path: string, body: object) =>
    other!.fetch(
      new Request(`http://exchange.test/back-api/backoffice/compliance/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${other!.issueToken(account)}`,
          'content-type': 'application/json-patch+json',
        },
        body: JSON.stringify(body),
      }),
    );
  const found = (await (await call('POST', 'userDetails', { userId: 'p-keller' })).json()) as {
    request: StaffRequest;
  };
  await call('PUT', 'resolve', {
    requestId: found.request.id,
    decision,
    seenDecidedAt: found.request.decidedAt ?? null,
    seenApprovalAt: found.request.firstApproval?.time ?? null,
    comment: 'The name differs.',
  });
}

/** The answer is lost: what became of it is looked up, and it is not sent again. */
export const AnswerLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.resolve', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'a');
    await expect(
      await canvas.findByText(/^Your first approval of Lukas Keller is recorded/),
    ).toBeVisible();
  },
};

/** The decision never arrived: the case is as it was. */
export const NotArrived: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.resolve', lose: 'request' }),
  },
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'a');
    await expect(await canvas.findByText(/did not arrive/)).toBeVisible();
    await expect((await decisions(canvas)).getByRole('button', { name: 'Reject' })).toBeVisible();
  },
};

/** It cannot be looked up either: nothing may be decided before it is known. */
export const NotKnown: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    other?.faults.set({ endpoint: 'backOfficeCompliance.resolve', lose: 'answer' });
    other?.faults.set({ endpoint: 'backOfficeCompliance.details', failWith: { status: 503 } });
    await decide({ canvas, userEvent }, 'a');
    const region = await decisions(canvas);
    await expect(
      await region.findByText('It is not known whether your decision arrived'),
    ).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

/** The exchange refuses: the dialog says why, and what was typed stays. */
export const Refused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'backOfficeCompliance.resolve',
        failWith: {
          status: 403,
          body: {
            errorCode: 40300,
            errors: [{ key: '', code: '40300', message: 'You cannot decide on your own account.' }],
          },
        },
      }),
  },
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'r', { reason: 'Too old.' });
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/You cannot decide on your own account/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Too old.');
  },
};
