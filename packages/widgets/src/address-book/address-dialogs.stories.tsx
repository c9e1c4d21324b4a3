import type { Sandbox } from '@agio/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../testing/viewports.ts';
import { AddressStage } from './testing/address-stage.tsx';
import { freeze } from './testing/freeze.ts';
import { answerEntries, everyResult, sampleAddress } from './testing/sample-entries.ts';

const meta = {
  title: 'Screens/Address book/Dialogs',
  component: AddressStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'trader@agio.test', scenario: 'quiet', still: true, task: { kind: 'add' } },
} satisfies Meta<typeof AddressStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const signature = `0x${'ab'.repeat(65)}`;

/** Fills the form but for the address. */
async function fill(user: User, asset: string) {
  const form = await dialog('Add address');
  await user.type(await form.findByRole('textbox', { name: /^Name/ }), 'Trezor, office');
  await user.click(form.getByRole('combobox', { name: 'Asset' }));
  await user.click(await screen.findByRole('option', { name: asset }));
  return form;
}
async function paste(user: User, text: string) {
  await user.click(await screen.findByRole('textbox', { name: /[Aa]ddress/ }));
  await user.paste(text);
  await user.tab();
}

/** The button says what is missing. */
export const Add: Story = {
  tags: ['picture'],
  play: async () => {
    const form = await dialog('Add address');
    await expect(await form.findByRole('button', { name: 'Name the address' })).toBeDisabled();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  },
};
export const AddPhone: Story = { ...Add, globals: at('phone') };

/** An address of another network, one with a wrong character, and one that is in the book. */
export const WrongAddresses: Story = {
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'ETH');
    await paste(userEvent, sampleAddress('bitcoin', 3));
    await expect(
      await form.findByText('This is a Bitcoin address, not one of Ethereum.'),
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Clear the address' }));
    await paste(userEvent, '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await expect(await form.findByText(/its checksum does not match/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Check the address' })).toBeDisabled();
  },
};

/** A network that needs a memo asks for it. */
export const NeedsMemo: Story = {
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'USDC');
    await userEvent.click(form.getByRole('combobox', { name: 'Network' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Stellar' }));
    await paste(userEvent, sampleAddress('stellar', 3));
    await expect(await form.findByRole('textbox', { name: /^Memo ID/ })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Enter the memo' })).toBeDisabled();
  },
};

/** A refusal appears at its field; the typed text stays. */
export const Refused: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'addressBook.create',
        failWith: {
          status: 409,
          body: {
            errorCode: 40001,
            errors: [{ key: 'address', code: '40001', message: 'Your address book is full.' }],
          },
        },
      }),
  },
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'ETH');
    await paste(userEvent, sampleAddress('ethereum', 3));
    await userEvent.click(await form.findByRole('button', { name: 'Add address' }));
    await expect(await form.findByText('Your address book is full.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('Trezor, office');
  },
};

/** The answer is lost: the list tells that the address was added, and its proof goes on. */
export const AnswerLost: Story = {
  args: {
    break: (sandbox) =>
      sandbox.faults.set({ endpoint: 'addressBook.create', lose: 'answer', times: 1 }),
  },
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'ETH');
    await paste(userEvent, sampleAddress('ethereum', 3));
    await userEvent.click(await form.findByRole('button', { name: 'Add address' }));
    await expect(await screen.findByRole('dialog', { name: 'Prove ownership' })).toBeVisible();
  },
};

/** From the form over the signed message to the address that is ready. A signature of another wallet is told. */
export const AddedAndProven: Story = {
  tags: ['picture'],
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'ETH');
    await paste(userEvent, sampleAddress('ethereum', 3));
    await userEvent.click(await form.findByRole('button', { name: 'Add address' }));
    const proof = await dialog('Prove ownership');
    await expect(await proof.findByText(/^I own this address/)).toBeVisible();
    await expect(proof.getByText(/removes “Ledger, cold”/)).toBeVisible();
    const field = proof.getByRole('textbox', { name: '2. Paste the signature' });
    await userEvent.click(field);
    await userEvent.paste(`0x${'ab'.repeat(60)}${'00'.repeat(5)}`);
    await userEvent.click(proof.getByRole('button', { name: 'Prove ownership' }));
    await expect(
      await proof.findByText('This signature was not made by the address above.'),
    ).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(signature);
    await userEvent.click(proof.getByRole('button', { name: 'Prove ownership' }));
    await expect(
      await proof.findByRole('heading', { name: 'Trezor, office is ready' }),
    ).toHaveFocus();
    await expect(proof.getByRole('link', { name: 'Send to this address' })).toBeVisible();
  },
};

const proofOf = (id: string): Story => ({
  args: { answer: answerEntries(everyResult), task: { kind: 'proof', id } },
});

/** Litecoin takes the signed form only. */
export const SignedForm: Story = {
  ...proofOf('w4'),
  tags: ['picture'],
  play: async ({ userEvent }) => {
    const proof = await dialog('Prove ownership');
    await expect(await proof.findByText('Litecoin needs the signed form')).toBeVisible();
    await expect(proof.queryByRole('radiogroup')).not.toBeInTheDocument();
    await expect(proof.getByRole('button', { name: 'Choose the signed form' })).toBeDisabled();
    await userEvent.upload(
      proof.getByLabelText('Signed form', { selector: 'input' }),
      new File(['%PDF-1.4'], 'signed.pdf', { type: 'application/pdf' }),
    );
    await expect(await proof.findByText('signed.pdf')).toBeVisible();
    await expect(proof.getByRole('button', { name: 'Send the form' })).toBeEnabled();
  },
};
export const SignedFormPhone: Story = { ...SignedForm, tags: [], globals: at('phone') };

