import { toast } from '@agio/ui/toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as users, waitFor, within } from 'storybook/test';
import { decide } from '../account/testing/decide.ts';
import { SandboxStage, type SandboxStageProps } from '../testing/sandbox-stage.tsx';
import { at, screenParameters } from '../testing/viewports.ts';
import { Documents } from './documents.tsx';

type Args = Omit<SandboxStageProps, 'children'>;

/** A page with nothing but this. */
function DocumentsOnSandbox(stage: Args) {
  return (
    <SandboxStage {...stage} links={{ verification: '/user/tiers' }}>
      <div className="min-h-dvh bg-canvas text-fg">
        <Documents />
      </div>
    </SandboxStage>
  );
}

const meta = {
  title: 'Screens/Documents',
  component: DocumentsOnSandbox,
  parameters: screenParameters,
  globals: at('desk'),
  args: { account: 'more-data@agio.test', scenario: 'quiet', still: true },
  // Removes the notices of the story before.
  beforeEach: () => {
    toast.dismiss();
  },
} satisfies Meta<typeof DocumentsOnSandbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const MB = 1024 * 1024;
const pdf = (name: string) => new File(['%PDF-1.4 x'], name, { type: 'application/pdf' });
const input = () => screen.findByLabelText('Documents', { selector: 'input' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Returns the list of documents that the exchange has. */
const sent = async () => within(await screen.findByRole('list', { name: 'Your documents' }));

/** An officer asks for more: sent, the request is in review again, and what was sent cannot be removed any more. */
export const MoreDataIsSent: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('More documents required')).toBeVisible();
    await expect(await button('Choose a file')).toBeDisabled();
    await userEvent.upload(await input(), [pdf('July.pdf'), pdf('August.pdf')]);
    await userEvent.click(await button('Remove July.pdf'));
    await userEvent.click(await button('Send 1 file'));
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
    await expect(
      await screen.findByText('Your documents were sent. The review continues.'),
    ).toBeVisible();
    await expect(await (await sent()).findByText('August.pdf')).toBeVisible();
    await waitFor(async () =>
      expect((await sent()).getAllByText('In review').length).toBeGreaterThan(1),
    );
    await expect(screen.queryByRole('button', { name: 'Remove August.pdf' })).toBeNull();
  },
};

/** Each refused file says why; a picture has its thumbnail; the eleventh is one too many. */
export const Refused: Story = {
  play: async () => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')?.fillRect(5, 5, 20, 10);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
    // Dropped, so to speak: the file chooser itself would not show files of other types.
    await users
      .setup({ applyAccept: false })
      .upload(await input(), [
        new File([photo], 'Page 1.jpg', { type: 'image/jpeg' }),
        new File([new Uint8Array(6 * MB)], 'Statement.pdf'),
        new File(['x'], 'Portfolio.xlsx'),
        new File([], 'Nothing.pdf'),
        new File(['words'], 'Calls itself.png'),
      ]);
    await expect(await screen.findByText('6.00 MB is over the limit of 5 MB.')).toBeVisible();
    await expect(screen.getByText(/This file type is not accepted/)).toBeVisible();
    await expect(screen.getByText('This file is empty.')).toBeVisible();
    await expect(screen.getByText(/^This is not a PNG file/)).toBeVisible();
    await expect(screen.getByText('1 of 5 files can be sent')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.getAllByRole('button', { name: 'Choose another file' })).toHaveLength(3);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=file-preview]')).toBeInTheDocument(),
    );
  },
};

/** The head of a PNG of 30 000 × 30 000 px: a few bytes that would take gigabytes to show. */
const flood = Uint8Array.from(
  ('89504e470d0a1a0a0000000d494844520000753000007530' + '0806000000').match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/** A photo over the limit is offered a smaller copy; what cannot be decoded safely is not. */
export const Smaller: Story = {
  name: 'S45 A photo is made smaller, a picture of a billion pixels is not decoded',
  play: async ({ userEvent }) => {
    const canvas = new OffscreenCanvas(64, 64);
    canvas.getContext('2d')?.fillRect(0, 0, 32, 32);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
    // Bytes after the picture make the file large.
    const large = new File([picture, new Uint8Array(6 * MB)], 'Photo.jpg', { type: 'image/jpeg' });
    const bomb = new File([flood, new Uint8Array(6 * MB)], 'Flood.png', { type: 'image/png' });
    await userEvent.upload(await input(), [large, bomb]);
    const [first, second] = await screen.findAllByRole('button', { name: 'Make smaller' });
    await userEvent.click(second!);
    await expect(
      await screen.findByText('Flood.png cannot be made smaller. Send it as a PDF.'),
    ).toBeVisible();
    await userEvent.click(first!);
    await expect(await button('Send 1 file')).toBeEnabled();
  },
};

/** The answer of one is lost: it says so, is sent again, and the exchange has it once. */
export const Lost: Story = {
  args: {
    break: (sandbox) => sandbox.faults.set({ endpoint: 'files.upload', lose: 'answer', times: 1 }),
  },
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), [pdf('July.pdf'), pdf('August.pdf')]);
    await userEvent.click(await button('Send 2 files'));
    await expect(
      await screen.findByText('It did not reach the exchange. Try again; nothing is kept twice.'),
    ).toBeVisible();
    await userEvent.click(await button('Try again'));
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
    await waitFor(async () => expect((await sent()).getAllByText('July.pdf')).toHaveLength(1));
  },
};

