import { errorCodes } from '@agio/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { at, screenParameters } from '../testing/viewports.ts';
import { answering } from './testing/answering.ts';
import { sampleState } from './testing/sample-state.ts';
import { type StageArgs, VerificationStage } from './testing/stage.tsx';

/** The tiers, and every step on the way to the next one. */
const meta = {
  title: 'Screens/Verification',
  component: VerificationStage,
  parameters: screenParameters,
  globals: at('desk'),
  args: {
    account: 'trader@agio.test',
    scenario: 'quiet',
    still: true,
    links: { support: '/user/support' },
    onLeave: fn(),
    onOpenRequest: fn(),
  },
} satisfies Meta<typeof VerificationStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
type Faults = Parameters<NonNullable<StageArgs['break']>>[0]['faults'];

/** The limits and requirements of each tier, and the reader's own. */
export const Tiers: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Tiers' }));
    await expect(
      await table.findByRole('columnheader', { name: /Tier 2 Your tier/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /Withdraw per day CHF/ })).toHaveTextContent(
      /None.*1,000\.00.*25,000\.00.*250,000\.00/,
    );
    await expect(await canvas.findByRole('button', { name: 'Start Tier 3' })).toBeVisible();
  },
};
export const TiersLight: Story = {
  tags: ['picture'],
  globals: { ...at('tablet'), scheme: 'light', brand: 'aurum' },
};
export const TiersOnAPhone: Story = { tags: ['picture'], globals: at('phone') };
export const TiersFromRightToLeft: Story = {
  tags: ['picture'],
  globals: { ...at('small'), dir: 'rtl' },
};

/** A warning names the questions of Tier 3 before they begin; going back loses nothing. */
export const BeforeTier3: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: 'Start Tier 3' });
    await userEvent.click(start);
    const dialog = await screen.findByRole('dialog', { name: 'Before you upgrade to Tier 3' });
    const asked = within(await within(dialog).findByRole('list', { name: 'What we ask for' }));
    await expect(await asked.findByText('Proof of funds, documents')).toBeVisible();
    await expect(asked.getByText('Employment')).toHaveTextContent('Employment (done)');
    await expect(asked.getByText('Industry')).not.toHaveTextContent('done');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.click(start);
    const again = within(await screen.findByRole('dialog'));
    await expect(again.getByRole('button', { name: 'Have your documents ready' })).toBeDisabled();
    await userEvent.click(again.getByRole('checkbox', { name: 'I have my documents at hand' }));
    await userEvent.click(again.getByRole('button', { name: 'Start the upgrade' }));
    const heading = await canvas.findByRole('heading', { name: /total value/i });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Reads what Tier 3 asks for, and goes on. */
async function agree(user: User) {
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Before you upgrade to Tier 3' }),
  );
  await user.click(await dialog.findByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Start the upgrade' }));
}

/** A question of Tier 3 by its address: the warning comes first. Going back leads to the tiers. */
export const Tier3ByAddress: Story = {
  args: { step: 'total-value' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Before you upgrade to Tier 3' });
    await expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await agree(userEvent);
    await expect(await canvas.findByRole('radio', { name: 'Under 1,000' })).toBeEnabled();
    const heading = canvas.getByRole('heading', { name: /total value/i });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(heading).toHaveFocus();
  },
};
export const NotReadyForTier3: Story = {
  args: { step: 'total-value' },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('button', { name: 'Start Tier 3' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** The requirements cannot be loaded: the warning says so, and the questions stay open. */
export const BeforeTier3Unknown: Story = {
  args: {
    answer: ({ url }) =>
      url.includes('targetTier=Tier3') ? new Response(null, { status: 500 }) : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Tier 3' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/could not be loaded/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: 'Start the upgrade' })).toBeEnabled();
  },
};

/** A guest compares; a reader in review waits and reads why; an ending document is reminded of. */
export const Guest: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to begin.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Tiers' })).toBeVisible();
  },
};
export const InReview: Story = {
  args: { account: 'pending@agio.test' },
  play: async ({ canvas, args, userEvent }) => {
    const goOn = await canvas.findByRole('button', { name: 'Continue' });
    await expect(goOn).toBeDisabled();
    await expect(goOn).toHaveAccessibleDescription(/Your answers are locked/);
    await userEvent.click(canvas.getByRole('button', { name: 'See the request' }));
    await expect(args.onOpenRequest).toHaveBeenCalled();
  },
};
export const DocumentEnds: Story = {
  args: { account: 'expiring@agio.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/valid for 7 more days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew it' })).toHaveAttribute(
      'href',
      '/user/tiers/kyc-request',
    );
  },
};