let exchange: Sandbox | undefined;
const atExchange: Pick<NonNullable<Story['args']>, 'break'> = {
  break: (sandbox) => {
    exchange = sandbox;
  },
};

/** The account is frozen while its owner proves an address: why is said, and what was entered stays. */
export const FrozenMeanwhile: Story = {
  args: atExchange,
  play: async ({ userEvent }) => {
    const form = await fill(userEvent, 'ETH');
    await paste(userEvent, sampleAddress('ethereum', 3));
    await userEvent.click(await form.findByRole('button', { name: 'Add address' }));
    const proof = await dialog('Prove ownership');
    const field = await proof.findByRole('textbox', { name: '2. Paste the signature' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.click(field);
    await userEvent.paste(signature);
    await freeze(exchange!);
    await expect(
      await proof.findByRole('button', { name: 'Your addresses are not available' }),
    ).toBeDisabled();
    await expect(proof.getByText(/^Your account has been frozen/)).toBeVisible();
    await expect(field).toHaveValue(signature);
  },
};
export const FormFrozenMeanwhile: Story = {
  args: { ...proofOf('w4').args, ...atExchange },
  play: async ({ userEvent }) => {
    const proof = await dialog('Prove ownership');
    await userEvent.upload(
      await proof.findByLabelText('Signed form', { selector: 'input' }),
      new File(['%PDF-1.4'], 'signed.pdf', { type: 'application/pdf' }),
    );
    await freeze(exchange!);
    await expect(
      await proof.findByRole('button', { name: 'Your addresses are not available' }),
    ).toBeDisabled();
    await expect(proof.getByText('signed.pdf')).toBeVisible();
  },
};

/** The form is sent, and a person looks at it. */
export const FormSent: Story = {
  args: { task: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Get the form: Litecoin desk' }),
    );
    const proof = await dialog('Prove ownership');
    await userEvent.upload(
      await proof.findByLabelText('Signed form', { selector: 'input' }),
      new File(['%PDF-1.4 signed'], 'signed.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(await proof.findByRole('button', { name: 'Send the form' }));
    await expect(
      await proof.findByRole('heading', { name: 'The form is being checked' }),
    ).toBeVisible();
  },
};

/** A form that a person looks at, and an address to which nothing can be sent: the last step says so. */
export const InReview: Story = {
  ...proofOf('w9'),
  play: async () => {
    const result = await dialog('Prove ownership');
    await expect(
      await result.findByRole('heading', { name: 'The form is being checked' }),
    ).toBeVisible();
  },
};
export const NotAllowed: Story = {
  ...proofOf('w6'),
  play: async () => {
    const result = await dialog('Prove ownership');
    await expect(
      await result.findByRole('heading', { name: 'This address belongs to the exchange' }),
    ).toBeVisible();
    await expect(result.getByRole('button', { name: 'Change address' })).toBeEnabled();
  },
};

const btc = sampleAddress('bitcoin', 3);
const file = new File(
  [
    [
      'name,asset,network,address,memo',
      `Cold one,BTC,bitcoin,${btc},`,
      `Cold two,BTC,Bitcoin,${btc.slice(0, -1)}x,`,
      `,ETH,ethereum,${btc},`,
      `Bank,USDC,stellar,${sampleAddress('stellar', 5)},`,
      `Bank,USDC,stellar,${sampleAddress('stellar', 6)},8840`,
    ].join('\n'),
  ],
  'addresses.csv',
  { type: 'text/csv' },
);

/** Every line is judged before anything is added; then each is told what became of it. */
export const Import: Story = {
  tags: ['picture'],
  args: { task: { kind: 'import' } },
  play: async ({ userEvent }) => {
    const report = await dialog('Import addresses');
    await userEvent.upload(await report.findByLabelText('CSV file', { selector: 'input' }), file);
    await expect(await report.findByText('2 of 5 lines can be imported')).toBeVisible();
    await expect(report.getByText(/its checksum does not match/)).toBeVisible();
    await expect(report.getByText(/^Name the address · This is a Bitcoin address/)).toBeVisible();
    await expect(report.getByText('3 lines are left out.')).toBeVisible();
    await expect(report.getByRole('button', { name: 'Import 2 addresses' })).toBeEnabled();
  },
};
export const ImportPhone: Story = { ...Import, globals: at('phone') };

export const Imported: Story = {
  ...Import,
  tags: [],
  play: async (context) => {
    await Import.play?.(context);
    const report = await dialog('Import addresses');
    await context.userEvent.click(report.getByRole('button', { name: 'Import 2 addresses' }));
    await expect(await report.findByText('2 of 5 lines were added')).toBeVisible();
    await expect(report.getAllByText('Added')).toHaveLength(2);
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: 'Cold one', hidden: true }),
      ).toBeInTheDocument(),
    );
  },
};

/** A file that cannot be read says why. */
export const UnreadableFile: Story = {
  args: { task: { kind: 'import' } },
  play: async ({ userEvent }) => {
    const report = await dialog('Import addresses');
    await userEvent.upload(
      await report.findByLabelText('CSV file', { selector: 'input' }),
      new File(['name,note\nA,1'], 'notes.csv', { type: 'text/csv' }),
    );
    await expect(
      await report.findByText('These columns are missing: asset, network, address.'),
    ).toBeVisible();
  },
};
