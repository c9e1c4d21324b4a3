import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../../testing/viewports.ts';
import { sentBefore, stranger } from '../testing/sent.ts';
import { TransfersStage } from '../testing/transfers-stage.tsx';

const meta = {
  title: 'Screens/Send',
  component: TransfersStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    still: true,
    tab: 'send',
    asset: 'USDC',
    network: 'stellar',
    links: { addressBook: '/addresses', support: '/support', verification: '/verify' },
  },
} satisfies Meta<typeof TransfersStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const body = within(document.body);
const dialog = async () => within(await body.findByRole('dialog', { name: 'Send and receive' }));
const amount = async () => (await dialog()).findByRole('textbox', { name: /^Amount in/ });

/** Northbank Custody, whose ownership is proven, with its memo. */
async function toNorthbank(userEvent: User, text = '2500') {
  const inside = await dialog();
  await userEvent.click(await inside.findByRole('combobox', { name: 'To' }));
  await userEvent.click(await body.findByRole('option', { name: /^Northbank Custody/ }));
  await userEvent.type(await amount(), text);
}

/** Pastes an address and leaves the field. */
async function paste(userEvent: User, address: string) {
  const field = await (await dialog()).findByRole('textbox', { name: /^Address on/ });
  await userEvent.click(field);
  await userEvent.paste(address);
  await userEvent.tab();
}

const ready = async (name: string | RegExp = 'Review transfer') => {
  const button = await (await dialog()).findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};

/** Nothing entered yet: the button says what comes first. */
export const Empty: Story = {
  play: async () =>
    expect(
      await (await dialog()).findByRole('button', { name: 'Enter an address' }),
    ).toHaveAttribute('aria-disabled', 'true'),
};

/** Everything that is needed, and what arrives. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent);
    await ready();
    const inside = await dialog();
    await expect(await inside.findByText('Ownership proven')).toBeVisible();
    await expect(inside.getByRole('textbox', { name: /^Memo ID/ })).toHaveValue('8840291736');
    await expect(inside.getAllByText('2,499.8 USDC')[0]).toBeInTheDocument();
  },
};

export const Phone: Story = { ...Ready, globals: at('phone') };
export const Light: Story = { ...Ready, globals: { ...at('desk'), scheme: 'light' } };
export const RightToLeft: Story = { ...Ready, tags: [], globals: { ...at('desk'), dir: 'rtl' } };
export const Verdant: Story = { ...Ready, globals: { ...at('desk'), brand: 'verdant' } };

/** In the reader's currency, and all of the balance. */
export const OtherUnit: Story = {
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent, '100');
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: /USDC/, expanded: false }));
    await userEvent.click(await body.findByRole('menuitemradio', { name: 'CHF' }));
    await waitFor(async () => expect(await amount()).toHaveAccessibleName('Amount in CHF'));
    await userEvent.click(await inside.findByRole('button', { name: 'Max' }));
    await waitFor(async () => expect(await amount()).toHaveAccessibleName('Amount in USDC'));
  },
};

/** More than the day allows: what is left, and what the next tier would allow. */
export const OverLimit: Story = {
  tags: ['picture'],
  args: {
    answer: ({ url }) =>
      url.includes('/withdrawal/limits')
        ? Response.json({
            currency: 'CHF',
            perDay: '25000',
            usedToday: '24000',
            perMonth: '150000',
            usedThisMonth: '61200',
            resetsAt: '2026-11-21T00:00:00.000Z',
            next: { tier: 'Tier3', perDay: '250000', perMonth: '2000000' },
          })
        : undefined,
  },
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent, '5000');
    const inside = await dialog();
    await expect(await inside.findByRole('button', { name: 'Use what is left' })).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Raise the limit' }));
    const upgrade = within(await body.findByRole('dialog', { name: 'Withdrawal over your limit' }));
    await expect(await upgrade.findByRole('link', { name: 'Upgrade to Tier 3' })).toHaveAttribute(
      'href',
      '/verify',
    );
    await userEvent.click(
      await upgrade.findByRole('button', { name: 'Withdraw the remaining amount' }),
    );
    await ready();
  },
};

