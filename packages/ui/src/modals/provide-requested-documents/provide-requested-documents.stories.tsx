import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { uploadRules } from '../../testing/upload-rules.ts';
import {
  dialog,
  expectFits,
  controlled,
  modalParameters,
  phone,
  playKeyboard,
} from '../testing/controlled-modal.tsx';
import { sampleFiles, sentDocuments } from '../testing/sample-files.ts';
import {
  ProvideRequestedDocumentsModal,
  type ProvideRequestedDocumentsModalProps,
  useChosenFiles,
} from './provide-requested-documents.tsx';

const meta = {
  title: 'Modals/Provide requested documents',
  component: ProvideRequestedDocumentsModal,
  parameters: modalParameters,
  args: {
    rules: uploadRules,
    open: true,
    onOpenChange: fn(),
    comment:
      'The salary statement shows one month. Please add the statements for July and August 2026, all pages.',
    requestedAt: new Date(Date.now() - 26 * 3_600_000).toISOString(),
    documents: sentDocuments.slice(0, 1),
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onSubmit: fn(),
    timeZone: 'UTC',
  },
  render: controlled(ProvideRequestedDocumentsModal),
} satisfies Meta<typeof ProvideRequestedDocumentsModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Provide more data';

const Kept = controlled(function Kept(props: ProvideRequestedDocumentsModalProps) {
  const { files, onFiles, onRemove } = useChosenFiles(uploadRules);
  return <ProvideRequestedDocumentsModal {...props} {...{ files, onFiles, onRemove }} />;
});

export const Asked: Story = {
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByText('More documents required')).toBeVisible();
    await expect(modal.getByText(/July and August 2026/)).toBeVisible();
    await expect(modal.getByText('1 d 2 h')).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  },
};

export const Filling: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    const input = modal.getByLabelText('Documents', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'Salary statement 2026-08.pdf'));
    await userEvent.click(modal.getByRole('button', { name: 'Upload more docs' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithoutComment: Story = { args: { comment: null, documents: [] } };
export const Uploading: Story = { args: { files: sampleFiles } };
export const Submitting: Story = { args: { files: sampleFiles.slice(0, 1), submitting: true } };
export const Failed: Story = {
  args: { files: sampleFiles.slice(0, 1), error: 'This request was closed in the meantime.' },
};
export const Done: Story = {
  args: { done: true },
  play: async () => {
    const modal = await dialog(title);
    await expect(modal.getByRole('status')).toHaveTextContent('The review continues.');
  },
};

export const Later: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await dialog(title);
    await userEvent.click(modal.getByRole('button', { name: 'Later' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongComment: Story = {
  args: {
    comment: `${'Please send the statements of every month, each with all of its pages. '.repeat(6)}Kontoauszugszusammenstellungsbescheinigungsnummer`,
  },
  play: expectFits,
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ userEvent }) => playKeyboard(userEvent, title),
};

export const Phone: Story = { args: { files: sampleFiles }, globals: phone, play: expectFits };
