import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusedKey } from '../../api-keys/testing/refused-key.ts';
import { SandboxStage, type SandboxStageProps } from '../../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../../testing/viewports.ts';
import { Settings } from '../settings.tsx';

const nothing = () => undefined;
const choice = { value: '', options: [], onChange: nothing, usual: '' };

function KeysOnSandbox(stage: Omit<SandboxStageProps, 'children'>) {
  return (
    <SandboxStage {...stage}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Settings
          section="keys"
          language={choice}
          currency={choice}
          theme={{ value: 'dark', onChange: nothing }}
          onSignOut={nothing}
          onForgotten={nothing}
        />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Settings/API keys',
  component: KeysOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    still: true,
    links: {
      settings: (section) => `/user/settings?section=${section ?? ''}`,
      apiReference: '/api-documentation',
    },
  },
} satisfies Meta<typeof KeysOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Play = Pick<Context, 'canvas' | 'userEvent'>;

const key = (place: number, more: object) => ({
  id: `e${place}`,
  prefix: `agk_live_7Q2${place}`,
  permissions: ['Read', 'Trade'],
  allowedAddresses: ['185.12.40.0/28'],
  createdAt: '2026-03-04T09:12:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
  revokedAt: null,
  ...more,
});
/** Keys in each state. Their ends are far from the browser's clock, by which the states go. */
const keys = [
  key(1, {
    name: 'Market maker',
    lastUsedAt: '2026-11-20T11:02:00.000Z',
    lastUsedFrom: '185.12.40.3',
  }),
  key(2, {
    name: 'Tax report',
    permissions: ['Read'],
    allowedAddresses: [],
    expiresAt: '2099-01-01T12:00:00.000Z',
  }),
  key(3, {
    name: 'Sweeper',
    permissions: ['Read', 'Transfers'],
    expiresAt: '2026-05-01T23:59:59.000Z',
  }),
  key(4, { name: 'Old bot', revokedAt: '2026-06-01T08:00:00.000Z' }),
];
const withKeys = ({ url, method }: Request) =>
  method === 'GET' && new URL(url).pathname.endsWith('/v1/api-keys')
    ? Response.json(keys)
    : undefined;

const expectFits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** Which keys work, what they may do, from where, when and from which address they were last used, and until when. */
export const Ready: Story = {
  tags: ['picture'],
  args: { answer: withKeys },
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: 'API keys' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('185.12.40.3')).toBeVisible();
    await expect(list.getByText(/Expires January 1, 2099/)).toBeVisible();
    // One that has ended is not replaced, and one that is revoked stays as it is.
    await expect(list.getAllByRole('button', { name: /^Replace / })).toHaveLength(2);
    await expect(list.getAllByRole('button', { name: /^Revoke / })).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Market maker' }));
    const details = within(await screen.findByRole('dialog', { name: 'API key' }));
    await expect(details.getByText('e1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFits();
  },
};
export const Phone: Story = {
  tags: ['picture'],
  args: { answer: withKeys },
  globals: at('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'API keys' });
    await expectFits();
  },
};
export const SmallPhone: Story = { ...Phone, tags: [], globals: at('small') };
export const RightToLeft: Story = { ...Phone, globals: { ...at('desk'), dir: 'rtl' } };
export const Light: Story = { ...Phone, tags: [], globals: { ...at('desk'), scheme: 'light' } };

/** A section without keys says what one is for, and links to the reference. */
export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No API keys yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How a program uses the API' })).toHaveAttribute(
      'href',
      '/api-documentation',
    );
  },
};

/** Opens the form, fills it and sends it. */
async function create({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create key' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Bot');
  await userEvent.click(form.getByRole('checkbox', { name: /^Trade/ }));
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
}

const secretOf = (dialog: HTMLElement) => dialog.querySelector('[data-private]')?.textContent ?? '';

