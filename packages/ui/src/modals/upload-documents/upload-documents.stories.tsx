import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent as users } from 'storybook/test';
import { uploadRules } from '../../testing/upload-rules.ts';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { MB, sampleFiles } from '../testing/sample-files.ts';
import {
  UploadDocumentsModal,
  type UploadDocumentsModalProps,
  useChosenFiles,
} from './upload-documents.tsx';

const meta = {
  title: 'Modals/Upload documents',
  component: UploadDocumentsModal,
  parameters: modalParameters,
  args: {
    rules: uploadRules,
    open: true,
    onOpenChange: fn(),
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onMakeSmaller: fn(),
    onRetry: fn(),
    onSubmit: fn(),
  },
  render: controlled(UploadDocumentsModal),
} satisfies Meta<typeof UploadDocumentsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Upload documents';

/** Keeps the list of files, like a page does. */
const Kept = controlled(function Kept(props: UploadDocumentsModalProps) {
  const { files, onFiles, onRemove } = useChosenFiles(uploadRules);
  return <UploadDocumentsModal {...props} {...{ files, onFiles, onRemove }} />;
});

export const Empty: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    await expect(
      modal.getByText('jpg, jpeg, gif, png, or pdf · up to 5 MB each · up to 10 files'),
    ).toBeVisible();
  },
};

/** The head of a PNG of 30 000 × 30 000 px: a few bytes that would take gigabytes to show. */
const flood = Uint8Array.from(
  '89504e470d0a1a0a0000000d49484452 00007530 00007530 0806000000'
    .replaceAll(' ', '')
    .match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/** A picture is sent as the file that it is, and never decoded to be shown. */
export const NoPreview: Story = {
  name: 'S45 A picture of a billion pixels is not decoded',
  render: (args) => <Kept {...args} />,
  play: async ({ userEvent }) => {
    const decoding = [spyOn(globalThis, 'createImageBitmap'), spyOn(URL, 'createObjectURL')];
    const modal = await dialog(title);
    const input = modal.getByLabelText('Documents', { selector: 'input' });
    await userEvent.upload(input, new File([flood], 'flood.png', { type: 'image/png' }));
    await expect(modal.getByText('flood.png')).toBeVisible();
    await expect(modal.queryByRole('img', { name: /flood/ })).not.toBeInTheDocument();
    await expect(document.querySelector('[role=dialog] img')).toBeNull();
    for (const spy of decoding) {
      await expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  },
};

/** Each refused file says why; the good one can be sent. */
export const Filling: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const input = modal.getByLabelText('Documents', { selector: 'input' });
    // Dropped, so to speak: the file chooser itself would not show files of other types.
    await users
      .setup({ applyAccept: false })
      .upload(input, [
        new File([new Uint8Array(6 * MB)], 'photo.png'),
        new File(['x'], 'Portfolio.xlsx'),
        new File([], 'nothing.pdf'),
      ]);
    await expect(modal.getByText('6.00 MB is over the limit of 5 MB.')).toBeVisible();
    await expect(modal.getByText(/This file type is not accepted/)).toBeVisible();
    await expect(modal.getByText('This file is empty.')).toBeVisible();
    await expect(modal.getByText('0 of 3 files can be sent')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
    await userEvent.upload(input, new File(['x'], 'statement.pdf'));
    await userEvent.click(modal.getByRole('button', { name: 'Send 1 file' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The eleventh is one too many, and removing one makes room. */
export const TooMany: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ userEvent }) => {
    const modal = await dialog(title);
    const input = modal.getByLabelText('Documents', { selector: 'input' });
    const files = Array.from({ length: 11 }, (_, i) => new File(['x'.repeat(i + 1)], `${i}.pdf`));
    await userEvent.upload(input, files);
    await expect(modal.getByText('10 of 11 files can be sent')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Remove 10.pdf' }));
    await userEvent.click(modal.getByRole('button', { name: 'Remove 0.pdf' }));
    await userEvent.upload(input, files.slice(10));
    await expect(modal.getByText('10 of 10 files can be sent')).toBeVisible();
  },
};

/** A file of a type that is not accepted: another one takes its place. */
export const AnotherFile: Story = {
  name: 'A refused file has a way on, and another one takes its place (L7)',
  render: (args) => <Kept {...args} />,
  play: async () => {
    // Dropped, so to speak: the file chooser itself would not show files of other types.
    const user = users.setup({ applyAccept: false });
    const modal = await dialog(title);
    const input = modal.getByLabelText<HTMLInputElement>('Documents', { selector: 'input' });
    const opened = spyOn(input, 'click').mockImplementation(() => undefined);
    await user.upload(input, [new File(['x'], 'Portfolio.xlsx'), new File(['x'], 'Empty.pdf')]);
    const opens = opened.mock.calls.length;
    await user.click(modal.getByRole('button', { name: 'Choose another file' }));
    await expect(opened.mock.calls.length).toBe(opens + 1);
    opened.mockRestore();
    await user.upload(input, [new File(['y'], 'Portfolio.pdf')]);
    await expect(modal.queryByText('Portfolio.xlsx')).toBeNull();
    await expect(modal.getByText('2 of 2 files can be sent')).toBeVisible();
  },
};

export const EveryFileState: Story = {
  args: { files: sampleFiles },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Wait for 1 upload' })).toBeDisabled();
    await userEvent.click(modal.getByRole('button', { name: 'Make smaller' }));
    await expect(args.onMakeSmaller).toHaveBeenCalledWith('3');
    await userEvent.click(modal.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('5');
    await userEvent.click(modal.getByRole('button', { name: 'Remove Portfolio.xlsx' }));
    await expect(args.onRemove).toHaveBeenCalledWith('4');
  },
};

export const Submitting: Story = {
  args: { files: sampleFiles.slice(0, 1), submitting: true },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await expect(modal.getByRole('button', { name: 'Send 1 file' })).toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The server's message, and the files stay. */
export const Failed: Story = {
  args: {
    files: sampleFiles.slice(0, 1),
    error: 'The documents could not be stored. Please try again in a minute.',
  },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('alert')).toHaveTextContent(/could not be stored/);
    await expect(modal.getByText('Salary statements 2026 Q3.pdf')).toBeVisible();
  },
};

export const Done: Story = {
  args: { done: true },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('status')).toHaveTextContent(/were sent/);
    // The focus is on the way out, in place of the button that is gone.
    await expect(modal.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    files: sampleFiles.map((file) => ({
      ...file,
      name: `A_scanned_document_with_a_very_long_name_that_no_row_can_hold_in_one_line ${file.name}`,
    })),
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false, files: sampleFiles.slice(0, 1) },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { args: { files: sampleFiles }, globals: phone, play: expectFits };
