import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusedKey } from '../../api-keys/testing/refused-key.ts';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/API keys',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'admin@agio.test', address: '/admin/api-keys', still: true },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const revokeButton = (canvas: Context['canvas'], name: string) =>
  canvas.findByRole('button', { name: `Revoke ${name}` });
const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

/** Which keys work, what they may do, from where, until when, and when they were last used. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await revokeButton(canvas, 'Treasury bot')).toBeVisible();
    // The label follows the browser's clock, which runs on while the exchange's stands still.
    await expect(canvas.getByText(/^(?:Expires in \d+ days?|Expired)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke Old price feed' })).toBeNull();
    await expectFits();
  },
};
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const Tablet: Story = { ...Ready, globals: at('tablet') };
export const Phone: Story = { ...Ready, globals: at('phone') };
export const Narrow: Story = { ...Ready, globals: at('small') };
export const RightToLeft: Story = { ...Ready, globals: { ...at('desk'), dir: 'rtl' } };

/** Filtered in the address by every column, and saved as a file. */
export const Filtered: Story = {
  args: {
    address: '/admin/api-keys?permission=Read&state=Active&usableFrom=185.12.40.11&ends=Fortnight',
  },
  play: async ({ canvas, userEvent }) => {
    for (const chip of [
      'Permissions: Read',
      'State: Active',
      'Allowed addresses: 185.12.40.11',
      'Expires: Expires in 14 days',
    ]) {
      await expect(
        await canvas.findByRole('button', { name: `Remove filter: ${chip}` }),
      ).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText(/^agio-api-keys-[\d-]+\.csv was saved$/)).toBeVisible();
    await expectFits();
  },
};

/** A search that finds no key, and the way back to all. */
export const NoMatch: Story = {
  args: { address: '/admin/api-keys?search=nothing' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No matches')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear!);
    await expect(await revokeButton(canvas, 'Treasury bot')).toBeVisible();
  },
};

/** Opens the form and fills it. */
async function fill({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>): Promise<void> {
  await revokeButton(canvas, 'Treasury bot');
  await userEvent.click(canvas.getByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Settlement service');
  await userEvent.type(
    form.getByRole('textbox', { name: 'Allowed IP addresses' }),
    '185.12.40.11, 10.20.0.0/16',
  );
}
async function send(userEvent: Context['userEvent']): Promise<void> {
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
}

export const Create: Story = { play: fill };
export const CreatePhone: Story = { ...Create, globals: at('small') };

/** The secret, once: nothing closes it before it is confirmed as stored. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await send(userEvent);
    const modal = within(await screen.findByRole('dialog', { name: 'Key created' }));
    await expect(modal.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Save as a file' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await modal.findByText(/cannot be shown again/)).toBeVisible();
  },
};
export const CreatedPhone: Story = { ...Created, globals: at('small') };

/** After it is confirmed, the key is in the list, and its secret nowhere. */
export const Stored: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill({ canvas, userEvent });
    await send(userEvent);
    const dialog = await screen.findByRole('dialog', { name: 'Key created' });
    const secret = dialog.querySelector('[data-private]')?.textContent ?? '';
    await expect(secret).toMatch(/^ags_/);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(await revokeButton(canvas, 'Settlement service')).toBeVisible();
    await expect(canvasElement.ownerDocument.body.textContent).not.toContain(secret);
    await userEvent.click(canvas.getByRole('link', { name: 'Details: Settlement service' }));
    const details = within(await screen.findByRole('dialog', { name: 'API key' }));
    await expect(details.getByText('185.12.40.11, 10.20.0.0/16')).toBeVisible();
    await expect(details.queryByText('Secret')).toBeNull();
  },
};

/** The answer is lost: sent again as it is, it is the same key, and its secret is still in this browser. */
export const CreateLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.create', lose: 'answer', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await send(userEvent);
    await expect(await screen.findByText(/It is not known whether the key/)).toBeVisible();
    await send(userEvent);
    const modal = within(await screen.findByRole('dialog', { name: 'Key created' }));
    await expect(modal.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    await expect(await canvas.findAllByText('Settlement service')).toHaveLength(1);
  },
};

