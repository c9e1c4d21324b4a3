import { ApiError } from '@agio/api-client';
import type { Sandbox } from '@agio/sandbox';
import { Button } from '@agio/ui/button';
import { toast } from '@agio/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestStatus } from './request-status.tsx';
import { RewardsBanner } from './rewards-banner.tsx';
import { StepUpDialog } from './step-up-dialog.tsx';
import { decide } from './testing/decide.ts';
import { UserDetailsDialog } from './user-details-dialog.tsx';

const backInReview = fn();

interface Args extends Omit<SandboxStageProps, 'children' | 'onFollow'> {
  opensByItself?: boolean;
}

/** Shows the widgets as in the header and over the page of a host; each button opens its dialog. */
function AccountOnSandbox({ opensByItself, ...stage }: Args) {
  const [reward, setReward] = useState<string>();
  const [isRequestOpen, setRequestOpen] = useState(false);
  return (
    <SandboxStage {...stage}>
      <div className="min-h-40 w-full max-w-page bg-canvas">
        <RewardsBanner
          opensByItself={opensByItself}
          onOpen={useCallback((id: string) => setReward(id), [])}
        />
        <div className="flex justify-end p-4">
          <RequestStatus onClick={() => setRequestOpen(true)} />
        </div>
      </div>
      {reward === undefined ? null : (
        <ClaimDialog reward={reward} open onOpenChange={(open) => !open && setReward(undefined)} />
      )}
      <RequestDialog
        open={isRequestOpen}
        onOpenChange={setRequestOpen}
        onBackInReview={backInReview}
      />
    </SandboxStage>
  );
}

/** The compliance request, the claim of rewards, and the sign-in that a protected call asks for. */
const meta = {
  title: 'Widgets/Account',
  component: AccountOnSandbox,
  parameters: { layout: 'fullscreen' },
  args: { account: 'trader@agio.test', still: true },
  // Removes the notices of the story before.
  beforeEach: () => {
    backInReview.mockClear();
    toast.dismiss();
  },
} satisfies Meta<typeof AccountOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const pdf = (name: string) => new File(['%PDF-1.4 x'], name, { type: 'application/pdf' });
const chosen = (dialog: Awaited<ReturnType<typeof dialogOf>>) =>
  dialog.getByLabelText('Documents', { selector: 'input' });

/** A reward waits. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('96.70 USDC are waiting for you.')).toBeVisible();
  },
};

/** The dialog says what is claimed and what it is worth. The next one takes its place, until it is hidden. */
export const Claim: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Learn more'));
    const dialog = await dialogOf('Claim USDC');
    await expect(await dialog.findByText(/≈ [\d,.]+.CHF/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Claim Rewards' }));
    await expect(await screen.findByText('Congratulations!')).toBeVisible();
    await expect(screen.getByText('96.70 USDC were deposited into your Portfolio')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByText('2,400.00 CTN are waiting for you.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide for now' }));
    await expect(canvas.queryByText(/are waiting for you/)).not.toBeInTheDocument();
  },
};