/** Answers with this verdict on an address, in place of the sandbox. */
const judged = (result: string, replaces: string | null = null) => ({
  answer: ({ url }: Request) =>
    url.includes('/check-allowance') ? Response.json({ result, replaces }) : undefined,
});

const judgedAs = (result: string, title: string, way: string, replaces?: string): Story => ({
  args: { asset: 'ETH', network: 'ethereum', ...judged(result, replaces) },
  play: async ({ userEvent }) => {
    await paste(userEvent, stranger('ethereum'));
    const inside = await dialog();
    await expect(await inside.findByText(title)).toBeVisible();
    const ways = [
      ...inside.queryAllByRole('link', { name: way }),
      ...inside.queryAllByRole('button', { name: way }),
    ];
    await expect(ways).toHaveLength(1);
    await expect(
      inside.getByRole('button', { name: 'This address cannot be used yet' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

export const MustBeProven: Story = judgedAs(
  'VerificationRequired',
  'Prove that this address is yours',
  'Prove ownership',
);
/** The proven address stays usable until the new one takes its place. */
export const ProofReplaces: Story = judgedAs(
  'VerificationRequiredWithReplace',
  'Prove it, and it replaces the old one',
  'Use Ledger, cold',
  'Ledger, cold',
);
export const LitecoinForm: Story = judgedAs(
  'VerificationRequiredLtc',
  'Litecoin needs the signed form',
  'Get the form',
);
export const ProofWithdrawn: Story = judgedAs(
  'InvalidatedWalletAddress',
  'The proof was withdrawn',
  'Prove again',
);
export const OtherPersonsWallet: Story = judgedAs(
  'ExternalCorePassWalletAddressNotAllowed',
  'This CorePass wallet is not yours',
  'Choose another address',
);
export const OwnExchange: Story = judgedAs(
  'InternalPingOwnedWalletAddressNotAllowed',
  'This address belongs to the exchange',
  'Change address',
);
export const Blocked: Story = judgedAs(
  'TargetAddressIsNotAllowed',
  'You cannot send here',
  'Contact support',
);

/** An address of another network, and one with a wrong character. */
export const NotAnAddress: Story = {
  play: async ({ userEvent }) => {
    await paste(userEvent, stranger('ethereum'));
    const inside = await dialog();
    await expect(
      await inside.findByText(/^This is an address on Ethereum, not on Stellar\./),
    ).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Clear the address' }));
    const whole = stranger('stellar');
    await paste(
      userEvent,
      `${whole.slice(0, 20)}${whole[20] === 'A' ? 'B' : 'A'}${whole.slice(21)}`,
    );
    await expect(await inside.findByText(/A character of this address is wrong/)).toBeVisible();
  },
};

/** A wrong address is named as such while the field has the focus, by the name of the network. */
export const WrongWhileTyping: Story = {
  name: 'A whole text that is no address is said to be none before the field is left (ux-review L15)',
  play: async ({ userEvent }) => {
    const inside = await dialog();
    const field = await inside.findByRole('textbox', { name: /^Address on/ });
    await userEvent.click(field);
    await userEvent.paste('this-is-surely-not-an-address-of-anything');
    await expect(await inside.findByText(/^This is not an address on Stellar\./)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

/** An address that imitates a known one: marked, compared, and typed to go on. */
export const LookAlike: Story = {
  tags: ['picture'],
  args: {
    asset: 'ETH',
    network: 'ethereum',
    answer: (request) =>
      request.url.includes('/check-allowance')
        ? Response.json({ result: 'IsAllowed', replaces: null })
        : request.url.includes('/transfer_history')
          ? Response.json({
              items: [
                {
                  id: 'x1',
                  clientTransferId: null,
                  type: 'Withdrawal',
                  asset: 'ETH',
                  network: 'ethereum',
                  amount: '1',
                  fee: '0.001',
                  netAmount: '0.999',
                  address: `${stranger('ethereum').slice(0, 8)}${'ab'.repeat(14)}${stranger('ethereum').slice(-6)}`,
                  addressName: 'Ledger, cold',
                  memo: null,
                  status: 'Confirmed',
                  confirmations: 12,
                  requiredConfirmations: 12,
                  transaction: 'ab'.repeat(32),
                  rejectReason: null,
                  cancellable: false,
                  createdAt: '2026-11-01T11:30:00.000Z',
                  updatedAt: '2026-11-01T11:40:00.000Z',
                },
              ],
              nextCursor: null,
            })
          : undefined,
  },
  play: async ({ userEvent }) => {
    await paste(userEvent, stranger('ethereum'));
    const inside = await dialog();
    await expect(
      await inside.findByText('This looks like Ledger, cold, but is another address'),
    ).toBeVisible();
    await userEvent.type(await amount(), '0.5');
    await expect(
      await inside.findByRole('button', { name: 'Resolve the address warning' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(
      await inside.findByRole('textbox', { name: /^To send here, type/ }),
      '0909 0909 0909',
    );
    await ready();
  },
};

/** All of it once more, and a comparison to confirm. */
export const Review: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent);
    await userEvent.click(await ready());
    const inside = await dialog();
    const heading = await inside.findByRole('heading', { name: 'Review your transfer' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(
      inside.getByRole('button', { name: 'Confirm the comparison above' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      await inside.findByRole('checkbox', { name: 'I compared all 14 groups and the memo' }),
    );
    await ready('Send 2,500 USDC on Stellar');
  },
};

export const ReviewPhone: Story = { ...Review, globals: at('phone') };

/** Sent, told as it is approved, and taken back in time. */
export const SentAndCancelled: Story = {
  play: async (context) => {
    await Review.play?.(context);
    const inside = await dialog();
    await context.userEvent.click(await ready('Send 2,500 USDC on Stellar'));
    await context.userEvent.click(await inside.findByRole('button', { name: 'Cancel transfer' }));
    await expect(await inside.findByText('This transfer was cancelled.')).toBeVisible();
    await context.userEvent.click(await inside.findByRole('button', { name: 'New transfer' }));
    await expect(await amount()).toHaveValue('');
  },
};

/** The answer is lost: it is looked for, and nothing is sent again. */
export const AnswerLost: Story = {
  tags: ['picture'],
  args: {
    ...sentBefore({}),
    answer: ({ url }: Request) =>
      url.includes('clientTransferId=story')
        ? Response.json({ items: [], nextCursor: null })
        : undefined,
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await expect(
      await inside.findByRole('heading', { name: 'We do not know yet what became of it' }),
    ).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Back to the review' }));
    await expect(
      await inside.findByRole('heading', { name: 'Review your transfer' }),
    ).toBeVisible();
  },
};

const shown =
  (text: string | RegExp): Story['play'] =>
  async () =>
    expect(await (await dialog()).findByText(text)).toBeVisible();

export const Confirming: Story = {
  tags: ['picture'],
  args: sentBefore({ status: 'Confirming', confirmations: 1, transaction: 'ab'.repeat(32) }),
  play: shown('1 of 3 confirmations'),
};

/** A rule of the exchange holds it: the reader sees for how long usually, and can take it back after a question. */
const held: Parameters<typeof sentBefore>[0] = {
  cancellable: true,
  review: { since: '2026-11-20T11:30:00.000Z', usualHours: 4, until: '2026-11-23T11:30:00.000Z' },
};
export const InReview: Story = {
  tags: ['picture'],
  args: sentBefore(held),
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText(/^In review\. Usual time: 4 hours\./)).toBeVisible();
    const steps = within(inside.getByRole('list', { name: 'Steps of the transfer' }));
    await expect(steps.getByText('In review')).toBeVisible();
    await expect(inside.getAllByRole('button', { name: 'Cancel transfer' })).toHaveLength(1);
  },
};
export const InReviewPhone: Story = { ...InReview, globals: at('phone') };

/** The exchange knows no such transfer: the refusal stands in place of the time, and the button stays. */
export const InReviewNotCancelled: Story = {
  args: sentBefore(held),
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Cancel transfer' }));
    const question = within(await body.findByRole('alertdialog', { name: 'Cancel transfer' }));
    await expect(question.getByText(/This cannot be undone/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel transfer' }));
    await expect(await inside.findByRole('alert')).toHaveTextContent(
      'It could not be cancelled. Transfer not found.',
    );
    await expect(inside.getByRole('button', { name: 'Cancel transfer' })).toBeEnabled();
  },
};

export const Done: Story = {
  args: sentBefore({ status: 'Confirmed', confirmations: 3, transaction: 'ab'.repeat(32) }),
  play: shown('The transfer is confirmed and final.'),
};
export const Failed: Story = {
  args: sentBefore({
    status: 'Failed',
    rejectReason: 'The network did not take the transaction.',
  }),
  play: shown('This transfer failed.'),
};
export const Returned: Story = {
  args: sentBefore({ status: 'Returned', rejectReason: 'The recipient does not know this memo.' }),
  play: shown('This transfer came back.'),
};
export const Rejected: Story = {
  args: sentBefore({ status: 'Rejected', rejectReason: 'The address was not proven.' }),
  play: shown('This transfer was rejected.'),
};

/** Withdrawals are closed while the reader fills the form; what was entered stays. */
export const ClosedMeanwhile: Story = {
  args: {
    still: false,
    break: (sandbox) => {
      const close = (withdrawalEnabled: boolean) =>
        void sandbox.fetch(
          new Request('http://exchange.test/back-api/backoffice/asset/USDC', {
            method: 'PUT',
            headers: {
              authorization: `Bearer ${sandbox.issueToken('admin@agio.test')}`,
              'content-type': 'application/json-patch+json',
            },
            body: JSON.stringify({
              withdrawalEnabled,
              closedReason: 'The issuer is upgrading.',
              reason: 'The issuer is upgrading.',
            }),
          }),
        );
      addEventListener('story-close', () => close(false));
    },
  },
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent);
    await ready();
    const inside = await dialog();
    await waitFor(() => {
      // Again until the hub is there to tell it.
      dispatchEvent(new Event('story-close'));
      return expect(inside.getByText('Withdrawals of USDC are closed.')).toBeVisible();
    });
    await expect(await amount()).toHaveValue('2500');
  },
};

/** Only the chosen network closes meanwhile: the form says why, and what was entered stays. */
export const NetworkClosedMeanwhile: Story = {
  args: {
    still: false,
    break: (sandbox) => {
      const close = (withdrawalEnabled: boolean) =>
        void sandbox.fetch(
          new Request('http://exchange.test/back-api/backoffice/asset/USDC', {
            method: 'PUT',
            headers: {
              authorization: `Bearer ${sandbox.issueToken('admin@agio.test')}`,
              'content-type': 'application/json-patch+json',
            },
            body: JSON.stringify({
              reason: 'The issuer is upgrading.',
              networks: [
                { id: 'stellar', withdrawalEnabled, closedReason: 'The issuer is upgrading.' },
              ],
            }),
          }),
        );
      addEventListener('story-close-network', () => close(false));
    },
  },
  play: async ({ userEvent }) => {
    await toNorthbank(userEvent);
    await ready();
    const inside = await dialog();
    await waitFor(() => {
      // Again until the hub is there to tell it.
      dispatchEvent(new Event('story-close-network'));
      return expect(inside.getByText('Withdrawals of USDC are closed.')).toBeVisible();
    });
    await expect(inside.getByText('The issuer is upgrading.')).toBeVisible();
    await expect(await amount()).toHaveValue('2500');
  },
};