/** Two documents that the exchange has from before the page was opened. */
const sentEarlier =
  (account: string): NonNullable<Args['break']> =>
  (sandbox) => {
    const path = '/frontoffice/api/v1/file-transfer/upload?documentType=ProofOfFunds';
    const token = sandbox.issueToken(account);
    for (const name of ['July.pdf', 'Holiday.pdf']) {
      const body = new FormData();
      body.append('file', pdf(name));
      void sandbox.fetch(
        new Request(`http://exchange.test${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body,
        }),
      );
    }
  };

/**
 * A file that arrived before the page was closed waits there: it can be removed, or sent for review without choosing
 * again.
 */
export const Reopened: Story = {
  args: { break: sentEarlier('more-data@agio.test') },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Remove Holiday.pdf'));
    await userEvent.click(await button('Remove'));
    await expect(await screen.findByText('Holiday.pdf was removed')).toBeVisible();
    await userEvent.click(await button('Send for review'));
    await expect(await screen.findByText('Document upload successful.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove July.pdf' })).not.toBeInTheDocument(),
    );
    await expect(await button('See the request')).toBeVisible();
  },
};

const photo = async () => {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d')?.fillRect(8, 8, 40, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Page 1.png', {
    type: 'image/png',
  });
};
const opensWhatWasSent: Story['play'] = async ({ userEvent }) => {
  await userEvent.upload(await input(), [await photo()]);
  await userEvent.click(await button('Send 1 file'));
  const opener = await button('Open Page 1.png');
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Page 1.png' }));
  await expect(await dialog.findByRole('figure', { name: 'Page 1.png' })).toBeVisible();
  // Spec §6: a download is for officers.
  await expect(dialog.queryByRole('button', { name: /^Save/ })).toBeNull();
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};
/** A sent document is looked at by its owner, and saved by officers alone. */
export const Opened: Story = {
  name: 'A document that was sent can be opened by its owner (L7)',
  play: opensWhatWasSent,
};
export const OpenedOnAPhone: Story = { globals: at('small'), play: opensWhatWasSent };

/** In review: documents can be added. Nothing of the downloads is offered to a customer (spec §6). */
export const InReview: Story = {
  args: { account: 'pending@agio.test' },
  globals: at('phone'),
  play: async () => {
    await expect(await screen.findByText(/^Your request is in review/)).toBeVisible();
    await expect((await sent()).getAllByText('In review')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
};
/** The questions of Tier 3 ask for a proof. */
export const ForAnApplication: Story = {
  args: { account: 'trader@agio.test' },
  globals: { ...at('phone'), scheme: 'light', brand: 'verdant' },
  play: async ({ userEvent }) => {
    const goOn = 'Continue the application';
    await userEvent.upload(await input(), [pdf('2026 Q3.pdf')]);
    await expect(screen.queryByRole('link', { name: goOn })).toBeNull();
    await userEvent.click(await button('Send 1 file'));
    await expect(await screen.findByRole('link', { name: goOn })).toBeVisible();
  },
};
/** The exchange refuses one of two: the other is part of the application, and there is a way on. */
export const OneOfSeveralIsRefused: Story = {
  args: {
    account: 'trader@agio.test',
    break: (sandbox) =>
      sandbox.faults.set({
        endpoint: 'files.upload',
        times: 1,
        failWith: { status: 415 },
      }),
  },
  globals: at('phone'),
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), [pdf('July.pdf'), pdf('August.pdf')]);
    await userEvent.click(await button('Send 2 files'));
    await expect(
      await screen.findByRole('link', { name: 'Continue the application' }),
    ).toBeVisible();
    await expect(
      await screen.findByText(/^Your documents are part of your application\. The files that were/),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect((await sent()).getByText('August.pdf')).toBeVisible();
  },
};
/** Documents that arrived before the page was closed, and that the application does not count: it counts them by a press. */
export const ReopenedApplication: Story = {
  args: { account: 'trader@agio.test', break: sentEarlier('trader@agio.test') },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Add to the application'));
    await expect(
      await screen.findByRole('link', { name: 'Continue the application' }),
    ).toBeVisible();
  },
};
/** Rejected while the page was open: nothing more is asked for. */
export const NothingAsked: Story = {
  args: {
    account: 'pending@agio.test',
    break: (sandbox) => void decide('Deny', 'Too old.')(sandbox),
  },
  globals: { ...at('tablet'), dir: 'rtl' },
};
export const Frozen: Story = { args: { account: 'frozen@agio.test' } };
export const OfAGuest: Story = { args: { account: undefined }, globals: at('small') };
export const Failing: Story = {
  args: {
    break: (sandbox) => sandbox.faults.set({ endpoint: 'files.list', failWith: { status: 500 } }),
  },
};