/** Confirms that the secret is stored, and returns it. */
async function store({ userEvent }: Pick<Play, 'userEvent'>): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: 'Key created' });
  const secret = secretOf(dialog);
  await expect(secret).toMatch(/^ags_/);
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return secret;
}

/** The secret is made in the browser and shown once, to copy or to save. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await create({ canvas, userEvent });
    const modal = within(await screen.findByRole('dialog', { name: 'Key created' }));
    await expect(modal.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  },
};
export const CreatedOnAPhone: Story = { ...Created, globals: at('phone') };

/** The exchange is sent the public half alone. */
const sent: string[] = [];
export const SecretStaysHere: Story = {
  args: {
    answer: (request) => {
      if (request.method === 'POST')
        void request
          .clone()
          .text()
          .then((text) => sent.push(text));
      return undefined;
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.length = 0;
    await create({ canvas, userEvent });
    const secret = await store({ userEvent });
    await expect(sent.join('\n')).toContain('"publicKey":"');
    await expect(sent.join('\n')).not.toContain(secret.slice(4));
    await expect(canvasElement.ownerDocument.body.textContent).not.toContain(secret);
    await expect(await canvas.findByRole('button', { name: 'Revoke Bot' })).toBeVisible();
  },
};

export const CreateLost: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'apiKeys.create', lose: 'answer', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await create({ canvas, userEvent });
    await expect(await screen.findByText(/It is not known whether the key/)).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create key' }),
    );
    await store({ userEvent });
    await expect(await canvas.findAllByRole('button', { name: 'Revoke Bot' })).toHaveLength(1);
  },
};

export const CreateRefused: Story = {
  args: {
    break: ({ faults }) =>
      faults.set(
        refusedKey(
          'apiKeys.create',
          'name',
          'There are 100 keys, which is the maximum. Revoke one first.',
        ),
      ),
  },
  play: async ({ canvas, userEvent }) => {
    await create({ canvas, userEvent });
    await expect(await screen.findByText(/Revoke one first/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Bot');
  },
};

/** Asks for the replacement of the key that was created before. */
async function askToReplace(play: Play) {
  await create(play);
  await store(play);
  await play.userEvent.click(await play.canvas.findByRole('button', { name: 'Replace Bot' }));
  return within(await screen.findByRole('alertdialog', { name: 'Replace Bot?' }));
}

export const Replace: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await expect(question.getAllByRole('radio')).toHaveLength(4);
    await expect(question.getByRole('radio', { name: 'In a day' })).toBeChecked();
  },
};
export const ReplaceOnAPhone: Story = { ...Replace, globals: at('phone') };

export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await userEvent.click(question.getByRole('radio', { name: 'In an hour' }));
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await store({ userEvent });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Revoke Bot' })).toHaveLength(2),
    );
  },
};

/** The answer is lost: sent again, it is the same key, with its secret. */
export const ReplaceLost: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'apiKeys.rotate', lose: 'answer', times: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    const question = await askToReplace({ canvas, userEvent });
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await expect(await question.findByText(/It is not known whether the key/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await store({ userEvent });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Revoke Bot' })).toHaveLength(2),
    );
  },
};

/** A second look, then the key works no more. */
export const Revoke: Story = {
  play: async ({ canvas, userEvent }) => {
    await create({ canvas, userEvent });
    await store({ userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Bot' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Bot?' }));
    await expect(question.getByText(/stops working at once/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await expect(await canvas.findByText('Revoked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Revoke Bot' })).toBeNull();
  },
};

/** The answer is lost: it is looked up, and the key is revoked. */
export const RevokeLost: Story = {
  ...Revoke,
  args: { break: ({ faults }) => faults.set({ endpoint: 'apiKeys.revoke', lose: 'answer' }) },
};

export const Failed: Story = {
  args: {
    break: ({ faults }) => faults.set({ endpoint: 'apiKeys.list', failWith: { status: 500 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API keys could not be loaded')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: 'apiKeys.list', latencyMs: 600_000 }) },
};
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your API keys')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create key' })).toBeNull();
  },
};