/** The dialog opens without a press once, ever. */
export const ClaimOpensByItself: Story = {
  args: { opensByItself: true },
  play: async ({ userEvent }) => {
    await dialogOf('Claim USDC');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The answer was lost: the dialog says so and stays, and trying again is the same claim. */
export const ClaimLost: Story = {
  args: {
    break: (sandbox) => sandbox.faults.set({ endpoint: 'rewards.claim', lose: 'answer', times: 1 }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Learn more'));
    const dialog = await dialogOf('Claim USDC');
    const claim = dialog.getByRole('button', { name: 'Claim Rewards' });
    await userEvent.click(claim);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The claim did not go through. Try again; it cannot be paid twice.',
    );
    await userEvent.click(claim);
    await expect(await screen.findByText('Congratulations!')).toBeVisible();
  },
};

/** In review: how long it has been waiting, and where to add a document. */
export const RequestPending: Story = {
  args: { account: 'pending@agio.test' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Pending for review'));
    const dialog = await dialogOf('Pending for review');
    await expect(dialog.getByText('Tier 1 to Tier 2')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload new document' }));
    const upload = await dialogOf('Upload documents');
    await userEvent.upload(chosen(upload), pdf('Statement.pdf'));
    await userEvent.click(upload.getByRole('button', { name: 'Send 1 file' }));
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
    await expect(backInReview).not.toHaveBeenCalled();
  },
};

/** Compliance asks for more: what it says, what it has, and where the rest goes. Sent, the review goes on. */
export const RequestAsksForMore: Story = {
  args: {
    account: 'pending@agio.test',
    break: (sandbox) =>
      void decide('RequestMoreData', 'The statement of October is missing.')(sandbox),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Provide more data'));
    const dialog = await dialogOf('Provide more data');
    await expect(dialog.getByText('The statement of October is missing.')).toBeVisible();
    await userEvent.upload(chosen(dialog), pdf('October.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload more docs' }));
    await waitFor(() => expect(backInReview).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await button('Pending for review')).toBeVisible();
  },
};

/** A document that the exchange refuses stays in the list with its words; sending the same again cannot help, another does. */
export const UploadRefused: Story = {
  args: {
    account: 'pending@agio.test',
    break: (sandbox) => {
      void decide('RequestMoreData', 'The statement of October is missing.')(sandbox);
      sandbox.faults.set({
        endpoint: 'files.upload',
        failWith: {
          status: 400,
          body: {
            errorCode: 60001,
            errors: [{ key: 'file', code: 'unreadable', message: 'The file cannot be read.' }],
          },
        },
        times: 1,
      });
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Provide more data'));
    const dialog = await dialogOf('Provide more data');
    await userEvent.upload(chosen(dialog), pdf('October.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload more docs' }));
    await expect(await dialog.findByText('The file cannot be read.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove October.pdf' }));
    await userEvent.upload(chosen(dialog), pdf('October, readable.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload more docs' }));
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
  },
};

/** Rejected: "I understand" acknowledges it, and the button is gone. */
export const RequestRejected: Story = {
  args: {
    account: 'pending@agio.test',
    break: (sandbox) => void decide('Deny', 'The documents belong to somebody else.')(sandbox),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button('Request was rejected'));
    const dialog = await dialogOf('Request was rejected');
    await expect(dialog.getByText('The documents belong to somebody else.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'I understand' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Request was rejected' })).toBeNull(),
    );
  },
};

/** Opened by the desk: what it is about, and where the documents go; sent, it is in review. */
export const RequestOpened: Story = {
  args: { account: 'open@agio.test' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Provide more data'));
    const dialog = await dialogOf('Your request is open');
    await expect(dialog.getByText('More documents required')).toBeVisible();
    await expect(dialog.getByText(/^Your passport says/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload more docs' }));
    const upload = await dialogOf('Upload documents');
    await userEvent.upload(chosen(upload), pdf('Passport.pdf'));
    await userEvent.click(upload.getByRole('button', { name: 'Send 1 file' }));
    await waitFor(() => expect(backInReview).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(await button('Pending for review')).toBeVisible();
  },
};

let exchange: Sandbox | undefined;

/** Decided while the documents are being chosen: the result takes the place of the form. */
export const RequestDecidedMeanwhile: Story = {
  args: {
    account: 'pending@agio.test',
    break: (sandbox) => {
      exchange = sandbox;
      void decide('RequestMoreData', 'The statement of October is missing.')(sandbox);
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Provide more data'));
    await dialogOf('Provide more data');
    await decide('Approve', 'All is there.')(exchange!);
    await expect(await screen.findByRole('dialog', { name: 'Request was approved' })).toBeVisible();
  },
};

/** A user as an officer sees them, with documents to download and the trail. */
export const UserDetails: Story = {
  args: { account: 'officer@agio.test' },
  render: (args) => (
    <SandboxStage {...args}>
      <UserDetailsDialog userId="pending" open onOpenChange={() => undefined} />
    </SandboxStage>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: /^Documents/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      await dialog.findByRole('button', { name: 'Download Salary statements 2026 Q3.pdf' }),
    ).toBeVisible();
  },
};

const refused = new ApiError('stepUp', { status: 401, maxAgeSeconds: 300 });

function StepUpOnSandbox() {
  const [error, setError] = useState<ApiError>();
  return (
    <>
      <Button onClick={() => setError(refused)}>Withdraw</Button>
      <StepUpDialog refused={error} onClose={() => setError(undefined)} />
    </>
  );
}

/** A call that is worth protecting is refused until the reader signs in again. Without a way to sign in it says so. */
export const StepUp: Story = {
  render: (args) => (
    <SandboxStage {...args}>
      <div className="min-h-40 p-4">
        <StepUpOnSandbox />
      </div>
    </SandboxStage>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Withdraw'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Sign in again to do this' }),
    );
    await expect(question.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