/** The exchange refuses: the form says why, and what was typed stays. */
export const CreateRefused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set(
        refusedKey(
          'backOfficeApiKeys.create',
          'name',
          'There are 100 keys, which is the maximum. Revoke one first.',
        ),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await send(userEvent);
    await expect(await screen.findByText(/Revoke one first/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Settlement service');
  },
};

/** An address that is none is told before anything is sent. */
export const CreateInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Allowed IP addresses' }),
      ', 300.1.1.1',
    );
    await userEvent.tab();
    await expect(await screen.findByText('300.1.1.1 is not a valid address.')).toBeVisible();
  },
};

/** A public key of one's own: there is no secret to show. */
export const CreateWithOwnPair: Story = {
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Public key' }),
      'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
    );
    await send(userEvent);
    const modal = within(await screen.findByRole('dialog', { name: 'API key' }));
    await expect(modal.getByRole('button', { name: 'Copy key' })).toBeVisible();
    await expect(modal.queryByRole('button', { name: 'Copy secret' })).toBeNull();
  },
};

/** Opens the question of a replacement. */
async function askToReplace({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Replace Market maker, Zug' }));
  return within(await screen.findByRole('alertdialog', { name: 'Replace Market maker, Zug?' }));
}

export const Replace: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await expect(question.getByRole('radio', { name: 'In a day' })).toBeChecked();
  },
};
export const ReplacePhone: Story = { ...Replace, globals: at('small') };

/** The new secret is shown once; the former key ends when it was said. */
export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await userEvent.click(question.getByRole('radio', { name: 'In a week' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    const modal = within(await screen.findByRole('dialog', { name: 'Key created' }));
    await expect(modal.getByText('Market maker, Zug')).toBeVisible();
    await userEvent.click(modal.getByRole('checkbox'));
    await userEvent.click(modal.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Details: Market maker, Zug' })).toHaveLength(2),
    );
  },
};

/** The answer is lost: sent again, it is the same key, with its secret. */
export const ReplaceLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.rotate', lose: 'answer', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await expect(await question.findByText(/It is not known whether the key/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await expect(await screen.findByRole('dialog', { name: 'Key created' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Market maker, Zug')).toHaveLength(2));
  },
};

/** The exchange refuses: the question says why and stays. */
export const ReplaceRefused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set(
        refusedKey('backOfficeApiKeys.rotate', 'id', 'This key has been revoked.'),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await expect(await question.findByText(/This key has been revoked\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep the key' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await revokeButton(canvas, 'Treasury bot');
    await userEvent.click(canvas.getByRole('link', { name: 'Details: Treasury bot' }));
    const modal = within(await screen.findByRole('dialog', { name: 'API key' }));
    await expect(modal.getByText('Last used')).toBeVisible();
    const [close] = modal.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close!);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** From the details to the question: one dialog at a time. */
export const ReplaceFromDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Details: Market maker, Zug' }));
    const modal = within(await screen.findByRole('dialog', { name: 'API key' }));
    await userEvent.click(modal.getByRole('button', { name: 'Replace' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Replace Market maker, Zug?' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'API key' })).toBeNull());
  },
};

/** Makes a key that may make transfers, as an administrator. */
const treasuryOf = (account: string) => (sandbox: Sandbox) =>
  void sandbox.fetch(
    new Request('http://exchange.test/back-api/backoffice/api-keys/create', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sandbox.issueToken(account)}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({ name: 'Treasury, cold', permissions: ['Read', 'Transfers'] }),
    }),
  );
async function openTreasury({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await expect(await canvas.findByText('Awaits approval')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Replace Treasury, cold' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Details: Treasury, cold' }));
  return within(await screen.findByRole('dialog', { name: 'API key' }));
}
const unapproved = 'It does not work until another administrator approves it.';

