import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../testing/viewports.ts';
import { comeBack } from './testing/act-as.ts';
import { OfficeStage } from './testing/office-stage.tsx';

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

/** Opens a dialog by its key, fills it and sends it after the second look. */
async function decide(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  key: string,
  { reason, confirm }: { reason?: string; confirm: string },
): Promise<void> {
  await decisions(canvas);
  await userEvent.keyboard(key);
  const dialog = within(await screen.findByRole('dialog'));
  if (reason !== undefined) await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const second = within(await screen.findByRole('alertdialog'));
  await userEvent.click(second.getByRole('button', { name: confirm }));
}

/** A case that one officer decides. */
const oneOfficer = '/admin/compliance/p-conti';

/** The new limits, an optional note, and a second look. */
export const Approve: Story = {
  args: { address: oneOfficer },
  play: async ({ canvas, userEvent }) => {
    await (await decisions(canvas)).findByRole('button', { name: 'Approve Tier 2' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request' }));
    await expect(await dialog.findByText('Withdraw per day')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveFocus();
  },
};

export const Approved: Story = {
  args: { address: oneOfficer },
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'a', { confirm: 'Approve' });
    await expect(await canvas.findByText('Andrea Conti was approved')).toBeVisible();
    const region = await decisions(canvas);
    await expect(region.getByRole('link', { name: 'Next case' })).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

/** Two officers must approve: the note is for the second, and whoever gave the first cannot give the second. */
export const FirstOfTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await (await decisions(canvas)).findByRole('button', { name: 'Approve (first of two)' });
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give the first approval' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Note for the second officer/ }),
      'All pages are there.',
    );
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const look = within(await screen.findByRole('alertdialog'));
    await expect(look.getByText(/All pages are there/)).toBeVisible();
    await userEvent.click(look.getByRole('button', { name: 'Approve (first of two)' }));
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

/** Somebody else gave the first approval: who, when and with which note stands with the request. */
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
    await decide({ canvas, userEvent }, 'a', { confirm: 'Approve' });
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
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const look = within(await screen.findByRole('alertdialog'));
    await userEvent.click(look.getByRole('button', { name: 'Approve (first of two)' }));
    await expect(
      await canvas.findByText(/has already approved this request, as the/),
    ).toBeVisible();
    const region = await decisions(canvas);
    await expect(
      await region.findByRole('button', { name: 'Approve Tier 3 (second)' }),
    ).toBeVisible();
  },
};

/** A reason of the common ones, and what the person will read, shown once more. */
export const Reject: Story = {
  play: async ({ canvas, userEvent }) => {
    await decisions(canvas);
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject request' }));
    await userEvent.click(
      dialog.getByRole('button', { name: 'The document is older than 12 months.' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Reject request' }));
    const second = within(await screen.findByRole('alertdialog'));
    await expect(second.getByText(/older than 12 months/)).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Go back' }));
    // Nothing is lost.
    await expect(await dialog.findByRole('textbox')).toHaveValue(
      'The document is older than 12 months.',
    );
  },
};

export const AskedForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await decide({ canvas, userEvent }, 'm', {
      reason: 'Please send all pages.',
      confirm: 'Ask for more',
    });
    await expect(await canvas.findByText('Lukas Keller was asked for more')).toBeVisible();
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
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Approve (first of two)' }));
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
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Approve (first of two)' }));
    const region = await decisions(canvas);
    await expect(await region.findByText(/has already requested more data\.$/)).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Reject' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('r');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await region.findByRole('button', { name: 'Reject' }, { timeout: 5_000 });
    other?.faults.clear();
    await decide({ canvas, userEvent }, 'r', { reason: 'Too old.', confirm: 'Reject' });
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
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Approve (first of two)' }));
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
    request: { id: string };
  };
  await call('PUT', 'resolve', {
    requestId: found.request.id,
    decision,
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
    await decide({ canvas, userEvent }, 'a', { confirm: 'Approve (first of two)' });
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
    await decide({ canvas, userEvent }, 'a', { confirm: 'Approve (first of two)' });
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
    await decide({ canvas, userEvent }, 'a', { confirm: 'Approve (first of two)' });
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
    await decide({ canvas, userEvent }, 'r', { reason: 'Too old.', confirm: 'Reject' });
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/You cannot decide on your own account/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Too old.');
  },
};
