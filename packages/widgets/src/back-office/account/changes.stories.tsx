import type { Meta, StoryObj } from '@storybook/react-vite';
import { storageKeys } from '@agio/api-client';
import type { Sandbox } from '@agio/sandbox';
import { expect, screen, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { at, screenParameters } from '../../testing/viewports.ts';
import { OfficeStage } from '../testing/office-stage.tsx';

const meta = {
  title: 'Screens/Back office/Account changes',
  component: OfficeStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'officer@agio.test',
    address: '/admin/users/trader',
    still: true,
  },
} satisfies Meta<typeof OfficeStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const account = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('region', { name: 'Account' }));

async function open({ canvas, userEvent }: Context, button = 'Change status') {
  const region = await account(canvas);
  await userEvent.click(await region.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

/** Chooses, gives a reason, and sends after the second look. */
async function change(
  context: Context,
  { button, choice, confirm }: { button?: string; choice: string; confirm: string },
) {
  const { userEvent } = context;
  const dialog = await open(context, button);
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  await userEvent.type(dialog.getByRole('textbox'), 'Flagged deposits.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const second = within(await screen.findByRole('alertdialog'));
  await userEvent.click(second.getByRole('button', { name: confirm }));
  return dialog;
}
const freeze = { choice: 'Frozen', confirm: 'Set status: Frozen' };

/** Each status says what the user can and cannot do afterwards. */
export const Status: Story = {
  play: async (context) => {
    const dialog = await open(context);
    const frozen = dialog.getByRole('radio', { name: /^Frozen/ });
    await expect(frozen).toHaveAccessibleName(
      /^Frozen, Trade: No, Send: No, Signs in, sees: No balances, Open orders: /,
    );
    await waitFor(() => expect(frozen).toHaveAccessibleName(/Open orders: \d+ cancelled/));
    await expect(dialog.getByText(/The user is told immediately/)).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: /^Active/ })).toBeNull();
  },
};
export const StatusLight: Story = { ...Status, globals: { ...at('desk'), scheme: 'light' } };
export const StatusPhone: Story = {
  ...Status,
  globals: at('small'),
};

/** The second look says whom it is about, what follows, and the reason; going back loses nothing. */
export const Looked: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('radio', { name: /^Limited/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deposits from a flagged source.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set status: Limited' }));
    const second = within(await screen.findByRole('alertdialog'));
    await expect(second.getByText('Cannot send.')).toBeVisible();
    await expect(second.getByText(/Deposits from a flagged source/)).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Go back' }));
    await expect(await dialog.findByRole('textbox')).toHaveValue('Deposits from a flagged source.');
  },
};

export const Changed: Story = {
  play: async (context) => {
    await change(context, freeze);
    const region = await account(context.canvas);
    await expect(await region.findByText(/^New status of .+: Frozen$/)).toBeVisible();
    await expect(await context.canvas.findByText(/^Frozen, set by .+ on /)).toBeVisible();
  },
};

/** Only lower tiers, each with what is left of the limits. */
export const Downgrade: Story = {
  play: async (context) => {
    const dialog = await open(context, 'Downgrade');
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /^Tier 0/ })).toHaveAccessibleName(/No withdrawals/),
    );
    await expect(dialog.queryByRole('radio', { name: /^Tier 3/ })).toBeNull();
  },
};
export const Downgraded: Story = {
  play: async (context) => {
    await change(context, { button: 'Downgrade', choice: 'Tier 1', confirm: 'Downgrade' });
    await expect(
      await context.canvas.findByText(/ was downgraded\. New tier: Tier 1$/),
    ).toBeVisible();
  },
};

/** The same from a case. */
export const FromTheCase: Story = {
  args: { address: '/admin/compliance/p-keller' },
  play: async (context) => {
    await change(context, { choice: 'Limited', confirm: 'Set status: Limited' });
    await expect(
      await context.canvas.findByText('New status of Lukas Keller: Limited'),
    ).toBeVisible();
  },
};

let exchange: Sandbox | undefined;