/** A key that may make transfers opens nothing before a second administrator has approved it, with its facts in sight. */
export const ToApprove: Story = {
  args: { break: treasuryOf('second-admin@agio.test') },
  play: async ({ canvas, userEvent }) => {
    const modal = await openTreasury({ canvas, userEvent });
    await expect(modal.getByText(unapproved)).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};
export const ToApprovePhone: Story = { ...ToApprove, globals: at('small') };

async function approve(play: Pick<Context, 'canvas' | 'userEvent'>) {
  const modal = await openTreasury(play);
  await play.userEvent.click(modal.getByRole('button', { name: 'Approve' }));
  return modal;
}

export const Approved: Story = {
  args: { break: treasuryOf('second-admin@agio.test') },
  play: async ({ canvas, userEvent }) => {
    const modal = await approve({ canvas, userEvent });
    await expect(await modal.findByText('Approved by')).toBeVisible();
    await expect(modal.queryByText(unapproved)).toBeNull();
    await expect(modal.queryByRole('button', { name: 'Approve' })).toBeNull();
    await waitFor(() => expect(canvas.queryByText('Awaits approval')).toBeNull());
  },
};

/** The answer is lost: it is looked up, and the key is approved. */
export const ApproveLost: Story = {
  ...Approved,
  args: {
    break: (sandbox) => {
      treasuryOf('second-admin@agio.test')(sandbox);
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.approve', lose: 'answer' });
    },
  },
};

/** It was revoked meanwhile: the dialog says so. */
export const ApproveRefused: Story = {
  args: {
    break: (sandbox) => {
      treasuryOf('second-admin@agio.test')(sandbox);
      sandbox.faults.set(
        refusedKey('backOfficeApiKeys.approve', 'id', 'This key has been revoked.'),
      );
    },
  },
  play: async ({ canvas, userEvent }) => {
    const modal = await approve({ canvas, userEvent });
    await expect(await modal.findByText(/This key has been revoked\./)).toBeVisible();
  },
};

/** Its author cannot approve it. */
export const OwnToApprove: Story = {
  args: { break: treasuryOf('admin@agio.test') },
  play: async ({ canvas, userEvent }) => {
    const modal = await openTreasury({ canvas, userEvent });
    await expect(modal.getByText(unapproved)).toBeVisible();
    await expect(modal.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

export const NoKey: Story = {
  args: { address: '/admin/api-keys/no-such-key' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no such key/)).toBeVisible();
  },
};

/** Opens the second look and says yes. */
async function revoke({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await revokeButton(canvas, 'Treasury bot'));
  const second = within(await screen.findByRole('alertdialog', { name: 'Revoke Treasury bot?' }));
  await userEvent.click(second.getByRole('button', { name: 'Revoke' }));
}

export const SecondLook: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await revokeButton(canvas, 'Treasury bot'));
    await expect(await screen.findByText(/stops working at once/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the key' }));
    await expect(await revokeButton(canvas, 'Treasury bot')).toBeVisible();
  },
};

const expectRevoked = async ({ canvas }: Pick<Context, 'canvas'>) => {
  await waitFor(() => expect(canvas.getAllByText('Revoked')).toHaveLength(2));
  await expect(canvas.queryByRole('button', { name: 'Revoke Treasury bot' })).toBeNull();
};

export const Revoked: Story = {
  play: async ({ canvas, userEvent }) => {
    await revoke({ canvas, userEvent });
    await expectRevoked({ canvas });
  },
};

/** The answer is lost: it is looked up, and the key is revoked. */
export const RevokeLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.revoke', lose: 'answer' }),
  },
  play: async ({ canvas, userEvent }) => {
    await revoke({ canvas, userEvent });
    await expectRevoked({ canvas });
  },
};

/** It never arrived: the key works still, and can be revoked again. */
export const RevokeNotArrived: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.revoke', lose: 'request', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await revoke({ canvas, userEvent });
    await expect(await screen.findByText(/did not arrive/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    await expectRevoked({ canvas });
  },
};

let other: Sandbox | undefined;

/** It cannot be looked up either: nothing is sent again before it is known. */
export const RevokeNotKnown: Story = {
  args: { break: (sandbox) => void (other = sandbox) },
  play: async ({ canvas, userEvent }) => {
    await revokeButton(canvas, 'Treasury bot');
    other?.faults.set({ endpoint: 'backOfficeApiKeys.revoke', lose: 'answer' });
    other?.faults.set({ endpoint: 'backOfficeApiKeys.list', failWith: { status: 503 } });
    await revoke({ canvas, userEvent });
    const second = within(await screen.findByRole('alertdialog'));
    await expect(await second.findByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Revoke' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: {
    answer: (request) => (request.url.endsWith('/api-keys/list') ? Response.json([]) : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No API keys yet')).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.list', latencyMs: 600_000 }),
  },
};
export const Failed: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeApiKeys.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API keys could not be loaded')).toBeVisible();
  },
};

/** Keys are for administrators alone: an officer has no such page. */
export const NotAllowed: Story = {
  args: { account: 'officer@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not for your role' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'API keys' })).toBeNull();
  },
};