/** An identity document that has ended is renewed where it was checked first. */
export const Renewal: Story = {
  tags: ['picture'],
  args: { account: 'expired@agio.test', step: 'kyc-request' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your identity document ended on/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Renew with CorePass' })).toBeEnabled();
    await expect(canvas.queryByText('Your identity is confirmed')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: '*', failWith: { status: 500 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The limits could not be loaded')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { break: ({ faults }) => faults.set({ endpoint: '*', latencyMs: 3_600_000 }) },
};

/** From the start by keys alone: arrows choose, Enter goes on, and the heading of the next step is read. */
export const FirstSteps: Story = {
  args: { account: 'newcomer@agio.test', step: 'no-data' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Begin' }));
    const heading = await canvas.findByRole('heading', { name: /^Who will own/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Choose one' })).toBeDisabled();
    canvas.getByRole('radio', { name: /^Natural person/ }).focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/^Saved /)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Confirm who you are' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /^Natural person/ })).toBeChecked();
  },
};

/** A band of eight. What was chosen elsewhere and not sent is chosen here. */
export const TotalValue: Story = {
  tags: ['picture'],
  args: {
    step: 'total-value',
    answer: answering(
      sampleState('Tier3', 6, {
        drafts: [
          {
            step: 'TotalValue',
            content: '"From100000To500000"',
            savedAt: '2026-11-20T11:20:00.000Z',
          },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '100,000 to 500,000' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};
export const TotalValueOnAPhone: Story = {
  ...TotalValue,
  globals: { ...at('phone'), scheme: 'light' },
};

/** An answer that does not arrive is told, and the choice stays. */
export const AnswerLost: Story = {
  args: {
    step: 'total-value',
    break: ({ faults }) => faults.set({ endpoint: 'compliance.answer', failWith: { status: 500 } }),
  },
  play: async ({ canvas, userEvent }) => {
    await agree(userEvent);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Under 1,000' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Under 1,000' })).toBeChecked();
  },
};

/** Faults of the story that is shown, for its play to mend. */
const broken: { faults?: Faults } = {};

/** A draft that cannot be saved is told honestly, kept by the tab, and sent by itself when the connection is back. */
export const DraftNotSaved: Story = {
  tags: ['picture'],
  args: {
    step: 'total-value',
    break: ({ faults }) => {
      broken.faults = faults;
      faults.set({ endpoint: 'compliance.keepDraft', failWith: { status: 500 } });
    },
  },
  play: async ({ canvas, userEvent }) => {
    const chosen = async () => canvas.findByRole('radio', { name: 'Under 1,000' });
    await agree(userEvent);
    await userEvent.click(await chosen());
    await expect(await canvas.findByText(/This tab keeps it, and tries again/)).toBeVisible();
    // Left and opened again it is there, though the exchange has never had it.
    await userEvent.click(canvas.getByRole('link', { name: 'Save and leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Tier 3' }));
    await agree(userEvent);
    await expect(await chosen()).toBeChecked();
    await expect(await canvas.findByText(/This tab keeps it, and tries again/)).toBeVisible();
    broken.faults?.clear('compliance.keepDraft');
    globalThis.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/^Saved /)).toBeVisible();
  },
};

/** A draft that the exchange refuses is not sent again and again, and the refusal is shown. */
export const DraftRefused: Story = {
  args: {
    step: 'total-value',
    break: ({ faults }) =>
      faults.set({ endpoint: 'compliance.keepDraft', failWith: { status: 409 } }),
  },
  play: async ({ canvas, userEvent }) => {
    await agree(userEvent);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Under 1,000' }));
    await expect(await canvas.findByText(/The exchange does not save it now/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

/** The way to the identity partner. */
export const Identity: Story = {
  tags: ['picture'],
  args: {
    account: 'newcomer@agio.test',
    step: 'kyc-request',
    answer: answering(sampleState('Tier1', 1)),
  },
  // The exchange of a story is not reached by https: its address is not opened.
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to CorePass' }));
    await expect(await canvas.findByText(/is not safe/)).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Refused there: the first message of 50002 stands on the page, with the way to try again. */
export const IdentityRefused: Story = {
  tags: ['picture'],
  args: {
    account: 'newcomer@agio.test',
    step: 'kyc-request',
    answer: answering(sampleState('Tier1', 1), () =>
      Response.json(
        {
          errorCode: 50_002,
          errors: [{ key: '', code: '50002', message: 'The document could not be read.' }],
        },
        { status: 422 },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The document could not be read.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start the check again' })).toBeEnabled();
  },
};

/** The account is frozen: the way to the partner says so where it would be pressed. */
export const IdentityWhileFrozen: Story = {
  args: {
    account: 'frozen@agio.test',
    step: 'kyc-request',
    answer: answering(sampleState('Tier1', 1)),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Your account is frozen' }),
    ).toBeDisabled();
  },
};

/** Confirmed, and to be looked at by staff because the name differs. */
export const IdentityConfirmed: Story = {
  args: {
    account: 'newcomer@agio.test',
    step: 'kyc-request',
    answer: answering(sampleState('Tier1', 2, { reviewedAs: 'NameDiscrepancyToTier1' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your identity is confirmed')).toBeVisible();
    await expect(canvas.getByText(/The name in your document differs/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};

/** The data of the partner, as far as the exchange tells it; confirmed, the next step opens. */
export const ReceivedData: Story = {
  tags: ['picture'],
  args: {
    account: 'newcomer@agio.test',
    step: 'kyc-request',
    links: { support: '/user/support' },
    answer: answering(sampleState('Tier1', 2)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See what we received' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Received user data' }));
    await expect(await dialog.findByText('Noah Lindqvist')).toBeVisible();
    // An older check has no document number.
    await expect(dialog.queryByText('Document number')).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Something is wrong' })).toHaveAttribute(
      'href',
      '/user/support',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Declare who the assets belong to' }),
    ).toBeVisible();
  },
};

/** Form A is read to its end before it can be signed, by a name that is the reader's. */
export const FormA: Story = {
  tags: ['picture'],
  args: {
    account: 'newcomer@agio.test',
    step: 'form-a',
    answer: answering(sampleState('Tier1', 2)),
  },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('region', { name: 'The declaration' });
    await expect(text).toHaveTextContent('I, Noah Lindqvist, declare');
    await expect(canvas.getByRole('button', { name: 'Print or save as PDF' })).toBeEnabled();
    await expect(
      canvas.getByRole('button', { name: 'Read the declaration to its end' }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'I have read it to its end' }));
    // The button has gone: the keyboard goes on from the text.
    await expect(text).toHaveFocus();
    const name = await canvas.findByRole('textbox', { name: /^Your full name/ });
    await userEvent.type(name, 'Nora');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Type the name as the declaration has it/)).toBeVisible();
    // The signature is printed as it is typed.
    await userEvent.clear(name);
    await userEvent.type(name, 'noah lindqvist');
    await expect(canvas.getByText(/^Type the name as the declaration has it/)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Noah  Lindqvist');
    await expect(await canvas.findByRole('button', { name: 'Sign form A' })).toBeEnabled();
  },
};

/** The exchange knows the signer by another name by now: it is told at the field, and what was typed stays. */
export const FormAOfAnotherName: Story = {
  name: 'A signature that the exchange refuses is reported at its field and stays (L6)',
  args: {
    account: 'newcomer@agio.test',
    step: 'form-a',
    answer: (request) =>
      request.method === 'POST' && request.url.endsWith('/compliance')
        ? Response.json(
            {
              errorCode: errorCodes.signatureDiffers,
              errors: [{ key: 'answer.value.signature', code: '40002', message: 'Refused.' }],
            },
            { status: 400 },
          )
        : answering(sampleState('Tier1', 2))(request),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have read it to its end' }));
    const name = await canvas.findByRole('textbox', { name: /^Your full name/ });
    await userEvent.type(name, 'Noah Lindqvist');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign form A' }));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByText(/^Type the name as the declaration has it/)).toBeVisible();
    await expect(name).toHaveValue('Noah Lindqvist');
    await expect(canvas.queryByText('Refused.')).toBeNull();
  },
};

/** A company declares its owners and who signs, and nothing is sent before a document is there. */
export const LegalEntity: Story = {
  tags: ['picture'],
  args: { account: 'newcomer@agio.test', step: 'entity-type-declaration' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Legal entity/ }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Name as in the register/ }),
      'Lindqvist Metals AG',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add an owner' }));
    await expect(await canvas.findByRole('group', { name: 'Owner 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Owner 2' }));
    await waitFor(() =>
      expect(canvas.queryByRole('group', { name: 'Owner 2' })).not.toBeInTheDocument(),
    );
    await userEvent.upload(
      canvas.getByLabelText('Choose documents of the entity', { selector: 'input' }),
      new File(['%PDF-1.4 x'], 'Extract.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText('Extract.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Check: / })).toBeDisabled();
  },
};

/** All is answered: it is read once more and sent. */
export const Send: Story = {
  tags: ['picture'],
  args: { step: 'trading', answer: answering(sampleState('Tier2', 6)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send for review' })).toBeEnabled();
    await expect(canvas.getByText(/decided within one working day/)).toBeVisible();
    const links = within(canvas.getByLabelText('Your answers')).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change',
      'See',
      'See',
      'Change',
      'Change',
      'Change',
    ]);
    for (const link of links)
      await expect(link).toHaveAttribute('href', expect.stringMatching(/./));
  },
};

/** Sent: since when it waits. The other steps lead here. */
export const Pending: Story = {
  args: { account: 'pending@agio.test', step: 'form-a' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for review' })).toBeVisible();
    await expect(
      await canvas.findByText(/Your answers are locked until the decision/),
    ).toBeVisible();
  },
};