/** Another officer is first: the second is told who did what, and nothing is changed. */
export const Conflict: Story = {
  args: { break: (sandbox) => void (exchange = sandbox) },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await userEvent.click(dialog.getByRole('radio', { name: /^Frozen/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Flagged deposits.');
    await limitAs('admin@agio.test');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Set status: Frozen' }));
    const region = await account(context.canvas);
    await expect(await region.findByText(/^Somebody else was first/)).toBeVisible();
    await expect(region.getByText(/has already set the account to Limited/)).toBeVisible();
  },
};

async function limitAs(email: string): Promise<void> {
  if (!exchange) throw new Error('There is no exchange.');
  await exchange.fetch(
    new Request('http://exchange.test/back-api/api/v3/users/status', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${exchange.issueToken(email)}`,
        'content-type': 'application/json-patch+json',
      },
      body: JSON.stringify({
        userId: 'trader',
        status: 'Limited',
        comment: 'First.',
        seenStatus: 'Active',
      }),
    }),
  );
}

const status = 'backOfficeCompliance.changeUserStatus';

/** The exchange refuses: the dialog says why, and what was typed stays. */
export const Refused: Story = {
  args: { address: '/admin/users/admin' },
  play: async (context) => {
    const dialog = await change(context, freeze);
    await expect(
      await dialog.findByText(/Someone with a higher role must decide on this account/),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Flagged deposits.');
  },
};

/** A sign-in of lately is asked for: the dialog stays, and the host asks for the sign-in. */
export const SignInAsked: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: status,
        failWith: {
          status: 401,
          headers: {
            'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
          },
        },
      }),
  },
  play: async (context) => {
    const dialog = await change(context, freeze);
    await expect(await dialog.findByText(/^Sign in again to do this/)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Flagged deposits.');
  },
};

/** The sign-in is too long ago: the dialog says so when it opens, and nothing is confirmed before the new one. */
export const SignInFirst: Story = {
  args: { signedInFor: 901 },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await open(context);
    await expect(await dialog.findByText('You have to sign in again for this')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Frozen/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Flagged deposits.');
    await expect(
      dialog.getByRole('button', { name: 'Sign in and set status: Frozen' }),
    ).toBeEnabled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
export const SignInFirstLight: Story = {
  ...SignInFirst,
  globals: { ...at('desk'), scheme: 'light' },
};
export const SignInFirstPhone: Story = { ...SignInFirst, globals: at('small') };

/** A sign-in of now is enough: nothing is said of another. */
export const SignInFresh: Story = {
  args: { signedInFor: 0 },
  play: async (context) => {
    await change(context, freeze);
    await expect(await context.canvas.findByText(/^New status of .+: Frozen$/)).toBeVisible();
  },
};

const answered = (from: string) => {
  const storage = memoryStorage();
  const draft = { userId: 'trader', kind: 'status', from, to: 'Frozen', reason: 'Flagged.' };
  storage.texts.set(storageKeys.accountChangeDraft, JSON.stringify(draft));
  return storage;
};

/** After the sign-in the change is looked at once more, and neither chosen nor explained again. */
export const SignedIn: Story = {
  args: { storage: answered('Active') },
  play: async ({ canvas, userEvent }) => {
    const second = within(await screen.findByRole('alertdialog'));
    await expect(second.getByText('Reason: “Flagged.”')).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Set status: Frozen' }));
    await expect(await canvas.findByText(/^New status of .+: Frozen$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Another officer has changed the account meanwhile: it is chosen again, with what was typed. */
export const SignedInLate: Story = {
  args: { storage: answered('Limited') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox')).toHaveValue('Flagged.');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** The answer is lost: what became of it is looked up, and it is not sent again. */
export const AnswerLost: Story = {
  args: { break: (sandbox) => sandbox.faults.set({ endpoint: status, lose: 'answer' }) },
  play: async (context) => {
    await change(context, freeze);
    await expect(await context.canvas.findByText(/^New status of .+: Frozen$/)).toBeVisible();
  },
};

/** The change never arrived: the account is as it was. */
export const NotArrived: Story = {
  args: { break: (sandbox) => sandbox.faults.set({ endpoint: status, lose: 'request' }) },
  play: async (context) => {
    await change(context, freeze);
    await expect(await context.canvas.findByText(/did not arrive/)).toBeVisible();
    const region = await account(context.canvas);
    await expect(region.getByRole('button', { name: 'Change status' })).toBeVisible();
  },
};

/** It cannot be looked up either: nothing may be changed before it is known. */
export const NotKnown: Story = {
  args: {
    break: (sandbox) => {
      sandbox.faults.set({ endpoint: status, lose: 'answer' });
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.details', failWith: { status: 503 } });
    },
  },
  play: async (context) => {
    await change(context, freeze);
    const region = await account(context.canvas);
    await expect(
      await region.findByText('It is not known whether your change arrived'),
    ).toBeVisible();
    await expect(region.queryByRole('button', { name: 'Change status' })).toBeNull();
  },
};

async function withdraw({ canvas, userEvent }: Context) {
  const [button] = await canvas.findAllByRole('button', { name: /^Withdraw proof: / });
  if (button === undefined) throw new Error('There is no proof to withdraw.');
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw proof of ownership' }));
  await userEvent.click(
    dialog.getByRole('button', { name: 'The signature does not match the address.' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw proof' }));
  return within(await screen.findByRole('alertdialog'));
}

/** The proof of an address is withdrawn, with a reason that the user reads. */
export const AddressLooked: Story = {
  args: { address: '/admin/users/trader?tab=addresses' },
  play: async (context) => {
    const second = await withdraw(context);
    await expect(
      second.getByText(/until the user has proven it again and an officer has accepted the proof/),
    ).toBeVisible();
  },
};
export const AddressWithdrawn: Story = {
  args: { address: '/admin/users/trader?tab=addresses' },
  play: async (context) => {
    const second = await withdraw(context);
    await context.userEvent.click(second.getByRole('button', { name: 'Withdraw proof' }));
    await expect(await context.canvas.findByText(/^The proof of .+ was withdrawn$/)).toBeVisible();
    await expect((await context.canvas.findAllByText('Withdrawn'))[0]).toBeVisible();
  },
};
export const AddressAnswerLost: Story = {
  args: {
    address: '/admin/users/trader?tab=addresses',
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'backOfficeCompliance.invalidateAddress', lose: 'answer' }),
  },
  play: async (context) => {
    const second = await withdraw(context);
    await context.userEvent.click(second.getByRole('button', { name: 'Withdraw proof' }));
    await expect(await context.canvas.findByText(/^The proof of .+ was withdrawn$/)).toBeVisible();
  },
};

/** An address is blocked for everybody, and opened again. */
export const AddressBlocked: Story = {
  args: { address: '/admin/users/trader?tab=addresses' },
  play: async ({ canvas, userEvent }) => {
    const act = async (button: RegExp, reason: string, submit: string) => {
      const [first] = await canvas.findAllByRole('button', { name: button });
      if (first === undefined) throw new Error(`There is no button ${String(button)}.`);
      await userEvent.click(first);
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: reason }));
      await userEvent.click(dialog.getByRole('button', { name: submit }));
      const second = within(await screen.findByRole('alertdialog'));
      await userEvent.click(second.getByRole('button', { name: submit }));
    };
    await act(/^Block: /, 'The address is on a sanctions list.', 'Block address');
    await expect(await canvas.findByText(/ is blocked for every customer$/)).toBeVisible();
    await expect(await canvas.findByText('Blocked')).toBeVisible();
    await act(/^Lift block: /, 'It was blocked by mistake.', 'Lift block');
    await expect(await canvas.findByText(/^The block of .+ was lifted$/)).toBeVisible();
  },
};

/** A proof that was given again after a withdrawal waits for an officer, who accepts it. */
export const AddressAccepted: Story = {
  args: {
    address: '/admin/users/trader?tab=addresses',
    break: (sandbox) => void (exchange = sandbox),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Withdrawn');
    await proveWithdrawn();
    const accept = await canvas.findByRole('button', { name: /^Accept proof: / });
    await expect(await canvas.findByText('Proven again')).toBeVisible();
    await userEvent.click(accept);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'The new proof was checked.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept proof' }));
    const second = within(await screen.findByRole('alertdialog'));
    await userEvent.click(second.getByRole('button', { name: 'Accept proof' }));
    await expect(await canvas.findByText(/^The new proof of .+ was accepted$/)).toBeVisible();
  },
};

/** The trader proves again what was withdrawn from the start. */
async function proveWithdrawn(): Promise<void> {
  if (!exchange) throw new Error('There is no exchange.');
  const authorization = `Bearer ${exchange.issueToken('trader@agio.test')}`;
  const headers = { authorization, 'content-type': 'application/json-patch+json' };
  const api = 'http://exchange.test/frontoffice/api';
  const list = await exchange.fetch(new Request(`${api}/address-book`, { headers }));
  const entries = (await list.json()) as { id: string; invalidatedAt: string | null }[];
  const addressId = entries.find(({ invalidatedAt }) => invalidatedAt !== null)?.id;
  for (const body of [{ addressId }, { addressId, signature: `0x${'ab'.repeat(65)}` }]) {
    await exchange.fetch(
      new Request(`${api}/wallet/verify-address`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
    );
  }
}
